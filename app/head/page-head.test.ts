import { describe, expect, test } from "vitest";
import * as texts from "#site/texts/en.ts";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import type { Picture, Site } from "#site/hospitals/site.ts";
import { findServiceHead, fitDescription, metaElements, sectionHead } from "./page-head.ts";
import { createSharedLink, entryPicture, sharedLinkElements, type SharedPage } from "./shared-link.ts";

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
  const services = { site, origin, texts };

  test("each type of page of the group and of each hospital has one of its own", () => {
    const links = [undefined, ...site.hospitals].flatMap((hospital) =>
      (["home", "doctors", "department-cardiology", "facility-ICU"] as const).map((page) =>
        createSharedLink(services, { hospital, page }),
      ),
    );
    expect(new Set(links.map((link) => link.picture?.url)).size).toBe(links.length);
    for (const link of links) expect(link.picture).toMatchObject({ width: 1200, height: 630 });
  });

  test("is described by what it says", () => {
    const descriptionOf = (page: SharedPage) =>
      createSharedLink(services, { hospital: first, page }).picture?.description;
    expect(descriptionOf("home")).toBe(fullName(first));
    expect(descriptionOf("contact")).toBe(`Contact Us, ${fullName(first)}`);
    expect(descriptionOf("facility-emergency_casuality")).toMatch(/^Emergency.*, /);
    expect(descriptionOf("department-general_surgery")).toBe(`General Surgery, ${fullName(first)}`);
  });

  test("is the operator's own where there is one, a JPEG rather than what only browsers read", () => {
    const pictures = { "og-group": picture("image/avif", "image/jpeg") };
    expect(createSharedLink({ ...services, site: withPictures(pictures) }, { page: "home" }).picture?.url).toBe(
      `${origin}/pictures/og.jpeg?v=1`,
    );
  });
});

describe("the picture of an entry's link", () => {
  const portrait = { url: "/media/a.webp", contentType: "image/webp", title: "", width: 600, height: 720 };
  const cardOf = (asset: typeof portrait) => {
    const link = {
      ...createSharedLink({ site, origin, texts }, { page: "home" }),
      ...entryPicture(origin, asset, "Dr. Sample"),
    };
    return sharedLinkElements(link, { title: "x" }).find((element) => "name" in element);
  };

  test("is its own, at its absolute address, described", () => {
    expect(entryPicture(origin, portrait, "Dr. Sample").picture).toEqual({
      url: `${origin}/media/a.webp?w=640&fm=jpeg`,
      width: 600,
      height: 720,
      description: "Dr. Sample",
    });
    const described = { ...portrait, description: "A doctor in a garden" };
    expect(entryPicture(origin, described, "Dr. Sample").picture?.description).toBe("A doctor in a garden");
  });

  test("is no larger than pages show it", () => {
    const link = entryPicture(origin, { ...portrait, width: 6000, height: 4000 }, "x");
    expect(link.picture).toMatchObject({ url: `${origin}/media/a.webp?w=1600&fm=jpeg`, width: 1600, height: 1067 });
  });

  test("has no size where it is unknown", () => {
    const { width: _width, height: _height, ...unknown } = portrait;
    expect(entryPicture(origin, unknown, "x").picture).not.toHaveProperty("width");
  });

  test.each([undefined, { ...portrait, contentType: "application/pdf" }, { ...portrait, contentType: "video/mp4" }])(
    "is its hospital's where it has none that can be shown: %o",
    (asset) => {
      expect(entryPicture(origin, asset, "x")).toEqual({});
    },
  );

  test("is shown wide only when it is", () => {
    expect(cardOf(portrait)).toEqual({ name: "twitter:card", content: "summary" });
    expect(cardOf({ ...portrait, width: 800, height: 500 })).toMatchObject({ content: "summary_large_image" });
  });
});

describe("the head of a page", () => {
  const head = sectionHead({ site, texts, origin }, first, "doctors", "/venmala_hospital/doctors");

  test("says to those it is shared with what it says to search engines", () => {
    const elements = metaElements(head);
    expect(elements).toContainEqual({ property: "og:title", content: head.title });
    expect(elements).toContainEqual({ property: "og:description", content: head.description });
    expect(elements).toContainEqual({ property: "og:url", content: head.canonical });
    expect(elements).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  });

  test("of an article says when it was written", () => {
    const sharedLink = {
      ...head.sharedLink,
      type: "article" as const,
      published: "2026-01-02",
      modified: "2026-03-04",
    };
    const elements = metaElements({ ...head, sharedLink });
    expect(elements).toContainEqual({ property: "og:type", content: "article" });
    expect(elements).toContainEqual({ property: "article:published_time", content: "2026-01-02" });
    expect(elements).toContainEqual({ property: "article:modified_time", content: "2026-03-04" });
  });

  test("keeps a hidden page out of search engines", () => {
    expect(metaElements(head)).not.toContainEqual({ name: "robots", content: "noindex" });
    expect(metaElements({ ...head, isHidden: true })).toContainEqual({ name: "robots", content: "noindex" });
  });

  test("of a section without a description of its own describes the hospital", () => {
    const { description } = sectionHead({ site, texts, origin }, first, "accessibility", `${first.basePath}/x`);
    expect(description).toMatch(new RegExp(`^Accessibility: ${first.name}, ${first.place}\\. `));
    expect(description?.length).toBeLessThanOrEqual(160);
  });

  test("names no address where nothing is", () => {
    const { title, sharedLink } = head;
    expect(
      metaElements({ title, sharedLink }).some((element) => "property" in element && element.property === "og:url"),
    ).toBe(false);
  });
});

test("the group's pages have their one address below the only hospital, and below '/' among several", () => {
  const only = { ...site, hospitals: [first] };
  const pages = [site, only].map((from) => findServiceHead({ site: from, texts, origin }, first));
  expect(pages.map(({ canonical }) => canonical)).toEqual([
    `${origin}/what_is_where`,
    `${origin}${first.basePath}/what_is_where`,
  ]);
  expect(JSON.stringify(pages[1]?.graph)).not.toContain(`"${origin}/"`);
});

test("a short text is used whole, in one line", () => {
  expect(fitDescription(" Eyes,\nears  and nose. ")).toBe("Eyes, ears and nose.");
});

test("a long text ends after a whole sentence where that says enough", () => {
  const sentence = "Every morning the nurses of the ward go from bed to bed and ask how the night has been.";
  expect(fitDescription(`${sentence} ${"Then they go on. ".repeat(2)}${"And so it goes on ".repeat(9)}`)).toBe(
    `${sentence} Then they go on. Then they go on.`,
  );
});

test("a long text whose first sentence says little ends at a word", () => {
  const text = fitDescription(`Yes. ${"word ".repeat(60)}`);
  expect(text).toMatch(/^Yes\. (word )+word…$/);
  expect(text.length).toBeLessThanOrEqual(160);
});

test("no comma is left before the dots", () => {
  expect(fitDescription(`${"a".repeat(150)}, ${"b".repeat(50)}`)).toBe(`${"a".repeat(150)}…`);
});
