import css from "./site.css?inline";

/**
 * The style sheet, for the page's one `<style>` element. In the browser the text is read back from that element, so
 * the sheet is neither downloaded again with the scripts nor changed when React takes the page over.
 */
export function siteStyles(): string {
  if (import.meta.env.SSR || import.meta.env.DEV) return css;
  return document.getElementById("site-styles")?.textContent ?? "";
}
