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
  const { texts, overlay, isKnown } = await loadTranslation(language, dataDir);
  if (!isKnown) throw new CatalogueError(explain(language, "the file is missing"));
  return applyTemplates(mergeTexts(english, texts), overlay.texts);
}

/** What a language says itself: in `site/texts`, and in the data folder. */
export async function loadTranslation(
  language: string,
  dataDir?: string,
): Promise<{ texts: Translation<Catalogue>; overlay: Overlay; isKnown: boolean }> {
  const found = dataDir === undefined ? undefined : await loadOverlay(dataDir, language);
  const overlay = found ?? { texts: {}, reviewed: {} };
  // In the build, both are scripts.
  const address = new URL(`./${language}${extname(import.meta.url)}`, import.meta.url);
  if (!existsSync(fileURLToPath(address))) return { texts: {}, overlay, isKnown: found !== undefined };
  try {
    const texts = (await import(/* @vite-ignore */ address.href)) as Translation<Catalogue>;
    return { texts, overlay, isKnown: true };
  } catch (error) {
    throw new CatalogueError(explain(language, describe(error)));
  }
}

const explain = (language: string, why: string) =>
  `site.json: language: is "${language}", but texts/${language}.ts cannot be read: ${why}`;

/** With the file and the line, which stand before a mistake of spelling. */
function describe(error: unknown): string {
  const [place = ""] = (error instanceof Error ? error.stack : undefined)?.split("\n") ?? [];
  return /:\d+$/.test(place) ? `${place.replace(/^.*\/texts\//, "texts/")}: ${String(error)}` : String(error);
}
