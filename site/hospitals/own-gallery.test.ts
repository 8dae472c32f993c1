import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSite } from "./load-site.server.ts";
import { copySampleData } from "./test-support/copy-sample-data.ts";

const own = (picture: string) => [{ picture, text: { en: { description: "The gate of {hospital}" } } }];

async function loadWith(galleries: Record<string, unknown>) {
  await using copy = await copySampleData();
  for (const [id, gallery] of Object.entries(galleries))
    await writeFile(join(copy.dataDir, `hospitals/${id}/gallery.json`), JSON.stringify(gallery));
  return (await loadSite({ dataDir: copy.dataDir })).hospitals;
}

test("a hospital has its own gallery, none, or that of all", async () => {
  const hospitals = await loadWith({ kozhencherry: own("gallery-03"), punalur: false });
  expect(hospitals.map(({ gallery, hasOwnGallery }) => [gallery.length, hasOwnGallery])).toEqual([
    [33, false],
    [1, true],
    [0, true],
  ]);
  expect(hospitals[1]?.gallery[0]?.description).toBe("The gate of Venmala Hospital");
});

test("a picture that is not there is named, and so is what is neither a list nor false", async () => {
  await expect(loadWith({ punalur: own("gallery-x") })).rejects.toThrow(/punalur\/gallery\.json.*"gallery-x"/s);
  await expect(loadWith({ punalur: true })).rejects.toThrow(/punalur\/gallery\.json.*must be a list or false/s);
});
