import { loadSpaceExport } from "../export/load-space-export.ts";
import { orderViews } from "../schema/order.ts";
import { createSpaceTypes } from "../schema/space-types.ts";
import { createContentSpace } from "../space/content-space.ts";
import { viewEntries } from "../space/content-view.ts";
import { createInventor } from "./inventor.ts";
import { inventRange } from "./questions.ts";

const ROUNDS = 20;

/** Milliseconds of the processor that the benchmark's range query takes when every article is looked at and sorted. */
export async function measureScan(exportFile: string): Promise<number> {
  const space = createContentSpace(await loadSpaceExport(exportFile));
  const { filter, order } = createSpaceTypes(space).entries.get("article")!;
  const orderBy = ["isFeatured_DESC", "rating_DESC"].map((name) => order.getValue(name)?.value as unknown);
  const perspective = { space, locale: "en", useFallbackLocale: true, preview: false };
  const inventor = createInventor(1);
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { from, to } = inventRange(inventor);
    const views = viewEntries(perspective, space.findEntriesOfType("article"));
    const found = views.filter((view) => filter.matches(view, { publishedOn_gte: from, publishedOn_lt: to }));
    orderViews(found, orderBy);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / ROUNDS;
}
