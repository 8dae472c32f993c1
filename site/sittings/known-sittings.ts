import { readSittings, type ReadSittings } from "./read-sittings.ts";
import type { SittingException, SittingFacts, Sittings } from "./sitting.ts";

/** What a hospital's office said of one doctor's sittings. */
export interface OfficeSittings {
  exceptions: readonly SittingException[];
  confirmedAt?: string;
  isByOffice?: true;
}

/** Text that could not be read comes with those of another system alone. */
export type KnownFacts = SittingFacts & Partial<Pick<Sittings, "unread">>;

export interface SittingSources {
  /** Of another system, else of the content service or the folder, where the doctor has any. */
  sittings?: KnownFacts | undefined;
  /** The text of the consulting hours. */
  consulting: string;
}

/** The week is of the content's field, else of the text; what the office says of single days counts over both. */
export function knownSittings({ sittings, consulting }: SittingSources, office: OfficeSittings): Sittings {
  const known = sittings ? { unread: [], ...sittings } : { ...readKnown(consulting), exceptions: [] };
  const { exceptions, ...confirmed } = office;
  const isOfficeLast = Date.parse(office.confirmedAt ?? "") > (Date.parse(sittings?.confirmedAt ?? "") || 0);
  return { ...known, ...(isOfficeLast && confirmed), exceptions: [...known.exceptions, ...exceptions] };
}

const MAX_TEXTS = 5000;
const texts = new Map<string, ReadSittings>();

function readKnown(text: string): ReadSittings {
  const read = texts.get(text) ?? readSittings(text);
  if (texts.size >= MAX_TEXTS) texts.clear();
  texts.set(text, read);
  return read;
}
