import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { readEditors } from "./editors-file.server.ts";

const IDS = ["punalur", "alappuzha"];
const ANITHA = { address: "anitha@example.org", name: "Anitha", role: "publisher", hospitals: "all" } as const;

async function folderWith(content: unknown): Promise<string> {
  const folder = temporaryFolder();
  await writeFile(join(folder, "editors.json"), JSON.stringify(content));
  return folder;
}

test("the sample's editors are read, and a folder without the file has none", async () => {
  expect(await readEditors("data", ["alappuzha", "kozhencherry", "punalur"])).toHaveLength(2);
  expect(await readEditors(temporaryFolder(), IDS)).toEqual([]);
});

test.each([
  [{}, "editors.json: must be a list, but is an object"],
  [[{ ...ANITHA, address: "anitha" }], 'editors.json: 0.address: "anitha" is no e-mail address'],
  [[{ ...ANITHA, role: "owner" }], 'editors.json: 0.role: must be one of "writer", "publisher", but is "owner"'],
  [[{ ...ANITHA, name: " " }], "editors.json: 0.name: "],
  [
    [{ ...ANITHA, hospitals: ["punalor"] }],
    'editors.json: 0.hospitals.0: "punalor" is no hospital: there are punalur, alappuzha',
  ],
  [[{ ...ANITHA, hospitals: [] }], "editors.json: 0.hospitals: must name a hospital"],
  [[{ ...ANITHA, hospitals: "both" }], 'editors.json: 0.hospitals: must be "all" or a list of hospitals'],
  [[{ ...ANITHA, right: "all" }], "editors.json: 0.right: is not a field known here"],
  [[ANITHA, { ...ANITHA, address: "Anitha@example.org" }], "editors.json: 1: anitha@example.org is an editor already"],
])("a mistake is named with its place: %j", async (content, message) => {
  await expect(readEditors(await folderWith(content), IDS)).rejects.toThrow(message);
});
