import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/** A browser asks no more by itself once it got an error in place of the stream. */
const TRY_AGAIN_MS = 30_000;

/** Loads the page's data again when the stream at `events` names another version; a hidden page catches up. */
export function useLiveList(events: string, version: string): void {
  const { revalidate } = useRevalidator();
  const shown = useRef(version);
  useEffect(() => {
    shown.current = version;
  }, [version]);

  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function close() {
      clearTimeout(timer);
      source?.close();
    }
    function open() {
      close();
      if (document.hidden) return;
      source = new EventSource(events);
      source.addEventListener("message", ({ data }) => void (data !== shown.current && revalidate()));
      source.addEventListener("error", () => {
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, TRY_AGAIN_MS);
      });
    }
    open();
    document.addEventListener("visibilitychange", open);
    return () => {
      document.removeEventListener("visibilitychange", open);
      close();
    };
  }, [events, revalidate]);
}
