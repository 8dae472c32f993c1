import * as v from "valibot";
import type { Language } from "../site.ts";
import { departmentSlug, iconName, medicalSpecialty } from "./fact-schema.ts";
import { line, paragraphs, withText } from "./text-schema.ts";

const part = v.strictObject({ heading: line, paragraphs });

/** The parts every department's page tells, in their order; only the signs of danger may be left out. */
const description = v.strictObject({
  treats: part,
  whenToCome: part,
  comeAtOnce: v.exactOptional(
    v.strictObject({ heading: line, signs: v.pipe(v.array(line), v.minLength(1, "needs at least one sign")) }),
  ),
  firstVisit: part,
});

/** `data/departments/<slug>.json`. */
export function departmentSchema(language: Language) {
  return withText(
    language,
    {
      icon: iconName,
      specialties: v.exactOptional(v.array(medicalSpecialty)),
      isWalkIn: v.exactOptional(v.boolean()),
    },
    {
      name: line,
      summary: line,
      description,
      services: v.array(line),
      doctorsTitle: line,
      doctorsSubtitle: line,
    },
  );
}

/** What one hospital says differently about a department. */
export function departmentChangeSchema(language: Language) {
  return withText(
    language,
    { icon: v.exactOptional(iconName) },
    {
      name: v.exactOptional(line),
      summary: v.exactOptional(line),
      description: v.exactOptional(description),
      services: v.exactOptional(v.array(line)),
      doctorsTitle: v.exactOptional(line),
      doctorsSubtitle: v.exactOptional(line),
    },
  );
}

/** `data/history-notes.json`: dated notes, each on the named departments of the named hospitals. */
export function historyNotesSchema(language: Language) {
  return v.array(
    withText(language, { hospitals: v.array(line), departments: v.array(departmentSlug) }, { note: line }),
  );
}

export type DepartmentFile = v.InferOutput<ReturnType<typeof departmentSchema>>;
export type HistoryNote = v.InferOutput<ReturnType<typeof historyNotesSchema>>[number];
export type DepartmentChange = v.InferOutput<ReturnType<typeof departmentChangeSchema>>;
