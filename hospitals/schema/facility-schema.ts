import * as v from "valibot";
import type { Language } from "../site.ts";
import { facilitySlug, iconName, pictureName } from "./fact-schema.ts";
import { line, withText } from "./text-schema.ts";

/** `data/facilities/<file>.json`; the slug is a field because slugs may hold "/". */
export function facilitySchema(language: Language) {
  return withText(
    language,
    { slug: facilitySlug, icon: iconName, picture: pictureName },
    {
      name: line,
      pictureDescription: line,
      summary: line,
      description: line,
      paragraphs: v.array(line),
      highlight: v.exactOptional(line),
    },
  );
}

/** What one hospital says differently about a facility. */
export function facilityChangeSchema(language: Language) {
  return withText(
    language,
    { icon: v.exactOptional(iconName), picture: v.exactOptional(pictureName) },
    {
      name: v.exactOptional(line),
      pictureDescription: v.exactOptional(line),
      summary: v.exactOptional(line),
      description: v.exactOptional(line),
      paragraphs: v.exactOptional(v.array(line)),
      highlight: v.exactOptional(line),
    },
  );
}

export type FacilityFile = v.InferOutput<ReturnType<typeof facilitySchema>>;
export type FacilityChange = v.InferOutput<ReturnType<typeof facilityChangeSchema>>;
