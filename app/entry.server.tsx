import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type ActionFunctionArgs,
  type EntryContext,
  type LoaderFunctionArgs,
} from "react-router";
import { servicesContext } from "./context.ts";

/**
 * Renders a page whole: nothing is streamed, because the same bytes are cached and served to every visitor.
 * Rejects when rendering throws; the server then responds with 500.
 */
export default async function renderPage(request: Request, status: number, headers: Headers, router: EntryContext) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  let failure: unknown;
  const stream = await renderToReadableStream(<ServerRouter context={router} url={request.url} />, {
    onError: (error) => {
      failure ??= error;
    },
  });
  await stream.allReady;
  if (failure) throw failure;
  return new Response(stream, { status, headers });
}

/** Reports failures on our side. A missing page, or a post to a page without a form, is the client's fault. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const isClientFault = isRouteErrorResponse(error) && error.status < 500;
  if (isClientFault || request.signal.aborted) return;
  context.get(servicesContext).reportFailure(error, new URL(request.url).pathname);
}
