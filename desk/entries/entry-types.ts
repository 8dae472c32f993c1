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

type Definition = ReturnType<typeof createContentTypes>[number];

/** What forms, import and checks know of a content type. */
export type EntryType = ReturnType<typeof createEntryTypes>[number];
export type EntryField = EntryType["fields"][number];
export type FieldKind = EntryField["kind"];

/** Derives the types of entries from the content model. */
export function createEntryTypes(definitions: readonly Definition[]) {
  return definitions.map(({ sys, displayField, fields }) => {
    const known = fields.map((field) => ({ ...field, kind: kindOf(field) }));
    return {
      id: sys.id as EntryTypeId,
      fields: known,
      /** The field that names an entry. */
      nameField: displayField,
      hospitalField: known.find(({ id }) => HOSPITAL_FIELDS.includes(id))?.id ?? "hospital",
      /** The rich text below the front matter. */
      bodyField: known.findLast(({ kind }) => kind === "rich-text")?.id,
    };
  });
}

const HOSPITAL_FIELDS = ["hospital", "hospitalName", "hospitals"];

/**
 * `file`: neither picture nor video. `sittings`: a JSON object. `choice`: a word of a page, or ids of hospitals with
 * spaces between them.
 */
function kindOf({ id, type, items, validations }: Definition["fields"][number]) {
  if (HOSPITAL_FIELDS.includes(id)) return type === "Object" ? "choice" : "hospital";
  if (validations.some((one) => "in" in one)) return "choice";
  if (type === "Array") return items?.type === "Link" ? "entries" : "symbols";
  if (type === "Object") return "sittings";
  if (type === "RichText") return "rich-text";
  if (type !== "Link") return type.toLowerCase() as Lowercase<typeof type>;
  const [group] = validations.flatMap(({ linkMimetypeGroup }) => linkMimetypeGroup as string[]);
  return group === "image" ? "picture" : group === "video" ? "video" : "file";
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
