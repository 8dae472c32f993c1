import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeFault } from "contentful-emulator/front-matter";
import { beforeEach, describe, expect, test, vi } from "vitest";
import routes from "#app/routes.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { linkBelow, ownPagePath } from "#site/pages/own-page.ts";
import { openOwnPages, pagesAsEntries, readSources } from "./own-pages.server.ts";
import { readPages } from "./read-pages.ts";

const site = await loadSite({ dataDir: "data" });
const known = { site, table: routes };

function parse(files: Record<string, string>) {
  const sources = Object.entries(files).map(([name, source]) => ({ name, file: `pages/${name}`, source }));
  const { faults } = readPages(sources, known);
  return {
    faults: faults.map(describeFault),
    in: (language: string) => readPages(sources, known, { language }).pages,
  };
}

const page = (fields: string, text = "Some text.") => `---\ntitle: Prices\naddress: prices\n${fields}---\n\n${text}\n`;

test("the shipped pages fit, in each language with its own words", async () => {
  const sources = await readSources({ siteDataDir: "data", dataDir: "none" });
  expect(readPages(sources, known).faults).toEqual([]);
  const [english, malayalam] = ["en", "ml"].map((language) => readPages(sources, known, { language }).pages);
  expect(english?.map(({ address }) => address)).toEqual(["patients_rights", "visitors_rules"]);
  expect(malayalam?.map(({ address, place }) => [address, place])).toEqual(
    english?.map(({ address, place }) => [address, place]),
  );
  expect(english?.[0]?.contents.length).toBeGreaterThan(3);
  expect(malayalam?.[0]?.title).toMatch(/^\p{Script=Malayalam}/u);
});

