import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

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
