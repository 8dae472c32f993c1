import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
  type ActionFunctionArgs,
  type EntryContext,
  type LoaderFunctionArgs,
} from "react-router";
import { PageDataContext, writePageData } from "./page-data.ts";
import { BrandContext } from "#app/styles/brand-head.tsx";
import { createUsedStyles } from "#app/styles/used-styles.server.ts";
import siteStyles from "#app/styles/site.css?inline";
import { servicesContext } from "./context.ts";

/** While the site is developed, the sheet is not minified. */
const usedStyles = import.meta.env.DEV ? () => siteStyles : createUsedStyles(siteStyles);

/** What the root writes for it. */
const STYLES_PLACE = /<style [^>]*data-href="site"[^>]*>(?=<\/style>)/;

/** Where React has put nothing yet, because a part is not loaded or failed. */
const UNFINISHED = "<!--$!-->";

/**
 * Renders a page whole, with the styles that it uses: nothing is streamed, because the same bytes are cached and served to
 * every visitor. They are the response's `html`, as its body would copy them twice. Rejects when rendering throws; the server
 * then responds with 500.
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
  const data = import.meta.env.DEV || errors ? undefined : writePageData({ loaderData, actionData });
  if (data !== undefined) delete router.serverHandoffStream;
  const page = (
    <BrandContext value={context.get(servicesContext).site.brand}>
      <PageDataContext value={data}>
        <ServerRouter context={router} url={request.url} />
      </PageDataContext>
    </BrandContext>
  );
  // Takes half as long as waiting. React Router's own data comes as a stream, which has to be waited for.
  const atOnce = data === undefined ? undefined : `<!DOCTYPE html>${renderToString(page)}`;
  const isWhole = atOnce !== undefined && !atOnce.includes(UNFINISHED);
  const html = withStyles(isWhole ? atOnce : await renderAndWait(page));
  return Object.assign(new Response(null, { status, headers }), { html });
}

async function renderAndWait(page: ReactNode): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(page, {
    // All of it in its place: otherwise a large part waits at the end for a script to move it.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      failure ??= error;
    },
  });
  await stream.allReady;
  if (failure) throw failure;
  return new Response(stream).text();
}

function withStyles(page: string): Buffer<ArrayBuffer> {
  const place = STYLES_PLACE.exec(page);
  const at = place ? place.index + place[0].length : 0;
  return Buffer.from(page.slice(0, at) + (place ? usedStyles(page) : "") + page.slice(at));
}

/** Reports failures on our side. A missing page, or a post to a page without a form, is the client's fault. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const isClientFault = isRouteErrorResponse(error) && error.status < 500;
  if (isClientFault || request.signal.aborted) return;
  context.get(servicesContext).reportFailure(error, new URL(request.url).pathname);
}
