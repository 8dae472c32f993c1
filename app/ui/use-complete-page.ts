import { useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router";

/** False for the first frame after a link: what is far below waits. Never for a document, Back or a part. */
export function useCompletePage(): boolean {
  const { hash } = useLocation();
  const isStart = useNavigationType() === "POP" || hash !== "";
  return useDeferredValue(true, isStart);
}
