import type { PageName } from "./search-words.server.ts";

/** What a search found, ready to be shown: groups and their items by rank, nothing that pages do not need. */
export interface SearchAnswer {
  /** Set where the words tell of danger to life, or of somebody who is hurt by others or may harm themselves. */
  alarm?: "danger" | "distress";
  /** Help lines; only with an alarm, those that are meant first. */
  helpLines: HelpLine[];
  groups: SearchGroup[];
  /** Known words like those of a query that found nothing. */
  nearest: string[];
}

export interface HelpLine {
  name: string;
  number: string;
  otherNumber?: string;
  /** In one line, whom it helps or what it does. */
  helps: string;
  hours: string;
  languages?: string;
}

export type SearchGroup =
  | { kind: "doctors"; items: FoundDoctor[] }
  | { kind: "departments"; items: FoundDepartment[] }
  | { kind: "facilities"; items: FoundFacility[] }
  | { kind: "pages"; items: FoundPage[] }
  | { kind: "news"; items: FoundNews[] };

export interface FoundDoctor {
  name: string;
  field: string;
  place: string;
  to: string;
  toBooking: string;
}

export interface FoundDepartment {
  name: string;
  summary: string;
  icon: string;
  places: {
    place: string;
    to: string;
    toBooking: string;
    /** None where another department is what the words say exactly. */
    doctors: { name: string; to: string; toBooking: string }[];
  }[];
}

export interface FoundFacility {
  name: string;
  summary: string;
  icon: string;
  places: { place: string; to: string }[];
}

/** A page of each hospital, named as in the menu. */
export interface FoundPage {
  page: PageName;
  places: { place: string; to: string }[];
}

export interface FoundNews {
  headline: string;
  place: string;
  to: string;
}
