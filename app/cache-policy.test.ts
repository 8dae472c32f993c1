import { expect, test } from "vitest";
import { loadSite } from "#hospitals/load-site.server.ts";
import { isShared, pageAddress } from "./cache-policy.ts";

const site = await loadSite({ dataDir: "data" });
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
  [`${BASE}/doctors?limit=99999`, `${BASE}/doctors?limit=300`],
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

test("no more pages of doctors are kept than there are sizes", () => {
  const addresses = Array.from({ length: 2000 }, (_, limit) =>
    pageAddress(new URL(`${BASE}/doctors?limit=${limit}`, "http://localhost"), site),
  );
  expect(new Set(addresses).size).toBe(50);
});

test.each([
  ["/what_is_where", true],
  ["/what_is_where?find=", true],
  ["/what_is_where?find=heart", false],
  [`${BASE}/What_Is_Where/?find=heart`, false],
  [`${BASE}/what_is_where.data?find=heart`, false],
  [`${BASE}/doctors?department=dental`, true],
  [`${BASE}/doctors?department=x1&limit=12`, false],
  [`${BASE}/doctors?find=heart`, true],
  [`${BASE}/sent/contact`, false],
])("%s is kept for others: %j", (address, shared) => {
  expect(isShared(new URL(address, "http://localhost"), site)).toBe(shared);
});
