import { createContext, use, type ReactNode } from "react";
import type { PageTexts } from "#site/texts/catalogue.ts";
import { pages as english } from "#site/texts/en.ts";
import { mergeTexts, type Translation } from "#site/texts/merge-texts.ts";

const OTHERS = import.meta.glob<Translation<PageTexts>>(["/site/texts/*/pages.ts", "!/site/texts/en/*"]);

const TextsContext = createContext(english);

/** The site's words in the page's language: all of them, or those of one section of the catalogue. */
export function useTexts(): PageTexts;
export function useTexts<Section extends keyof PageTexts>(section: Section): PageTexts[Section];
export function useTexts(section?: keyof PageTexts) {
  const texts = use(TextsContext);
  return section ? texts[section] : texts;
}

/** Lets the components within speak a language, e.g. "en"; suspends while a browser loads another than English. */
export function Texts({ language, children }: { language: string; children: ReactNode }) {
  const other = loadOther(language);
  return <TextsContext value={other ? use(other) : english}>{children}</TextsContext>;
}

const loaded = new Map<string, Promise<PageTexts>>();

function loadOther(language: string): Promise<PageTexts> | undefined {
  const load = OTHERS[`/site/texts/${language}/pages.ts`];
  if (load && !loaded.has(language)) {
    loaded.set(
      language,
      load().then((other) => mergeTexts(english, other)),
    );
  }
  return loaded.get(language);
}
