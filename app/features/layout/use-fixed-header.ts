import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";

interface FixedHeader {
  headerRef: RefObject<HTMLElement | null>;
  isFixed: boolean;
}

/** A marker further down the page has not been passed yet, however the page was scrolled. */
const BELOW_COUNTS_AS_SEEN = "0px 0px 1000000px 0px";

/**
 * Tells whether the header is to be a fixed bar: the page's marker has left the viewport at the top. The marker is the
 * last element with `data-header-marker`: the page's own, or the layout's above the header. While the bar is fixed the
 * header keeps its height, so that the page below does not jump.
 */
export function useFixedHeader(): FixedHeader {
  const headerRef = useRef<HTMLElement>(null);
  const [heightToKeep, setHeightToKeep] = useState<number>();
  const { pathname } = useLocation();

  useEffect(() => {
    const marker = [...document.querySelectorAll("[data-header-marker]")].at(-1);
    if (!marker) return;
    const observer = new IntersectionObserver(
      ([entry]) => setHeightToKeep(entry?.isIntersecting === false ? heightOf(headerRef.current) : undefined),
      { rootMargin: BELOW_COUNTS_AS_SEEN },
    );
    observer.observe(marker);
    return () => observer.disconnect();
  }, [pathname]);

  useLayoutEffect(() => {
    const style = headerRef.current?.style;
    if (heightToKeep) style?.setProperty("height", `${heightToKeep}px`);
    else style?.removeProperty("height");
  }, [heightToKeep]);

  return { headerRef, isFixed: heightToKeep !== undefined };
}

/** With its fraction of a pixel, by which the page would jump otherwise. */
function heightOf(element: HTMLElement | null): number | undefined {
  return element?.getBoundingClientRect().height;
}
