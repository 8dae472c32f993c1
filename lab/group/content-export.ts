import { hash } from "node:crypto";
import { createContentTypes } from "../../site/content/content-model.ts";
import { pick } from "../../tests/faults/kills/random.ts";
import WORDS from "./words.json" with { type: "json" };

/** A hospital as its entries need it. */
export interface HospitalOfEntries {
  contentName: string;
  place: string;
  /** The content service's names of its departments. */
  departments: string[];
}

interface ExportOptions {
  hospitals: HospitalOfEntries[];
  doctors: number;
  /** Doctors and department listings among them. */
  entries: number;
  random: () => number;
  /** The sample's, whose pictures all share. */
  sample: { assets: { sys: { id: string } }[]; locales: unknown[] };
}

const LAST_DAY = Date.parse("2026-11-20T05:00:00Z");

type Fields = Record<string, unknown>;

/** The parts of a space export: what stands around its entries, and the entries one by one. */
export function createExport(options: ExportOptions) {
  const { assets, locales } = options.sample;
  const contentTypes = createContentTypes(options.hospitals.map(({ contentName }) => contentName));
  return { contentTypes, assets, locales, entries: listEntries(options) };
}

function* listEntries({ hospitals, doctors, entries, random, sample }: ExportOptions) {
  const portraits = sample.assets.map(({ sys }) => sys.id).filter((id) => id.startsWith("portrait"));
  const scenes = sample.assets.map(({ sys }) => sys.id).filter((id) => id.startsWith("scene"));
  const share = (all: number, index: number) =>
    Math.floor((all * (index + 1)) / hospitals.length) - Math.floor((all * index) / hospitals.length);
  for (const [index, hospital] of hospitals.entries()) {
    const { contentName, departments } = hospital;
    const ids = departments.map((): string[] => []);
    const own = share(doctors, index);
    for (let at = 0; at < own; at += 1) {
      const entry = createEntry("doctors", `${index}-${at}`, random, {
        ...inventDoctor(departments[at % departments.length] ?? "", contentName, random),
        ...(at % 3 > 0 && { profilePic: plain(linkTo("Asset", pick(random, portraits))) }),
        // One person in two hospitals.
        ...(at === 1 && { personId: plain(`person-${index >> 1}`), name: plain(nameAt(index >> 1)) }),
      });
      ids[at % departments.length]?.push(entry.sys.id);
      yield entry;
    }
    for (const [at, name] of departments.entries())
      yield createEntry("departments", `${index}-${at}`, random, {
        ...{ departments: plain(name), hospital: plain(contentName) },
        doctors: plain((ids[at] ?? []).map((id) => linkTo("Entry", id))),
      });
    const rest = Math.max(0, share(entries, index) - own - departments.length);
    for (let at = 0; at < rest; at += 1) yield inventText(at, hospital, `${index}-${at}`, random, scenes);
  }
}

const nameAt = (at: number) =>
  `Dr. ${WORDS.first[at % WORDS.first.length]} ${WORDS.last[(at * 7) % WORDS.last.length]}`;

function inventDoctor(department: string, hospital: string, random: () => number): Fields {
  const name = random() < 0.02 ? pick(random, WORDS.malayalam) : nameAt(Math.floor(random() * 100_000));
  return {
    name: plain(name),
    consulting: both(pick(random, WORDS.hours)),
    centerOfExcellence: plain(department),
    contactNumber: plain([`0000 110 ${1000 + Math.floor(random() * 9000)}`]),
    education: plain(`MBBS, MD (${department})`),
    skill: both(pick(random, WORDS.sentences)),
    hospital: plain(hospital),
  };
}

/** Half are news; jobs and testimonials are a quarter each. */
function inventText(at: number, hospital: HospitalOfEntries, key: string, random: () => number, scenes: string[]) {
  const owner = plain(hospital.contentName);
  const picture = plain(linkTo("Asset", pick(random, scenes)));
  const text = () => bothDocuments(Array.from({ length: 3 }, () => pick(random, WORDS.sentences)));
  if (at % 4 < 2) {
    const [en, ml] = pick(random, WORDS.subjects);
    const headline = both([`${en} in ${hospital.place} (${at})`, `${ml} (${at})`]);
    const news = {
      headline,
      subHeadline: both(pick(random, WORDS.sentences)),
      thumbnail: picture,
      hospitalName: owner,
    };
    return createEntry("news", key, random, { ...news, content: text() });
  }
  if (at % 4 === 2) {
    const [en, ml] = pick(random, WORDS.jobs);
    const job = { jobTitle: both([`${en} (${at})`, `${ml} (${at})`]), numberOfVacancy: plain(1 + (at % 5)) };
    const more = {
      jobShortDescription: both(pick(random, WORDS.sentences)),
      experience: plain("2 years"),
      hospital: owner,
    };
    return createEntry("careers", key, random, { ...job, ...more, jobDescription: text() });
  }
  const review = { reviewer: plain(`${pick(random, WORDS.first)} ${"ABKMNPRST"[at % 9]}.`), shortReview: text() };
  return createEntry("testimonials", key, random, { ...review, testimonialContent: text(), hospital: owner });
}

function createEntry(type: string, key: string, random: () => number, fields: Fields) {
  const at = new Date(LAST_DAY - Math.floor(random() * 1500) * 86_400_000).toISOString();
  return {
    metadata: { tags: [], concepts: [] },
    sys: {
      ...{ space: linkTo("Space", "groupsample"), environment: linkTo("Environment", "master") },
      // As long, and as hard to compress, as those of a hosted content service.
      id: hash("sha256", `${type} ${key}`, "base64url").replaceAll(/[-_]/g, "").slice(0, 22),
      ...{ type: "Entry", contentType: linkTo("ContentType", type), version: 2, publishedVersion: 1 },
      ...{ publishedCounter: 1, createdAt: at, updatedAt: at, publishedAt: at, firstPublishedAt: at },
    },
    fields,
  };
}

const plain = (value: unknown) => ({ "en-US": value });
const both = ([en, ml]: unknown[]) => ({ "en-US": en, "ml-IN": ml });
const linkTo = (linkType: string, id: string) => ({ sys: { type: "Link", linkType, id } });

function bothDocuments(paragraphs: string[][]) {
  const write = (texts: (string | undefined)[]) => ({
    nodeType: "document",
    data: {},
    content: texts.map((value) => ({
      ...{ nodeType: "paragraph", data: {} },
      content: [{ nodeType: "text", value, marks: [], data: {} }],
    })),
  });
  return both([write(paragraphs.map(([en]) => en)), write(paragraphs.map(([, ml]) => ml))]);
}
