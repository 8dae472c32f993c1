import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Tells screen readers the title of a page that a link opened without a new document. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const announcedPath = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    // The first page is announced by the browser.
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
}
