import { existsSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import * as english from "./en.ts";
import { mergeTexts, type Translation } from "./merge-texts.ts";
import { loadOverlay, type Overlay } from "./overlay.server.ts";
import { applyTemplates } from "./templates.ts";

export type Catalogue = typeof english;

export type PageTexts = Catalogue["pages"];

/** The site's language has no texts; the message names the file that is missing. */
class CatalogueError extends Error {
  override name = "CatalogueError";
}

/** Of the texts that a language lacks, English stands in. Those of the data folder come last. */
export async function loadCatalogue(language: string, dataDir?: string): Promise<Catalogue> {
  if (language === "en") return english;
  const { texts, overlay } = await loadTranslation(language, dataDir);
  return applyTemplates(mergeTexts(english, texts), overlay.texts);
}

/** What a language says itself: in `site/texts`, and in the data folder. */
export async function loadTranslation(
  language: string,
  dataDir?: string,
): Promise<{ texts: Translation<Catalogue>; overlay: Overlay }> {
  const overlay = dataDir === undefined ? undefined : await loadOverlay(dataDir, language);
  // In the build, both are scripts.
  const address = new URL(`./${language}${extname(import.meta.url)}`, import.meta.url);
  if (overlay && !existsSync(fileURLToPath(address))) return { texts: {}, overlay };
  try {
    const texts = (await import(/* @vite-ignore */ address.href)) as Translation<Catalogue>;
    return { texts, overlay: overlay ?? { texts: {}, reviewed: {} } };
  } catch (error) {
    throw new CatalogueError(
      `site.json: language: is "${language}", but texts/${language}.ts cannot be read: ${describe(error)}`,
    );
  }
}

/** With the file and the line, which stand before a mistake of spelling. */
function describe(error: unknown): string {
  const [place = ""] = (error instanceof Error ? error.stack : undefined)?.split("\n") ?? [];
  return /:\d+$/.test(place) ? `${place.replace(/^.*\/texts\//, "texts/")}: ${String(error)}` : String(error);
}
