import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentOf } from "#tests/support/content-results.ts";
import { hospitalSpace, NORTH, SOUTH } from "#tests/support/hospital-space.ts";
import { writeSpaceExport } from "contentful-emulator/fixtures";
import type { WrittenExport } from "contentful-emulator/fixtures";
import { startContentService } from "contentful-emulator";
import type { ContentService } from "contentful-emulator";
import type { Content } from "./content.ts";
import { createContent } from "./create-content.server.ts";

const NOWHERE = "Nowhere Hospital";

const portrait = {
  url: "/media/images.ctfassets.net/testspace/portrait/abc123/p.webp",
  contentType: "image/webp",
  title: "Title of portrait",
  width: 40,
  height: 30,
};

let written: WrittenExport;
let service: ContentService;
let content: Content;

beforeAll(async () => {
  written = await writeSpaceExport(hospitalSpace);
  await written.writeAsset("images.ctfassets.net/testspace/portrait/abc123/p.webp", "picture");
  await written.writeAsset("videos.ctfassets.net/testspace/clip/abc123/c.mp4", "film");
  service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0 });
  const { graphqlUrl, deliveryToken } = service;
  content = createContent({ graphqlUrl, token: deliveryToken });
});

afterAll(async () => {
  await service.close();
  await written[Symbol.asyncDispose]();
});

describe("doctors", () => {
  test("the requested number of doctors is returned, with the total [S197]", async () => {
    const six = await contentOf(content.fetchDoctors(NORTH, 6));
    expect([six.total, six.doctors.length]).toEqual([13, 6]);
    const all = await contentOf(content.fetchDoctors(NORTH, 18));
    expect(all.doctors).toHaveLength(13);
    expect(all.doctors.find(({ id }) => id === "anna")).toEqual({
      id: "anna",
      name: "Anna",
      centerOfExcellence: "E N T",
      profilePicture: portrait,
      consulting: "Mon 9 am\nTue 9 am",
      education: "MBBS",
      departments: ["E N T"],
    });
    expect((await contentOf(content.fetchDoctorNames(NORTH))).length).toBe(13);
  });

  test("a person is found in whatever hospital", async () => {
    expect(await contentOf(content.fetchPerson("sara-k"))).toEqual([{ id: "sara", hospital: SOUTH }]);
    expect(await contentOf(content.fetchPerson("nobody"))).toEqual([]);
  });

  test("one doctor has all fields, without the missing ones [S196]", async () => {
    expect(await contentOf(content.fetchDoctor(NORTH, "anna"))).toEqual({
      id: "anna",
      name: "Anna",
      centerOfExcellence: "E N T",
      profilePicture: portrait,
      consulting: "Mon 9 am\nTue 9 am",
      contactNumbers: ["0000 1", "0000 2"],
      education: "MBBS",
      departments: ["E N T"],
    });
    expect(await contentOf(content.fetchDoctor(NORTH, "north1"))).toMatchObject({
      email: "n@example.org",
      skill: "Ears",
    });
  });

  test("a department shows the first ten doctors of its newest listing [S71]", async () => {
    const ids = (await contentOf(content.fetchDepartmentDoctors(NORTH, "E N T"))).map(({ id }) => id);
    expect(ids).toEqual(["anna", "north0"]);
    expect(await contentOf(content.fetchDepartmentDoctors(NORTH, "Cardiology"))).toHaveLength(10);
    expect(await contentOf(content.fetchDepartmentDoctors(NORTH, "Dental"))).toEqual([]);
    expect(await contentOf(content.fetchDepartmentDoctors(NORTH, "Urology"))).toEqual([]);
  });

  test("listings without doctors are left out, the others are sorted by name [S200]", async () => {
    const listed = await contentOf(content.fetchDepartmentListings(NORTH));
    expect(listed.map(({ department }) => department)).toEqual(["Cardiology", "E N T", "E N T"]);
    expect(listed[0]).toEqual({ id: "cardiology", department: "Cardiology" });
  });

  test("the requested number of a listing's doctors is returned, with the total, and none to another hospital", async () => {
    const six = await contentOf(content.fetchListedDoctors(NORTH, "cardiology", 6));
    expect([six.total, six.doctors.length]).toEqual([12, 6]);
    const all = await contentOf(content.fetchListedDoctors(NORTH, "cardiology", 12));
    expect(all.doctors).toHaveLength(12);
    expect(await contentOf(content.fetchListedDoctors(SOUTH, "cardiology", 6))).toEqual({ total: 0, doctors: [] });
    expect(await contentOf(content.fetchListedDoctors(NORTH, "no_such", 6))).toEqual({ total: 0, doctors: [] });
  });

  test("a listing returns its doctors' names, without drafts [S201]", async () => {
    const { doctors } = await contentOf(content.fetchListedDoctors(NORTH, "ent", 300));
    expect(doctors).toMatchObject([
      { id: "anna", name: "Anna", consulting: "Mon 9 am\nTue 9 am" },
      { id: "north0", name: "Doctor 0", consulting: "" },
    ]);
  });
});

