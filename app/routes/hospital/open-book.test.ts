import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { servicesContext, type PageServices } from "#app/context.ts";
import { BookBlock } from "#app/features/open-book/book-block.tsx";
import type { BlockView } from "#app/features/open-book/book-view.ts";
import { createShell } from "#app/features/layout/shell.ts";
import { listHospitalOffers } from "#app/features/find-service/hospital-offers.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import type { OpenBook, OpenBookRow } from "#site/open-book/open-book-schema.ts";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import * as english from "#site/texts/en.ts";
import { NO_NOTICES } from "#tests/support/no-notices.ts";
import { openBookItem } from "./contact-items.ts";
import { loader as loadFile } from "./open-book-file.tsx";
import { handle, loader as loadPage } from "./open-book.tsx";

const shipped = await loadSite({ dataDir: "data" });
const whole = shipped.hospitals.find(({ id }) => id === "kozhencherry")!;

function argumentsFor(hospital: Hospital, ending = "", around: Partial<PageServices> = {}, now = "2026-11-26") {
  const site: Site = { ...shipped, hospitals: [hospital], ...around.site };
  const base = { texts: english, origin: "https://www.example.org", notices: NO_NOTICES };
  const services = { ...base, now: () => new Date(now), ...around, site } as unknown as PageServices;
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const request = new Request(`https://www.example.org${hospital.basePath}/open_book${ending}`);
  return { context, request, params: { basePath: hospital.basePath.split("/").at(-1) } } as never;
}

const blocksOf = (hospital: Hospital, now?: string) =>
  loadPage(argumentsFor(hospital, "", {}, now)).book.groups.flatMap(({ blocks }) => blocks);
const findBlock = (blocks: BlockView[], id: string) => blocks.find((block) => block.id === id)!;
const htmlOf = (block: BlockView) => renderToStaticMarkup(createElement(BookBlock, { block }));

function withBook(book: Partial<OpenBook>): Hospital {
  return { ...whole, openBook: { isSample: false, ...book } };
}

const block = (rows: OpenBookRow[]) => ({
  ...{ checkedOn: "2026-11-10", outdatedFrom: "2027-06", rows, pages: [], paragraphs: [], points: [] },
});

test("a hospital without a book has no page, no file and no link to one", () => {
  const { openBook: _none, ...hospital } = whole;
  expect(() => loadPage(argumentsFor(hospital))).toThrow(expect.objectContaining({ init: { status: 404 } }));
  for (const ending of ["/print", "/rates.csv"])
    expect(() => loadFile(argumentsFor(hospital, ending))).toThrow(expect.objectContaining({ init: { status: 404 } }));
  expect(handle.isListed?.(shipped, hospital)).toBe(false);
  expect(openBookItem({ texts: english }, hospital)).toEqual([]);
  const site = { ...shipped, hospitals: [hospital] };
  const shell = createShell(site, hospital, { now: new Date(), catalogue: english, menu: [] });
  expect(JSON.stringify([shell, listHospitalOffers(site).hospitals])).not.toMatch(/open_book|"hasBook":true/);
});

test("contact page, footer, the search for a department and the sitemap lead to the book", () => {
  const to = `${whole.basePath}/open_book`;
  expect(openBookItem({ texts: english }, whole)).toMatchObject([{ href: to }]);
  const shell = createShell(shipped, whole, { now: new Date(), catalogue: english, menu: [] });
  expect(shell.toOpenBook).toBe(to);
  expect(listHospitalOffers(shipped).hospitals.map(({ hasBook }) => hasBook)).toEqual([true, true, true]);
  expect(handle.isListed?.(shipped, whole)).toBe(true);
});

test("one fact makes a page of one part, without a file of rates", () => {
  const { book, others } = loadPage(argumentsFor(withBook({ visiting: block([{ name: "Ward", value: "4 to 6" }]) })));
  expect(book.groups.map(({ id, blocks }) => [id, blocks.map((one) => one.id)])).toEqual([["visit", ["visiting"]]]);
  expect(book).not.toHaveProperty("sample");
  expect(others.map(({ to }) => to.split("/").at(-1))).toEqual(["print"]);
});

test("two hundred rates are folded by their groups, or after the first", () => {
  const rates = (group?: string) =>
    Array.from({ length: 200 }, (_, index) => ({
      ...{ name: `Test ${index}`, amount: 100 + index, validFrom: "2026-11-01" },
      ...(group && { group: `${group} ${index % 2}` }),
    }));
  const [loose] = blocksOf(withBook({ rates: block(rates()) }));
  expect(loose?.lists.map(({ title, isFolded, lines }) => [title, isFolded, lines.length])).toEqual([
    ["", false, 10],
    ["190 more", true, 190],
  ]);
  const [grouped] = blocksOf(withBook({ rates: block(rates("Kind")) }));
  expect(grouped?.lists.map(({ title, isFolded }) => [title, isFolded])).toEqual([
    ["Kind 0: 100", true],
    ["Kind 1: 100", true],
  ]);
  expect(grouped?.checked).toEqual(["Valid from 1 November 2026.", "Checked on 10 November 2026."]);
});

