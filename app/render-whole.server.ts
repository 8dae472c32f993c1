import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";

/** What React leaves where a part is not loaded yet, or failed. */
const UNFINISHED = "<!--$!-->";

/**
 * The markup of a whole page, every part in its place. `isStreamed` says that something in it waits each time. Rejects
 * when rendering throws, also within a Suspense.
 */
export async function renderWhole(page: ReactNode, isStreamed = false): Promise<string> {
  if (isStreamed) return renderAndWait(page);
  // Takes half as long as waiting.
  const markup = renderToString(page);
  return markup.includes(UNFINISHED) ? renderAndWait(page) : `<!DOCTYPE html>${markup}`;
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
