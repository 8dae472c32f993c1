import type { APIRequestContext } from "@playwright/test";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { hospitals } from "../support/sample-site.ts";
import { expect, test } from "../support/test.ts";

/** What every page says to those who are sent its link. */
const PROPERTIES = ["og:title", "og:description", "og:url", "og:image", "og:image:alt", "og:site_name", "og:type"];

async function headOf(request: APIRequestContext, address: string): Promise<string> {
  const html = await (await request.get(address)).text();
  return html.slice(0, html.indexOf("</head>"));
}

function contentOf(head: string, property: string): string {
  return new RegExp(`<meta property="${property}" content="([^"]+)"`).exec(head)?.[1] ?? "";
}

async function expectSharedLink(request: APIRequestContext, address: string): Promise<string> {
  const head = await headOf(request, address);
  for (const property of PROPERTIES) expect(contentOf(head, property), `${address} ${property}`).not.toBe("");
  expect(head, address).toMatch(/<meta name="twitter:card" content="summary(_large_image)?"/);
  expect(contentOf(head, "og:url"), address).toMatch(/^https?:\/\//);
  const ends = ["</title>", ...PROPERTIES.map((property) => `"${property}"`)].map((part) => head.indexOf(part));
  expect(Math.max(...ends), `${address} is told in its first 4 KB`).toBeLessThan(4096);
  expect(head.indexOf("<style"), address).toBeGreaterThan(Math.max(...ends));
  return contentOf(head, "og:image").replaceAll("&amp;", "&");
}

for (const [index, hospital] of hospitals.entries()) {
  test(`every kind of page of ${hospital.name}, ${hospital.place}, can be shared with its picture`, async ({
    request,
  }) => {
    const paths = hospitalPaths(hospital);
    const lists = [paths.toDoctors, paths.toNews, paths.toCareers, paths.toTestimonials];
    const details = await Promise.all(lists.map((list) => firstDetail(request, list, hospital.basePath)));
    const addresses = [
      ...[paths.toHome, paths.toAboutUs, paths.toDepartments, paths.toFacilities, paths.toGallery, paths.toContactUs],
      ...[paths.toAppointment, ...lists, ...details],
      ...hospital.routedDepartments.slice(0, 1).map(({ slug }) => paths.toDepartment(slug)),
      ...hospital.routedFacilities.slice(0, 1).map(({ slug }) => paths.toFacility(slug)),
    ];
    const pictures = new Map<string, string>();
    for (const address of addresses) pictures.set(address, await expectSharedLink(request, address));
    const [doctor = "", news = ""] = details;
    // A hospital's pictures are drawn alike.
    for (const [address, picture] of [...pictures].slice(0, index === 0 ? pictures.size : 1)) {
      if (picture.includes("/brand/shared/")) await expectPicture(request, picture);
      else {
        expect([doctor, news, details.at(-1)], address).toContain(address);
        await expectAnyPicture(request, picture);
      }
    }
    const drawn = [...pictures.values()].filter((picture) => picture.includes("/brand/shared/"));
    expect(drawn.length).toBeGreaterThan(8);
    expect(pictures.get(paths.toFacility(hospital.routedFacilities[0]?.slug ?? ""))).toContain("/facility-");
    for (const address of [doctor, news]) expect(drawn).not.toContain(pictures.get(address));
    expect(await typeOf(request, doctor)).toBe("profile");
    expect(await typeOf(request, news)).toBe("article");
    expect(await typeOf(request, paths.toNews)).toBe("website");
  });
}

/** The first page a list leads to below its own address. */
async function firstDetail(request: APIRequestContext, list: string, basePath: string): Promise<string> {
  const html = await (await request.get(list)).text();
  const links = Array.from(html.matchAll(/href="(\/[^"#?]+)"/g), ([, link = ""]) => link);
  const detail = links.find((link) => link.startsWith(`${basePath}/`) && /\/(details?)\//.test(link));
  if (!detail) throw new Error(`${list} leads to no page`);
  return detail;
}

async function typeOf(request: APIRequestContext, address: string): Promise<string> {
  return contentOf(await headOf(request, address), "og:type");
}

/** A picture of an entry, in a format that all services which show links can read. */
async function expectAnyPicture(request: APIRequestContext, url: string) {
  const { pathname, search } = new URL(url);
  const response = await request.get(pathname + search);
  expect(response.status(), url).toBe(200);
  expect(response.headers()["content-type"], url).toMatch(/^image\/(jpeg|png|gif)$/);
}

async function expectPicture(request: APIRequestContext, url: string) {
  const { pathname, search } = new URL(url);
  const response = await request.get(pathname + search);
  expect(response.headers()["content-type"]).toBe("image/jpeg");
  expect((await response.body()).length).toBeLessThan(120 * 1024);
}

test("each of the group's pages can be shared with a picture of its own", async ({ request }) => {
  const addresses = ["/", "/accessibility", "/what_is_where"];
  const pictures = await Promise.all(addresses.map((address) => expectSharedLink(request, address)));
  expect(new Set(pictures).size).toBe(addresses.length);
  for (const picture of pictures) await expectPicture(request, picture);
});

test("tabs and phones find the site's icons", async ({ request }) => {
  const head = await headOf(request, "/");
  const links = Array.from(
    head.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g),
    ([, url = ""]) => url,
  );
  expect(links).toHaveLength(4);
  const manifest = (await (await request.get("/site.webmanifest")).json()) as { icons: { src: string }[] };
  for (const url of [...links, ...manifest.icons.map(({ src }) => src)]) {
    expect((await request.get(url)).status(), url).toBe(200);
  }
});
