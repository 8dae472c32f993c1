import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { readDataFile, SiteDataError } from "#site/hospitals/read-data-file.server.ts";
import { review } from "#site/hospitals/schema/values.ts";
import { comparePlaceholders } from "#site/hospitals/stand-in-texts.ts";
import * as english from "./en.ts";
import { listTemplates } from "./templates.ts";

/** A language's texts in the data folder, which a translator's list is read into: `data/texts/<language>.json`. */
const overlaySchema = v.strictObject({
  texts: v.record(v.string(), v.string()),
  reviewed: v.exactOptional(v.record(v.string(), review), {}),
});

export type Overlay = v.InferOutput<typeof overlaySchema>;

export const overlayFile = (language: string) => `texts/${language}.json`;

/** Undefined where there is none. Rejects with `SiteDataError`, which names each text that does not fit. */
export async function loadOverlay(dataDir: string, language: string): Promise<Overlay | undefined> {
  const file = overlayFile(language);
  if (!existsSync(join(dataDir, file))) return undefined;
  const overlay = await readDataFile(dataDir, file, overlaySchema);
  const originals = listTemplates(english);
  const problems = Object.entries(overlay.texts).flatMap(([key, text]) =>
    findTextMistakes(originals[key], text).map((message) => ({ file, path: `texts.${key}`, message })),
  );
  if (problems.length > 0) throw new SiteDataError(problems);
  return overlay;
}

function findTextMistakes(original: string | undefined, text: string): string[] {
  if (original === undefined) return ["is no text of the site"];
  if (text.trim() === "") return ["must not be empty"];
  return comparePlaceholders(original, text, "English");
}
