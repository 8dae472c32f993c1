import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createContentFaults } from "#content-service/content-faults.ts";
import {
  createAsset,
  createDocument,
  createEntry,
  createParagraph,
  linkTo,
  writeSpaceExport,
} from "#content-service/export/space-export-fixture.ts";
import type { WrittenExport } from "#content-service/export/space-export-fixture.ts";
import { startContentService } from "#content-service/start-content-service.ts";
import type { ContentService } from "#content-service/start-content-service.ts";
import { contentTypes } from "./content-model.ts";
import { ContentUnavailableError } from "./content.ts";
import type { Content } from "./content.ts";
import { createContent } from "./create-content.server.ts";

const NORTH = "North Hospital";
const SOUTH = "South Hospital";
const NOWHERE = "Nowhere Hospital";

const rich = (value: string) => createDocument(createParagraph(value));

const doctors = [
  createEntry("doctors", "anna", {
    name: "Anna",
    hospital: NORTH,
    profilePic: linkTo("Asset", "portrait"),
    consulting: "Mon 9 am\nTue 9 am",
    contactNumber: ["0000 1", "0000 2"],
    education: "MBBS",
    centerOfExcellence: "E N T",
  }),
  ...Array.from({ length: 12 }, (_, index) => {
    const name = `Doctor ${index}`;
    return createEntry("doctors", `north${index}`, { name, hospital: NORTH, email: "n@example.org", skill: "Ears" });
  }),
  createEntry("doctors", "sara", { name: "Sara", hospital: SOUTH }),
  createEntry("doctors", "draft", { name: "Draft", hospital: NORTH }, { published: false }),
];

const northDoctors = Array.from({ length: 12 }, (_, index) => linkTo("Entry", `north${index}`));

const listings = [
  createEntry(
    "departments",
    "ent",
    {
      departments: "E N T",
      hospital: NORTH,
      doctors: [linkTo("Entry", "anna"), linkTo("Entry", "draft"), linkTo("Entry", "north0")],
    },
    { day: 3 },
  ),
  createEntry("departments", "cardiology", { departments: "Cardiology", hospital: NORTH, doctors: northDoctors }),
  createEntry("departments", "older", { departments: "E N T", hospital: NORTH, doctors: [linkTo("Entry", "north5")] }),
  createEntry("departments", "empty", { departments: "Dental", hospital: NORTH, doctors: [] }),
  createEntry("departments", "south", { departments: "E N T", hospital: SOUTH, doctors: [linkTo("Entry", "sara")] }),
];

const news = [
  createEntry("news", "old", { headline: "Old", hospitalName: NORTH, subHeadline: "Sub" }, { day: 2 }),
  createEntry(
    "news",
    "young",
    {
      headline: "Young",
      hospitalName: NORTH,
      content: createDocument(createParagraph("Text"), {
        nodeType: "embedded-asset-block",
        data: { target: linkTo("Asset", "portrait") },
        content: [],
      }),
    },
    { day: 9 },
  ),
  createEntry("news", "other", { headline: "Other", hospitalName: SOUTH }, { day: 5 }),
];

const careers = [
  createEntry("careers", "nurse", {
    jobTitle: "Nurse",
    jobShortDescription: "Care",
    numberOfVacancy: 2,
    jobDescription: rich("Long"),
    responsibilities: ["Rounds"],
    skills: ["Patience"],
    experience: "2 years",
    hospital: NORTH,
  }),
  createEntry("careers", "cook", { jobTitle: "Cook", hospital: NORTH }, { day: 7 }),
  createEntry("careers", "clerk", { jobTitle: "Clerk", hospital: SOUTH }),
];

const testimonials = [
  createEntry("testimonials", "t1", {
    reviewer: "A visitor",
    video: linkTo("Asset", "clip"),
    reviewPoster: linkTo("Asset", "portrait"),
    shortReview: rich("Short"),
    testimonialContent: rich("Long"),
    hospital: NORTH,
  }),
  createEntry("testimonials", "t2", { reviewer: "Another", testimonialContent: rich(""), hospital: NORTH }),
  createEntry("testimonials", "t3", { reviewer: "Of the south", hospital: SOUTH }),
];

const assets = [createAsset("portrait", "p.webp", "image/webp"), createAsset("clip", "c.mp4", "video/mp4")];

const portrait = {
  url: "/media/images.ctfassets.net/testspace/portrait/abc123/p.webp",
  contentType: "image/webp",
  title: "Title of portrait",
  width: 40,
  height: 30,
};

const faults = createContentFaults();
let written: WrittenExport;
let service: ContentService;
let content: Content;

beforeAll(async () => {
  const entries = [...doctors, ...listings, ...news, ...careers, ...testimonials];
  written = await writeSpaceExport({ contentTypes, entries, assets });
  service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0, faults });
  content = createImpatientContent();
});

afterEach(() => faults.clear());

afterAll(async () => {
  await service.close();
  await written[Symbol.asyncDispose]();
});

