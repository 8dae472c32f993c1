import { readFile, writeFile } from "node:fs/promises";
import { EventEmitter, once } from "node:events";
import { expect, test } from "vitest";
import { serveConformanceSpace } from "../conformance/conformance-space.ts";
import { createAsset, createContentType, createEntry, createField, writeSpaceExport } from "../fixtures.ts";
import { startContentService } from "../start-content-service.ts";
import { computeAnswers, createServiceClient, readExport } from "./export-answers.ts";

const contentTypes = [createContentType("book", [createField("title", "Symbol")])];

const atlas = createEntry("book", "atlas", { title: "Atlas" });
const bible = createEntry("book", "bible", { title: "Bible" });
const comic = createEntry("book", "comic", { title: "Comic" });
const cover = createAsset("cover", "cover.png", "image/png");

async function serveChanging(...entries: object[]) {
  const written = await writeSpaceExport({ contentTypes, entries, assets: [cover] });
  const reloads = new EventEmitter();
  const service = await startContentService({
    exportFile: written.file,
    host: "127.0.0.1",
    port: 0,
    onReload: (reload) => reloads.emit("reload", reload),
  });
  return {
    client: createServiceClient(service, "testspace"),
    service,
    async change(change: (content: { entries: object[]; assets: object[] }) => void) {
      const content = JSON.parse(await readFile(written.file, "utf8")) as { entries: object[]; assets: object[] };
      change(content);
      const reloaded = once(reloads, "reload");
      await writeFile(written.file, JSON.stringify(content));
      await reloaded;
    },
    async [Symbol.asyncDispose]() {
      await service.close();
      await written[Symbol.asyncDispose]();
    },
  };
}

const ids = (items: readonly { sys: { id: string } }[]) => items.map(({ sys }) => sys.id);

test("the first synchronisation holds everything published in every locale, links resolved", async () => {
  const service = await serveConformanceSpace("shop");
  const { entries, assets } = await createServiceClient(service, "5h0pspace002").sync({ initial: true });
  const answers = [...computeAnswers(readExport("shop"), { locale: "*" }).values()];
  expect([...entries, ...assets]).toHaveLength(answers.length);
  expect([...entries, ...assets]).toEqual(expect.arrayContaining(answers));
  await service.close();
});

test("a token gives only what changed, is new or is gone", async () => {
  await using served = await serveChanging(atlas, bible);
  const { client } = served;
  const first = await client.sync({ initial: true });
  expect(ids([...first.entries, ...first.assets])).toEqual(["atlas", "bible", "cover"]);

  const nothing = await client.sync({ nextSyncToken: first.nextSyncToken! });
  expect([nothing.entries, nothing.assets, nothing.deletedEntries, nothing.deletedAssets]).toEqual([[], [], [], []]);

  await served.change((content) => {
    content.entries = [createEntry("book", "atlas", { title: "Atlas, second edition" }), comic];
    content.assets = [];
  });
  const second = await client.sync({ nextSyncToken: first.nextSyncToken! });
  expect(second.entries.map(({ fields }) => fields.title)).toEqual([
    { "en-US": "Atlas, second edition" },
    { "en-US": "Comic" },
  ]);
  expect(ids(second.deletedEntries)).toEqual(["bible"]);
  expect(ids(second.deletedAssets)).toEqual(["cover"]);

  const third = await client.sync({ nextSyncToken: second.nextSyncToken! });
  expect([third.entries, third.deletedEntries, third.deletedAssets]).toEqual([[], [], []]);
});

test("an entry that is no longer published is gone for delivery, and changed in a preview", async () => {
  await using served = await serveChanging(atlas, bible);
  const preview = createServiceClient(served.service, "testspace", served.service.previewToken);
  const delivered = await served.client.sync({ initial: true });
  const previewed = await preview.sync({ initial: true });
  await served.change((content) => {
    content.entries = [atlas, createEntry("book", "bible", { title: "Bible" }, { published: false })];
  });
  const gone = await served.client.sync({ nextSyncToken: delivered.nextSyncToken! });
  expect([ids(gone.entries), ids(gone.deletedEntries)]).toEqual([[], ["bible"]]);
  const changed = await preview.sync({ nextSyncToken: previewed.nextSyncToken! });
  expect([ids(changed.entries), ids(changed.deletedEntries)]).toEqual([["bible"], []]);
});

test("pages follow each other, also when the content changes between them", async () => {
  await using served = await serveChanging(atlas, bible, comic);
  const options = { paginate: false };
  const first = await served.client.sync({ initial: true, limit: 2 }, options);
  expect([ids(first.assets), ids(first.entries)]).toEqual([["cover"], ["atlas"]]);
  expect(first.nextSyncToken).toBeUndefined();
  await served.change((content) => {
    content.entries = [bible, comic];
  });
  const second = await served.client.sync({ nextPageToken: first.nextPageToken! }, options);
  expect(ids(second.entries)).toEqual(["bible", "comic"]);
  const third = await served.client.sync({ nextSyncToken: second.nextSyncToken! }, options);
  expect([ids(third.entries), ids(third.deletedEntries)]).toEqual([[], ["atlas"]]);
});

test("only the kind asked for is synchronised", async () => {
  await using served = await serveChanging(atlas);
  const assets = await served.client.sync({ initial: true, type: "Asset" });
  expect([ids(assets.entries), ids(assets.assets)]).toEqual([[], ["cover"]]);
  const books = await served.client.sync({ initial: true, type: "Entry", content_type: "book" });
  expect([ids(books.entries), ids(books.assets)]).toEqual([["atlas"], []]);
});

test("a token of an earlier run gives everything again, one that is none gives 400", async () => {
  await using before = await serveChanging(atlas);
  const { nextSyncToken } = await before.client.sync({ initial: true });
  await using after = await serveChanging(atlas, bible);
  const { entries } = await after.client.sync({ nextSyncToken: nextSyncToken! });
  expect(ids(entries)).toEqual(["atlas", "bible"]);
  await expect(after.client.sync({ nextSyncToken: "nonsense" })).rejects.toThrow("400");
});
