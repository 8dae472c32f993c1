import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { openFormsServer } from "../http/test-support/open-forms-server.ts";

test("a made file is served for a year, an old address leads to it, an unknown one is 404", async () => {
  const folder = temporaryFolder();
  const name = "hall.aaaaaaaa.480.avif";
  await writeFile(join(folder, name), "picture");
  const find = async (asked: string) => (asked.startsWith("hall.") ? name : undefined);
  const { server } = await openFormsServer({
    folders: { immutable: [["/pictures/", folder]] },
    pictures: { folder, find },
  });
  const made = await server.inject(`/pictures/made/${name}`);
  expect([made.statusCode, made.body, made.headers["content-type"]]).toEqual([200, "picture", "image/avif"]);
  expect(made.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const old = await server.inject("/pictures/made/hall.bbbbbbbb.480.avif");
  expect([old.statusCode, old.headers.location]).toEqual([302, `/pictures/made/${name}`]);
  expect(old.headers["cache-control"]).toBe("no-store");
  const unknown = await server.inject("/pictures/made/ward.bbbbbbbb.480.avif");
  expect([unknown.statusCode, unknown.headers["cache-control"]]).toEqual([404, "no-store"]);
});
