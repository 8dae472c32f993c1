// What only the server says: in mails, in pages without the site around them, to search engines.

import { formatTime } from "../date-format.ts";

export * as answers from "./answers.ts";
export * as boards from "./boards.ts";
export * from "./call-me.ts";
export * from "./complaint.ts";
export * as desk from "./desk.ts";
export * as deskEntries from "./desk-entries.ts";
export * as deskImport from "./desk-import.ts";
export * as deskNotices from "./desk-notices.ts";
export * as deskCounts from "./desk-counts.ts";
export * as deskConsents from "./desk-consents.ts";
export * as emergency from "./emergency.ts";
export * from "./error-pages.ts";
export * as fhir from "./fhir.ts";
export * from "./holidays.ts";
export * as numbers from "./numbers.ts";
export * from "./office-mails.ts";
export * from "./open-book.ts";
export * from "./search-engines.ts";
export * as places from "./places.ts";
export * as sittings from "./sittings.ts";

export const standIns = { doctor: "Doctor", news: "News", career: "Job", testimonial: "One of our patients" };

/** Words of a question that a list's search ignores, as in "Where do I find a heart doctor?". */
export const stopWords =
  "a an and any are at can department do does doctor dr facility find for get good has have help hospital i in is me " +
  "my near need of on or please see show somebody someone specialist that the there to want what where which who with";

/** What a suggestion below the search field is. */
export const suggestions = {
  kinds: { doctor: "Doctor", department: "Department", facility: "Facility", page: "Page", news: "News" },
};

/** Moments in mails and on pages of requests. */
export const moments = {
  /** "15:30". */
  time: (time: string) => formatTime(time, "en-IN"),
  on: (day: string, time: string) => `${day} at ${time}`,
};

/** When out-patients are seen, beside the hours of every day. */
export const openHours = {
  overToday: "consulting hours are over for today",
  openUntil: (time: string) => `open now until ${time}`,
  opensAt: (time: string) => `opens at ${time}`,
  opensTomorrow: (time: string) => `opens tomorrow at ${time}`,
  opensOn: (day: string, time: string) => `opens on ${day} at ${time}`,
  /** "15:30" as the hospitals write their hours. */
  clock: (time: string) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    if (hour % 12 === 0 && minute === 0) return hour === 12 ? "12 noon" : "12 midnight";
    const minutes = minute === 0 ? "" : `.${String(minute).padStart(2, "0")}`;
    return `${hour % 12 || 12}${minutes} ${hour < 12 ? "am" : "pm"}`;
  },
};
