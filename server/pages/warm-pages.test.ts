import { expect, onTestFinished, test } from "vitest";
import { resultOf } from "#tests/support/content-results.ts";
import { warmPages } from "./warm-pages.ts";

/** Pages that are warmed without waiting in between; they are listed by what was done with them, in order. */
function start(addresses: string[], room = Infinity) {
  const done: string[] = [];
  const listeners: (() => void)[] = [];
  const stopping = new AbortController();
  let toCompress = 0;
  const ended = warmPages(
    {
      cache: {
        get: async (address) => {
          done.push(address);
          toCompress += 1;
          if (address === "/broken") throw new Error("cannot be rendered");
          return {
            status: 200,
            headers: {},
            body: { identity: Buffer.of(), gzip: Buffer.of(), br: Buffer.of() },
            etag: "",
          };
        },
        isFull: () => done.filter((address) => address.startsWith("/")).length >= room,
        compressNext: async () => {
          if (toCompress === 0) return false;
          toCompress -= 1;
          done.push("compressed");
          return true;
        },
      },
      warmSearch: async () => void done.push("search"),
      listPages: async function* () {
        yield* addresses.map((path) => resultOf([{ path }]));
      },
      onContentChange: (listener) => void listeners.push(listener),
      isBusy: () => false,
      timing: { beginAfterMs: 0, restsAfterRender: 0, restsAfterCompression: 0, lookEveryMs: 1 },
    },
    stopping.signal,
  );
  onTestFinished(async () => {
    stopping.abort();
    await ended;
  });
  return { done, ended, stop: () => stopping.abort(), change: () => listeners.forEach((listener) => listener()) };
}

test("the search is made ready, every page rendered, then compressed, and both again when content has changed", async () => {
  const { done, change } = start(["/a", "/broken", "/b"]);
  const once = ["/a", "/broken", "/b", "compressed", "compressed", "compressed"];
  await expect.poll(() => done).toEqual(["search", ...once]);
  change();
  await expect.poll(() => done).toEqual(["search", ...once, ...once]);
});

test("nothing is done any more once the site stops", async () => {
  const { done, ended, stop, change } = start(["/a"]);
  await expect.poll(() => done).toEqual(["search", "/a", "compressed"]);
  stop();
  await ended;
  change();
  expect(done).toHaveLength(3);
});

test("no page is rendered that would push another out", async () => {
  const { done } = start(["/a", "/b", "/c"], 2);
  await expect.poll(() => done).toEqual(["search", "/a", "/b", "compressed", "compressed"]);
});