test("a rate says what it costs and for what, and further procedures are said to be itemised", () => {
  const blocks = blocksOf(whole);
  const html = htmlOf(findBlock(blocks, "packages"));
  expect(html).toContain("₹\u00A021,000 – ₹\u00A038,000");
  expect(html).toContain("In it: lens, eye drops for 4 weeks, two checks.");
  expect(html).toContain("Not in it: tests before the operation.");
  for (const id of ["rates", "packages"]) expect(findBlock(blocks, id).note).toMatch(/each further procedure/);
  expect(findBlock(blocks, "beds")).not.toHaveProperty("note");
});

test("facts of other files join their part, and numbers can be called", () => {
  const blocks = blocksOf(whole);
  expect(findBlock(blocks, "services").links.map(({ title }) => title)).toEqual(["Departments: 21", "Facilities: 15"]);
  expect(findBlock(blocks, "insurance").lists.at(-1)?.lines).toHaveLength(whole.insurers.length);
  expect(htmlOf(findBlock(blocks, "ambulance"))).toMatch(/href="tel:\+\d+2003".*href="tel:108"/);
  const toComplaint = `href="${whole.basePath}/complaint"`;
  expect(htmlOf(findBlock(blocks, "grievance"))).toContain(toComplaint);
  expect(htmlOf(findBlock(blocks, "rights"))).not.toContain(toComplaint);
  const rights = whole.openBook!.rights!;
  expect(htmlOf(findBlock(blocksOf({ ...whole, openBook: { isSample: true, rights } }), "rights"))).toContain(
    toComplaint,
  );
  expect(htmlOf(findBlock(blocks, "records"))).toContain('href="mailto:records.kozhencherry@example.org"');
});

test("a part past its month says so with a number, and a registration past its day is not called valid", () => {
  const inTime = blocksOf(whole, "2027-05-31T12:00:00Z");
  expect(inTime.some(({ outdated }) => outdated)).toBe(false);
  const late = blocksOf(whole, "2029-04-01T12:00:00Z");
  expect(late.every(({ outdated }) => outdated?.phone === whole.contact.phone)).toBe(true);
  expect(htmlOf(findBlock(late, "registration"))).toContain("was valid until 31 March 2029");
});

test("search engines get what has a day, as long as it is not out of date", () => {
  const thingsAt = (now: string) => {
    const { graph } = loadPage(argumentsFor(whole, "", {}, now)).head;
    return graph?.["@graph"].find((thing) => thing["@type"] === "Hospital") as Record<string, unknown[]> | undefined;
  };
  const now = thingsAt("2026-11-26");
  expect(now?.makesOffer).toContainEqual({
    ...{ "@type": "Offer", name: "ECG", description: "a test", price: 200, priceCurrency: "INR" },
    validFrom: "2026-11-01",
  });
  expect(now?.hasCredential).toMatchObject([{ expires: "2029-03-31", identifier: "SAMPLE-KCE-0000-2" }]);
  expect(thingsAt("2026-10-31")).not.toHaveProperty("makesOffer");
  expect(thingsAt("2027-06-01")).not.toHaveProperty("makesOffer");
  expect(thingsAt("2029-04-01")).toBeUndefined();
});

test("the rates are a file for a spreadsheet, each with its day", async () => {
  const response = loadFile(argumentsFor(whole, "/rates.csv"));
  expect(response.headers.get("Content-Disposition")).toContain("rates-kozhencherry.csv");
  const [columns, ...lines] = (await response.text()).trim().split("\r\n");
  expect(columns).toContain('"amount_inr"');
  expect(lines).toHaveLength(35);
  for (const line of lines) expect(line).toMatch(/,\d+,("\d*"|\d+),.*,"2026-11-01","2026-11-10"$/);
});

test("the sheet for paper has all parts open, in the language of the site, marked as a sample", async () => {
  const site = await loadSite({ dataDir: "data", language: "ml" });
  const texts = await loadCatalogue("ml", "data");
  const hospital = site.hospitals.find(({ id }) => id === "kozhencherry")!;
  const html = await loadFile(
    argumentsFor(hospital, "/print", { site: { ...site, hospitals: [hospital] }, texts }),
  ).text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="ml">/);
  expect(html).toContain(texts.server.openBook.sample);
  expect(html.match(/<section class="book__block"/g)).toHaveLength(23);
  expect(html).not.toContain('<details class="book__fold">');
});
