import type { EntryVersionRow } from "#outbox/store/database.ts";
import type { EntryTypeId } from "./entry-types.ts";

/**
 * An entry's fields in plain words, by the field's id, or by `id.locale` for another locale, such as
 * `consulting.ml-IN`. A list of symbols or of entries is an array; everything else is a text: a rich text is Markdown,
 * a picture the path of its file, from the folder of all content or of the entry; sittings are JSON. "" and [] stand
 * for a field without value.
 */
export type EntryFields = Readonly<Record<string, FieldValue>>;
export type FieldValue = string | readonly string[];

/**
 * `draft`: saved, not public. `proposed`: a writer asks for its publication. `scheduled`: becomes public at its time.
 * `published`: what pages show. `withdrawn`: was taken from the pages. `past`: any other one of before. Of one entry at
 * most one version is published or withdrawn, one scheduled, one draft or proposed; the newest has the highest number.
 */
export type EntryVersion = Readonly<EntryVersionRow>;

/** An entry as a list shows it. */
export interface EntrySummary {
  readonly type: EntryTypeId;
  /** The name of its file, which the others link to. */
  readonly id: string;
  /** The id in the addresses of pages. */
  readonly pageId: string;
  readonly title: string;
  /** The content name of its hospital. */
  readonly hospital: string;
  /** What the public sees. */
  readonly isPublic: boolean;
  /** The version that waits: a draft, a proposal, or a scheduled one. */
  readonly waiting?: EntryVersion | undefined;
  /** What was published last. */
  readonly head?: EntryVersion | undefined;
  /** Its fields as they were written last. */
  readonly fields: EntryFields;
  /** That the file cannot be read: why. */
  readonly faults: readonly Fault[];
}

/** An entry as it is edited: its newest version, and all before it. */
export interface Entry extends EntrySummary {
  /** Of the newest version: what `save` is based on. */
  readonly number: number;
  readonly source: string;
  /** The newest first. */
  readonly versions: readonly EntryVersion[];
}

/** What is wrong with a field, or, without one, with the whole entry. */
export interface Fault {
  readonly field?: string;
  readonly problem:
    | ("missing" | "too-long" | "no-number" | "no-date" | "no-choice")
    /** A link to a file or entry that is not there. */
    | "no-target"
    /** HTML, a script or a frame in Markdown: pages do not show it. */
    | "not-shown"
    | "other";
  /** In English, for whoever has no words of their own for the problem. */
  readonly message: string;
}

export interface Draft {
  readonly type: EntryTypeId;
  /** Left out for a new entry, which is named by its words. */
  readonly id?: string | undefined;
  /** Fields that are left out stay as they are. */
  readonly fields: EntryFields;
}

/** A field that both changed, each in another way. */
export interface Clash {
  readonly field: string;
  readonly theirs: FieldValue;
}

/** Someone else saved or published meanwhile, and the same fields differ. `merged` holds all that do not clash. */
export interface Conflict {
  readonly status: "conflict";
  readonly base: EntryVersion;
  readonly theirs: EntryVersion;
  readonly clashes: readonly Clash[];
  /** Mine where only I changed a field or both did, else theirs. Saved again with `basedOn: theirs.number`. */
  readonly merged: EntryFields;
}

/**
 * `folder`: the content folder cannot be written; what is stored follows there once it can. `gone`: there is no such
 * entry or version.
 */
export type Failure =
  | { readonly status: "refused"; readonly faults: readonly Fault[] }
  | { readonly status: "gone" }
  | { readonly status: "unavailable"; readonly reason: "store" | "folder"; readonly message: string };

/** What became of a version. */
export type WriteResult =
  | { readonly status: EntryVersion["state"]; readonly id: string; readonly number: number }
  | Conflict
  | Failure;

export interface PublishTimes {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** A field in two versions. Words that are only before or only after are marked. */
export interface FieldChange {
  readonly field: string;
  readonly before: readonly WordPart[];
  readonly after: readonly WordPart[];
}
export interface WordPart {
  readonly text: string;
  readonly isChanged: boolean;
}

/** What goes over whatever is public. */
export interface Change extends Draft {
  readonly id: string;
}

/** Why a file was not taken. `heic`: the phone's own format, which cannot be read here. */
export type FileRefusal = "too-large" | "too-many-pixels" | "heic" | "no-picture" | "damaged";

/** Where the content comes from. */
export type Ownership = { readonly state: "ours" } | { readonly state: "export"; readonly failure?: string };
