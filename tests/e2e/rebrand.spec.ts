import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { copySampleData, type SampleDataCopy } from "#site/hospitals/test-support/copy-sample-data.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import type { Site } from "#site/hospitals/site.ts";
import { renderDigest } from "#outbox/mail/render-digest.ts";
import { sampleMailFacts } from "#outbox/test-support/sample-facts.ts";
import type { SubmissionRecord } from "#outbox/store/submission-records.server.ts";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { postAppointment } from "../support/post-appointment.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/test.ts";

/** The sample's names, and what takes their place everywhere in a copy of its data. */
const RENAMED: [RegExp, string][] = [
  [/venmala/g, "lilac"],
  [/Venmala/g, "Lilac"],
  [/kayalora/g, "amber"],
  [/Kayalora/g, "Amber"],
  [/alappuzha/g, "northtown"],
  [/Alappuzha/g, "Northtown"],
  [/kozhencherry/g, "westtown"],
  [/Kozhencherry/g, "Westtown"],
  [/punalur/g, "easttown"],
  [/Punalur/g, "Easttown"],
];
const SAMPLE_WORDS = /venmala|kayalora|alappuzha|kozhencherry|punalur|figtree/i;

const COLOURS = {
  paper: "#ffffff",
  ink: "#241428",
  primary: "#5b2a6e",
  deep: "#3a1747",
  action: "#1f6b45",
  ornament: "#b7a04a",
};
const EMBLEM = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="46" fill="#3a1747"/><circle cx="50" cy="50" r="20" fill="#b7a04a"/></svg>`;

const MAX_OF_A_KIND = 1;

const sample = await loadSite({ dataDir: "data" });
const SAMPLE_COLOURS = Object.values(sample.brand.colours);
const SAMPLE_PICTURES = await fingerprints("data/pictures");
const ICONS = [
  ...["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/icon-192.png", "/icon-512.png"],
  "/icon-maskable-512.png",
];

test("a rebranded group shows nothing of the sample", async ({ request, baseURL }) => {
  test.setTimeout(300_000);
  await using copy = await copySampleData();
  await rebrand(copy);
  const { dataDir } = copy;
  await using site = await startOwnSite({
    SITE_DATA_DIR: dataDir,
    CONTENT_EXPORT: join(dataDir, "sample-content/export.json"),
  });
  const faults: string[] = [];
  const read = await readEverything(request, site.origin, faults);
  expect(read).toBeGreaterThan(150);

  for (const icon of ICONS) {
    const [own, samples] = await Promise.all([request.get(site.origin + icon), request.get(`${baseURL}${icon}`)]);
    if ((await own.body()).equals(await samples.body())) faults.push(`${icon} is the sample's`);
  }
  await postAppointment(site.origin, 7);
  await expect.poll(async () => (await site.readMails()).length).toBeGreaterThan(0);
  const [mail = ""] = await site.readMails();
  judge("the mail", decodeQuotedPrintable(mail), faults);
  judge("the digest", await digestOf(await loadSite({ dataDir })), faults);
  expect(faults).toEqual([]);
});

test("the sample itself is found by its words, colours and pictures", async ({ request, baseURL }) => {
  const faults: string[] = [];
  judge("/", await (await request.get("/")).text(), faults);
  expect(faults).toHaveLength(2);
  const [file = ""] = Object.values(sample.pictures).flatMap(({ sources }) =>
    sources.flatMap(({ files }) => files[0]?.url ?? []),
  );
  expect(SAMPLE_PICTURES).toContain(fingerprint(await (await request.get(`${baseURL}${file}`)).body()));
});

/** Gives a copy of the data another name, logo, colours, font and pictures. */
async function rebrand({ dataDir, set }: SampleDataCopy) {
  await rm(join(dataDir, "pictures"));
  await cp("data/sample-content", join(dataDir, "sample-content"), { recursive: true });
  const files = await readdir(dataDir, { recursive: true });
  for (const file of files.filter((name) => extname(name) === ".json")) {
    const text = await readFile(join(dataDir, file), "utf8");
    await writeFile(
      join(dataDir, file),
      RENAMED.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text),
    );
  }
  for (const id of await readdir(join(dataDir, "hospitals"))) {
    const renamed = RENAMED.reduce((name, [from, to]) => name.replaceAll(from, to), id);
    if (renamed !== id) await rename(join(dataDir, "hospitals", id), join(dataDir, "hospitals", renamed));
  }

  const picture = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#b7a04a" } })
    .webp()
    .toBuffer();
  await mkdir(join(dataDir, "pictures"));
  for (const name of Object.keys(sample.pictures)) {
    const renamed = RENAMED.reduce((text, [from, to]) => text.replaceAll(from, to), name);
    await writeFile(join(dataDir, "pictures", `${renamed}.1600.webp`), picture);
  }

  const brand = join(dataDir, "brand");
  await rm(brand, { recursive: true });
  await cp("data/brand/brand.json", join(brand, "brand.json"), { recursive: true });
  await cp("data/brand/fonts/figtree-latin.woff2", join(brand, "fonts/own.woff2"));
  await writeFile(join(brand, "logo.svg"), EMBLEM);
  await set("brand/brand.json", "colours", COLOURS);
  await set("brand/brand.json", "fonts", { text: "own.woff2" });
  await set("brand/brand.json", "text.en.name", "Lilac");
}

