import { readSittings, type ReadSittings } from "./read-sittings.ts";
import type { SittingException, Sittings } from "./sitting.ts";

/** What a hospital's office said of one doctor's sittings. */
export interface OfficeSittings {
  exceptions: readonly SittingException[];
  confirmedAt?: string;
  isByOffice?: true;
}

/** Text that could not be read comes with those of another system alone. */
export type KnownFacts = Omit<Sittings, "unread" | "isByOffice"> & Partial<Pick<Sittings, "unread">>;

export interface SittingSources {
  /** Of another system, else of the content service or the folder, where the doctor has any. */
  sittings?: KnownFacts | undefined;
  /** The text of the consulting hours. */
  consulting: string;
}

/** The week is of the content's field, else of the text; what the office says of single days counts over both. */
export function knownSittings({ sittings, consulting }: SittingSources, office: OfficeSittings): Sittings {
  const { exceptions, ...week } = sittings ? { unread: [], ...sittings } : { ...readKnown(consulting), exceptions: [] };
  const isOfficeLast = Date.parse(office.confirmedAt ?? "") > (Date.parse(sittings?.confirmedAt ?? "") || 0);
  const { exceptions: said, ...confirmed } = office;
  return { ...week, ...(isOfficeLast && confirmed), exceptions: [...exceptions, ...said] };
}

const MAX_TEXTS = 5000;
const texts = new Map<string, ReadSittings>();

function readKnown(text: string): ReadSittings {
  const known = texts.get(text);
  if (known) return known;
  if (texts.size >= MAX_TEXTS) texts.clear();
  const read = readSittings(text);
  texts.set(text, read);
  return read;
}
