import * as v from "valibot";
import { hospitalHolidays } from "./holiday-schema.ts";
import { departmentChangeSchema, facilityChangeSchema } from "./entry-schemas.ts";
import {
  departmentSlug,
  email,
  facilitySlug,
  geoPoint,
  iconName,
  isoDay,
  whatsAppNumber,
  pathBelowHospital,
  phone,
  pictureName,
  secureUrl,
  slugList,
  timeOfDay,
  weekday,
  year,
  line,
  paragraphs,
  plainName,
  sizedList,
  withText,
  languageTag,
  type Language,
} from "./values.ts";
import { bestTilesSchema, messagesSchema } from "./group-schema.ts";

const basePathSuffix = v.pipe(v.string(), v.regex(/^(_[a-z0-9]+)*$/, "is no suffix such as _punalur"));
const positiveInteger = v.pipe(v.number(), v.integer("must be a whole number"), v.minValue(1, "must be 1 or more"));

const openingTime = v.strictObject({ days: v.exactOptional(v.array(weekday)), opens: timeOfDay, closes: timeOfDay });

const timeZone = v.pipe(
  v.string(),
  v.check(
    (name) => Intl.supportedValuesOf("timeZone").includes(name) || name === "Asia/Kolkata",
    "is no time zone such as Asia/Kolkata",
  ),
);

const timeOrNever = v.pipe(
  v.string(),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, "is no time such as 07:30, nor empty for never"),
);
const workingHours = v.pipe(v.number(), v.minValue(0, "must be 0 or more"), v.maxValue(200, "must be 200 or less"));

function contactSchema(language: Language) {
  return withText(
    language,
    {
      whatsapp: v.exactOptional(whatsAppNumber),
      phone,
      emergencyPhone: v.exactOptional(phone),
      conciergePhone: phone,
      checkupPhone: v.exactOptional(phone),
      email,
      receivingAddress: email,
      /** Another mailbox, which gets what the first refuses. */
      secondReceivingAddress: v.exactOptional(email),
      /** Of the office's mails and pages; the site's own where left out. */
      officeLanguage: v.exactOptional(languageTag),
      facebookUrl: v.exactOptional(secureUrl),
      mapUrl: secureUrl,
      geo: v.exactOptional(geoPoint),
      postalCode: v.exactOptional(line),
      openingTimes: v.exactOptional(v.array(openingTime)),
      holidays: v.exactOptional(hospitalHolidays),
      /** After so many working hours without an answer the office is reminded; 0 for never. */
      remindAfterHours: v.exactOptional(workingHours),
      /** After so many the second mailbox is told; 0 for never. */
      tellSecondAfterHours: v.exactOptional(workingHours),
      /** When the office is mailed who sits today; "" for never. */
      sittingsMailAt: v.exactOptional(timeOrNever),
      helplines: v.exactOptional(
        sizedList(withText(language, { phone }, { label: line, note: v.exactOptional(line) }), 0, 20, "helplines"),
        [],
      ),
    },
    {
      addressLines: paragraphs,
      openingHours: plainName,
      /** By which a large group lists its hospitals, where the address does not say it. */
      district: v.exactOptional(plainName),
    },
  );
}

const EMERGENCY_CARE = ["cathLab", "antivenom", "bloodBank", "dialysis", "burns"] as const;

/** `data/hospitals/<id>/hospital.json`: who the hospital is and how to reach it. */
export function hospitalSchema(language: Language) {
  return withText(
    language,
    {
      order: v.number(),
      /** Number the job form uses for this hospital (checklist A33). */
      code: positiveInteger,
      /** IANA name, in which its doctors' hours are; India's where left out. */
      timeZone: v.exactOptional(timeZone),
      basePathSuffix: v.exactOptional(basePathSuffix),
      /** The string the content service's `hospital` field holds for this hospital. */
      contentName: plainName,
      sinceYear: year,
      emergency: v.exactOptional(v.boolean("must be true or false")),
      /** What its casualty has, with the day on which somebody made sure of it. */
      emergencyCare: v.exactOptional(v.record(v.picklist(EMERGENCY_CARE), isoDay)),
      /** Whether a job's page says 'Applied' after an application and takes no other (specification §4). */
      marksApplied: v.exactOptional(v.boolean("must be true or false"), true),
      /** Whether it has testimonials and their films: rules of the medical councils restrict them. */
      showsTestimonials: v.exactOptional(v.boolean("must be true or false"), true),
      /** Whether the feed for other systems offers its sittings as free slots. */
      publishesSlots: v.exactOptional(v.boolean("must be true or false"), false),
      campusPicture: pictureName,
      /** What somebody sees who comes, beside the address; without one it is the campus. */
      arrivalPicture: v.exactOptional(pictureName),
      contact: contactSchema(language),
    },
    {
      name: plainName,
      /** Town, e.g. "Kozhencherry"; also accepted as identifier in form posts. */
      place: plainName,
      headerTitle: line,
      summary: line,
    },
  );
}

