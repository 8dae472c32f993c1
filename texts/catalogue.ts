/** The texts of one language; English has them all. */
export type Catalogue = typeof import("./en.ts");

/** The part of a catalogue that browsers need too. */
export type PageTexts = Catalogue["pages"];

/** Reads a language's texts, e.g. "en". Rejects with an error that names the missing file. */
export async function loadCatalogue(language: string): Promise<Catalogue> {
  try {
    return (await import(`./${language}.ts`)) as Catalogue;
  } catch (error) {
    throw new Error(`the site's language is "${language}", but texts/${language}.ts cannot be read`, { cause: error });
  }
}
