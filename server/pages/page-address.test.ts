import { expect, test } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { pageRoutes } from "#tests/support/page-routes.ts";
import { isNoPage, pageAddress, sharingOf } from "./page-address.ts";

const site = { ...(await loadSite({ dataDir: "data" })), ...pageRoutes };
const BASE = "/venmala_hospital";

test.each([
  [`${BASE}/doctors`, `${BASE}/doctors`],
  [`${BASE}/doctors?limit=12`, `${BASE}/doctors?limit=12`],
  [`${BASE}/doctors?utm_source=x&limit=12`, `${BASE}/doctors?limit=12`],
  [`${BASE}/doctors?limit=abc`, `${BASE}/doctors`],
  [`${BASE}/doctors?limit=6`, `${BASE}/doctors`],
  [`${BASE}/doctors?limit=-1`, `${BASE}/doctors`],
  [`${BASE}/doctors?limit=11`, `${BASE}/doctors?limit=12`],
  [`${BASE}/doctors?limit=012`, `${BASE}/doctors?limit=12`],
  [`${BASE}/doctors?limit=99999`, `${BASE}/doctors?limit=2700`],
  [`${BASE}/news?limit=12`, `${BASE}/news`],
  ["/VENMALA_Hospital/Doctors/?limit=12", `${BASE}/doctors?limit=12`],
  [`${BASE}/appointment/doctors?listing=ent.north-2_b`, `${BASE}/appointment/doctors?listing=ent.north-2_b`],
  [`${BASE}/doctors?listing=ent`, `${BASE}/doctors`],
  [`${BASE}/appointment?doctor=id-1&department=e_n_t`, `${BASE}/appointment?department=e_n_t&doctor=id-1`],
  [`${BASE}/appointment.data?department=E%20N%20T`, `${BASE}/appointment.data?department=E+N+T`],
  [`${BASE}/appointment?department=%3Cscript%3E`, `${BASE}/appointment`],
  [`${BASE}/department/e_n_t?department=dental`, `${BASE}/department/e_n_t`],
  [`${BASE}/facilities/emergency_%2f_casuality`, `${BASE}/facilities/emergency_/_casuality`],
  [`${BASE}/facilities/icu.data`, `${BASE}/facilities/ICU.data`],
  [
    `${BASE}/Doctors.data?limit=7&_routes=routes/hospital/doctors`,
    `${BASE}/doctors.data?limit=12&_routes=routes%2Fhospital%2Fdoctors`,
  ],
  [`${BASE}/doctors?_routes=root`, `${BASE}/doctors`],
  [`${BASE}/doctors.data?_routes=x1`, `${BASE}/doctors.data`],
  [`${BASE}/doctors.data?_routes=routes/hospital/news,root,root,x`, `${BASE}/doctors.data?_routes=root`],
  [
    `${BASE}/doctors.data?_routes=routes/hospital/doctors,root`,
    `${BASE}/doctors.data?_routes=root%2Croutes%2Fhospital%2Fdoctors`,
  ],
  ["/_.data", "/_.data"],
  [`${BASE}/Doctors/_.data?limit=12`, `${BASE}/doctors.data?limit=12`],
  ["/what_is_where?find=heart%20doctor", "/what_is_where?find=heart+doctor"],
  [`${BASE}/what_is_where.data?find=x-ray`, `${BASE}/what_is_where.data?find=x-ray`],
  [`/what_is_where?find=${"a".repeat(61)}`, "/what_is_where"],
  ["/what_is_where?find=heart%0A", "/what_is_where"],
  [`${BASE}/news?find=heart`, `${BASE}/news`],
  [`${BASE}/doctors?department=dental&limit=12`, `${BASE}/doctors?limit=12&department=dental`],
])("%s is rendered as %s", (asked, rendered) => {
  expect(pageAddress(new URL(asked, "http://localhost"), site)).toBe(rendered);
});

test.each([
  ["/ml", "/ml"],
  ["/ML/", "/ml"],
  ["/ml.data", "/ml.data"],
  [`/ml${BASE}/Doctors/?limit=7&x=1`, `/ml${BASE}/doctors?limit=12`],
  [`/Ml/VENMALA_hospital/doctors.data`, `/ml${BASE}/doctors.data`],
  ["/ml/ml", "/ml/ml"],
])("of a site in two languages %s is rendered as %s", (asked, rendered) => {
  expect(pageAddress(new URL(asked, "http://localhost"), { ...site, languages: ["en", "ml"] })).toBe(rendered);
});

