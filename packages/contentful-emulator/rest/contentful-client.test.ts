import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveConformanceSpace } from "../conformance/conformance-space.ts";
import type { ContentService } from "../start-content-service.ts";
import { computeAnswers, createServiceClient, readExport, type Answer } from "./export-answers.ts";

const SPACES = { blog: "b1ogspace001", shop: "5h0pspace002", museum: "mu5eumspace3" } as const;

const EVERYTHING = { limit: 1000, include: 10 } as const;

function byId(items: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries((items as Answer[]).map((item) => [item.sys.id, item]));
}

function ofKind(answers: ReadonlyMap<string, Answer>, kind: "Entry" | "Asset"): Record<string, unknown> {
  return byId([...answers].filter(([key]) => key.startsWith(kind)).map(([, answer]) => answer));
}

describe.each(Object.entries(SPACES))("contentful.js on the export %s", (name, spaceId) => {
  const source = readExport(name);
  let service: ContentService;
  let client: ReturnType<typeof createServiceClient>;

  beforeAll(async () => {
    service = await serveConformanceSpace(name);
    client = createServiceClient(service, spaceId);
  });
  afterAll(() => service.close());

  test("gets every entry with its links resolved", async () => {
    const { items } = await client.getEntries(EVERYTHING);
    expect(byId(items)).toEqual(ofKind(computeAnswers(source), "Entry"));
  });

  test("gets drafts with a preview token", async () => {
    const preview = createServiceClient(service, spaceId, service.previewToken);
    const { items } = await preview.getEntries(EVERYTHING);
    expect(byId(items)).toEqual(ofKind(computeAnswers(source, { preview: true }), "Entry"));
  });

  test("gets every locale", async () => {
    const { items } = await client.withAllLocales.getEntries(EVERYTHING);
    expect(byId(items)).toEqual(ofKind(computeAnswers(source, { locale: "*" }), "Entry"));
  });

  test("gets each locale with its fallbacks", async () => {
    for (const { code } of source.locales) {
      const { items } = await client.getEntries({ ...EVERYTHING, locale: code });
      expect(byId(items)).toEqual(ofKind(computeAnswers(source, { locale: code }), "Entry"));
    }
  });

  test("leaves out links that lead nowhere when asked to", async () => {
    const { items } = await client.withoutUnresolvableLinks.getEntries(EVERYTHING);
    expect(byId(items)).toEqual(ofKind(computeAnswers(source, { unresolved: "nothing" }), "Entry"));
  });

  test("gets every asset", async () => {
    const { items } = await client.getAssets({ limit: 1000 });
    expect(byId(items)).toEqual(ofKind(computeAnswers(source), "Asset"));
  });

  test("gets every entry by cursors, forth and back", async () => {
    const query = { limit: 3, include: 10, order: ["sys.id"] } as const;
    const whole = await client.getEntries({ ...EVERYTHING, order: ["sys.id"] });
    let page = await client.getEntriesWithCursor({ ...query, order: ["sys.id"] });
    const items = [...page.items];
    const first = page;
    while (page.pages.next !== undefined) {
      const { next } = page.pages;
      page = await client.getEntriesWithCursor({ ...query, order: ["sys.id"], pageNext: next });
      items.push(...page.items);
      const back = await client.getEntriesWithCursor({ ...query, order: ["sys.id"], pagePrev: page.pages.prev! });
      expect(back.items).toHaveLength(query.limit);
    }
    expect(items).toEqual(whole.items);
    expect(first.pages.prev).toBeUndefined();
  });

  test("gets each entry by its id", async () => {
    for (const [id, answer] of Object.entries(ofKind(computeAnswers(source), "Entry"))) {
      expect(await client.getEntry(id, { include: 10 })).toEqual(answer);
    }
  });
});
