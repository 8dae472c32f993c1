import { expect, test } from "vitest";
import type { Content, MediaAsset } from "#site/content/content.ts";
import { withhold } from "./withhold.ts";

const picture = (name: string): MediaAsset => ({ url: `/media/${name}`, contentType: "image/webp", title: name });
const ok = (content: unknown) => async () => ({ status: "ok", content });

const DOCTORS = [
  { id: "anu", name: "Anu", profilePicture: picture("anu") },
  { id: "biju", name: "Biju", profilePicture: picture("biju") },
];
const ARTICLE = {
  ...{ id: "camp", headline: "Camp", thumbnail: picture("camp") },
  content: [
    { type: "asset", asset: picture("inner") },
    { type: "paragraph", children: [{ type: "text", value: "Come", marks: [] }] },
  ],
};
const STORIES = [
  { id: "usha", reviewer: "Usha", video: { ...picture("usha"), contentType: "video/mp4" } },
  { id: "girija", reviewer: "Girija", poster: picture("biju") },
];

function open(...entries: string[]) {
  const files = new Set<string>();
  const source = {
    ...{ fetchDoctors: ok({ total: 2, doctors: DOCTORS }), fetchDoctor: ok(DOCTORS[0]), fetchNewsArticle: ok(ARTICLE) },
    ...{ fetchTestimonials: ok(STORIES), fetchTestimonial: ok(STORIES[0]), fetchDoctorNames: ok(["Anu"]) },
    fetchPublishedEntries: ok({ doctors: [{ id: "anu" }], testimonials: STORIES.map(({ id }) => ({ id })) }),
    fetchNews: async () => ({ status: "unavailable", errors: [] }),
    forgetRequests: () => "kept",
  } as unknown as Content & { forgetRequests: () => string };
  const content = withhold(source, { entries: new Set(entries), files });
  return { content, source, files };
}

test("where nothing is withheld all stays as it is, and so do an outage and other methods", async () => {
  const { content, source } = open();
  for (const name of ["fetchDoctors", "fetchNewsArticle", "fetchTestimonials", "fetchNews"] as const)
    expect(await content[name]("h", 9 as never)).toEqual(await source[name]("h", 9 as never));
  expect(content.forgetRequests()).toBe("kept");
});

test("a doctor's picture is left out of lists and pages, and the doctor stays", async () => {
  const { content, files } = open("doctor/anu");
  const { total, doctors } = (
    (await content.fetchDoctors("h", 9)) as never as { content: { total: number; doctors: object[] } }
  ).content;
  expect([total, doctors]).toEqual([2, [{ id: "anu", name: "Anu" }, DOCTORS[1]]]);
  expect(await content.fetchDoctor("h", "anu")).toEqual({ status: "ok", content: { id: "anu", name: "Anu" } });
  expect([...files]).toEqual(["/media/anu"]);
});

test("all pictures of a news entry are left out, its words stay", async () => {
  const { content, files } = open("news/camp");
  expect(await content.fetchNewsArticle("h", "camp")).toEqual({
    ...{ status: "ok", content: { id: "camp", headline: "Camp", content: [ARTICLE.content[1]] } },
  });
  expect([...files]).toEqual(["/media/camp", "/media/inner"]);
});

test("a patient's story is gone as a whole, from lists, its page and the list for the sitemap", async () => {
  const { content, files } = open("testimonial/usha");
  expect(await content.fetchTestimonials("h")).toEqual({ status: "ok", content: [STORIES[1]] });
  expect(await content.fetchTestimonial("h", "usha")).toEqual({ status: "ok", content: undefined });
  expect(await content.fetchPublishedEntries("h")).toMatchObject({
    content: { doctors: [{ id: "anu" }], testimonials: [{ id: "girija" }] },
  });
  expect([...files]).toEqual(["/media/usha"]);
});

test("the same file is left out of other entries too", async () => {
  const { content } = open("doctor/biju");
  await content.fetchDoctors("h", 9);
  expect(await content.fetchTestimonials("h")).toMatchObject({ content: [{ id: "usha" }, { id: "girija" }] });
  expect(JSON.stringify(await content.fetchTestimonials("h"))).not.toContain("/media/biju");
});
