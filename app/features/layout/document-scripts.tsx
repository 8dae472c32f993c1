import {
  Scripts,
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
} from "react-router";
import { useEffect, useRef, useState } from "react";

/**
 * The scripts that start the page, which the server alone writes: an element that a browser's React makes of a script
 * never runs, and is refused by `require-trusted-types-for` (Trusted Types, §3.1), which would end the page. React lets
 * elements of the served head and body stand that it does not know.
 */
export function DocumentScripts() {
  if (!import.meta.env.SSR) return <ScrollPositions />;
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

/** What `ScrollRestoration` does in the browser, without its script, which restores a position before hydration. */
function ScrollPositions() {
  useScrollRestoration();
  return null;
}

/**
 * Does for a page that a link opened what browsers do for a new document: tells screen readers its title, and lets the
 * keyboard go on from its beginning.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const announcedPath = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    // The first page is announced by the browser.
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    setTitle(document.title);
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
}
