import { expect, test } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { renderPage } from "#tests/support/render-page.tsx";
import { listHospitalOffers } from "./hospital-offers.ts";
import { FindServicePage, Places } from "./find-service-page.tsx";

const offers = listHospitalOffers(await loadSite({ dataDir: "data" }));
const render = (find = "", shown = offers) =>
  renderPage(
    <FindServicePage offers={shown} stopWords="" address="/what_is_where" toSearch="/search" homePath="/" />,
    addressOf(find),
  );

const addressOf = (find: string) => `/what_is_where${find && `?find=${encodeURIComponent(find)}`}`;
const rowOf = (html: string, name: string) =>
  html.match(/<details.*?<\/details>/g)?.find((row) => row.includes(`>${name}<`)) ?? "";

test("a row says in words which hospitals have the department, and links to the page of each", () => {
  const row = rowOf(render(), "Cardiology");
  expect(row).toContain("Only in Kozhencherry");
  expect(row.match(/class="text-link"/g)).toHaveLength(1);
  expect(row).toMatch(
    /href="\/venmala_hospital_kozhencherry\/department\/cardiology".*?Kozhencherry<span class="visually-hidden">: Cardiology, Kozhencherry</,
  );
});

test("booking a department takes it along; booking at a facility leaves the department open", () => {
  const html = render();
  expect(rowOf(html, "ENT")).toContain('href="/venmala_hospital_punalur/appointment?department=e_n_t"');
  expect(rowOf(html, "Dialysis")).toMatch(/href="\/venmala_hospital_punalur\/appointment"/);
});

test.each(["Emergency Medicine", "Emergency/Casualty"])("%s calls the emergency number, and is not booked", (name) => {
  const row = rowOf(render(), name);
  for (const { emergencyPhone, phone } of offers.hospitals) {
    expect(row).toContain(`href="${emergencyPhone?.href}"`);
    expect(row).not.toContain(`href="${phone.href}"`);
  }
  expect(row).not.toContain("/appointment");
});

test.each(["Power Backup", "CSSD", "ICU", "24x7 Pharmacy"])("nobody books %s", (name) => {
  expect(rowOf(render(), name)).toContain("/facilities/");
  expect(rowOf(render(), name)).not.toContain("/appointment");
});

test("slugs stay literal in links", () => {
  expect(rowOf(render(), "Emergency/Casualty")).toContain("/facilities/emergency_/_casuality");
});

test("every reception can be called from a row and below the lists, and every emergency number is shown", () => {
  const html = render();
  for (const { phone, emergencyPhone, place } of offers.hospitals) {
    expect(rowOf(html, "Radiology")).toContain(`href="${phone.href}" aria-label="Call ${phone.printed}, ${place}"`);
    expect(html).toContain(`class="text-link" href="${phone.href}"`);
    expect(html).toContain(`href="${emergencyPhone?.href}"`);
  }
});

test("the choice between departments and facilities stands only where both are listed whole", () => {
  expect(render().match(/type="radio"/g)).toHaveLength(2);
  expect(render("heart")).not.toContain('type="radio"');
  expect(render("", { ...offers, facilities: [] })).not.toContain('type="radio"');
});

test("the search text of the address is in the field, and only what it finds is on the page", () => {
  const html = render("heart");
  expect(html).toMatch(/<input[^>]*value="heart"/);
  expect(html).toContain("4 found for “heart”");
  expect(rowOf(html, "Cardiology")).not.toBe("");
  expect(rowOf(html, "Dental")).toBe("");
});

test("few entries are open for phones, many are closed", () => {
  expect(render("heart").match(/<details[^>]*open/g)).toHaveLength(4);
  expect(render()).not.toMatch(/<details[^>]*open/);
});

test("a search without results shows the number of every reception", () => {
  const html = render("<b>zzz</b>");
  expect(html).toContain("0 found for “&lt;b&gt;zzz&lt;/b&gt;”");
  expect(html).toContain("We found nothing");
  for (const { phone } of offers.hospitals) expect(html).toContain(`href="${phone.href}"`);
  expect(html).not.toContain("<details");
});

const PLACES = ["Alappuzha", "Kozhencherry", "Punalur", "Adoor"].map((place) => ({ place }));

test.each([
  [3, [true, true, true], "In all 3 hospitals"],
  [3, [true, false, true], "Alappuzha and Punalur"],
  [3, [false, true, false], "Only in Kozhencherry"],
  [4, [true, true, false, false], "Alappuzha and Kozhencherry"],
  [4, [true, true, false, true], "Alappuzha, Kozhencherry and Adoor"],
])("of %i hospitals %j reads %s", (count, isHere, text) => {
  expect(renderPage(<Places hospitals={PLACES.slice(0, count)} isHere={isHere} />)).toBe(text);
});
