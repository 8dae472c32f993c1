import { expect, onTestFinished, test } from "vitest";
import { createAnswerLinks } from "#outbox/answer-links.server.ts";
import { createReleaseLinks } from "#outbox/release-links.server.ts";
import { openStore } from "#outbox/store/open-store.server.ts";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { createSignedAddresses } from "./signed-addresses.ts";
import { openFormsServer } from "./test-support/open-forms-server.ts";

const PUNALUR = { id: "punalur", basePath: "/venmala_hospital_punalur" };

/** A server whose every page takes posts, and what a browser that names no origin gets for one to an address. */
async function start() {
  const clock = new SettableClock();
  const store = await openStore({ dataDir: temporaryFolder(), clock, diskReserveBytes: 100_000 });
  onTestFinished(() => store.close());
  const links = createAnswerLinks(store);
  const isSigned = createSignedAddresses({ hospitals: [PUNALUR], links, store, clock });
  const { server } = await openFormsServer({ isSigned, formAt: () => "fields", heldRelease: { store, clock } });
  const post = async (url: string) => {
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "null" };
    return (await server.inject({ method: "POST", url, headers, payload: "state=call-me" })).statusCode;
  };
  const tomorrow = new Date(Number(clock.now()) + 24 * 60 * 60_000);
  return { clock, links, store, post, tomorrow };
}

test.each(["answer", "request", "requests"] as const)(
  "a post without an origin is taken for a signed address below /%s, also one that has run out",
  async (purpose) => {
    const { clock, links, post, tomorrow } = await start();
    const path = await links.path(PUNALUR, purpose, "A-0000-0001", tomorrow);
    expect(await post(path)).toBe(200);
    clock.move(48 * 60);
    expect(await post(`${path}?done`)).toBe(200);
  },
);

test("a post without an origin is refused for an address that only looks signed", async () => {
  const { links, post, tomorrow } = await start();
  const path = await links.path(PUNALUR, "request", "A-0000-0001", tomorrow);
  const forged = [
    `${path}x`,
    `${path}.x`,
    path.replace("/request/", "/answer/"),
    path.replace("0001", "0002"),
    path.replace("punalur", "alappuzha"),
    `${PUNALUR.basePath}/requests/a/b/c`,
    "/held/A-0000-0001/1/x",
    `${PUNALUR.basePath}/requests`,
  ];
  expect(await Promise.all(forged.map(post))).toEqual(forged.map(() => 403));
});

test("a digest's link needs no origin either", async () => {
  const { store, post, tomorrow } = await start();
  const path = await createReleaseLinks(store).path("A-0000-0001", tomorrow);
  // The submission was deleted meanwhile.
  expect(await post(path)).toBe(410);
});
