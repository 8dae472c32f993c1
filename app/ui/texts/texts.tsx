import { createContext, use, useMemo, type ReactNode } from "react";
import type { PageTexts } from "#site/texts/catalogue.ts";
import { pages as english } from "#site/texts/en.ts";
import { mergeTexts, type Translation } from "#site/texts/merge-texts.ts";
import { applyTemplates, type Templates } from "#site/texts/templates.ts";

const OTHERS = import.meta.glob<Translation<PageTexts>>(["/site/texts/*/pages.ts", "!/site/texts/en/*"]);

const TextsContext = createContext(english);

/** The site's words in the page's language: all of them, or those of one section of the catalogue. */
export function useTexts(): PageTexts;
export function useTexts<Section extends keyof PageTexts>(section: Section): PageTexts[Section];
export function useTexts(section?: keyof PageTexts) {
  const texts = use(TextsContext);
  return section ? texts[section] : texts;
}

const PrefixContext = createContext("");

/** What the addresses of the page's language begin with: nothing in the site's own, else e.g. "/ml". */
export const usePrefix = () => use(PrefixContext);

interface TextsProps {
  language: string;
  prefix?: string | undefined;
  /** Texts of the data folder, which come last. */
  templates?: Templates | undefined;
  children: ReactNode;
}

const loaded = new Map([["en", english]]);

/** Before a page is rendered in that language. */
export async function loadTexts(language: string): Promise<void> {
  const texts = await OTHERS[`/site/texts/${language}/pages.ts`]?.();
  if (texts && !loaded.has(language)) loaded.set(language, mergeTexts(english, texts));
}

/** Lets the components within speak a language, e.g. "en", whose texts are loaded. */
export function Texts({ language, prefix = "", templates, children }: TextsProps) {
  const texts = useMemo(() => {
    const own = loaded.get(language) ?? english;
    return templates ? applyTemplates(own, templates) : own;
  }, [language, templates]);
  return (
    <PrefixContext value={prefix}>
      <TextsContext value={texts}>{children}</TextsContext>
    </PrefixContext>
  );
}
