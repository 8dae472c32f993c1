import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createContentType, writeSpaceExport } from "#content-service/export/space-export-fixture.ts";
import { parseConfig } from "./config.server.ts";
import { connectContent } from "./connect-content.ts";
import { isOperatorError } from "./operator-errors.ts";

test("a site does not start with an export whose names collide, and says which", async () => {
  await using written = await writeSpaceExport({
    contentTypes: [createContentType("news-item", []), createContentType("newsItem", [])],
  });
  const dataDir = await mkdtemp(join(tmpdir(), "connect-content-"));
  try {
    const config = parseConfig({ CONTENT_EXPORT: written.file, DATA_DIR: dataDir, PORT: "0" });
    const error: unknown = await connectContent(config, pino({ level: "silent" })).catch((reason: unknown) => reason);
    expect(isOperatorError(error)).toBe(true);
    expect(String(error)).toContain(`${written.file}: Schema generation failed. `);
    expect(String(error)).toContain("'news-item', 'newsItem'");
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