test("an address below a language twice, or below an unknown one, is no page", () => {
  const isMissing = (path: string) => isNoPage(new URL(path, "http://localhost"), { ...site, languages: ["en", "ml"] });
  expect(["/ml/ml", `/ml/ml${BASE}`, `/ta${BASE}`].map(isMissing)).toEqual([true, true, true]);
  expect(["/ml", `/ml${BASE}/doctors`].map(isMissing)).toEqual([false, false]);
});

const NUMBERS = Array.from({ length: 2000 }, (_, number) => number);
/** Each letter of a word as it is or escaped, once or twice: as many spellings as there are numbers. */
const spell = (word: string, number: number, percent: string) =>
  [...word].map((one, index) => ((number >> index) & 1 ? `${percent}${one.charCodeAt(0).toString(16)}` : one)).join("");

test.each<[string, (number: number) => string, most: number]>([
  ["_routes", (number) => `/doctors.data?_routes=x${number}`, 1],
  ["lists of _routes", (number) => `/doctors.data?_routes=${"root,".repeat(number % 50)}x${number}`, 2],
  ["page sizes", (number) => `/doctors?limit=${number}`, 50],
  ["page sizes of data", (number) => `/doctors.data?limit=${number}&_routes=y${number}`, 50],
  ["departments", (number) => `/doctors?department=x${number}`, 0],
  ["unknown parameters", (number) => `/news?x${number}=${number}`, 1],
  ["texts", (number) => `/what_is_where?find=x${number}`, 0],
  [
    "letter cases",
    (number) => `/${[..."doctors"].map((one, at) => ((number >> at) & 1 ? one.toUpperCase() : one)).join("")}`,
    1,
  ],
  ["escapes", (number) => `/${spell("doctors", number, "%")}`, 1],
  ["escapes of a department", (number) => `/department/${spell("general_medicine", number, "%")}`, 1],
  ["escapes of escapes of a department", (number) => `/department/${spell("general_medicine", number, "%25")}`, 1],
  ["escapes of escapes of a facility", (number) => `/facilities/${spell("ICU", number, "%25")}`, 1],
  ["slashes", (number) => `/doctors${"/".repeat(number % 100)}`, 1],
])("%s of any number lead to few cached pages", (_name, path, most) => {
  const asked = NUMBERS.map((number) => new URL(BASE + path(number), "http://localhost"));
  const cached = asked.filter((url) => sharingOf(url, site) === "shared").map((url) => pageAddress(url, site));
  expect(new Set(cached).size).toBeLessThanOrEqual(most);
});

test.each([
  [BASE, false],
  [`${BASE}/doctors`, false],
  [`${BASE}/doctors.data`, false],
  [`${BASE}/doctors/details/unknown`, false],
  [`${BASE}/department/general_medicine`, false],
  [`${BASE}/department/no_such`, true],
  [`${BASE}/department/no_such.data`, true],
  [`${BASE}/facilities/no_such`, true],
  [`${BASE}/facilities/ICU`, false],
  [`${BASE}/no_such`, true],
  ["/no_such", true],
  ["/no_such/doctors", true],
  ["/what_is_where", false],
  ["/", false],
])("that there can be no page at %s: %j", (address, isMissing) => {
  expect(isNoPage(new URL(address, "http://localhost"), site)).toBe(isMissing);
});

test("no more pages of doctors are cached than there are sizes", () => {
  const addresses = Array.from({ length: 3000 }, (_, limit) =>
    pageAddress(new URL(`${BASE}/doctors?limit=${limit}`, "http://localhost"), site),
  );
  expect(new Set(addresses).size).toBe(44);
});

test.each([
  ["/what_is_where", "shared"],
  ["/what_is_where?find=", "shared"],
  ["/what_is_where?find=heart", "free-text"],
  [`${BASE}/What_Is_Where/?find=heart`, "free-text"],
  [`${BASE}/what_is_where.data?find=heart`, "free-text"],
  [`${BASE}/search?q=heart`, "free-text"],
  [`${BASE}/search/suggestions?q=heart`, "free-text"],
  [`${BASE}/doctors?department=dental`, "shared"],
  [`${BASE}/doctors?department=x1&limit=12`, "free-text"],
  [`${BASE}/doctors?find=heart`, "shared"],
  [`${BASE}/sent/contact`, "never"],
])("%s is cached for others: %s", (address, sharing) => {
  expect(sharingOf(new URL(address, "http://localhost"), site)).toBe(sharing);
});
