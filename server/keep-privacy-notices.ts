import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "#hospitals/site.ts";

/**
 * Keeps every privacy notice that was ever shown, in `<dataDir>/privacy-notices/<version>.json`, so that the version
 * stored with a submission tells what its visitor read. What is there stays as it is.
 */
export async function keepPrivacyNotices(dataDir: string, { hospitals }: Pick<Site, "hospitals">): Promise<void> {
  const folder = join(dataDir, "privacy-notices");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { id, privacyNotice } of hospitals) {
    const { version, summary, texts } = privacyNotice;
    const content = JSON.stringify(
      { hospital: id, shownSince: new Date().toISOString(), summary, texts },
      undefined,
      2,
    );
    const file = join(folder, `${version}.json`);
    if (existsSync(file)) continue;
    await writeFile(`${file}.part`, `${content}\n`);
    await rename(`${file}.part`, file);
  }
}
