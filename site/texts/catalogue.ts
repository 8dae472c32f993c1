import { extname } from "node:path";

/** The texts of one language; English has them all. */
export type Catalogue = typeof import("./en.ts");

/** The part of a catalogue that browsers need too. */
export type PageTexts = Catalogue["pages"];

/** The site's language has no texts; the message names the file that is missing. */
class CatalogueError extends Error {
  override name = "CatalogueError";
}

/** Reads a language's texts, e.g. "en". Rejects with `CatalogueError`. */
export async function loadCatalogue(language: string): Promise<Catalogue> {
  try {
    // In the build, both are scripts.
    return (await import(/* @vite-ignore */ `./${language}${extname(import.meta.url)}`)) as Catalogue;
  } catch (error) {
    throw new CatalogueError(
      `site.json: language: is "${language}", but texts/${language}.ts cannot be read: ${String(error)}`,
    );
  }
}
