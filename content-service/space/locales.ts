import type { ExportedLocale } from "../export/space-export.ts";

/** The languages of a space and how one falls back to another. */
export interface Locales {
  readonly defaultCode: string;
  has(code: string): boolean;
  /** The codes to try in turn for a value of the given locale, itself first. */
  fallbackChain(code: string): readonly string[];
}

const CONTENTFUL_DEFAULT_LOCALE = "en-US";

/** Locales of an export; a file without any has Contentful's own default, "en-US". */
export function createLocales(exported: readonly ExportedLocale[]): Locales {
  const fallbacks = new Map(exported.map((locale) => [locale.code, locale.fallbackCode ?? undefined]));
  const defaultCode = exported.find((locale) => locale.default)?.code ?? CONTENTFUL_DEFAULT_LOCALE;
  return {
    defaultCode,
    has: (code) => code === defaultCode || fallbacks.has(code),
    fallbackChain(code) {
      const chain = new Set<string>();
      for (let next: string | undefined = code; next && !chain.has(next); next = fallbacks.get(next)) chain.add(next);
      return [...chain];
    },
  };
}
