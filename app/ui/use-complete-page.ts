import { useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * False for the first frame of a page that a link led to. What is far below the first screen may wait for the next, so
 * that a phone shows the page sooner. Never for a document, Back, or a part of a page, which need the whole height at
 * once.
 */
export function useCompletePage(): boolean {
  const { hash } = useLocation();
  const isStart = useNavigationType() === "POP" || hash !== "";
  return useDeferredValue(true, isStart);
}
