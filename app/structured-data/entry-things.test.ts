import { describe, expect, test } from "vitest";
import { hospital, origin, services } from "#app/structured-data/test-support/sample-hospital.ts";
import type { Doctor, NewsArticle, RichText, Testimonial, Career } from "#site/content/content.ts";
import { physicianThing, newsThing, videoThings, jobPostingThings } from "./entry-things.ts";

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
    expect(physicianThing(origin, hospital, doctor, {}).medicalSpecialty).toEqual([
      "https://schema.org/Renal",
      "https://schema.org/Urologic",
    ]);
  });

  test("has those of the departments that list him", () => {
    const listed = { ...doctor, centerOfExcellence: "Joints and sports", departments: ["Orthopaedics"] };
    expect(physicianThing(origin, hospital, listed, {}).medicalSpecialty).toEqual([
      "https://schema.org/Musculoskeletal",
    ]);
  });

  test.each(["Patient care", "Pre-urologyclinic", ""])("has none where the field is %j", (centerOfExcellence) => {
    expect(physicianThing(origin, hospital, { ...doctor, centerOfExcellence }, {})).not.toHaveProperty(
      "medicalSpecialty",
    );
  });

  test("of whom little is known has only that", () => {
    const bare = { ...doctor, centerOfExcellence: "", contactNumbers: [], education: "" };
    const thing = physicianThing(origin, hospital, bare, {});
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

  test("without a description is described in the reviewer's words", () => {
    expect(videoThings(services, hospital, testimonial, testimonial.content)).toMatchObject([
      {
        name: `Anu K. about ${hospital.name}, ${hospital.place}`,
        description: "They were kind.",
        thumbnailUrl: `${origin}/media/a.webp?w=1600&fm=jpeg`,
        contentUrl: `${origin}/media/a.mp4`,
        uploadDate: "2026-01-02T08:00:00.000Z",
      },
    ]);
  });

  test("without a poster or a date is left out", () => {
    const { poster: _poster, ...bare } = testimonial;
    const { firstPublishedAt: _date, ...undated } = video;
    expect(videoThings(services, hospital, bare, [])).toEqual([]);
    expect(videoThings(services, hospital, { ...testimonial, video: undated }, [])).toEqual([]);
  });
});

describe("a job", () => {
  const career: Career = {
    id: "c1",
    firstPublishedAt: "2026-01-02T08:00:00.000Z",
    jobTitle: "Nurse",
    shortDescription: "Care <for> people",
    vacancies: 2,
    description: paragraph("Days & nights"),
    responsibilities: ["Rounds"],
    skills: [],
    experience: "2 years",
  };

  test("that is complete is described in HTML of paragraphs and lists", () => {
    const [posting] = jobPostingThings(services, hospital, career);
    expect(posting).toMatchObject({ title: "Nurse", totalJobOpenings: 2, datePosted: "2026-01-02T08:00:00.000Z" });
    expect(posting?.description).toBe(
      "<p>Care &lt;for&gt; people</p><p>Days &amp; nights</p><p>Responsibilities:</p><ul><li>Rounds</li></ul><p>Experience: 2 years</p>",
    );
    for (const name of ["baseSalary", "validThrough", "employmentType"]) expect(posting).not.toHaveProperty(name);
  });

  test.each<[string, Partial<Career>]>([
    ["a vacancy", { vacancies: 0 }],
    ["a title", { jobTitle: "" }],
    ["a text", { shortDescription: "", description: [], responsibilities: [], experience: "" }],
  ])("without %s is left out", (_name, missing) => {
    expect(jobPostingThings(services, hospital, { ...career, ...missing })).toEqual([]);
  });

  test("without a date is left out", () => {
    const { firstPublishedAt: _date, ...undated } = career;
    expect(jobPostingThings(services, hospital, undated)).toEqual([]);
  });

  test("separates the lists, tables and headings of its text", () => {
    const text = (value: string) => ({ type: "text" as const, value, marks: [] });
    const cell = (value: string) => ({ type: "table-cell" as const, children: paragraph(value) });
    const description: RichText = [
      { type: "heading", level: 2, children: [text("We offer")] },
      {
        type: "ordered-list",
        children: [
          { type: "list-item", children: [...paragraph("Meals"), ...paragraph("Rooms")] },
          { type: "list-item", children: paragraph("Training") },
        ],
      },
      { type: "blockquote", children: paragraph("Good people") },
      { type: "rule" },
      { type: "table", children: [{ type: "table-row", children: [cell("Shift"), cell("Night")] }] },
      { type: "paragraph", children: [text("Ask "), { type: "link", url: "https://a.test", children: [text("us")] }] },
    ];
    expect(
      jobPostingThings(services, hospital, {
        ...career,
        shortDescription: "",
        responsibilities: [],
        experience: "",
        description,
      })[0]?.description,
    ).toBe(
      "<p>We offer</p><ul><li>Meals Rooms</li><li>Training</li></ul><p>Good people</p><p>Shift Night</p><p>Ask us</p>",
    );
  });
});
