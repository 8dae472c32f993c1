import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createRecordingLog, SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { describeStores } from "#outbox/test-support/describe-stores.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { Content } from "#site/content/content.ts";
import { createConsents } from "./consents.server.ts";

const STORY = {
  ...({ hospital_id: "punalur", kind: "testimonial", entry_id: "usha", title: "Usha" } as const),
  ...{ person: "Usha", agreed_on: "2026-11-01", until_day: "" },
};

const VIDEO = { url: "/media/usha.mp4", contentType: "video/mp4", title: "Usha" };

describeStores("consents", (createPlace) => {
  async function open() {
    const place = await createPlace();
    const clock = new SettableClock();
    const store = await place.open(clock);
    onTestFinished(() => store.close());
    const dataDir = temporaryFolder();
    const start = async (from: Pick<Store, keyof Store>) => {
      const list = async () => ({ status: "ok", content: [{ id: "usha" }, { id: "girija" }] });
      const one = async () => ({ status: "ok", content: { id: "usha", video: VIDEO } });
      const source = { fetchTestimonials: list, fetchTestimonial: one } as unknown as Content;
      const { content, ...consents } = await createConsents({
        ...{ store: from, dataDir, clock, log: createRecordingLog(), lookMs: 10 },
        ...{ hospitals: [{ id: "punalur", contentName: "Punalur" }], content: source, onChange: () => {} },
      });
      onTestFinished(consents.stop);
      const ids = async () => {
        const { content: stories } = (await content.fetchTestimonials("h")) as never as { content: { id: string }[] };
        return stories.map(({ id }) => id);
      };
      return { consents, ids };
    };
    return { store, clock, dataDir, start };
  }

  test("what one process takes back is gone from another, and stays so at a start without the store", async () => {
    const { store, dataDir, start } = await open();
    const [one, other] = [await start(store), await start(store)];
    await one.consents.note(STORY, "a@example.org");
    const [row] = await one.consents.list("punalur");
    expect(await other.ids()).toEqual(["usha", "girija"]);
    if (row) await one.consents.end(row, "a@example.org");
    expect(await one.ids()).toEqual(["girija"]);
    await expect.poll(other.ids).toEqual(["girija"]);
    expect(JSON.parse(await readFile(join(dataDir, "withheld.json"), "utf8"))).toMatchObject([{ entry_id: "usha" }]);
    expect(one.consents.isFileWithheld(VIDEO.url)).toBe(true);
    const again = await start(store);
    await again.consents.look();
    expect(again.consents.isFileWithheld(VIDEO.url)).toBe(true);
    const away = () => Promise.reject(new Error("the store is away"));
    const alone = await start({ ...store, listConsents: away });
    await expect.poll(() => alone.consents.isFileWithheld(VIDEO.url)).toBe(true);
    expect(await alone.ids()).toEqual(["girija"]);
  });

  test("of an entry the newest consent counts, and an end is noted once", async () => {
    const { store, clock, start } = await open();
    const { consents, ids } = await start(store);
    await consents.note(STORY, "a@example.org");
    const [row] = await consents.list("punalur");
    if (!row) throw new Error("nothing is noted");
    await consents.end(row, "b");
    await consents.end(row, "c");
    clock.move(1);
    await consents.note({ ...STORY, person: "Usha's son" }, "a@example.org");
    expect([await ids(), await consents.list("kozhencherry")]).toEqual([["usha", "girija"], []]);
    expect((await consents.list("punalur")).map(({ person }) => person)).toEqual(["Usha's son"]);
    const ends = (await store.listDeskActs({ limit: 9 })).filter(({ what }) => what === "end-consent");
    expect(ends.map(({ who }) => who)).toEqual(["b"]);
  });
});
