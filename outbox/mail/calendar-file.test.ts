import { expect, test } from "vitest";
import type { Hospital } from "#site/hospitals/site.ts";
import { calendarFile, type CalendarVisit } from "./calendar-file.ts";

const hospital = {
  name: 'Kayalora "Lake" Hospital; ആലപ്പുഴ കായലോര ആശുപത്രി',
  place: "Alappuzha",
  contact: {
    email: "alappuzha@example.org",
    addressLines: [String.raw`Thumpoly Road, near \ the junction`, "തുമ്പോളി, ആലപ്പുഴ, കേരളം 688008"],
  },
} as Hospital;

const VISIT: CalendarVisit = {
  ...{ day: "2026-11-24", time: "16:30", reference: "A-7F3K-9QXM", sequence: 2, hospital, isCancelled: false },
  stamp: new Date("2026-11-20T05:01:07.250Z"),
  page: `https://www.example.org/hospital/request/A-7F3K-9QXM/ts60lk/${"k".repeat(60)}`,
};

interface Property {
  name: string;
  parameters: Record<string, string>;
  value: string;
}

interface Component {
  name: string;
  properties: Property[];
  parts: Component[];
}

const MAX_LINE_OCTETS = 75;
const CONTENT_LINE = /^([A-Z][A-Z0-9-]*)((?:;[A-Z][A-Z0-9-]*=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):(\P{Cc}*)$/u;

/** Reads a calendar as RFC 5545 §3.1 defines it, and throws at whatever that does not allow. */
function readCalendar(bytes: Uint8Array): Component {
  const physical = Buffer.from(bytes).toString("latin1").split("\r\n");
  if (physical.pop() !== "") throw new Error("the last line has no end");
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error("a line ends with one character");
    if (line.length > MAX_LINE_OCTETS) throw new Error(`${line.length} octets in a line`);
    // No letter is cut in two.
    new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(line, "latin1"));
  }
  const lines = Buffer.from(physical.join("\r\n").replaceAll("\r\n ", ""), "latin1").toString().split("\r\n");
  const stack: Component[] = [{ name: "", properties: [], parts: [] }];
  for (const line of lines) {
    const [, name = "", given = "", value = ""] = CONTENT_LINE.exec(line) ?? [];
    if (name === "") throw new Error(`no content line: ${line}`);
    const parameters = Array.from(given.matchAll(/;([^=]+)=("[^"]*"|[^;]*)/g), ([, key = "", text = ""]) => [
      key,
      text,
    ]);
    const inner = stack.at(-1);
    if (name === "BEGIN") stack.push({ name: value, properties: [], parts: [] });
    else if (name !== "END") inner?.properties.push({ name, parameters: Object.fromEntries(parameters), value });
    else if (stack.pop() !== inner || inner?.name !== value) throw new Error(`${value} ends in ${inner?.name}`);
    else stack.at(-1)?.parts.push(inner);
  }
  const [calendar, ...more] = stack[0]?.parts ?? [];
  if (stack.length !== 1 || !calendar || more.length > 0) throw new Error("not one whole calendar");
  return calendar;
}

function textOf(value: string): string {
  if (/(?:^|[^\\])(?:\\\\)*(?:[;,]|\\[^\\;,nN])/.test(value)) throw new Error(`not escaped: ${value}`);
  return value.replaceAll(/\\(.)/g, (_all, letter: string) => (/n/i.test(letter) ? "\n" : letter));
}

function readVisit(visit: CalendarVisit) {
  const { bytes, type } = calendarFile(visit);
  const { name, properties, parts } = readCalendar(bytes);
  const [zone, event] = parts;
  expect([name, zone?.name, event?.name, parts.length]).toEqual(["VCALENDAR", "VTIMEZONE", "VEVENT", 2]);
  const find = (key: string, of = event) => {
    const found = (of?.properties ?? []).filter((property) => property.name === key);
    expect([key, found.length]).toEqual([key, 1]);
    return found[0] as Property;
  };
  const method = properties.find((property) => property.name === "METHOD")?.value;
  expect(type).toBe(`text/calendar; charset=utf-8; method=${method}`);
  expect(properties.map((property) => property.name)).toEqual(["VERSION", "PRODID", "METHOD"]);
  expect(find("TZID", zone).value).toBe(find("DTSTART").parameters["TZID"]);
  return { method, find, names: event?.properties.map((property) => property.name) ?? [] };
}

test("a confirmed visit is a published event with its place, its page and whom to ask", () => {
  const { method, find, names } = readVisit(VISIT);
  expect(method).toBe("PUBLISH");
  expect(find("UID").value).toBe("A-7F3K-9QXM@www.example.org");
  expect(find("SEQUENCE").value).toBe("2");
  expect(find("DTSTAMP").value).toBe("20261120T050107Z");
  expect(find("DTSTART")).toMatchObject({ parameters: { TZID: "Asia/Kolkata" }, value: "20261124T163000" });
  expect(find("DURATION").value).toBe("PT30M");
  expect(find("ORGANIZER").value).toBe("mailto:alappuzha@example.org");
  expect(find("ORGANIZER").parameters["CN"]).toMatch(/^"Kayalora 'Lake' Hospital; /);
  expect(textOf(find("SUMMARY").value)).toBe(`${hospital.name}, Alappuzha`);
  expect(textOf(find("LOCATION").value)).toBe(
    [hospital.name, "Alappuzha", ...hospital.contact.addressLines].join(", "),
  );
  expect(find("URL").value).toBe(VISIT.page);
  expect(find("STATUS").value).toBe("CONFIRMED");
  // RFC 5546 §3.2.1.
  expect(names).not.toContain("ATTENDEE");
});

test("what takes it out of a calendar names the same event and its organizer, with a higher number", () => {
  const before = readVisit(VISIT);
  const { method, find } = readVisit({ ...VISIT, sequence: 3, isCancelled: true });
  expect(method).toBe("CANCEL");
  expect(find("STATUS").value).toBe("CANCELLED");
  for (const key of ["UID", "ORGANIZER", "DTSTART"]) expect(find(key)).toEqual(before.find(key));
  expect(Number(find("SEQUENCE").value)).toBeGreaterThan(Number(before.find("SEQUENCE").value));
});

test("wherever a line is folded, it is whole again when it is read", () => {
  for (let length = 0; length < 160; length += 1) {
    const name = `${"x".repeat(length)}ആലപ്പുഴ😀, Alappuzha`;
    const { find } = readVisit({ ...VISIT, hospital: { ...hospital, name } });
    expect(textOf(find("SUMMARY").value)).toBe(name);
  }
});
