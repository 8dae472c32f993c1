import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";

interface FixedHeader {
  headerRef: RefObject<HTMLElement | null>;
  isFixed: boolean;
}

/**
 * Tells whether the header is to be a fixed bar: the page's marker has left the viewport at the top. The marker is the
 * last element with `data-header-marker`: the page's own, or the layout's above the header. While the bar is fixed the
 * header keeps its height, so that the page below does not jump.
 */
export function useFixedHeader(): FixedHeader {
  const headerRef = useRef<HTMLElement>(null);
  const [isFixed, setIsFixed] = useState(false);
  const { pathname } = useLocation();

  useEffect(() => {
    const marker = [...document.querySelectorAll("[data-header-marker]")].at(-1);
    if (!marker) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const isOut = !entry.isIntersecting && entry.boundingClientRect.bottom <= 0;
      keepHeight(headerRef.current, isOut);
      setIsFixed(isOut);
    });
    observer.observe(marker);
    return () => observer.disconnect();
  }, [pathname]);

  return { headerRef, isFixed };
}

function keepHeight(header: HTMLElement | null, isKept: boolean): void {
  if (!header) return;
  if (!isKept) header.style.removeProperty("height");
  else if (!header.style.height) header.style.height = `${header.offsetHeight}px`;
}
