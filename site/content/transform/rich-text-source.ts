import type { EntryReference, MediaAsset } from "../content.ts";
import type { CmsLinkedEntry, CmsRichText } from "../entries/cms-entries.ts";
import { isOfHospital, readText, type TransformAsset } from "./read-fields.ts";

export interface ReadNode {
  readonly nodeType: string;
  readonly value: string;
  readonly marks: readonly string[];
  readonly uri: string;
  readonly targetId: string;
  readonly children: readonly unknown[];
}

/** Reads a node; what is missing or of another type is empty. Never throws. */
export function readNode(value: unknown): ReadNode {
  const node = readRecord(value);
  const data = readRecord(node.data);
  return {
    nodeType: readString(node.nodeType),
    value: readString(node.value),
    marks: readList(node.marks).map((mark) => readString(readRecord(mark).type)),
    uri: readString(data.uri).trim(),
    targetId: readString(readRecord(readRecord(data.target).sys).id),
    children: readList(node.content),
  };
}

function readRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function readString(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export interface LinkedEntry {
  readonly title: string;
  readonly reference: EntryReference | undefined;
}

export interface RichTextLinks {
  readonly assets: ReadonlyMap<string, MediaAsset>;
  readonly entries: ReadonlyMap<string, LinkedEntry>;
}

export function collectLinks(
  source: CmsRichText | null | undefined,
  transformAsset: TransformAsset,
  hospital: string,
): RichTextLinks {
  const { assets, entries } = source?.links ?? {};
  return {
    assets: byId([assets?.block, assets?.hyperlink], transformAsset),
    entries: byId([entries?.block, entries?.inline, entries?.hyperlink], (entry) => readEntry(entry, hospital)),
  };
}

interface HasId {
  sys?: { id?: string | null } | null;
}

function byId<T extends HasId, U>(
  lists: readonly (readonly (T | null)[] | null | undefined)[],
  transform: (item: T) => U | undefined,
): Map<string, U> {
  const found = new Map<string, U>();
  for (const item of lists.flatMap((list) => (Array.isArray(list) ? (list as readonly (T | null)[]) : []))) {
    const transformed = item?.sys?.id ? transform(item) : undefined;
    if (item?.sys?.id && transformed !== undefined) found.set(item.sys.id, transformed);
  }
  return found;
}

/** The fields are named apart in the query, because types that share a field name may differ in its type. */
function readEntry(entry: CmsLinkedEntry, hospital: string): LinkedEntry {
  const { __typename: type, sys, name, headline, jobTitle, reviewer } = entry;
  const title = [name, headline, jobTitle, reviewer].map((text) => readText(text)).find((text) => text !== "") ?? "";
  const kind = ENTRY_KINDS.get(type ?? "");
  const owner = entry.doctorHospital ?? entry.newsHospital ?? entry.careerHospital ?? entry.testimonialHospital;
  const id = sys?.id;
  if (!kind || !id || title === "" || !isOfHospital(owner, hospital)) return { title, reference: undefined };
  return { title, reference: { kind, id } };
}

export const ENTRY_KINDS: ReadonlyMap<string, EntryReference["kind"]> = new Map([
  ["Doctors", "doctor"],
  ["News", "news"],
  ["Careers", "career"],
  ["Testimonials", "testimonial"],
]);
