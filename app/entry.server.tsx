import {
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
  type ActionFunctionArgs,
  type EntryContext,
  type LoaderFunctionArgs,
} from "react-router";
import { PageDataContext, writePageData } from "./page-data.ts";
import { pageLanguage } from "./page-language.server.ts";
import { renderWhole } from "./render-whole.server.ts";
import { loadTexts } from "#app/ui/texts/texts.tsx";
import { BrandContext } from "#app/styles/brand-head.tsx";
import { createUsedStyles, isStill } from "#app/styles/used-styles.server.ts";
import siteStyles from "#app/styles/site.css?inline";
import specialMediaStyles from "#app/styles/special-media.css?inline";
import { servicesContext } from "./context.ts";

/** While the site is developed, the sheet is not minified. */
const usedStyles = import.meta.env.DEV ? () => siteStyles : createUsedStyles(siteStyles);

/** Where React writes styles: before the title, and the site's own empty. */
const STYLES = /<style data-precedence[^>]*>[^<]*<\/style>|<link rel="stylesheet"[^>]* data-precedence[^>]*>/g;
const SITE_STYLES = /data-href="site"[^>]*>/;

/**
 * Browsers before Chrome 87 and Safari 14.1 do not know `inset`. They leave all other styles out: a plain page can be
 * read, half of the styles would lay its parts over each other. What stands
 * beside each other has no gap then, so it gets a little room.
 */
const WITHOUT_STYLE =
  "body{overflow-wrap:break-word}img,video{max-width:100%;height:auto}.paper-only{display:none}" +
  "@supports not (inset:0){.visually-hidden{position:absolute;left:-99em}*+a,*+b,*+span,.note{margin-left:1ch}}";

/** What receives React Router's own data, where there is none; some browsers throw at it. */
const STREAM_START = /window\.__reactRouterContext\.stream = [^;]*;\}\}\)\.pipeThrough\(new TextEncoderStream\(\)\);/;

/**
 * Renders a page whole, with the styles that it uses: nothing is streamed, because the same bytes are cached and served
 * to every visitor. They are the response's `html`, as its body would copy them twice. Rejects when rendering throws;
 * the server then responds with 500.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { loaderData, actionData, errors } = router.staticHandlerContext;
  // While the site is developed, React Router's own client replaces changed routes.
  const isLight = !import.meta.env.DEV && import.meta.env.LIGHT_ROUTER && !errors;
  const data = isLight ? writePageData({ loaderData, actionData }) : undefined;
  if (data !== undefined) delete router.serverHandoffStream;
  const { site, texts } = context.get(servicesContext);
  const { language, brand } = site;
  await loadTexts(language);
  const page = (
    <BrandContext value={brand}>
      <PageDataContext value={data}>
        <ServerRouter context={router} url={request.url} />
      </PageDataContext>
    </BrandContext>
  );
  // React Router's own data comes as a stream.
  const rendered = await pageLanguage.run(language, () => renderWhole(page, data === undefined));
  // What was posted is refused: a screen reader begins with the title (GOV.UK Design System, "Error summary").
  const isRefused = request.method === "POST" && status >= 400 && !errors;
  const named = isRefused ? rendered.replace("<title>", `<title>${texts.pages.form.error} `) : rendered;
  const html = withStyles(data === undefined ? named : named.replace(STREAM_START, ""));
  return Object.assign(new Response(null, { status, headers }), { html });
}

/** At the end of the head: who shows a link to others, as messengers do, reads only the beginning of a page. */
function withStyles(page: string): Buffer<ArrayBuffer> {
  const end = page.indexOf("</head>");
  const head = page.slice(0, end);
  const styles = (head.match(STYLES) ?? [])
    .join("")
    .replace(SITE_STYLES, (tag) => `${tag}${WITHOUT_STYLE}@supports (inset:0){${usedStyles(page)}}`);
  const sent = isStill(page) ? withoutUnread(styles, page) : styles;
  return Buffer.from(head.replace(STYLES, "") + sent + page.slice(end));
}

/** Without the variables that nothing on the page reads, nor on its paper. */
function withoutUnread(styles: string, page: string): string {
  const read = new Set((styles + page + specialMediaStyles).match(/(?<=var\()--[\w-]+/g));
  return styles.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (whole, name: string) => (read.has(name) ? whole : ""));
}

/** Reports failures on our side. A missing page, or a post to a page without a form, is the client's fault. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const isClientFault = isRouteErrorResponse(error) && error.status < 500;
  if (isClientFault || request.signal.aborted) return;
  context.get(servicesContext).reportFailure(error, new URL(request.url).pathname);
}
