import { expect, test } from "vitest";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { describeStores } from "../test-support/describe-stores.ts";
import type { PageCountRow } from "./database.ts";

const row = (page: string, count: number, more: Partial<PageCountRow> = {}): PageCountRow => ({
  ...{ day: "2026-11-20", hospital_id: "punalur", page, what: "view", count, ...more },
});

describeStores("Page counts", (createPlace) => {
  test("what several processes counted adds up, by page and by day, for one hospital and the whole site", async () => {
    const store = await (await createPlace()).open(new SettableClock());
    await Promise.all([
      store.addPageCounts([row("/a", 2), row("/b", 1), row("", 4, { hospital_id: "", what: "bot" })]),
      store.addPageCounts([row("/b", 5), row("/a", 1), row("/a", 9, { hospital_id: "adoor" })]),
    ]);
    await store.addPageCounts([row("/a", 1, { day: "2026-11-21" }), row("/a", 7, { day: "2026-11-01" })]);
    const sum = { hospitalId: "punalur", from: "2026-11-20" };
    const byPage = await store.sumPageCounts({ ...sum, by: "page" });
    expect(byPage.toSorted((a, b) => a.of.localeCompare(b.of))).toEqual([
      { of: "", what: "bot", count: 4 },
      { of: "/a", what: "view", count: 4 },
      { of: "/b", what: "view", count: 6 },
    ]);
    const views = (await store.sumPageCounts({ ...sum, by: "day" })).filter(({ what }) => what === "view");
    expect(views.map(({ of, count }) => `${of} ${count}`).toSorted()).toEqual(["2026-11-20 9", "2026-11-21 1"]);
    await store.close();
  });

  test("counts go after their days, and not before", async () => {
    const store = await (await createPlace()).open(new SettableClock("2026-11-20T10:00:00Z"));
    await store.addPageCounts([row("/a", 1, { day: "2025-10-16" }), row("/b", 1, { day: "2025-10-15" })]);
    await store.purgePageCounts(400);
    const left = await store.sumPageCounts({ hospitalId: "punalur", from: "", by: "page" });
    expect(left.map(({ of }) => of)).toEqual(["/a"]);
    await store.close();
  });
});
