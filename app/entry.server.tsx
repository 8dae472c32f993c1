import { renderToReadableStream } from "react-dom/server";
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
const STYLES_PLACE = /(<style [^>]*data-href="site"[^>]*>)<\/style>/;

/**
 * Renders a page whole, with the styles that it uses: nothing is streamed, because the same bytes are cached and served to
 * every visitor. Rejects when rendering throws; the server then responds with 500.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  let failure: unknown;
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
  const stream = await renderToReadableStream(page, {
    // All of it in its place: otherwise a large part waits at the end for a script to move it.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      failure ??= error;
    },
  });
  await stream.allReady;
  if (failure) throw failure;
  const plain = await new Response(stream).text();
  const html = plain.replace(STYLES_PLACE, (_, tag: string) => `${tag}${usedStyles(plain)}</style>`);
  return Object.assign(new Response(html, { status, headers }), { html });
}

/** Reports failures on our side. A missing page, or a post to a page without a form, is the client's fault. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const isClientFault = isRouteErrorResponse(error) && error.status < 500;
  if (isClientFault || request.signal.aborted) return;
  context.get(servicesContext).reportFailure(error, new URL(request.url).pathname);
}