describe("news, jobs and testimonials", () => {
  test("news is complete and newest first [S195 S275]", async () => {
    expect((await contentOf(content.fetchNews(NORTH))).map(({ headline }) => headline)).toEqual(["Young", "Old"]);
    expect(await contentOf(content.fetchNewsArticle(NORTH, "young"))).toEqual({
      id: "young",
      publishedAt: "2024-01-09T08:00:00.000Z",
      firstPublishedAt: "2024-01-09T08:00:00.000Z",
      headline: "Young",
      subHeadline: "",
      content: [
        { type: "paragraph", children: [{ type: "text", value: "Text", marks: [] }] },
        { type: "asset", asset: portrait },
      ],
    });
  });

  test("jobs are complete and newest first [S275]", async () => {
    const { total, careers: jobs } = await contentOf(content.fetchCareers(NORTH));
    expect([total, jobs.map(({ jobTitle }) => jobTitle)]).toEqual([2, ["Cook", "Nurse"]]);
    expect(await contentOf(content.fetchCareer(NORTH, "nurse"))).toMatchObject({
      firstPublishedAt: "2024-01-01T08:00:00.000Z",
      jobTitle: "Nurse",
      shortDescription: "Care",
      vacancies: 2,
      description: [{ type: "paragraph" }],
      responsibilities: ["Rounds"],
      skills: ["Patience"],
      experience: "2 years",
    });
    expect(await contentOf(content.fetchCareer(NORTH, "cook"))).toMatchObject({
      vacancies: 0,
      description: [],
      skills: [],
    });
  });

  test("testimonials are sorted by descending id and show whether there is more to read [S275]", async () => {
    const [second, first] = await contentOf(content.fetchTestimonials(NORTH));
    expect(second).toEqual({ id: "t2", reviewer: "Another", shortReview: [], hasContent: false });
    expect(first).toMatchObject({ id: "t1", hasContent: true, poster: portrait, video: { contentType: "video/mp4" } });
    expect(first?.video?.firstPublishedAt).toBe("2024-01-01T08:00:00.000Z");
    expect(await contentOf(content.fetchTestimonial(NORTH, "t1"))).toMatchObject({
      reviewer: "A visitor",
      content: [{ type: "paragraph" }],
    });
  });
});

test("everything with a page of its own is listed by id, with the day it was published [S195]", async () => {
  const { doctors, news, careers, testimonials } = await contentOf(content.fetchPublishedEntries(NORTH));
  expect([doctors.length, doctors[0]]).toEqual([13, { id: "anna", publishedAt: "2024-01-01T08:00:00.000Z" }]);
  expect(news.map(({ id }) => id)).toEqual(["old", "young"]);
  expect(careers.map(({ id }) => id)).toEqual(["cook", "nurse"]);
  expect(testimonials.map(({ id }) => id)).toContain("t1");
  expect((await contentOf(content.fetchPublishedEntries(SOUTH))).testimonials).toEqual([]);
});