describe("a page", () => {
  test("without places is of all hospitals and in no menu, and stands in for a missing translation", () => {
    const { faults, in: pagesIn } = parse({ "prices.md": page("") });
    expect(faults).toEqual([]);
    const [shown] = pagesIn("en");
    expect(shown).toMatchObject({ place: "none", hospitals: site.hospitals.map(({ id }) => id) });
    expect(shown?.description).toBe("Some text.");
    expect(pagesIn("ml")).toEqual([shown]);
  });

  test("links below the hospital that shows it", () => {
    const { in: pagesIn, faults } = parse({ "a.md": page("", "[Write](contact_us#form) or [look](/choose_hospital)") });
    expect(faults).toEqual([]);
    const links = JSON.stringify(linkBelow(pagesIn("en")[0]?.text ?? [], "/base"));
    expect(links).toContain('"url":"/base/contact_us#form"');
    expect(links).toContain('"url":"/choose_hospital"');
  });

  test("of the group stands apart from those of the hospitals", () => {
    const files = { "a.md": page("hospitals: group\n", "[Where](what_is_where)"), "b.md": page("") };
    const { in: pagesIn, faults } = parse(files);
    expect(faults).toEqual([]);
    expect(pagesIn("en").map((one) => ownPagePath(one, "/base"))).toEqual(["/base/pages/prices", "/base/prices"]);
  });

  test("that is a draft is not shown", () => {
    expect(parse({ "a.md": page("draft: true\n") }).in("en")).toEqual([]);
  });

  test.each([
    ["address: doctors", /^pages\/a.md:3: address doctors is a page of each hospital already/],
    ["address: department", /^pages\/a.md:3: address department is a page of each hospital already/],
    ["address: desk/x", /^pages\/a.md:3: address is refused: write small letters/],
    ["address: ../x", /^pages\/a.md:3: address is refused: write small letters/],
    ["address: p\nhospitals: [punalur, adoor]", /^pages\/a.md:4: hospitals must be .* of these: .*punalur/],
    ["address: p\nplace: top", /^pages\/a.md:4: place must be one of "menu", "footer", "none", not "top"/],
    ["address: p\nfoto: x", /^pages\/a.md:4: there is no field "foto"; the fields are title, address/],
    ["place: menu", /^pages\/a.md: address is missing/],
  ])("is refused with %s", (fields, message) => {
    const { faults, in: pagesIn } = parse({ "a.md": `---\ntitle: T\n${fields}\n---\nText.\n` });
    expect(faults).toEqual([expect.stringMatching(message)]);
    expect(pagesIn("en")).toEqual([]);
  });

  test.each([
    ["<script>alert(1)</script>", /^pages\/a.md:6: HTML is not shown/],
    ["Look: <iframe src=x></iframe>", /^pages\/a.md:6: <iframe src=x> is not shown/],
    ["[x](javascript:alert(1))", /^pages\/a.md:6: the hyperlink to javascript:alert\(1\) leads to no page/],
    ["One.\n\n[x](../../secret)", /^pages\/a.md:8: ..\/..\/secret is no address below the hospital's/],
    ["![x](photo.jpg)", /^pages\/a.md:6: photo.jpg is .*a page has no pictures/],
    ["", /: text is missing/],
  ])("is refused with the text %s", (text, message) => {
    expect(parse({ "a.md": page("", text) }).faults[0]).toMatch(message);
  });

  test("whose address another has is refused, and in another hospital it is not", () => {
    const faulty = parse({ "a.md": page(""), "b.md": page("hospitals: [punalur]\n") });
    expect(faulty.faults).toEqual(["pages/b.md:3: address prices is in a.md already: choose another"]);
    expect(faulty.in("en")).toHaveLength(1);
    const apart = parse({ "a.md": page("hospitals: [alappuzha]\n"), "b.md": page("hospitals: [punalur]\n") });
    expect(apart.faults).toEqual([]);
  });

  test("has words of its own in another language, and those of the first where it has none", () => {
    const { in: pagesIn, faults } = parse({ "a.md": page("title.ml: വില\ntext.ml: |\n  ഇതാ.\ntitle.hi: x\n") });
    expect(faults).toEqual([]);
    expect(pagesIn("ml")).toMatchObject([{ title: "വില", description: "ഇതാ.", address: "prices" }]);
    expect(pagesIn("en")).toMatchObject([{ title: "Prices", description: "Some text." }]);
    const faulty = parse({ "a.md": page("text.ml: |\n  One.\n\n  <b>x</b>\n") });
    expect(faulty.faults[0]).toMatch(/^pages\/a.md:7: .*not shown/);
  });
});

describe("pages of two folders", () => {
  let siteDataDir: string;
  let dataDir: string;
  beforeEach(async () => {
    [siteDataDir, dataDir] = [temporaryFolder(), temporaryFolder()];
    for (const folder of [siteDataDir, dataDir]) await mkdir(join(folder, "pages"));
  });

  const open = (onChange = () => {}, warn = vi.fn<(line: string) => void>()) =>
    openOwnPages({ ...known, siteDataDir, dataDir }, { warn: warn as never }, onChange);
  const titlesOf = ({ in: pagesIn }: Awaited<ReturnType<typeof open>>) =>
    pagesIn("en")
      .list()
      .map(({ title }) => title);

  test("the desk's stands in place of the site data's, a changed file shows, and one with a mistake stays", async () => {
    await writeFile(join(siteDataDir, "pages/a.md"), page(""));
    const warn = vi.fn<(line: string) => void>();
    const onChange = vi.fn<() => void>();
    const pages = await open(onChange, warn);
    expect(titlesOf(pages)).toEqual(["Prices"]);
    await writeFile(join(dataDir, "pages/a.md"), page("").replace("Prices", "New prices"));
    await pages.reload();
    expect(titlesOf(pages)).toEqual(["New prices"]);
    await writeFile(join(dataDir, "pages/a.md"), page("place: top\n"));
    await pages.reload();
    expect(titlesOf(pages)).toEqual(["New prices"]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("place must be one of"));
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  test("at the start a mistake is named, and the page is not shown", async () => {
    const warn = vi.fn<(line: string) => void>();
    await writeFile(join(dataDir, "pages/a.md"), page("place: top\n"));
    await writeFile(join(siteDataDir, "pages/b.md"), page(""));
    await writeFile(join(siteDataDir, "pages/c.md"), page("place: top\n"));
    expect(titlesOf(await open(undefined, warn))).toEqual(["Prices"]);
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringContaining("pages/a.md:4: place must be one of"),
      expect.stringContaining(" pages/c.md:4: place must be one of"),
    ]);
  });

  test("what cannot be read is named, and the page stays", async () => {
    await writeFile(join(siteDataDir, "pages/a.md"), page(""));
    const warn = vi.fn<(line: string) => void>();
    const pages = await open(undefined, warn);
    await rm(join(siteDataDir, "pages/a.md"));
    await mkdir(join(siteDataDir, "pages/a.md"));
    await pages.reload();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("pages/a.md:1: must begin with a line ---"));
    expect(titlesOf(pages)).toEqual(["Prices"]);
  });

  test("a file that is saved is noticed", async () => {
    const changed = Promise.withResolvers<void>();
    const pages = await open(changed.resolve);
    const stop = pages.watch();
    await writeFile(join(siteDataDir, "pages/a.md"), page(""));
    await changed.promise;
    stop();
    expect(titlesOf(pages)).toEqual(["Prices"]);
  });

  test("a draft is in previews alone, and what would clash is refused before it is a page", async () => {
    await writeFile(join(siteDataDir, "pages/b.md"), page(""));
    await writeFile(join(dataDir, "pages/b.draft.md"), page("").replace("Prices", "Next prices"));
    await writeFile(join(dataDir, "pages/c.draft.md"), page("").replaceAll(/Prices|prices/g, "new"));
    const pages = await open();
    expect(titlesOf(pages)).toEqual(["Prices"]);
    expect(pages.drafts.list().map(({ title }) => title)).toEqual(["Next prices", "new"]);
    const check = await pagesAsEntries({ ...known, siteDataDir, dataDir }, async () => {}).openCheck(dataDir);
    expect(check.findFaults("pages/a.md", page("")).map(({ message }) => message)).toEqual([
      "address prices is in b.md already: choose another",
    ]);
    expect(check.findFaults("pages/b.md", page(""))).toEqual([]);
  });
});
