import { Scripts, ScrollRestoration, UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

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
