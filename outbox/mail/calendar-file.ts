import type { StoredFile } from "#forms/stored-submission.ts";
import type { VisitTime } from "#forms/answer.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { nameWithPlace } from "./office-mail.ts";

export interface CalendarVisit extends VisitTime {
  reference: string;
  /** Grows with each version of the visit. */
  sequence: number;
  stamp: Date;
  hospital: Hospital;
  /** The address of the patient's page. */
  page: string;
  isCancelled: boolean;
}

/** A calendar file of one visit in Indian time (RFC 5545, 5546), which programs offer to add, or to take out. */
export function calendarFile(visit: CalendarVisit): StoredFile {
  const { day, time, reference, sequence, stamp, hospital, page, isCancelled } = visit;
  const method = isCancelled ? "CANCEL" : "PUBLISH";
  const name = nameWithPlace(hospital);
  const place = [name, ...(hospital.contact.addressLines ?? [])].join(", ");
  const lines = [
    // India has one zone and no summer time.
    ...["BEGIN:VTIMEZONE", "TZID:Asia/Kolkata", "BEGIN:STANDARD", "DTSTART:19700101T000000"],
    ...["TZOFFSETFROM:+0530", "TZOFFSETTO:+0530", "TZNAME:IST", "END:STANDARD", "END:VTIMEZONE"],
    "BEGIN:VEVENT",
    `UID:${reference}@${new URL(page).hostname}`,
    `DTSTAMP:${stamp.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`,
    `SEQUENCE:${sequence}`,
    `ORGANIZER;CN="${name.replaceAll('"', "'")}":mailto:${hospital.contact.email}`,
    `DTSTART;TZID=Asia/Kolkata:${day.replaceAll("-", "")}T${time.replace(":", "")}00`,
    "DURATION:PT30M",
    `SUMMARY:${calendarText(name)}`,
    `LOCATION:${calendarText(place)}`,
    `URL:${page}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
  ];
  const bytes = calendarBytes(method, lines);
  return { name: "visit.ics", type: `text/calendar; charset=utf-8; method=${method}`, bytes };
}

/** A calendar of these lines. */
export function calendarBytes(method: "PUBLISH" | "CANCEL", lines: string[]): Buffer<ArrayBuffer> {
  const start = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//hospital website//requests//EN", `METHOD:${method}`];
  return Buffer.from(`${[...start, ...lines, "END:VCALENDAR"].map(fold).join("\r\n")}\r\n`);
}

/** A text as the value of a property. */
export function calendarText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
}

/** A line has at most 75 octets; what is longer goes on behind a space (§3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 74) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n ");
}