describe("hospitals", () => {
  test("never see each other's lists [S198 S199 S226]", async () => {
    expect((await contentOf(content.fetchDoctors(SOUTH, 6))).doctors.map(({ id }) => id)).toEqual(["sara"]);
    expect((await contentOf(content.fetchDepartmentDoctors(SOUTH, "E N T"))).map(({ id }) => id)).toEqual(["sara"]);
    expect((await contentOf(content.fetchDepartmentListings(SOUTH))).map(({ id }) => id)).toEqual(["south"]);
    expect((await contentOf(content.fetchNews(SOUTH))).map(({ id }) => id)).toEqual(["other"]);
    expect((await contentOf(content.fetchCareers(SOUTH))).careers.map(({ id }) => id)).toEqual(["clerk"]);
    expect((await contentOf(content.fetchTestimonials(SOUTH))).map(({ id }) => id)).toEqual(["t3"]);
  });

  test("never see each other's single entries", async () => {
    expect(await contentOf(content.fetchDoctor(SOUTH, "anna"))).toBeUndefined();
    expect(await contentOf(content.fetchListedDoctors(SOUTH, "ent", 300))).toEqual({ total: 0, doctors: [] });
    expect(await contentOf(content.fetchNewsArticle(SOUTH, "young"))).toBeUndefined();
    expect(await contentOf(content.fetchCareer(SOUTH, "nurse"))).toBeUndefined();
    expect(await contentOf(content.fetchTestimonial(SOUTH, "t1"))).toBeUndefined();
  });

  test("without content have empty lists", async () => {
    expect(await contentOf(content.fetchDoctors(NOWHERE, 6))).toEqual({ total: 0, doctors: [] });
    expect(await contentOf(content.fetchCareers(NOWHERE))).toEqual({ total: 0, careers: [] });
    expect(await contentOf(content.fetchNews(NOWHERE))).toEqual([]);
  });

  test.each(["nobody", "draft", "ent", "ANNA"])("the id %s is not a doctor's", async (id) => {
    expect(await contentOf(content.fetchDoctor(NORTH, id))).toBeUndefined();
  });
});

test("an entry without a title has a stand-in, in lists and on its own page", async () => {
  const sys = { id: "bare" };
  const bare = {
    ...{ doctorsCollection: { items: [{ sys, name: " " }] }, doctors: { sys, hospital: NORTH } },
    ...{ newsCollection: { items: [{ sys }] }, news: { sys, hospitalName: NORTH } },
    ...{ careersCollection: { items: [{ sys }] }, careers: { sys, hospital: NORTH } },
    ...{ testimonialsCollection: { items: [{ sys }] }, testimonials: { sys, hospital: NORTH } },
  };
  const answer = createServer((_request, response) => void response.end(JSON.stringify({ data: bare })));
  await new Promise<void>((resolve) => answer.listen(0, "127.0.0.1", resolve));
  const { port } = answer.address() as AddressInfo;
  const standIns = { doctor: "Doctor", news: "News", career: "Job", testimonial: "Patient" };
  const named = createContent({ graphqlUrl: `http://127.0.0.1:${port}/spaces/s`, token: "t", standIns });
  const titles = [
    (await contentOf(named.fetchDoctors(NORTH, 6))).doctors[0]?.name,
    (await contentOf(named.fetchDoctor(NORTH, "bare")))?.name,
    (await contentOf(named.fetchNews(NORTH)))[0]?.headline,
    (await contentOf(named.fetchNewsArticle(NORTH, "bare")))?.headline,
    (await contentOf(named.fetchCareers(NORTH))).careers[0]?.jobTitle,
    (await contentOf(named.fetchCareer(NORTH, "bare")))?.jobTitle,
    (await contentOf(named.fetchTestimonials(NORTH)))[0]?.reviewer,
    (await contentOf(named.fetchTestimonial(NORTH, "bare")))?.reviewer,
  ];
  answer.close();
  expect(titles).toEqual(Object.values(standIns).flatMap((title) => [title, title]));
});
