import { extname } from "node:path";

export type Catalogue = typeof import("./en.ts");

export type PageTexts = Catalogue["pages"];

/** The site's language has no texts; the message names the file that is missing. */
class CatalogueError extends Error {
  override name = "CatalogueError";
}

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
