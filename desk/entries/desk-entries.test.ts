import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { crc32 } from "node:zlib";
import { pino } from "pino";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { parseConfig } from "#server/config.server.ts";
import { connectContent } from "#server/connect-content.ts";
import { createPictureProcess } from "#server/pictures/picture-process.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { openStore } from "#outbox/store/open-store.server.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { contentOf } from "#tests/support/content-results.ts";
import { startDeskEntries } from "./desk-entries.server.ts";

const HOSPITAL = "Venmala Hospital Punalur";
const site = await loadSite({ dataDir: resolve(import.meta.dirname, "../../data") });
const clock = { now: () => new Date() };

async function start(settings: Record<string, string>) {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const config = parseConfig({ PORT: "0", SITE_ORIGIN: "https://www.example.org", ...settings });
  const onChange = vi.fn<() => Promise<void>>(async () => undefined);
  const names = site.hospitals.map(({ contentName }) => contentName);
  const connected = await connectContent({ config, log, hospitalNames: names, onChange });
  const store = await openStore({ dataDir: config.dataDir, clock, diskReserveBytes: 100_000 });
  const pictures = createPictureProcess();
  const desk = startDeskEntries({
    ...{ ...connected.desk!, store, hospitals: site.hospitals, now: clock.now, log },
    ...{ shrinkPhoto: pictures.shrinkPhoto, beginPreview: (back) => `preview ${back}` },
  });
  const stop = async () => {
    await desk.stop();
    await store.close();
    await connected.service?.close();
    await pictures.stop();
  };
  return { ...connected, entries: desk.entries, onChange, lines, stop };
}

test(
  "an export becomes the hospital's own folder, from which the site goes on, also after a restart",
  { timeout: 60_000 },
  async () => {
    const dataDir = temporaryFolder();
    const first = await start({ DATA_DIR: dataDir });
    expect(first.entries.find("doctors")).toBeUndefined();
    expect(await first.entries.list("doctors")).toEqual([]);
    const news = { type: "news", fields: { headline: "A", hospitalName: HOSPITAL } } as const;
    await expect(first.entries.save(news, undefined, "a")).rejects.toThrow("news/ is not written here");
    const before = await contentOf(first.content.fetchDoctors(HOSPITAL, 300));
    await Promise.all([first.entries.makeOurs?.(), first.entries.makeOurs?.()]);
    expect(await contentOf(first.content.fetchDoctors(HOSPITAL, 300))).toEqual(before);
    const listed = await first.entries.list("doctors", HOSPITAL);
    const doctors = listed.filter(({ isPublic }) => isPublic);
    expect(doctors).toHaveLength(before.total);
    const id = doctors[0]!.id;
    const entry = (await first.entries.read("doctors", id))!;
    const saved = await first.entries.save(
      { type: "doctors", id, fields: { consulting: "On leave" } },
      entry.number,
      "a",
    );
    if (saved.status !== "draft") throw new Error(JSON.stringify(saved));
    const began = performance.now();
    expect(await first.entries.publish("doctors", id, saved.number, "b")).toMatchObject({ status: "published" });
    // Pages have it when that is said.
    expect(await contentOf(first.content.fetchDoctor(HOSPITAL, entry.pageId))).toMatchObject({
      consulting: "On leave",
    });
    expect(performance.now() - began).toBeLessThan(2000);
    expect(first.onChange).toHaveBeenCalled();
    await first.stop();

    const second = await start({ DATA_DIR: dataDir });
    onTestFinished(second.stop);
    expect(second.entries.find("doctors")).toBeDefined();
    expect(await contentOf(second.content.fetchDoctor(HOSPITAL, entry.pageId))).toMatchObject({
      consulting: "On leave",
    });
    expect(second.lines.join()).toContain("made at the desk");
  },
);

test("a copy that was cut off is no folder, and is begun anew", { timeout: 60_000 }, async () => {
  const dataDir = temporaryFolder();
  await mkdir(join(dataDir, "content-folder.part/doctors"), { recursive: true });
  await writeFile(join(dataDir, "content-folder.part/doctors/half.md"), "---\n");
  const { entries, stop } = await start({ DATA_DIR: dataDir });
  onTestFinished(stop);
  expect(entries.find("doctors")).toBeUndefined();
  await entries.makeOurs?.();
  expect(entries.find("doctors")).toBeDefined();
  expect(existsSync(join(dataDir, "content-folder/doctors/half.md"))).toBe(false);
});

const NEWS = `---\nheadline: Camp\nhospitalName: ${HOSPITAL}\ndate: 2026-11-20\n---\n\nOn Sunday.\n`;

async function startOnFolder() {
  const folder = temporaryFolder();
  await mkdir(join(folder, "news"));
  await writeFile(join(folder, "news/camp.md"), NEWS);
  const started = await start({ DATA_DIR: temporaryFolder(), CONTENT_EXPORT: folder });
  onTestFinished(started.stop);
  return { ...started, folder };
}

