import { extname } from "node:path";
import * as english from "./en.ts";
import { mergeTexts, type Translation } from "./merge-texts.ts";

export type Catalogue = typeof english;

export type PageTexts = Catalogue["pages"];

/** The site's language has no texts; the message names the file that is missing. */
class CatalogueError extends Error {
  override name = "CatalogueError";
}

/** Of the texts that a language lacks, English stands in. Which a doctor has to check: `needs-review.ts`. */
export async function loadCatalogue(language: string): Promise<Catalogue> {
  if (language === "en") return english;
  try {
    // In the build, both are scripts.
    const address = `./${language}${extname(import.meta.url)}`;
    return mergeTexts(english, (await import(/* @vite-ignore */ address)) as Translation<Catalogue>);
  } catch (error) {
    throw new CatalogueError(
      `site.json: language: is "${language}", but texts/${language}.ts cannot be read: ${String(error)}`,
    );
  }
}
