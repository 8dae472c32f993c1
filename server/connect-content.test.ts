import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { createContentType, createEntry, writeSpaceExport } from "contentful-emulator/fixtures";
import { createContentFaults } from "contentful-emulator/faults";
import { startContentService } from "contentful-emulator";
import { FAILURES_TO_OPEN } from "#site/content/fetch/circuit-breaker.server.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { contentOf } from "#tests/support/content-results.ts";
import { hospitalSpace, NORTH } from "#tests/support/hospital-space.ts";
import { parseConfig } from "./config.server.ts";
import { connectContent } from "./connect-content.ts";
import { isOperatorError } from "./explain-error.ts";

const planned = createEntry(
  "news",
  "planned",
  { headline: "Planned for May", hospitalName: NORTH },
  { published: false },
);

/** Content of a hosted service with one draft, that can be made to fail, and which of its responses are stored. */
async function setUp({ hasPreview = true } = {}) {
  const written = await writeSpaceExport({ ...hospitalSpace, entries: [...hospitalSpace.entries, planned] });
  const faults = createContentFaults();
  const service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0, faults });
  const dataDir = await mkdtemp(join(tmpdir(), "compose-"));
  onTestFinished(async () => {
    await service.close();
    await written[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true, force: true });
  });
  const hosted = { CONTENT_GRAPHQL_URL: service.graphqlUrl, CONTENTFUL_DELIVERY_TOKEN: service.deliveryToken };
  const preview = {
    CONTENTFUL_PREVIEW_SECRET: "secret-of-the-editors",
    CONTENTFUL_PREVIEW_TOKEN: service.previewToken,
  };
  const config = parseConfig({ ...hosted, ...(hasPreview && preview), DATA_DIR: dataDir });
  const connected = await connectContent({ config, log: pino({ level: "silent" }) });
  const readStored = async () => {
    const files = await readdir(join(dataDir, "content"), { recursive: true, withFileTypes: true });
    const stored = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    return Promise.all(stored.map((file) => readFile(file, "utf8")));
  };
  return { ...connected, faults, readStored };
}

test("drafts of a hosted service are for editors, and none of them is stored for an outage", async () => {
  const { content, drafts, faults, readStored } = await setUp();
  expect(await drafts?.fetchNewsArticle(NORTH, "planned")).toMatchObject({ content: { headline: "Planned for May" } });
  expect(await drafts?.fetchNews(NORTH)).toMatchObject({ content: { length: 3 } });
  expect((await contentOf(content.fetchNews(NORTH))).length).toBe(2);
  await vi.waitFor(async () => expect((await readStored()).join("")).toContain("Young"));
  expect((await readStored()).join("")).not.toContain("Planned for May");
  faults.set({ kind: "down" });
  expect((await contentOf(content.fetchNews(NORTH))).length).toBe(2);
  expect(await drafts?.fetchNews(NORTH)).toMatchObject({ status: "unavailable" });
});

test("what fails for editors spares no query of visitors", async () => {
  const { content, drafts, faults } = await setUp();
  faults.set({ kind: "down", operation: "News" });
  for (let failure = 0; failure < FAILURES_TO_OPEN + 1; failure += 1)
    expect(await drafts?.fetchNews(NORTH)).toMatchObject({ status: "unavailable" });
  expect((await contentOf(content.fetchDoctors(NORTH, 6))).total).toBe(13);
});

test("without the preview settings no draft is shown", async () => {
  expect((await setUp({ hasPreview: false })).drafts).toBeUndefined();
});

test("a site does not start with an export whose names collide, and says which", async () => {
  await using written = await writeSpaceExport({
    contentTypes: [createContentType("news-item", []), createContentType("newsItem", [])],
  });
  const dataDir = await mkdtemp(join(tmpdir(), "compose-"));
  try {
    const config = parseConfig({ CONTENT_EXPORT: written.file, DATA_DIR: dataDir, PORT: "0" });
    const error: unknown = await connectContent({ config, log: pino({ level: "silent" }) }).catch(
      (reason: unknown) => reason,
    );
    expect(isOperatorError(error)).toBe(true);
    expect(String(error)).toContain(`${written.file}: Schema generation failed. `);
    expect(String(error)).toContain("'news-item', 'newsItem'");
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test("an export that calls its types otherwise is not copied for the desk, which would know none of them", async () => {
  await using written = await writeSpaceExport(hospitalSpace);
  const folder = temporaryFolder();
  const settings = { CONTENT_EXPORT: written.file, DATA_DIR: folder, SITE_DATA_DIR: folder, PORT: "0" };
  const connect = async () => {
    const { desk, service } = await connectContent({ config: parseConfig(settings), log: pino({ level: "silent" }) });
    await service?.close();
    return desk !== undefined;
  };
  expect(await connect()).toBe(true);
  await writeFile(join(folder, "content-map.json"), '{ "testimonials": null }');
  expect(await connect()).toBe(false);
});
