import { type FieldNode, Kind, parse, print, type SelectionNode, visit } from "graphql";
import { cmsQuery } from "../entries/cms-query.ts";
import type { QueryCms } from "./query.server.ts";

/** Query texts are constants, so there are no more of these than queries times languages. */
const translated = new Map<string, string>();

/**
 * The same query for another locale of the space. Entries also say in `inLocale` whether the first of their texts is
 * in it: null where another locale stands in.
 */
export function askInLocale(query: string, locale: string): string {
  const key = `${locale} ${query}`;
  const known = translated.get(key);
  if (known !== undefined) return known;
  const text = print(
    visit(parse(query, { noLocation: true }), {
      OperationDefinition: ({ selectionSet, ...operation }) => ({
        ...operation,
        selectionSet: { ...selectionSet, selections: selectionSet.selections.map((field) => inLocale(field, locale)) },
      }),
      SelectionSet: (set, _key, parent) => {
        const isEntry = parent && "kind" in parent && parent.kind !== Kind.INLINE_FRAGMENT;
        const first = isEntry ? set.selections.find(isTitle) : undefined;
        return first ? { ...set, selections: [...set.selections, ownOf(first)] } : undefined;
      },
    }),
  );
  translated.set(key, text);
  return text;
}

function inLocale(field: SelectionNode, locale: string): SelectionNode {
  if (field.kind !== Kind.FIELD) return field;
  return {
    ...field,
    arguments: [...(field.arguments ?? []), argument("locale", { kind: Kind.STRING, value: locale })],
  };
}

/** What a visitor of the entry's page reads first, beside a name. */
const TITLES = ["headline", "jobTitle", "shortReview", "testimonialContent", "centerOfExcellence"];

const isTitle = (field: SelectionNode): field is FieldNode =>
  field.kind === Kind.FIELD && TITLES.includes(field.name.value);

function ownOf({ name, selectionSet }: FieldNode): FieldNode {
  return {
    ...{ kind: Kind.FIELD, name, alias: { kind: Kind.NAME, value: "inLocale" } },
    arguments: [argument("useFallbackLocale", { kind: Kind.BOOLEAN, value: false })],
    ...(selectionSet && {
      selectionSet: {
        kind: Kind.SELECTION_SET,
        selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } }],
      },
    }),
  };
}

function argument(name: string, value: { kind: Kind.STRING; value: string } | { kind: Kind.BOOLEAN; value: boolean }) {
  return { kind: Kind.ARGUMENT as const, name: { kind: Kind.NAME as const, value: name }, value };
}

/** Whether an entry of a response to `askInLocale` is shown in the space's first locale. */
export function isUntranslated(entry: object): { isUntranslated?: true } {
  const title = Object.entries(entry).find(([name]) => TITLES.includes(name));
  return "inLocale" in entry && entry.inLocale === null && title?.[1] ? { isUntranslated: true } : {};
}

const LISTED = "doctorsCollection(limit: 1, locale:";

/** Each within a list: at a root field the service would give an error in place of the whole response. */
const askFor = (locales: readonly string[]) =>
  cmsQuery<{ departmentsCollection: { items: Record<string, object | null>[] } | null }, Record<string, never>>(`
  query Locales {
    departmentsCollection(limit: 1) {
      items { ${locales.map((locale, index) => `at${index}: ${LISTED} ${JSON.stringify(locale)}) { total }`).join(" ")} }
    }
  }`);

/**
 * Sends queries in the space's locale of a language: "ml" or "ml-IN" for "ml". Which, is asked once; where the space
 * has neither, queries stay as they are.
 */
export function queryInLanguage(query: QueryCms, language: string): { query: QueryCms; forget: () => void } {
  const locales = [language, `${language}-IN`];
  let known: Promise<string | undefined> | undefined;
  async function find(): Promise<string | undefined> {
    const found = await query(askFor(locales), {}, ({ departmentsCollection }) => departmentsCollection?.items?.[0]);
    // In an outage, and before there is an entry, it is asked again.
    if (found.status !== "ok" || !found.content) known = undefined;
    const answered = found.status === "ok" ? (found.content ?? {}) : {};
    return locales.find((_locale, index) => Boolean((answered as Record<string, unknown>)[`at${index}`]));
  }
  return {
    query: async (text, variables, transform) => {
      const locale = await (known ??= find());
      return query(locale === undefined ? text : askInLocale(text, locale), variables, transform);
    },
    forget: () => (known = undefined),
  };
}
