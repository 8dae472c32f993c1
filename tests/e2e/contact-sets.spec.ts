import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { listHospitalPages } from "../support/hospital-pages.ts";
import { expect, test } from "../support/test.ts";

const { hospitals } = await loadSite({ dataDir: "data" });

/** Every number and address by which a hospital is reached, as pages print and link them. */
function reachOf({ contact, routedFacilities }: Hospital): string[] {
  const { phone, emergencyPhone, conciergePhone, whatsapp, email, facebookUrl = "", mapUrl } = contact;
  const highlights = routedFacilities.flatMap(({ highlight = "" }) => highlight.match(/\d[\d ]{8,}\d/g) ?? []);
  const phones = [
    phone,
    ...(emergencyPhone ? [emergencyPhone] : []),
    conciergePhone,
    ...contact.helplines.map((line) => line.phone),
  ];
  const numbers = [...phones.map(({ printed }) => printed), ...highlights];
  const digits = [whatsapp?.href ?? "", ...numbers].map((number) => number.replaceAll(/\D/g, "").slice(-10));
  return [...new Set([...numbers, ...digits, email, contact.receivingAddress, facebookUrl, mapUrl])];
}

for (const hospital of hospitals) {
  const { place } = hospital;
  const paths = hospitalPaths(hospital);

  test(`no page of ${place} holds a number or an address of another hospital [S288]`, async ({ request }) => {
    const others = hospitals.filter(({ id }) => id !== hospital.id).flatMap(reachOf);
    expect(reachOf(hospital).filter((value) => others.includes(value))).toEqual([]);
    const addresses = [
      ...listHospitalPages(hospital).map(({ path }) => path),
      ...hospital.routedDepartments.map(({ slug }) => paths.toDepartment(slug)),
      ...hospital.routedFacilities.map(({ slug }) => paths.toFacility(slug)),
      `${hospital.basePath}/no_such_page`,
    ];
    for (const address of addresses) {
      const html = withoutScripts(await (await request.get(address)).text());
      expect(html, address).toContain(hospital.contact.phone.printed);
      expect(
        others.filter((value) => html.includes(value)),
        address,
      ).toEqual([]);
    }
  });
}

/** What is shown, linked and read by search engines; the scripts know every hospital's number. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "");
}