/**
 * Reads every page that is linked, of the entries of a list the first ones, and every file that a page names. Returns
 * how many addresses were found.
 */
async function readEverything(request: APIRequestContext, origin: string, faults: string[]): Promise<number> {
  const waiting = ["/", "/gone", "/site.webmanifest", "/sitemap.xml", "/.well-known/security.txt"];
  const seen = new Set(waiting);
  const kinds = new Map<string, number>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await request.get(origin + path);
    const body = await response.body();
    const type = response.headers()["content-type"] ?? "";
    if (/html|json|xml|text|svg/.test(type)) {
      const text = body.toString("utf8");
      judge(path, text, faults);
      if (!/html/.test(type)) continue;
      const found = text.matchAll(/(?:href|src|content)="([^"]+)"|(\/(?:pictures|brand|media)\/[^"'\s,)]+)/g);
      for (const [, attribute, file] of found) {
        const next = (attribute ?? file ?? "").replaceAll("&amp;", "&").replace(origin, "").replace(/#.*/, "");
        // One form is prefilled for each doctor and department: reading it once is enough.
        const isKnown = next.includes("/appointment?") || seen.has(next);
        if (!next.startsWith("/") || next.startsWith("//") || isKnown || isDrawn(next)) continue;
        seen.add(next);
        const kind = kindOf(next);
        const count = (kinds.get(kind) ?? 0) + 1;
        kinds.set(kind, count);
        if (count <= MAX_OF_A_KIND) waiting.push(next);
      }
    } else if (path.startsWith("/brand/shared/")) {
      const { exif } = await sharp(body).metadata();
      expect(exif, path).toBeDefined();
      judge(path, exif?.toString("latin1") ?? "", faults);
    } else if (SAMPLE_PICTURES.has(fingerprint(body))) faults.push(`${path} is a picture of the sample`);
  }
  return seen.size;
}

/**
 * What an address is alike to: a hospital's pages of all departments, or its pictures of them for shared links. Other
 * files are alike to themselves alone.
 */
function kindOf(address: string): string {
  const ofAKind = /^\/brand\/shared\/[^?.-]+|^\/[^/.?]+\/[^/.?]+(?=\/[^.]*$)/.exec(address)?.[0];
  return ofAKind ?? address;
}

/** Whether the site draws it from a picture that is read itself, in another size or format. */
function isDrawn(address: string): boolean {
  return /^\/pictures\/.*\.avif|^\/pictures\/.*(?<!\.1600)\.webp|^\/media\/.*[?&]w=/.test(address);
}

function judge(where: string, text: string, faults: string[]) {
  const word = SAMPLE_WORDS.exec(text);
  if (word) faults.push(`${where} says ${text.slice(Math.max(0, word.index - 40), word.index + 40)}`);
  const colour = SAMPLE_COLOURS.find((value) => text.toLowerCase().includes(value));
  if (colour) faults.push(`${where} shows ${colour}`);
}

async function digestOf(site: Site): Promise<string> {
  const [hospital] = site.hospitals;
  if (!hospital) throw new Error("the copy has no hospital");
  const request = { name: "A", email: "a@example.org", subject: "B", message: "C", contactNumber: 9_000_000_001 };
  const receivedAt = new Date("2026-11-20T17:11:00Z");
  const record = { kind: "contact", request, receivedAt, status: "held", reference: "C-1", heldFor: "honeypot" };
  const facts = sampleMailFacts(hospital, { texts: await loadCatalogue(site.language), look: site.brand.tokens.light });
  const records = [record as unknown as SubmissionRecord];
  const mail = renderDigest(facts, { records, files: new Map(), addresses: new Map(), retentionDays: 90 });
  expect(mail.html).toContain(COLOURS.deep);
  return mail.subject + mail.text + mail.html;
}

/** Joins soft line breaks and decodes the characters that a word could hide behind (RFC 2045 §6.7). */
function decodeQuotedPrintable(text: string): string {
  const bytes = (_whole: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
  return text.replaceAll(/=\r?\n/g, "").replaceAll(/=([\dA-F]{2})/g, bytes);
}

async function fingerprints(folder: string): Promise<Set<string>> {
  const names = await readdir(folder);
  return new Set(await Promise.all(names.map(async (name) => fingerprint(await readFile(join(folder, name))))));
}

function fingerprint(bytes: Buffer): string {
  return `${bytes.length} ${bytes.subarray(-64).toString("hex")}`;
}
