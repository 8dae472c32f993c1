import { describe, expect, test } from "vitest";
import { hospital, services } from "#app/structured-data/test-support/sample-hospital.ts";
import type { Career, RichText } from "#content/content.ts";
import { jobPostingThings } from "./job-posting-thing.ts";

const paragraph = (value: string): RichText => [{ type: "paragraph", children: [{ type: "text", value, marks: [] }] }];

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

  test("that is complete is told of as HTML of paragraphs and lists", () => {
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
  ])("without %s is not told of", (_name, missing) => {
    expect(jobPostingThings(services, hospital, { ...career, ...missing })).toEqual([]);
  });

  test("without a date is not told of", () => {
    const { firstPublishedAt: _date, ...undated } = career;
    expect(jobPostingThings(services, hospital, undated)).toEqual([]);
  });

  test("keeps lists, tables and headings of its text apart", () => {
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
