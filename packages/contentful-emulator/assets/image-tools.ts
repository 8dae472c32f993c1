import { RequestError } from "../http/messages.ts";
import type { measureImage, transformImage } from "./transform-image.ts";

/** What is done with the pixels of pictures. Whoever embeds the service may do it in a process of its own. */
export interface ImageTools {
  transformImage: typeof transformImage;
  measureImage: typeof measureImage;
}

/** Leaves half of Node's four file threads free. */
const MAX_AT_ONCE = 2;

/**
 * Works on pictures in this process, two at a time; the others wait. The library is loaded when it is
 * needed first.
 */
export function createImageTools(): ImageTools {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    measureImage: async (path) => (await loadTools()).measureImage(path),
    async transformImage(...args) {
      if (running < MAX_AT_ONCE) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await (await loadTools()).transformImage(...args);
      } finally {
        // The slot passes to the next in line, so that no later request takes it.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

/** The status by which is told that pictures stay as they are. */
export const NO_LIBRARY = 501;

/** Whether pictures can be made. */
export async function hasImageLibrary(): Promise<boolean> {
  return loadTools().then(
    () => true,
    () => false,
  );
}

async function loadTools() {
  const { default: sharp } = await import("sharp").catch((error: unknown) => {
    throw new RequestError(NO_LIBRARY, "NotImplemented", `sharp is not installed: ${String(error)}`);
  });
  // Files may be replaced under the same name, and the process needs the other threads.
  sharp.cache(false);
  sharp.concurrency(1);
  return import("./transform-image.ts");
}
