import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SIZED_PICTURE } from "#site/hospitals/load-pictures.server.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { DOCUMENT_HEADERS } from "./security.ts";
import { get, sendRaw, statusesOf } from "./test-support/malformed-requests.ts";
import { openFormsServer } from "./test-support/open-forms-server.ts";

async function open() {
  const folder = temporaryFolder();
  const assets = join(folder, "assets");
  await mkdir(join(assets, ".git"), { recursive: true });
  for (const path of ["assets/page.js", "assets/.git/config", "secret.txt"]) await writeFile(join(folder, path), "x");
  const { listen } = await openFormsServer({ folders: { immutable: [["/assets/", assets]] } });
  const port = await listen();
  // On a connection of its own, because clients put such addresses right before they ask.
  return (path: string) => sendRaw(port, get(path));
}

test("a file is served for a year", async () => {
  const response = await (await open())("/assets/page.js");
  expect(statusesOf(response)).toEqual([200]);
  expect(response).toContain("cache-control: public, max-age=31536000, immutable");
});

test("a script carries the headers that protect it, and none that only protect documents; a drawing has all", async () => {
  const folder = temporaryFolder();
  for (const name of ["page.js", "mark.svg"]) await writeFile(join(folder, name), "x");
  const { server } = await openFormsServer({ folders: { immutable: [["/assets/", folder]] } });
  const headersOf = async (path: string) => (await server.inject(path)).headers;
  const both = { "x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin" };
  const script = await headersOf("/assets/page.js");
  expect(script).toMatchObject(both);
  expect(Object.keys(script).join(" ").length).toBeLessThan(200);
  for (const name of DOCUMENT_HEADERS) expect(script).not.toHaveProperty(name);
  const drawing = await headersOf("/assets/mark.svg");
  expect(drawing).toMatchObject(both);
  for (const path of ["/assets/none.js", "/assets/"])
    for (const name of DOCUMENT_HEADERS) expect(await headersOf(path)).toHaveProperty(name);
  for (const name of DOCUMENT_HEADERS) expect(drawing).toHaveProperty(name);
});

test.each([
  "/assets/",
  "/assets/.git/",
  "/assets/.git/config",
  "/assets/../secret.txt",
  "/assets/%2e%2e/secret.txt",
  "/assets/..%2fsecret.txt",
  "/assets/..%5csecret.txt",
  "/assets/page.js%00.png",
  "/assets/page.js.map",
])("%s is 404: no folder is listed, and no hidden or outside file is served", async (path) => {
  const response = await (await open())(path);
  expect(statusesOf(response)).toEqual([404]);
});

test("of a folder with names to serve no other file is served, such as a photograph that says where it was taken", async () => {
  const folder = temporaryFolder();
  for (const name of ["hall.jpg", "hall.480.jpg"]) await writeFile(join(folder, name), "x");
  const { server } = await openFormsServer({
    folders: { immutable: [["/pictures/", folder, SIZED_PICTURE]] },
  });
  expect((await server.inject("/pictures/hall.480.jpg?v=1")).statusCode).toBe(200);
  for (const path of ["/pictures/hall.jpg", "/pictures/hall.480.jpg/../hall.jpg", "/pictures/hall%2Ejpg"]) {
    expect((await server.inject(path)).statusCode).toBe(404);
  }
});
