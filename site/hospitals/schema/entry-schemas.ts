import * as v from "valibot";
import {
  departmentSlug,
  iconName,
  medicalSpecialty,
  line,
  withText,
  facilitySlug,
  pictureName,
  type Language,
} from "./values.ts";

const part = v.pipe(
  v.strictObject({
    heading: line,
    lead: v.exactOptional(v.pipe(line, v.endsWith(":", "must end with a colon"))),
    points: v.exactOptional(
      v.pipe(
        v.array(line),
        v.check((points) => points.length !== 1, "needs at least two points"),
      ),
      [],
    ),
    paragraphs: v.exactOptional(v.array(line), []),
  }),
  v.check(({ points, paragraphs }) => points.length + paragraphs.length > 0, "needs points or paragraphs"),
  v.check(({ lead, points }) => lead === undefined || points.length > 0, "has a lead without points"),
);

const description = v.strictObject({
  treats: part,
  whenToCome: part,
  comeAtOnce: v.exactOptional(
    v.strictObject({ heading: line, signs: v.pipe(v.array(line), v.minLength(1, "needs at least one sign")) }),
  ),
  firstVisit: part,
});

const emergency = v.exactOptional(v.boolean("must be true or false"));

const departmentTexts = {
  name: line,
  /** What it treats, in everyday words: leads in the list of departments. */
  plainName: line,
  pictureDescription: line,
  summary: line,
  description,
  services: v.array(line),
  doctorsTitle: line,
  doctorsSubtitle: line,
};

const facilityTexts = {
  name: line,
  pictureDescription: line,
  summary: line,
  description: line,
  paragraphs: v.array(line),
  highlight: line,
};

/** `data/departments/<slug>.json`. */
export function departmentSchema(language: Language) {
  return withText(
    language,
    {
      icon: iconName,
      picture: v.exactOptional(pictureName),
      /** Branches of medicine for search engines; left out where schema.org knows none. */
      specialties: v.exactOptional(v.array(medicalSpecialty)),
      /** True where patients come at any hour without an appointment: the page offers a call instead of the form. */
      isWalkIn: v.exactOptional(v.boolean()),
      emergency,
    },
    { ...departmentTexts, plainName: v.exactOptional(line), pictureDescription: v.exactOptional(line) },
  );
}

/** `data/facilities/<file>.json`; the slug is a field because slugs may hold "/". */
export function facilitySchema(language: Language) {
  return withText(
    language,
    { slug: facilitySlug, icon: iconName, picture: pictureName, emergency, isBooked: v.exactOptional(v.boolean()) },
    { ...facilityTexts, highlight: v.exactOptional(line) },
  );
}

function changeSchema<Texts extends v.ObjectEntries>(language: Language, texts: Texts) {
  const changed = Object.entries(texts).map(([name, schema]) => [name, v.exactOptional(schema)]);
  return withText(
    language,
    { icon: v.exactOptional(iconName), picture: v.exactOptional(pictureName) },
    Object.fromEntries(changed) as { [Name in keyof Texts]: v.ExactOptionalSchema<Texts[Name], undefined> },
  );
}

export const departmentChangeSchema = (language: Language) => changeSchema(language, departmentTexts);
export const facilityChangeSchema = (language: Language) => changeSchema(language, facilityTexts);

/** `data/history-notes.json`: dated notes, each on the named departments of the named hospitals. */
export function historyNotesSchema(language: Language) {
  return v.array(
    withText(language, { hospitals: v.array(line), departments: v.array(departmentSlug) }, { note: line }),
  );
}

export type DepartmentFile = v.InferOutput<ReturnType<typeof departmentSchema>>;
export type DepartmentChange = v.InferOutput<ReturnType<typeof departmentChangeSchema>>;
export type FacilityFile = v.InferOutput<ReturnType<typeof facilitySchema>>;
export type FacilityChange = v.InferOutput<ReturnType<typeof facilityChangeSchema>>;
export type HistoryNote = v.InferOutput<ReturnType<typeof historyNotesSchema>>[number];
