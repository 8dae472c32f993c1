import type { createContentTypes } from "#site/content/content-model.ts";

/**
 * An entry's fields in plain words, by the field's id, or by `id.locale` for another locale, such as
 * `consulting.ml-IN`. A list of symbols or of entries is an array; everything else is a text: a rich text is Markdown,
 * a picture the path of its file, from the folder of all content or of the entry; sittings are JSON. "" and [] stand
 * for a field without value.
 */
export type EntryFields = Readonly<Record<string, FieldValue>>;
export type FieldValue = string | readonly string[];

export type EntryTypeId = "doctors" | "departments" | "news" | "careers" | "testimonials" | "pages";

/**
 * `file`: neither picture nor video. `sittings`: a JSON object. `choice`: a word of a page, or ids of hospitals with
 * spaces between them.
 */
export type FieldKind =
  | ("symbol" | "text" | "rich-text" | "symbols" | "integer" | "date" | "hospital" | "sittings" | "choice")
  | ("picture" | "video" | "file" | "entries");

export interface EntryField {
  readonly id: string;
  /** As the content model calls it. */
  readonly label: string;
  readonly kind: FieldKind;
  readonly isTranslated: boolean;
  /** The type of the entries it lists. */
  readonly linksTo?: EntryTypeId;
}

/** What forms, import and checks know of a content type. */
export interface EntryType {
  readonly id: EntryTypeId;
  readonly fields: readonly EntryField[];
  /** The field that names an entry. */
  readonly nameField: string;
  readonly hospitalField: string;
  /** The rich text below the front matter. */
  readonly bodyField?: string;
}

type Definition = ReturnType<typeof createContentTypes>[number];

/** Derives the types of entries from the content model. */
export function createEntryTypes(definitions: readonly Definition[]): readonly EntryType[] {
  return definitions.map(({ sys, displayField, fields }) => {
    const entryFields = fields.map(createEntryField);
    const bodyField = entryFields.findLast(({ kind }) => kind === "rich-text")?.id;
    return {
      ...{ id: sys.id as EntryTypeId, fields: entryFields, nameField: displayField },
      hospitalField: entryFields.find(({ id }) => HOSPITAL_FIELDS.includes(id))?.id ?? "hospital",
      ...(bodyField !== undefined && { bodyField }),
    };
  });
}

function createEntryField(field: Definition["fields"][number]): EntryField {
  const kind = kindOf(field);
  const [linksTo] = (field.items?.validations ?? []).flatMap(({ linkContentType }) => linkContentType as EntryTypeId[]);
  return {
    ...{ id: field.id, label: field.name, kind, isTranslated: field.localized },
    ...(linksTo !== undefined && { linksTo }),
  };
}

const HOSPITAL_FIELDS = ["hospital", "hospitalName", "hospitals"];

function kindOf({ id, type, linkType, items, validations }: Definition["fields"][number]): FieldKind {
  if (HOSPITAL_FIELDS.includes(id)) return type === "Object" ? "choice" : "hospital";
  if (validations.some((one) => "in" in one)) return "choice";
  if (type === "Array") return items?.type === "Link" ? "entries" : "symbols";
  if (type === "Link" && linkType === "Asset") {
    const [group] = validations.flatMap(({ linkMimetypeGroup }) => linkMimetypeGroup as string[]);
    return group === "image" ? "picture" : group === "video" ? "video" : "file";
  }
  const kinds: Record<string, FieldKind> = { Symbol: "symbol", Text: "text", RichText: "rich-text", Date: "date" };
  return type === "Integer" ? "integer" : (kinds[type] ?? "sittings");
}

/** The ids of the hospitals that an entry is of, by what its hospital field says. */
export function hospitalsOf(
  { id: type }: Pick<EntryType, "id">,
  said: string,
  hospitals: readonly { id: string; contentName: string }[],
): string[] {
  const named = said.split(" ");
  const isAll = type === "pages" && ["", "all", "group"].includes(said);
  return hospitals.flatMap(({ id, contentName }) =>
    isAll || (type === "pages" ? named.includes(id) : contentName === said) ? id : [],
  );
}
