import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";

/**
 * Renders a page whole: nothing is streamed, because the same bytes are kept and served to every visitor.
 * Rejects when rendering throws; the server then answers 500.
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
