import { globSync } from "node:fs";
import { basename, join } from "node:path";
import * as v from "valibot";
import { findNearest } from "../nearest-names.ts";
import { createPhone, createWhatsApp, isMobile, parsePhone } from "../parse-phone.ts";

const ICON_NAMES = globSync("*.svg", { cwd: join(import.meta.dirname, "../../icons") }).map((file) =>
  basename(file, ".svg"),
);

export type Language = string;

const atMost = (characters: number) =>
  v.maxLength<string, number, string>(characters, `is longer than ${characters} characters`);

/** One line of text, never empty. The longest paragraphs of a privacy notice have some hundred words. */
export const line = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"), atMost(5000));

/** Nothing is filled in. */
export const plainLine = v.pipe(line, v.regex(/^[^{}]*$/, "must hold no {placeholder}"));

/** A name that other texts fill in, and so cannot itself hold a placeholder. */
export const plainName = v.pipe(plainLine, atMost(150));

export const paragraphs = v.pipe(v.array(line), v.minLength(1, "needs at least one paragraph"));

export const languageTag = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "is no language tag such as en or ml"),
);

export const isoDay = v.pipe(v.string(), v.isoDate("is no day such as 2026-05-01"));

/** Which doctor has read a translation, and when. */
export const review = v.strictObject({ by: line, on: isoDay });

/** False where a doctor has to. */
const reviewed = v.exactOptional(v.union([v.literal(false), review], "must be false or say by and on"));

/**
 * An object with its `text` block by language, of which the one asked for stands beside its facts in the result. With
 * `needsDoctor` each language's is unreviewed until it says who has read it.
 */
export function withText<Facts extends v.ObjectEntries, Texts extends v.ObjectEntries>(
  language: Language,
  facts: Facts,
  texts: Texts,
  needsDoctor = false,
) {
  return v.pipe(
    v.strictObject({ ...facts, text: textIn(language, texts) }),
    v.transform((value) => {
      const { text, ...rest } = value as { text: { reviewed?: unknown } };
      const { reviewed: isRead, ...shown } = text;
      const isUnread = isRead === false || (needsDoctor && !isRead);
      return { ...rest, ...shown, ...(isUnread && { isUnreviewed: true }) } as Joined<Facts, Texts>;
    }),
  );
}

type Joined<Facts extends v.ObjectEntries, Texts extends v.ObjectEntries> = v.InferOutput<
  v.StrictObjectSchema<Facts, undefined>
> &
  v.InferOutput<v.StrictObjectSchema<Texts, undefined>>;

function textIn<Texts extends v.ObjectEntries>(language: Language, texts: Texts) {
  return v.pipe(
    v.record(languageTag, v.strictObject({ ...texts, reviewed })),
    v.check((blocks) => Object.hasOwn(blocks, language), `has no texts in the language "${language}"`),
    v.transform((blocks) => blocks[language] as v.InferOutput<v.StrictObjectSchema<Texts, undefined>>),
  );
}

/** Last part of a department's address, as specified: no "%", so that decoding twice changes nothing. */
export const departmentSlug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, "is no department slug such as e_n_t"),
);

/** Last part of a facility's address; may hold "/", "," and "&" (checklist A16), never "%". */
export const facilitySlug = v.pipe(
  v.string(),
  v.regex(/^[\w\-,&]+(\/[\w\-,&]+)*$/, "is no facility slug such as radiology_/_imaging"),
  atMost(100),
);

export const pictureName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is no picture name such as gallery-01"),
);

export const iconName = v.pipe(
  v.string(),
  v.check(
    (name) => ICON_NAMES.includes(name),
    ({ input }) => `is no icon; the nearest is "${findNearest(input, ICON_NAMES)}", all are in site/icons`,
  ),
);

export const groupSlug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, "is no slug of small letters, digits, - and _"),
  atMost(60),
);

export const medicalSpecialty = v.pipe(
  v.string(),
  v.check((name) => MEDICAL_SPECIALTIES.includes(name), "is no medical specialty of schema.org such as Cardiovascular"),
);

export const phone = v.pipe(
  v.string(),
  v.check(
    (written) => parsePhone(written) !== undefined,
    "is no telephone number such as 0487 233 4455, 98950 12345 or 108",
  ),
  v.transform(createPhone),
);

/** WhatsApp number, linked with India's prefix (specification §3). */
export const whatsAppNumber = v.pipe(
  v.string(),
  v.check(isMobile, "is no number such as +910000000001: WhatsApp needs a mobile number of India"),
  v.transform(createWhatsApp),
);

export const email = v.pipe(v.string(), v.email("is no e-mail address"));

export const secureUrl = v.pipe(v.string(), v.url("is no address"), v.regex(/^https:\/\//, "must begin with https://"));

export const pathBelowHospital = v.pipe(v.string(), v.regex(/^\/[^\s%?#]+$/, "is no path such as /appointment"));

export const year = v.pipe(
  v.number(),
  v.integer("must be a whole year"),
  v.minValue(1800, "must be 1800 or later"),
  v.maxValue(2200, "must be 2200 or earlier"),
);

export const timeOfDay = v.pipe(v.string(), v.isoTime("is no time of day such as 15:30"));

type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

export const weekday = v.pipe(
  v.string(),
  v.regex(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/, "is no day of the week such as Monday"),
  v.transform((name) => name as Weekday),
);

const latitude = v.pipe(v.number(), v.minValue(-90, "must be -90 or more"), v.maxValue(90, "must be 90 or less"));
const longitude = v.pipe(v.number(), v.minValue(-180, "must be -180 or more"), v.maxValue(180, "must be 180 or less"));

export const geoPoint = v.strictObject({ latitude, longitude });

/** A list of so many things at least and at most; `things` names them in the message, e.g. "slides". */
export function sizedList<Item extends v.GenericSchema>(item: Item, min: number, max: number, things: string) {
  return v.pipe(
    v.array(item),
    v.check(
      ({ length }) => length >= min && length <= max,
      ({ input }) => `needs ${min === 0 ? "at most" : `${min} to`} ${max} ${things}, but has ${input.length}`,
    ),
  );
}

export function slugList<Slug extends v.GenericSchema<string, string>>(slug: Slug) {
  return v.pipe(
    v.array(slug),
    v.check((slugs) => new Set(slugs.map((s) => s.toLowerCase())).size === slugs.length, "lists an entry twice"),
  );
}

/** The branches of medicine schema.org knows (https://schema.org/MedicalSpecialty); its own spelling. */
const MEDICAL_SPECIALTIES = `
  Anesthesia Audiology Cardiovascular CommunityHealth Dentistry Dermatologic Dermatology DietNutrition Emergency
  Endocrine Gastroenterologic Genetic Geriatric Gynecologic Hematologic Infectious LaboratoryScience Midwifery
  Musculoskeletal Neurologic Nursing Obstetric Oncologic Ophthalmology Optometric Otolaryngologic Pathology
  Pediatric PharmacySpecialty Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth
  Pulmonary Radiography Renal RespiratoryTherapy Rheumatologic SpeechPathology Surgical Toxicologic Urologic
`
  .trim()
  .split(/\s+/);
