import * as v from "valibot";
import { isMedicalSpecialty, type MedicalSpecialtyName } from "../medical-specialties.ts";
import type { Weekday } from "../site.ts";

/** Last part of a department's address, as the specification writes them: no "%", so that decoding twice changes nothing. */
export const departmentSlug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, "is no department slug such as e_n_t"),
);

/** Last part of a facility's address; may hold "/", "," and "&" (checklist A16), never "%". */
export const facilitySlug = v.pipe(
  v.string(),
  v.regex(/^[\w\-,&]+(\/[\w\-,&]+)*$/, "is no facility slug such as radiology_/_imaging"),
);

/** Name of a picture: its file name up to the first dot. */
export const pictureName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is no picture name such as gallery-01"),
);

/** Name of a symbol in the icon sprite. */
export const iconName = v.pipe(v.string(), v.regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, "is no icon name such as heart"));

/** Brand part of the base paths. */
export const groupSlug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, "is no slug of small letters, digits, - and _"),
);

/** A branch of medicine, in schema.org's words. */
export const medicalSpecialty = v.pipe(
  v.string(),
  v.check(isMedicalSpecialty, "is no medical specialty of schema.org such as Cardiovascular"),
  v.transform((name) => name as MedicalSpecialtyName),
);

/** Telephone number as printed: digits and spaces, optionally with a country code. */
export const phone = v.pipe(
  v.string(),
  v.regex(/^\+?\d[\d ]{6,18}\d$/, "is no telephone number such as 0000 000 0002"),
);

/** Number in international form with India's prefix (specification §3). */
export const indianNumber = v.pipe(v.string(), v.regex(/^\+91\d{10}$/, "is no number such as +910000000001"));

export const email = v.pipe(v.string(), v.email("is no e-mail address"));

export const secureUrl = v.pipe(v.string(), v.url("is no address"), v.regex(/^https:\/\//, "must begin with https://"));

/** Path below a hospital's base path, e.g. "/appointment". */
export const pathBelowHospital = v.pipe(v.string(), v.regex(/^\/[^\s%?#]+$/, "is no path such as /appointment"));

export const year = v.pipe(v.number(), v.integer("must be a whole year"), v.minValue(1800), v.maxValue(2200));

/** A day as YYYY-MM-DD. */
export const isoDay = v.pipe(v.string(), v.isoDate("is no day such as 2026-05-01"));

/** Time of day as HH:MM. */
export const timeOfDay = v.pipe(v.string(), v.isoTime("is no time of day such as 15:30"));

/** Day of the week, in schema.org's words. */
export const weekday = v.pipe(
  v.string(),
  v.regex(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/, "is no day of the week such as Monday"),
  v.transform((name) => name as Weekday),
);

const latitude = v.pipe(v.number(), v.minValue(-90, "must be -90 or more"), v.maxValue(90, "must be 90 or less"));
const longitude = v.pipe(v.number(), v.minValue(-180, "must be -180 or more"), v.maxValue(180, "must be 180 or less"));

/** A place on the map in degrees (WGS 84). */
export const geoPoint = v.strictObject({ latitude, longitude });

/** A list of slugs, each at most once. */
export function slugList<Slug extends v.GenericSchema<string, string>>(slug: Slug) {
  return v.pipe(
    v.array(slug),
    v.check((slugs) => new Set(slugs.map((s) => s.toLowerCase())).size === slugs.length, "lists an entry twice"),
  );
}
