import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSite } from "#hospitals/load-site.server.ts";
import { temporaryFolder } from "#submissions/test-support/temporary-folder.ts";
import { keepPrivacyNotices } from "./keep-privacy-notices.ts";

const read = async (dataDir: string) => {
  const folder = join(dataDir, "privacy-notices");
  const names = (await readdir(folder)).toSorted();
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const));
};

test("every notice is kept under its version, and stays when another takes its place", async () => {
  const dataDir = temporaryFolder();
  const now = await loadSite({ dataDir: "data" });
  await keepPrivacyNotices(dataDir, now);
  const first = await read(dataDir);
  expect(first.map(([name]) => name)).toEqual(
    now.hospitals.map(({ privacyNotice }) => `${privacyNotice.version}.json`).toSorted(),
  );
  await keepPrivacyNotices(dataDir, await loadSite({ dataDir: "data", retentionDays: 365 }));
  const second = await read(dataDir);
  expect(second).toHaveLength(2 * first.length);
  expect(second).toEqual(expect.arrayContaining(first));
  expect(second.filter(([, text]) => text.includes("365"))).toHaveLength(first.length);
});