function createImpatientContent(timeoutMs = 2000, token = service.deliveryToken) {
  return createContent({ graphqlUrl: service.graphqlUrl, token, assetBase: service.origin, timeoutMs });
}

describe("doctors", () => {
  test("as many as asked for come, with the number of all", async () => {
    const six = await content.fetchDoctors(NORTH, 6);
    expect([six.total, six.doctors.length]).toEqual([13, 6]);
    const all = await content.fetchDoctors(NORTH, 18);
    expect(all.doctors).toHaveLength(13);
    expect(all.doctors.find(({ id }) => id === "anna")).toEqual({
      id: "anna",
      name: "Anna",
      centerOfExcellence: "E N T",
      profilePicture: portrait,
    });
  });

  test("one doctor comes whole, without what is missing", async () => {
    expect(await content.fetchDoctor(NORTH, "anna")).toEqual({
      id: "anna",
      name: "Anna",
      centerOfExcellence: "E N T",
      profilePicture: portrait,
      consulting: "Mon 9 am\nTue 9 am",
      contactNumbers: ["0000 1", "0000 2"],
      education: "MBBS",
    });
    expect(await content.fetchDoctor(NORTH, "north1")).toMatchObject({ email: "n@example.org", skill: "Ears" });
  });

  test("a department shows the first ten doctors of its newest listing", async () => {
    const ids = (await content.fetchDepartmentDoctors(NORTH, "E N T")).map(({ id }) => id);
    expect(ids).toEqual(["anna", "north0"]);
    expect(await content.fetchDepartmentDoctors(NORTH, "Cardiology")).toHaveLength(10);
    expect(await content.fetchDepartmentDoctors(NORTH, "Dental")).toEqual([]);
    expect(await content.fetchDepartmentDoctors(NORTH, "Urology")).toEqual([]);
  });

  test("listings without doctors are left out, the others come by name", async () => {
    const listed = await content.fetchDepartmentListings(NORTH);
    expect(listed.map(({ department }) => department)).toEqual(["Cardiology", "E N T", "E N T"]);
    expect(listed[0]).toEqual({ id: "cardiology", department: "Cardiology" });
  });

  test("a listing gives its doctors' names, without drafts", async () => {
    expect(await content.fetchListingDoctors(NORTH, "ent")).toEqual([
      { id: "anna", name: "Anna" },
      { id: "north0", name: "Doctor 0" },
    ]);
    expect(await content.fetchListingDoctors(NORTH, "cardiology")).toHaveLength(12);
  });
});

describe("news, jobs and testimonials", () => {
  test("news comes newest first and whole", async () => {
    expect((await content.fetchNews(NORTH)).map(({ headline }) => headline)).toEqual(["Young", "Old"]);
    expect(await content.fetchNewsArticle(NORTH, "young")).toEqual({
      id: "young",
      publishedAt: "2024-01-09T08:00:00.000Z",
      headline: "Young",
      subHeadline: "",
      content: [
        { type: "paragraph", children: [{ type: "text", value: "Text", marks: [] }] },
        { type: "asset", asset: portrait },
      ],
    });
  });

  test("jobs come newest first and whole", async () => {
    const { total, careers: jobs } = await content.fetchCareers(NORTH);
    expect([total, jobs.map(({ jobTitle }) => jobTitle)]).toEqual([2, ["Cook", "Nurse"]]);
    expect(await content.fetchCareer(NORTH, "nurse")).toMatchObject({
      jobTitle: "Nurse",
      shortDescription: "Care",
      vacancies: 2,
      description: [{ type: "paragraph" }],
      responsibilities: ["Rounds"],
      skills: ["Patience"],
      experience: "2 years",
    });
    expect(await content.fetchCareer(NORTH, "cook")).toMatchObject({ vacancies: 0, description: [], skills: [] });
  });

  test("testimonials come by descending id and tell whether there is more to read", async () => {
    const [second, first] = await content.fetchTestimonials(NORTH);
    expect(second).toEqual({ id: "t2", reviewer: "Another", shortReview: [], hasContent: false });
    expect(first).toMatchObject({ id: "t1", hasContent: true, poster: portrait, video: { contentType: "video/mp4" } });
    expect(await content.fetchTestimonial(NORTH, "t1")).toMatchObject({
      reviewer: "A visitor",
      content: [{ type: "paragraph" }],
    });
  });
});