test("drafts of published and of new entries are in previews, and never on public pages", async () => {
  const { entries, content, drafts } = await startOnFolder();
  const changed = { type: "news" as const, id: "camp", fields: { content: "On Monday." } };
  const { number } = (await entries.read("news", "camp"))!;
  await entries.save(changed, number, "a");
  const draft = { headline: "New lift", hospitalName: HOSPITAL, content: "Soon." };
  await entries.save({ type: "news", fields: draft }, undefined, "a");
  const punalur = site.hospitals.find(({ id }) => id === "punalur")!;
  expect(await entries.preview("news", "new-lift", punalur, "/desk")).toEqual({
    ...{ path: "/venmala_hospital_punalur/news/detail/new-lift", cookie: "preview /desk" },
  });
  await entries.save({ type: "news", fields: { ...draft, headline: "Bold", content: "<b>" } }, undefined, "a");
  expect(await entries.preview("news", "bold", punalur, "/desk")).toMatchObject({ faults: [{ problem: "not-shown" }] });
  expect(JSON.stringify(await drafts?.fetchNewsArticle(HOSPITAL, "camp"))).toContain("On Monday.");
  expect(JSON.stringify(await drafts?.fetchNews(HOSPITAL))).toContain("New lift");
  expect(JSON.stringify(await content.fetchNewsArticle(HOSPITAL, "camp"))).toContain("On Sunday.");
  expect(JSON.stringify(await content.fetchNews(HOSPITAL))).not.toContain("New lift");
  expect(await contentOf(content.fetchPublishedEntries(HOSPITAL))).toMatchObject({ news: [{ id: "camp" }] });
});

test("a change of the folder by others is on the pages, and a version at the desk", async () => {
  const { entries, folder, content } = await startOnFolder();
  await entries.read("news", "camp");
  await writeFile(join(folder, "news/other.md"), NEWS.replace("Sunday", "Friday"));
  await rename(join(folder, "news/other.md"), join(folder, "news/camp.md"));
  await vi.waitFor(async () => {
    expect(JSON.stringify(await content.fetchNewsArticle(HOSPITAL, "camp"))).toContain("Friday");
    expect(await entries.read("news", "camp")).toMatchObject({ versions: [{ number: 2, made_by: "" }, {}] });
  }, 5000);
});

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 60 } } });

test("a photograph of a telephone is stored upright, smaller and without the place where it was taken", async () => {
  const { entries, folder } = await startOnFolder();
  const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "9/1 22/1 30/1" } };
  const photo = await draw(4000, 3000).withMetadata({ orientation: 6 }).withExifMerge(gps).jpeg().toBuffer();
  const file = { name: "../IMG 2022.JPG", bytes: photo, alt: "The new lift" };
  const put = await entries.putFile("news", file);
  expect(put).toEqual({ path: expect.stringMatching(/^news\/img-2022-[\da-f]{8}\.jpg$/) });
  expect(await entries.putFile("news", file)).toEqual(put);
  const path = "path" in put ? put.path : "";
  const stored = await sharp(join(folder, path)).metadata();
  expect([stored.width, stored.height, stored.exif, stored.orientation]).toEqual([1800, 2400, undefined, undefined]);
  expect(await readFile(join(folder, `${path}.yaml`), "utf8")).toBe("description: The new lift\n");
  expect((await entries.readPicture("news", path))?.contentType).toBe("image/jpeg");
  for (const other of ["../secret.jpg", "news/camp.md", "/etc/x.png", "news/.x.jpg"])
    expect([other, await entries.readPicture("doctors", other)]).toEqual([other, undefined]);
});

test("a picture with a long name has a path that the folder's reader takes as an id", async () => {
  const { entries } = await startOnFolder();
  const name = `WhatsApp Image of the new ward ${"and more ".repeat(20)}.jpg`;
  const bytes = await draw(10, 10).jpeg().toBuffer();
  const put = await entries.putFile("testimonials", { name, bytes });
  expect("path" in put && put.path.length).toBeLessThanOrEqual(64);
});

test("files that cannot be used are refused by what they are, without being read", async () => {
  const { entries, folder } = await startOnFolder();
  const put = (bytes: Uint8Array) => entries.putFile("news", { name: "a.jpg", bytes });
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic"), Buffer.alloc(100)]);
  expect(await put(heic)).toEqual({ refused: "heic" });
  for (const begin of [0, "0000ftypisom"])
    expect(await put(Buffer.alloc(40 * 2 ** 20, begin))).toEqual({ refused: "too-large" });
  expect(await put(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"))).toMatchObject({
    refused: "no-picture",
  });
  const half = (await draw(900, 900).jpeg().toBuffer()).subarray(0, 3000);
  expect(await put(half)).toEqual({ refused: "damaged" });
  const part = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const size = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0]);
  const huge = Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001A\n", "latin1"),
    part("IHDR", size),
    part("IDAT", Buffer.alloc(9)),
  ]);
  const before = performance.now();
  expect(await put(huge)).toEqual({ refused: "too-many-pixels" });
  expect(performance.now() - before).toBeLessThan(2000);
  expect(existsSync(join(folder, "news/.tmp"))).toBe(false);
});