/** `data/hospitals/<id>/home.json`: what its home page shows. */
export function homeSchema(language: Language) {
  const slide = withText(
    language,
    { picture: pictureName, link: pathBelowHospital },
    { heading: line, text: line, pictureDescription: line, linkLabel: line },
  );
  return withText(
    language,
    {
      slides: sizedList(slide, 1, 8, "slides"),
      welcomePicture: withText(language, { picture: pictureName }, { description: line }),
      departments: v.pipe(slugList(departmentSlug), v.maxLength(12, "needs at most 12 departments")),
      facilities: v.exactOptional(v.pipe(slugList(facilitySlug), v.maxLength(12, "needs at most 12 facilities")), []),
      bestTiles: v.exactOptional(bestTilesSchema(language)),
    },
    { welcome: v.strictObject({ heading: line, paragraphs }) },
  );
}

function leadersSchema(language: Language) {
  const leader = withText(
    language,
    { isSample: v.exactOptional(v.boolean(), false) },
    { name: plainName, role: line, qualification: v.exactOptional(line) },
  );
  return v.exactOptional(sizedList(leader, 0, 12, "leaders"), []);
}

/** `data/hospitals/<id>/about.json`; without `weCare` the hospital has no we-care section. */
export function aboutSchema(language: Language) {
  return withText(
    language,
    { messages: messagesSchema(language), leaders: leadersSchema(language) },
    {
      about: v.strictObject({ heading: line, paragraphs }),
      accreditations: v.exactOptional(sizedList(line, 0, 8, "accreditations"), []),
      weCare: v.exactOptional(
        v.strictObject({ heading: line, paragraphs, points: v.exactOptional(v.array(line), []) }),
      ),
    },
  );
}

/** `data/hospitals/<id>/departments.json`: the menu, pages outside it, and what this hospital says differently. */
export function departmentListSchema(language: Language) {
  return v.strictObject({
    menu: v.pipe(slugList(departmentSlug), v.minLength(1, "needs at least one department")),
    unlisted: v.exactOptional(slugList(departmentSlug), []),
    changes: v.exactOptional(v.record(departmentSlug, departmentChangeSchema(language)), {}),
  });
}

/** `data/hospitals/<id>/facilities.json`: as for the departments; an empty menu is a hospital without these pages. */
export function facilityListSchema(language: Language) {
  return v.pipe(
    v.strictObject({
      menu: slugList(facilitySlug),
      unlisted: v.exactOptional(slugList(facilitySlug), []),
      changes: v.exactOptional(v.record(facilitySlug, facilityChangeSchema(language)), {}),
    }),
    v.check(({ menu, unlisted }) => menu.length > 0 || unlisted.length === 0, "has unlisted facilities, but no menu"),
  );
}

/** `data/hospitals/<id>/insurers.json`; a hospital without the file shows no insurers. */
export function insurersSchema(language: Language) {
  return sizedList(withText(language, { mark: iconName }, { name: line }), 0, 60, "insurers");
}

export type AboutFile = v.InferOutput<ReturnType<typeof aboutSchema>>;
export type HomeFile = v.InferOutput<ReturnType<typeof homeSchema>>;
export type HospitalFile = v.InferOutput<ReturnType<typeof hospitalSchema>>;
export type InsurersFile = v.InferOutput<ReturnType<typeof insurersSchema>>;
