import { describe, expect, test } from "vitest";
import { hospital, origin, services } from "#app/structured-data/test-support/sample-hospital.ts";
import type { Doctor, NewsArticle, RichText, Testimonial } from "#content/content.ts";
import { physicianThing, newsThing, videoThings } from "./entry-things.ts";

describe("a doctor", () => {
  const doctor: Doctor = {
    id: "d1",
    name: "Dr. Sample One",
    centerOfExcellence: "Nephrology and Urology Clinic",
    consulting: "Mon",
    contactNumbers: ["0000 110 2101"],
    education: "MBBS",
    departments: [],
  };

  test("has the branches of medicine of the departments that his field names", () => {
    expect(physicianThing(origin, hospital, doctor).medicalSpecialty).toEqual([
      "https://schema.org/Renal",
      "https://schema.org/Urologic",
    ]);
  });

  test("has those of the departments that list him", () => {
    const listed = { ...doctor, centerOfExcellence: "Joints and sports", departments: ["Orthopaedics"] };
    expect(physicianThing(origin, hospital, listed).medicalSpecialty).toEqual(["https://schema.org/Musculoskeletal"]);
  });

  test.each(["Patient care", "Pre-urologyclinic", ""])("has none where the field is %j", (centerOfExcellence) => {
    expect(physicianThing(origin, hospital, { ...doctor, centerOfExcellence })).not.toHaveProperty("medicalSpecialty");
  });

  test("of whom little is known is told of with that alone", () => {
    const thing = physicianThing(origin, hospital, {
      ...doctor,
      centerOfExcellence: "",
      contactNumbers: [],
      education: "",
    });
    expect(Object.keys(thing).toSorted()).toEqual(["@id", "@type", "address", "hospitalAffiliation", "name", "url"]);
  });
});

describe("a news item", () => {
  const article: NewsArticle = {
    id: "n1",
    headline: "Open day",
    subHeadline: "",
    publishedAt: "2026-03-02T08:00:00.000Z",
    content: [],
  };

  test("was published when it first was, and changed when it was last", () => {
    const thing = newsThing(origin, hospital, { ...article, firstPublishedAt: "2026-01-02T08:00:00.000Z" });
    expect(thing).toMatchObject({
      datePublished: "2026-01-02T08:00:00.000Z",
      dateModified: "2026-03-02T08:00:00.000Z",
    });
  });

  test("without dates, sub-headline and picture makes none up", () => {
    const thing = newsThing(origin, hospital, { ...article, publishedAt: "" });
    for (const name of ["datePublished", "dateModified", "description", "image", "author"])
      expect(thing).not.toHaveProperty(name);
  });
});

const paragraph = (value: string): RichText => [{ type: "paragraph", children: [{ type: "text", value, marks: [] }] }];

describe("a film", () => {
  const video = {
    url: "/media/a.mp4",
    contentType: "video/mp4",
    title: "",
    firstPublishedAt: "2026-01-02T08:00:00.000Z",
  };
  const testimonial: Testimonial = {
    id: "t1",
    reviewer: "Anu K.",
    video,
    poster: { url: "/media/a.webp", contentType: "image/webp", title: "" },
    content: paragraph("They were kind."),
  };

  test("that nobody described is told of in the reviewer's words", () => {
    expect(videoThings(services, hospital, testimonial, testimonial.content)).toMatchObject([
      {
        name: `Anu K. about ${hospital.name}, ${hospital.place}`,
        description: "They were kind.",
        thumbnailUrl: `${origin}/media/a.webp?w=1600&fm=webp`,
        contentUrl: `${origin}/media/a.mp4`,
        uploadDate: "2026-01-02T08:00:00.000Z",
      },
    ]);
  });

  test("without a poster or a date is not told of", () => {
    const { poster: _poster, ...bare } = testimonial;
    const { firstPublishedAt: _date, ...undated } = video;
    expect(videoThings(services, hospital, bare, [])).toEqual([]);
    expect(videoThings(services, hospital, { ...testimonial, video: undated }, [])).toEqual([]);
  });
});
