import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "contentful";
import type { ContentService } from "../start-content-service.ts";

/** Answers computed straight from an export file, and the official client: for tests of the REST API. */

type Link = { readonly sys: { readonly type: string; readonly linkType: string; readonly id: string } };

interface RawItem {
  readonly metadata?: { readonly tags?: readonly Link[]; readonly concepts?: readonly Link[] };
  readonly sys: Readonly<Record<string, unknown>> & { readonly id: string; readonly type: "Entry" | "Asset" };
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface RawExport {
  readonly contentTypes: readonly { readonly sys: { readonly id: string }; readonly fields: readonly RawField[] }[];
  readonly entries: readonly RawItem[];
  readonly assets: readonly RawItem[];
  readonly locales: readonly {
    readonly code: string;
    readonly default: boolean;
    readonly fallbackCode: string | null;
  }[];
}

interface RawField {
  readonly id: string;
  readonly localized: boolean;
  readonly omitted: boolean;
  readonly type: string;
}

/** An entry or asset as contentful.js gives it. */
export interface Answer {
  readonly metadata: object;
  readonly sys: Readonly<Record<string, unknown>> & { readonly id: string };
  fields: Record<string, unknown>;
}

interface AnswerOptions {
  /** "*" for all locales; the default one when left out. */
  readonly locale?: string;
  readonly preview?: boolean;
  /** What is in place of a link to something that the token may not see. */
  readonly unresolved?: "link" | "nothing";
}

/** The export file of that name in `conformance/exports`. */
export function readExport(name: string): RawExport {
  const file = join(import.meta.dirname, "..", "conformance", "exports", `${name}.json`);
  return JSON.parse(readFileSync(file, "utf8")) as RawExport;
}

/** Every entry and asset that a token may see, links resolved, by kind and id. */
export function computeAnswers(source: RawExport, options: AnswerOptions = {}): Map<string, Answer> {
  const { preview = false, unresolved = "link" } = options;
  const visible = [...source.entries, ...source.assets].filter(
    ({ sys }) => !sys.archivedVersion && (preview || sys.publishedVersion),
  );
  const answers = new Map(
    visible.map((item) => [
      `${item.sys.type} ${item.sys.id}`,
      {
        metadata: { tags: [], concepts: [], ...item.metadata },
        sys: computeSys(item, source, options),
        fields: {},
      } as Answer,
    ]),
  );
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve).filter((part) => part !== undefined);
    if (typeof value !== "object" || value === null) return value;
    const { sys } = value as Partial<Link>;
    // The client counts links to other spaces, which only some plans resolve, among those that lead nowhere.
    if (sys?.type === "Link" || sys?.type === "ResourceLink") {
      return answers.get(`${sys.linkType} ${sys.id}`) ?? (unresolved === "link" ? value : undefined);
    }
    const entries = Object.entries(value).map(([key, part]) => [key, resolve(part)] as const);
    return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
  };
  for (const item of visible) {
    answers.get(`${item.sys.type} ${item.sys.id}`)!.fields = resolve(computeFields(item, source, options)) as Record<
      string,
      unknown
    >;
  }
  return answers;
}

function computeSys({ sys }: RawItem, source: RawExport, { locale, preview = false }: AnswerOptions) {
  const { space, id, type, environment, publishedVersion, contentType } = sys;
  return {
    space,
    id,
    type,
    createdAt: preview ? sys.createdAt : sys.firstPublishedAt,
    updatedAt: preview ? sys.updatedAt : sys.publishedAt,
    environment,
    ...(publishedVersion !== undefined && { publishedVersion }),
    revision: sys.publishedCounter ?? 0,
    ...(contentType !== undefined && { contentType }),
    ...(locale !== "*" && { locale: locale ?? defaultLocale(source) }),
  };
}

function computeFields(
  { sys, fields }: RawItem,
  source: RawExport,
  { locale }: AnswerOptions,
): Record<string, unknown> {
  const typeId = (sys.contentType as Link | undefined)?.sys.id;
  const contentType = source.contentTypes.find((type) => type.sys.id === typeId);
  const fallbacks = new Map(source.locales.map(({ code, fallbackCode }) => [code, fallbackCode]));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([id, values]) => {
      const field = contentType?.fields.find((candidate) => candidate.id === id);
      if (contentType && (!field || field.omitted)) return [];
      if (locale === "*") return [[id, values]];
      const isLocalized = field?.localized ?? true;
      let code: string | null | undefined = isLocalized ? (locale ?? defaultLocale(source)) : defaultLocale(source);
      while (code && values[code] === undefined) code = fallbacks.get(code);
      return code ? [[id, values[code]]] : [];
    }),
  );
}

function defaultLocale(source: RawExport): string {
  return source.locales.find((locale) => locale.default)!.code;
}

/** contentful.js for a service, with the delivery token or another. */
export function createServiceClient(service: ContentService, space: string, accessToken = service.deliveryToken) {
  const { host } = new URL(service.origin);
  return createClient({ space, accessToken, host, insecure: true });
}
