import type { Change, EntrySummary } from "#desk/entries/desk-entries.ts";
import type { notes } from "#site/texts/en/desk-import.ts";
import type { Refusal, SaidDoctor } from "./read-doctor.ts";

/** A hospital as a sheet may name it. */
export interface ImportHospital {
  contentName: string;
  /** Its other names: of its place, in other languages. */
  names: readonly string[];
  departments: readonly { queryName: string; names: readonly string[] }[];
}

export interface ImportContext {
  hospitals: readonly ImportHospital[];
  /** The content names of those that the editor may change; the first is that of rows without a hospital. */
  allowed: readonly string[];
  /** Of all hospitals. */
  doctors: readonly EntrySummary[];
  listings: readonly EntrySummary[];
  /** The names of the photographs that came along. */
  photos: readonly string[];
}

/** What whoever imports should know of a row that is imported all the same. */
export interface Note {
  kind: keyof typeof notes;
  about: string;
}

export interface FieldDifference {
  field: keyof SaidDoctor | "departments" | "doctors" | "photo";
  before: string;
  after: string;
}

export interface PlannedRow {
  row: number;
  name: string;
  differences: FieldDifference[];
  notes: Note[];
}

export interface ImportPlan {
  kind: "doctors" | "listings";
  added: PlannedRow[];
  changed: PlannedRow[];
  unchanged: number;
  refused: { row: number; name: string; refusal: Refusal }[];
  /** Departments' lists that are made or changed. */
  listings: PlannedListing[];
  /** Doctors of the sheet's hospitals that are not in it: they stay as they are. */
  untouched: number;
  unusedPhotos: string[];
  /** Photographs by the doctors they are of: each becomes a file before its doctor is published. */
  photoOf: Map<string, { photo: string; name: string }>;
  /** What is published, all or none. */
  changes: Change[];
}

export interface PlannedListing {
  id: string;
  hospital: string;
  department: string;
  isNew: boolean;
  before: readonly string[];
  after: string[];
}
