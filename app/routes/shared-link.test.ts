import { describe, expect, test } from "vitest";
import { loadSite } from "#hospitals/load-site.server.ts";
import type { Picture, Site } from "#hospitals/site.ts";
import { headElements, sectionHead } from "./hospital/page-head.ts";
import { createSharedLink } from "./shared-link.ts";

const origin = "https://www.example.org";
const site = await loadSite({ dataDir: "data" });
const [first] = site.hospitals;
if (!first) throw new Error("the sample has a hospital");

const withPictures = (pictures: Record<string, Picture>): Site => ({ ...site, pictures });
const picture = (...types: string[]): Picture => ({
  width: 1200,
  height: 630,
  sources: types.map((type) => ({
    type,
    files: [{ url: `/pictures/${type.replace("image/", "og.")}?v=1`, width: 1200 }],
  })),
});

describe("the picture of a shared link", () => {
  test("the group and each of its hospitals has one of its own, of the size that is asked for", () => {
    const links = [undefined, ...site.hospitals].map((hospital) => createSharedLink({ site, origin }, hospital));
    expect(links.map((link) => [link.picture?.width, link.picture?.height])).toEqual(links.map(() => [1200, 630]));
    expect(new Set(links.map((link) => link.picture?.url)).size).toBe(links.length);
    expect(links.every((link) => link.picture?.url.startsWith(`${origin}/pictures/og-`))).toBe(true);
  });

  test("a hospital without one shows the group's", () => {
    const link = createSharedLink({ site, origin }, { ...first, id: "fourth" });
    expect(link.picture?.url).toBe(createSharedLink({ site, origin }).picture?.url);
    expect(link.picture?.description).toBe(site.group.name);
  });

  test("a JPEG is preferred to what only browsers read", () => {
    const pictures = { "og-group": picture("image/avif", "image/jpeg") };
    expect(createSharedLink({ site: withPictures(pictures), origin }).picture?.url).toBe(
      `${origin}/pictures/og.jpeg?v=1`,
    );
  });

  test("a site without pictures still names itself", () => {
    expect(createSharedLink({ site: withPictures({}), origin })).toEqual({ siteName: site.group.name });
  });
});

describe("the head of a page", () => {
  const head = sectionHead({ site, origin }, first, "Doctors", "/venmala_hospital/doctors");

  test("says to those it is shared with what it says to search engines", () => {
    const elements = headElements(head);
    expect(elements).toContainEqual({ property: "og:title", content: head.title });
    expect(elements).toContainEqual({ property: "og:description", content: head.description });
    expect(elements).toContainEqual({ property: "og:url", content: head.canonical });
    expect(elements).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  });

  test("names no address where nothing is", () => {
    const { title, sharedLink } = head;
    expect(
      headElements({ title, sharedLink }).some((element) => "property" in element && element.property === "og:url"),
    ).toBe(false);
  });
});
