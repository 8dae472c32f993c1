import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { NoRoomError, openFileCache } from "./file-cache.ts";

async function createFolder() {
  const directory = await mkdtemp(join(tmpdir(), "file-cache-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

const bytes = (length: number, fill = "x") => Buffer.alloc(length, fill);

async function listNames(directory: string) {
  return (await readdir(directory)).map((name) => name.split(".").slice(1).join("."));
}

test("a file is found under its key with its type and size, also after a restart", async () => {
  const directory = await createFolder();
  const cache = await openFileCache({ directory, maxBytes: 100 });
  expect(await cache.find("a")).toBeUndefined();
  await cache.write("a", "image/svg+xml", bytes(3));
  for (const opened of [cache, await openFileCache({ directory, maxBytes: 100 })]) {
    const cached = await opened.find("a");
    expect(cached).toMatchObject({ contentType: "image/svg+xml", size: 3 });
    expect(await readFile(cached?.path ?? "", "utf8")).toBe("xxx");
    expect(await opened.find("b")).toBeUndefined();
  }
});

test("a folder that was removed is made again, and one that cannot be made has no room", async () => {
  const directory = join(await createFolder(), "media");
  const cache = await openFileCache({ directory, maxBytes: 100 });
  await cache.write("a", "text/vtt", bytes(3));
  await rm(directory, { recursive: true });
  expect(await cache.find("a")).toBeUndefined();
  await cache.write("a", "text/vtt", bytes(3));
  expect(await cache.find("a")).toMatchObject({ size: 3 });
  await rm(directory, { recursive: true });
  await writeFile(directory, "a file");
  for (const opened of [cache, await openFileCache({ directory, maxBytes: 100 })])
    await expect(opened.write("b", "text/vtt", bytes(3))).rejects.toThrow(NoRoomError);
});

test("the files used longest ago make room for others", async () => {
  const directory = await createFolder();
  const cache = await openFileCache({ directory, maxBytes: 100 });
  await cache.write("a", "text/vtt", bytes(40));
  await cache.write("b", "text/vtt", bytes(40));
  await cache.find("a");
  await cache.write("c", "text/vtt", bytes(40));
  expect([await cache.find("a"), await cache.find("b"), await cache.find("c")].map(Boolean)).toEqual([
    true,
    false,
    true,
  ]);
  expect(await listNames(directory)).toHaveLength(2);
});

test("the order of use survives a restart, and a smaller limit holds from the start", async () => {
  const directory = await createFolder();
  const cache = await openFileCache({ directory, maxBytes: 100 });
  for (const key of ["a", "b", "c"]) await cache.write(key, "text/vtt", bytes(30));
  const old = new Date(Date.now() - 9 * 3_600_000);
  for (const key of ["b", "c"]) await utimes((await cache.find(key))?.path ?? "", old, old);
  const smaller = await openFileCache({ directory, maxBytes: 40 });
  expect([await smaller.find("a"), await smaller.find("b"), await smaller.find("c")].map(Boolean)).toEqual([
    true,
    false,
    false,
  ]);
});

test("the last use is stored, so that a file read before a restart is evicted after one that was not", async () => {
  const directory = await createFolder();
  const first = await openFileCache({ directory, maxBytes: 100 });
  const long = new Date(Date.now() - 9 * 3_600_000);
  for (const key of ["a", "b"]) await utimes((await first.write(key, "text/vtt", bytes(40))).path, long, long);
  await (await openFileCache({ directory, maxBytes: 100 })).find("a");
  const third = await openFileCache({ directory, maxBytes: 50 });
  expect([await third.find("a"), await third.find("b")].map(Boolean)).toEqual([true, false]);
});

test("what a crash left unfinished is deleted, not what another process may be writing, and a file cut short is not found", async () => {
  const directory = await createFolder();
  const cache = await openFileCache({ directory, maxBytes: 100 });
  const [old, young] = [await cache.draft("a", "image/webp"), await cache.draft("a", "image/webp")];
  await utimes(old.path, new Date(), new Date(Date.now() - 2 * 3_600_000));
  const { path } = await cache.write("b", "image/webp", bytes(8));
  await truncate(path, 4);
  await writeFile(join(directory, "notes.txt"), "not ours");
  const reopened = await openFileCache({ directory, maxBytes: 100 });
  expect(await reopened.find("a")).toBeUndefined();
  expect(await reopened.find("b")).toBeUndefined();
  expect((await readdir(directory)).toSorted()).toEqual([basename(young.path), "notes.txt"].toSorted());
  await Promise.all([old.discard(), young.discard()]);
});

test("a draft is found only once it is committed, and leaves nothing when it is discarded", async () => {
  const directory = await createFolder();
  const cache = await openFileCache({ directory, maxBytes: 100 });
  const draft = await cache.draft("a", "video/mp4");
  await draft.write(bytes(2, "a"));
  await draft.write(bytes(2, "b"));
  expect(await cache.find("a")).toBeUndefined();
  const cached = await draft.commit();
  expect(await readFile(cached.path, "utf8")).toBe("aabb");
  expect(await cache.find("a")).toEqual(cached);
  await (await cache.draft("b", "video/mp4")).discard();
  expect(await listNames(directory)).toEqual(["4.video%2Fmp4"]);
});

test("a file written again takes the place of the old one", async () => {
  const directory = await createFolder();
  const cache = await openFileCache({ directory, maxBytes: 100 });
  await cache.write("a", "image/webp", bytes(60));
  await cache.write("a", "image/webp", bytes(60, "y"));
  await cache.write("a", "image/avif", bytes(30));
  await cache.write("b", "image/avif", bytes(60));
  expect(await cache.find("a")).toMatchObject({ contentType: "image/avif", size: 30 });
  expect(await listNames(directory)).toHaveLength(2);
  await cache.remove("a");
  expect(await cache.find("a")).toBeUndefined();
});

test("a file has the time when it was confirmed, also after a restart", async () => {
  const directory = await createFolder();
  const cache = await openFileCache({ directory, maxBytes: 100 });
  const { path } = await cache.write("a", "image/webp", bytes(1));
  const old = new Date("2024-01-01T00:00:00Z");
  await utimes(path, new Date(), old);
  const reopened = await openFileCache({ directory, maxBytes: 100 });
  expect((await reopened.find("a"))?.confirmedAt).toEqual(old);
  await reopened.confirm("a");
  expect(Date.now() - Number((await reopened.find("a"))?.confirmedAt)).toBeLessThan(10_000);
});

test("a cache that is to start empty removes what was cached", async () => {
  const directory = await createFolder();
  await (await openFileCache({ directory, maxBytes: 100 })).write("a", "image/webp", bytes(60));
  const empty = await openFileCache({ directory, maxBytes: 100, startsEmpty: true });
  expect(await empty.find("a")).toBeUndefined();
  await empty.write("b", "image/webp", bytes(90));
  expect(await listNames(directory)).toHaveLength(1);
});

test("two caches in one folder miss what the other deleted, and find their own", async () => {
  const directory = await createFolder();
  const first = await openFileCache({ directory, maxBytes: 100 });
  await first.write("a", "image/webp", bytes(10));
  const draft = await first.draft("b", "image/webp");
  await openFileCache({ directory, maxBytes: 100, startsEmpty: true });
  await draft.write(bytes(5));
  await draft.commit();
  expect(await first.find("a")).toBeUndefined();
  expect(await first.find("b")).toMatchObject({ size: 5 });
});

test("files make room where the disk is short, and one that finds none is refused", async () => {
  const directory = await createFolder();
  let free = 1000;
  const cache = await openFileCache({ directory, maxBytes: 500, leavesFree: 400, readFree: async () => free });
  await cache.write("a", "image/webp", bytes(60));
  await cache.write("b", "image/webp", bytes(60));
  free = 420;
  await cache.write("c", "image/webp", bytes(50));
  expect([await cache.find("a"), await cache.find("b"), await cache.find("c")].map(Boolean)).toEqual([
    false,
    true,
    true,
  ]);
  free = 300;
  await expect(cache.draft("d", "video/mp4", 40)).rejects.toThrow(NoRoomError);
  await expect(cache.draft("d", "video/mp4", 501)).rejects.toThrow(NoRoomError);
});