describe("hospitals", () => {
  test("never see each other's lists", async () => {
    expect((await content.fetchDoctors(SOUTH, 6)).doctors.map(({ id }) => id)).toEqual(["sara"]);
    expect((await content.fetchDepartmentDoctors(SOUTH, "E N T")).map(({ id }) => id)).toEqual(["sara"]);
    expect((await content.fetchDepartmentListings(SOUTH)).map(({ id }) => id)).toEqual(["south"]);
    expect((await content.fetchNews(SOUTH)).map(({ id }) => id)).toEqual(["other"]);
    expect((await content.fetchCareers(SOUTH)).careers.map(({ id }) => id)).toEqual(["clerk"]);
    expect((await content.fetchTestimonials(SOUTH)).map(({ id }) => id)).toEqual(["t3"]);
  });

  test("never see each other's single entries", async () => {
    expect(await content.fetchDoctor(SOUTH, "anna")).toBeUndefined();
    expect(await content.fetchListingDoctors(SOUTH, "ent")).toEqual([]);
    expect(await content.fetchNewsArticle(SOUTH, "young")).toBeUndefined();
    expect(await content.fetchCareer(SOUTH, "nurse")).toBeUndefined();
    expect(await content.fetchTestimonial(SOUTH, "t1")).toBeUndefined();
  });

  test("without content have empty lists", async () => {
    expect(await content.fetchDoctors(NOWHERE, 6)).toEqual({ total: 0, doctors: [] });
    expect(await content.fetchCareers(NOWHERE)).toEqual({ total: 0, careers: [] });
    expect(await content.fetchNews(NOWHERE)).toEqual([]);
  });

  test.each(["nobody", "draft", "ent", "ANNA"])("the id %s is no doctor's", async (id) => {
    expect(await content.fetchDoctor(NORTH, id)).toBeUndefined();
  });
});

describe("a service that fails", () => {
  async function findProblem(reader: Content = content): Promise<ContentUnavailableError> {
    const error: unknown = await reader.fetchDoctor(NORTH, "anna").catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContentUnavailableError);
    return error as ContentUnavailableError;
  }

  test("cannot be reached", async () => {
    faults.outage();
    const { message, errors } = await findProblem();
    expect(message).toMatch(/^The content service cannot be reached \(/);
    expect(errors).toEqual([{ message }]);
    const refused = createContent({ graphqlUrl: "http://127.0.0.1:9/", token: "t" });
    expect((await findProblem(refused)).message).toMatch(/cannot be reached/);
  });

  test("answers too late", async () => {
    faults.delay(1000);
    expect((await findProblem(createImpatientContent(40))).message).toBe(
      "The content service gave no answer within 40 ms",
    );
  });

  test("refuses the token, which no message repeats", async () => {
    const token = "wrong-token-1234";
    const problem = await findProblem(createImpatientContent(2000, token));
    expect(problem.message).toBe("The content service answered 401 without data");
    expect(problem.errors).toEqual([{ message: "The access token is not valid for this space" }]);
    faults.answer({ status: 401, body: JSON.stringify({ errors: [{ message: `no ${token}` }] }) });
    expect((await findProblem(createImpatientContent(2000, token))).errors).toEqual([{ message: "no [token]" }]);
  });

  test.each([
    [502, "<html>Bad gateway</html>"],
    [200, "no JSON"],
    [200, ""],
    [200, "null"],
    [200, `{"errors":[{"message":"broken"}]}`],
    [200, `{"data":null,"errors":[{"message":"broken"}]}`],
    [200, `{"data":{"doctors":null},"errors":[{"message":"broken"}]}`],
  ])("answers %i with %j", async (status, body) => {
    faults.answer({ status, body });
    const { errors } = await findProblem();
    expect(errors).toEqual(body.includes("broken") ? [{ message: "broken" }] : []);
  });

  test("answers a part, which is used", async () => {
    const doctorsCollection = {
      total: 2,
      items: [null, { sys: { id: "a" }, name: null }, { sys: null, name: "No id" }],
    };
    faults.answer({
      status: 200,
      body: JSON.stringify({ data: { doctorsCollection }, errors: [{ message: "part" }] }),
    });
    expect(await content.fetchDoctors(NORTH, 6)).toEqual({
      total: 2,
      doctors: [{ id: "a", name: "", centerOfExcellence: "" }],
    });
  });

  test("holds lists where a text is expected", async () => {
    const doctor = { sys: { id: "a" }, name: "A", hospital: [NORTH, SOUTH], education: ["MBBS", "MD"] };
    faults.answer({ status: 200, body: JSON.stringify({ data: { doctors: doctor } }) });
    expect(await content.fetchDoctor(SOUTH, "a")).toMatchObject({ education: "MBBS, MD", contactNumbers: [] });
  });
});

describe("a service that limits the rate", () => {
  const limited = (seconds: string) => ({
    status: 429,
    body: JSON.stringify({ errors: [{ message: "Too many requests" }] }),
    headers: { "X-Contentful-RateLimit-Reset": seconds },
  });

  test("is asked again after the time it names", async () => {
    faults.answer(limited("0.05"), 2);
    expect(await content.fetchDoctor(NORTH, "anna")).toMatchObject({ name: "Anna" });
  });

  test("is given up after the third refusal, or at once when it asks for too long a wait", async () => {
    faults.answer(limited("0"), 3);
    await expect(content.fetchDoctor(NORTH, "anna")).rejects.toThrow("answered 429 without data");
    faults.answer(limited("60"));
    const start = performance.now();
    await expect(content.fetchDoctor(NORTH, "anna")).rejects.toThrow(ContentUnavailableError);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
