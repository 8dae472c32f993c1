import { readdir, readFile, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { openKeptSheets } from "./kept-sheets.server.ts";

const SHEET = { name: "doctors.csv", bytes: Buffer.from("Name\n") };

test("a sheet is kept for who sent it, and for nobody else", async () => {
  const kept = openKeptSheets(join(await temporaryFolder(), "sheets"));
  const id = await kept.keep("a@example.org", SHEET, [{ name: "../../Anitha.jpg", bytes: Buffer.from("picture") }]);
  const { name, sheet, photos, folder } = (await kept.find("a@example.org", id))!;
  expect([name, await readFile(sheet, "utf8")]).toEqual(["doctors.csv", "Name\n"]);
  expect(await readFile(join(photos, "Anitha.jpg"), "utf8")).toBe("picture");
  expect(await kept.find("b@example.org", id)).toBeUndefined();
  expect(await kept.find("a@example.org", "../sheets")).toBeUndefined();
  await rm(folder, { recursive: true });
  expect(await kept.find("a@example.org", id)).toBeUndefined();
});

test("a name of Malayalam fits however long it is, and a photograph for a sheet that is gone brings none back", async () => {
  const kept = openKeptSheets(join(await temporaryFolder(), "sheets"));
  const id = await kept.keep("a@example.org", { ...SHEET, name: `${"ഡോക്ടർമാർ ".repeat(20)}.xlsx` }, []);
  expect((await kept.find("a@example.org", id))?.name).toMatch(/ഡോക്ടർമാർ \.xlsx$/);
  await kept.addPhotos("a@example.org", "gone", [{ name: "a.jpg", bytes: Buffer.from("picture") }]);
  expect(await kept.find("a@example.org", "gone")).toBeUndefined();
});

test("what was kept for an hour is removed", async () => {
  const folder = join(await temporaryFolder(), "sheets");
  const kept = openKeptSheets(folder);
  await kept.keep("a@example.org", SHEET, []);
  const [first = ""] = await readdir(folder);
  const hourAgo = Date.now() / 1000 - 3601;
  await utimes(join(folder, first), hourAgo, hourAgo);
  await kept.keep("a@example.org", SHEET, []);
  expect(await readdir(folder)).toHaveLength(1);
  expect(await readdir(folder)).not.toContain(first);
});
