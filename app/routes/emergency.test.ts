import { rm } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { servicesContext, type PageServices } from "#app/context.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { copySampleData, type SampleDataCopy } from "#site/hospitals/test-support/copy-sample-data.ts";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { closeCasualty } from "#tests/support/close-casualty.ts";
import { NO_NOTICES } from "#tests/support/no-notices.ts";
import { loader } from "./emergency.tsx";

const NOW = "2026-11-26T06:00:00Z";
const PUNALUR = "venmala_hospital_punalur";

interface Asked {
  basePath?: string;
  language?: string;
  dataDir?: string;
  now?: string;
}

/** The page as text, as it is sent. */
async function open({ basePath, language = "en", dataDir = "data", now = NOW }: Asked = {}): Promise<string> {
  const site = await loadSite({ dataDir, language });
  const texts = await loadCatalogue(language, dataDir);
  const context = new RouterContextProvider();
  const services = { site, texts, origin: "https://www.example.org", now: () => new Date(now), notices: NO_NOTICES };
  context.set(servicesContext, services as unknown as PageServices);
  const params = basePath === undefined ? {} : { basePath };
  return loader({ context, params, request: new Request("https://www.example.org/") } as never).text();
}

async function openChanged(change: (copy: SampleDataCopy) => Promise<unknown>, asked: Asked = {}): Promise<string> {
  await using copy = await copySampleData();
  await change(copy);
  const html = await open({ ...asked, dataDir: copy.dataDir });
  return html;
}

const placesOf = (html: string) => [...html.matchAll(/<li data-at="[^"]*"><h3>([^<]+)/g)].map(([, place]) => place);
const callsOf = (html: string) => [...html.matchAll(/<li><a href="tel:\+?(\d+)/g)].map(([, number]) => number);

test("the group's page has 108, 112 and every casualty in the order of the data", async () => {
  const html = await open();
  expect(callsOf(html)).toEqual(["108", "112"]);
  expect(placesOf(html)).toEqual(["Alappuzha", "Kozhencherry", "Punalur"]);
  for (const number of ["0000 000 1003", "0000 000 2003", "0000 000 3003"]) expect(html).toContain(number);
  expect(html).toContain("Venmala Hospital, Chemmanthoor, Punalur");
  expect(html).toContain('href="https://www.openstreetmap.org/');
});

test("a hospital's page has its own number first and the others from the nearest on", async () => {
  const html = await open({ basePath: PUNALUR });
  expect(callsOf(html)).toEqual([expect.stringContaining("0000003003"), "108", "112"]);
  expect(placesOf(html)).toEqual(["Punalur", "Kozhencherry", "Alappuzha"]);
  expect(html).toContain(`data-base="/${PUNALUR}"`);
});

test("a hospital without casualty names the nearest, and claims none of its own", async () => {
  const html = await openChanged((copy) => closeCasualty(copy, "punalur"), { basePath: PUNALUR });
  expect(html).toContain("Nearest casualty, Kozhencherry");
  expect(placesOf(html)).toEqual(["Kozhencherry", "Alappuzha"]);
});

test("a group without any casualty still gives 108, 112 and first aid", async () => {
  const html = await openChanged(async (copy) => {
    for (const id of ["punalur", "kozhencherry", "alappuzha"]) await closeCasualty(copy, id);
  });
  expect(callsOf(html)).toEqual(["108", "112"]);
  expect(html).not.toMatch(/casualty|0000 000/i);
  expect(html).toContain("Snake bite");
});

test("the only hospital's page stands at both addresses, and is known by one", async () => {
  const only = async (copy: SampleDataCopy) => {
    for (const id of ["alappuzha", "kozhencherry"]) await copy.removeHospital(id);
  };
  const html = await openChanged(only);
  expect(html).toContain(`<link rel="canonical" href="https://www.example.org/${PUNALUR}/emergency"/>`);
  expect(html).toContain(`data-base="/${PUNALUR}"`);
});

test("a fact that was checked 31 days ago stands as it is, and one that is older says to call first", async () => {
  const checkedOn = (day: string) => (copy: SampleDataCopy) =>
    copy.set("hospitals/punalur/hospital.json", "emergencyCare", { burns: day });
  const punalurOf = (html: string) => /<h3>Punalur[^]*?Burns unit[^]*?<\/li>/.exec(html)?.[0];
  expect(punalurOf(await openChanged(checkedOn("2026-10-26")))).toMatch(/checked on 26 October 2026.*hidden/);
  const old = punalurOf(await openChanged(checkedOn("2026-10-25")));
  expect(old).toContain("Call first");
  expect(old).not.toContain("hidden");
});

test("a hospital says nothing of what nobody has checked", async () => {
  expect(await open()).not.toContain("Burns unit");
  const none = (copy: SampleDataCopy) => copy.set("hospitals/punalur/hospital.json", "emergencyCare", undefined);
  expect(/<h3>Punalur[^]*?<ul>(.*?)<\/ul>/.exec(await openChanged(none))?.[1]).toBe("");
});

test("each of ten first aids has its source, and is marked until a doctor has signed it", async () => {
  const html = await open();
  expect(html.match(/Not yet checked by a doctor/g)).toHaveLength(10);
  expect(html.match(/From: /g)).toHaveLength(10);
  const sign = (copy: SampleDataCopy) =>
    copy.set("first-aid.json", "items.0.text.en.reviewed", { by: "Dr. A", on: "2026-11-01" });
  expect((await openChanged(sign)).match(/Not yet checked/g)).toHaveLength(9);
  const silent = (copy: SampleDataCopy) => copy.set("first-aid.json", "items.0.text.en.reviewed", undefined);
  expect((await openChanged(silent)).match(/Not yet checked/g)).toHaveLength(10);
});

test("a site without the file for first aid has the numbers alone", async () => {
  const html = await openChanged(({ dataDir }) => rm(`${dataDir}/first-aid.json`));
  expect(html).not.toContain("until help comes</h2>");
  expect(callsOf(html)).toEqual(["108", "112"]);
});

test("in both languages the page says its day, needs no file, and travels in 14 KB", async () => {
  for (const [language, prefix, day] of [
    ["en", "", "This page is of 26 November 2026."],
    ["ml", "/ml", "ഈ പേജിന്റെ തീയതി: 2026 നവംബർ 26."],
  ] as const)
    for (const basePath of [undefined, PUNALUR]) {
      const html = await open({ language, ...(basePath && { basePath }) });
      expect(html).toContain(day);
      expect(html).not.toMatch(/ src=|url\((?!"data:)|<img|<form|rel="(stylesheet|preload)"/);
      expect(html).toContain(`hrefLang="${language}" href="https://www.example.org${prefix}/`);
      expect(brotliCompressSync(html).length).toBeLessThan(14_000);
    }
});
