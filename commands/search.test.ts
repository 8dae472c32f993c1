import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSearchMisses } from "#site/search/search-misses.server.ts";
import { UsageError } from "./command.ts";
import { showSearch } from "./search.ts";

async function run(args: string[], dataDir: string) {
  const printed: string[] = [];
  const code = await showSearch({
    args,
    env: { DATA_DIR: dataDir },
    print: (line) => printed.push(line),
    note: () => {},
    read: undefined,
    ask: undefined,
  });
  return { code, printed };
}

test("the words that found nothing are listed, the most frequent first", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "misses-"));
  expect((await run(["misses"], dataDir)).printed).toEqual(["No words that found nothing are known."]);
  const now = () => new Date("2026-11-22T10:00:00Z");
  const misses = await openSearchMisses({ dataDir, now, isPrivate: () => false, log: { warn: () => {} } });
  const typed = ["ring worm", "ring worm", "ring worm", "tick", "tick", "tick", "tick", "once"];
  for (const [browser, query] of typed.entries()) misses.count(query, String(browser));
  await misses.save();
  expect(await run(["misses"], dataDir)).toEqual({
    code: 0,
    printed: ["     4  2026-11-22  tick (tik)", "     3  2026-11-22  ring worm (ring vorm)"],
  });
  await rm(dataDir, { recursive: true });
});

test("another word is refused with how it is used", async () => {
  await expect(run(["hits"], "var")).rejects.toThrow(UsageError);
});
