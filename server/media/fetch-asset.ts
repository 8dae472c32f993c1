import { MediaProblem } from "./media-problem.ts";

/** How long the content service may be silent, before its answer and within it. */
export interface AssetTimeouts {
  /** Until the answer begins. */
  answerMs: number;
  /** Between two pieces of it; a film on a slow line takes as long as it needs. */
  pieceMs: number;
}

/** The beginning of an answer; the file itself follows. */
export interface AssetAnswer {
  readonly status: number;
  /** MIME type without parameters. */
  readonly contentType: string;
  /** Length of the file where the service tells it. */
  readonly size: number | undefined;
  /** The file, piece by piece. Throws `MediaProblem` with 502 when it breaks off. */
  readonly pieces: () => AsyncGenerator<Uint8Array>;
  /** Gives up the rest. */
  readonly cancel: () => void;
}

/** Asks for a file and follows no redirect. Throws `MediaProblem` with 502 when no answer comes in time. */
export async function fetchAsset(
  address: string,
  timeouts: AssetTimeouts,
  method: "GET" | "HEAD" = "GET",
): Promise<AssetAnswer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeouts.answerMs);
  try {
    const response = await fetch(address, {
      method,
      // A body without an encoding of its own, so that its length is the file's.
      headers: { "accept-encoding": "identity" },
      redirect: "error",
      signal: controller.signal,
    });
    const length = response.headers.get("content-length");
    return {
      status: response.status,
      contentType: (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "",
      size: length === null ? undefined : Number(length),
      pieces: () => readPieces(response, timeouts.pieceMs, controller),
      cancel: () => controller.abort(),
    };
  } catch (error) {
    throw new MediaProblem(502, "the content service did not answer", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function* readPieces(response: Response, pieceMs: number, controller: AbortController) {
  const timer = setTimeout(() => controller.abort(), pieceMs);
  try {
    for await (const piece of response.body ?? []) {
      timer.refresh();
      yield piece;
    }
  } catch (error) {
    throw new MediaProblem(502, "the content service broke off", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
