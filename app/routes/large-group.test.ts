import { brotliCompressSync } from "node:zlib";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { menuContext, servicesContext, type PageServices } from "#app/context.ts";
import { createMenu } from "#app/route-policy.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import * as texts from "#site/texts/en.ts";
import { makeLargeGroup } from "#tests/support/large-group.ts";
import { NO_NOTICES } from "#tests/support/no-notices.ts";
import { pageRoutes } from "#tests/support/page-routes.ts";
import { loader as loadEmergency } from "./emergency.tsx";
import { loader as loadFindService } from "./find-service.tsx";
import { loader as loadHospitals } from "./hospitals.tsx";
import { loader as loadHospital } from "./hospital/layout.tsx";
import { loader as loadLanding } from "./landing.tsx";
import { loader as loadChoose } from "./choose-hospital.tsx";

async function openGroup(count: number) {
  await using copy = await copySampleData();
  await makeLargeGroup(copy, count);
  const site = await loadSite({ dataDir: copy.dataDir });
  const context = new RouterContextProvider();
  const services = { site, texts, editions: [{ site }], origin: "https://www.example.org", notices: NO_NOTICES };
  context.set(servicesContext, { ...services, now: () => new Date("2026-11-26T06:00:00Z") } as unknown as PageServices);
  context.set(menuContext, createMenu(pageRoutes.pages));
  const open =
    (load: (args: never) => unknown, basePath?: string) =>
    async (path: string): Promise<never> =>
      (await load({
        context,
        params: basePath ? { basePath } : {},
        request: new Request(`https://www.example.org${path}`),
      } as never)) as never;
  return { site, open };
}

const group = await openGroup(300);
const other = await openGroup(60);
type Hospitals = ReturnType<typeof loadHospitals>;
const find = async (path: string): Promise<Hospitals["view"]> => {
  const { view }: Hospitals = await group.open(loadHospitals)(path);
  return view;
};
const namesOf = ({ found }: Hospitals["view"]) => found.rows.map(({ name }) => name.split(", ").at(-1));

test("what pages load does not grow with the group, and names no other hospital in a menu", async () => {
  const HOME = "venmala_hospital_punalur";
  const sizes = async ({ open }: typeof group) => {
    const pages = [
      await open(loadLanding)("/"),
      await open(loadHospitals)("/hospitals"),
      await open(loadFindService)("/what_is_where"),
      await open(loadFindService)("/what_is_where?department=cardiology"),
      await open(loadHospital, HOME)(`/${HOME}`),
      await open(loadHospital, "no_such_page")("/no_such_page"),
    ];
    expect(JSON.stringify(pages.slice(-2))).not.toContain("Town 4");
    return pages.map((page) => JSON.stringify(page).length);
  };
  const [large = [], small = []] = [await sizes(group), await sizes(other)];
  for (const [at, size] of large.entries()) expect(size).toBeLessThan(1.3 * (small[at] ?? 0));
  expect(Math.max(...large)).toBeLessThan(40_000);
});

test("a place is found by its path, its name, a slip of the finger and a postal code, its hospitals first", async () => {
  for (const text of ["kerala/kollam/punalur", "Punalur", "punalor", "PUNALUR, Kollam", "691305"])
    expect(namesOf(await find(`/hospitals?place=${text}`))[0]).toBe("Punalur");
  const near = await find("/hospitals?place=Town 150");
  expect(namesOf(near).slice(0, 3)).toEqual(["Town 150", "Town 149", "Town 151"]);
  expect([near.found.rows[0]?.away, near.found.rows[1]?.away]).toEqual([undefined, expect.stringMatching(/^\d+ km/)]);
});

test("a place that nobody knows is said to be unknown, with all places to choose from", async () => {
  const { finder, found } = await find("/hospitals?place=zzzz");
  expect(finder.unknown).toContain("“zzzz”");
  expect(finder.groups.map(({ label }) => label)).toEqual(["Karnataka", "Kerala", "Tamil Nadu"]);
  expect(found.words.count).toBe("300 hospitals");
});

test("every hospital stands once on the pages of a list", async () => {
  const seen: unknown[] = [];
  for (let next = "/hospitals?place=kerala", at = 0; next && at < 20; at += 1) {
    const { found } = await find(next);
    seen.push(...found.rows.map(({ to }) => to));
    next = found.pages.find(({ label }) => label === "Next page")?.to ?? "";
  }
  expect([seen.length, new Set(seen).size]).toEqual([300, 300]);
});

test("inside a hospital, what is where begins with what is nearest to it", async () => {
  const open = group.open(loadFindService, "venmala_hospital_town_40");
  const { view }: { view: Hospitals["view"] } = await open("/x/what_is_where?department=orthopaedics");
  expect(namesOf(view).slice(0, 1)).toEqual(["Town 40"]);
  expect(view.found.rows[0]?.ways.map(({ to }) => to)).toContain(
    "/venmala_hospital_town_40/appointment?department=orthopaedics",
  );
  const urgent: { view: Hospitals["view"] } = await open("/x/what_is_where?department=emergency_medicine");
  const town = group.site.hospitals.find(({ place }) => place === "Town 40");
  expect(urgent.view.found.rows[0]?.ways.map(({ to }) => to)).toContain(town?.contact.emergencyPhone?.href);
  expect(JSON.stringify(urgent.view.found)).not.toContain("/appointment");
});

test("the emergency page has every number by district in 14 KB, and near a place the twelve that are nearest", async () => {
  const read = async (path: string) => {
    const response: Response = await group.open(loadEmergency)(path);
    return response.text();
  };
  const html = await read("/emergency");
  for (const { contact } of group.site.hospitals) expect(html).toContain(`href="${contact.emergencyPhone?.href}"`);
  expect(brotliCompressSync(html).length).toBeLessThan(14_000);
  const near = await read("/emergency?place=kerala/kollam/punalur");
  expect(near.match(/<h3>[^<]*<\/h3><a href="tel:/g)).toHaveLength(12);
  expect(near).toContain('data-place="kerala/kollam/punalur"');
});

test("a chooser of hospitals leads to the list by place", async () => {
  await expect(group.open(loadChoose)("/choose_hospital")).rejects.toMatchObject({ status: 302 });
});
