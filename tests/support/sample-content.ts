import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

const FILE = resolve(import.meta.dirname, "../../data/sample-content/export.json");

/** An entry of the content that the site is shipped with, its fields in the default language. */
export interface SampleEntry {
  id: string;
  publishedAt: string;
  fields: Record<string, unknown>;
}

interface ExportedEntry {
  sys: { id: string; publishedAt?: string; contentType: { sys: { id: string } } };
  fields: Record<string, Record<string, unknown>>;
}

const exported = JSON.parse(await readFile(FILE, "utf8")) as { entries: ExportedEntry[] };

/** The published entries of a type that belong to a hospital, in no particular order. */
export function sampleEntries(contentType: string, hospital: string): SampleEntry[] {
  return exported.entries
    .filter(({ sys }) => sys.contentType.sys.id === contentType && sys.publishedAt !== undefined)
    .map(({ sys, fields }) => ({ id: sys.id, publishedAt: sys.publishedAt ?? "", fields: inDefaultLanguage(fields) }))
    .filter(({ fields }) => (fields.hospital ?? fields.hospitalName) === hospital);
}

/** The entries that only editors see: one of each type. */
export function sampleDrafts(): { type: string; id: string; title: string }[] {
  return exported.entries
    .filter(({ sys }) => sys.publishedAt === undefined)
    .map(({ sys, fields }) => {
      const { headline, name, departments, jobTitle, reviewer } = inDefaultLanguage(fields);
      const title = headline ?? name ?? departments ?? jobTitle ?? reviewer;
      return { type: sys.contentType.sys.id, id: sys.id, title: String(title) };
    });
}

/** The ids that a field of links holds. */
export function linkedIds(links: unknown): string[] {
  return ((links ?? []) as { sys: { id: string } }[]).map(({ sys }) => sys.id);
}

function inDefaultLanguage(fields: ExportedEntry["fields"]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([id, values]) => [id, values["en-US"]]));
}

interface RichTextNode {
  nodeType: string;
  value?: string;
  content?: RichTextNode[];
}

/** The texts of a rich text document in their order, blank ones left out. */
export function plainTexts(document: unknown): string[] {
  const { value, content = [] } = (document ?? {}) as RichTextNode;
  return [...(value?.trim() ? [value] : []), ...content.flatMap(plainTexts)];
}

/** The types of all nodes of a rich text document. */
export function nodeTypes(document: unknown): string[] {
  const { nodeType, content = [] } = (document ?? { nodeType: "none" }) as RichTextNode;
  return [nodeType, ...content.flatMap(nodeTypes)];
}
