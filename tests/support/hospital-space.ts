import { contentTypes } from "#site/content/content-model.ts";
import { createAsset, createDocument, createEntry, createParagraph, linkTo } from "contentful-emulator/fixtures";

export const NORTH = "North Hospital";
export const SOUTH = "South Hospital";

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
  createEntry("doctors", "sara", { name: "Sara", hospital: SOUTH, personId: "sara-k" }),
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

/** A space of two hospitals in the site's content model, for tests. */
export const hospitalSpace = {
  contentTypes,
  entries: [...doctors, ...listings, ...news, ...careers, ...testimonials],
  assets,
};
