import type { ExportedAsset, ExportedEntry, ExportedLocale } from "../export/space-export.ts";

/** The locales of a space and their fallbacks. */
export interface Locales {
  readonly defaultCode: string;
  has(code: string): boolean;
  /** The locale itself, then its fallbacks in order. */
  fallbackChain(code: string): readonly string[];
}

const CONTENTFUL_DEFAULT_LOCALE = "en-US";

/**
 * Locales of an export. A file without any has Contentful's own default, "en-US"; of several defaults, as
 * contentful-import's own example has, the first counts.
 */
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

/** One line when an export lacks its list of locales and so values in other locales than the default are not served. */
export function warnOfLostLocales(
  entries: readonly ExportedEntry[],
  assets: readonly ExportedAsset[],
  locales: readonly ExportedLocale[],
): string[] {
  if (locales.length > 0) return [];
  const lost = new Set<string>();
  for (const { fields } of [...entries, ...assets]) {
    for (const values of Object.values(fields)) {
      for (const code of Object.keys(values as object)) if (code !== CONTENTFUL_DEFAULT_LOCALE) lost.add(code);
    }
  }
  const [first] = lost;
  if (first === undefined) return [];
  return [
    `locales is missing, so only ${CONTENTFUL_DEFAULT_LOCALE} is served, and what is in ${[...lost].join(", ")} is not: add "locales": [{ "code": "${first}", "default": true }] with the codes of the space`,
  ];
}
