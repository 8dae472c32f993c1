import { minutesOf, spanOf, type Span } from "#site/sittings/clock.ts";
import { sitsAt } from "#site/sittings/plan-day.ts";
import { readSittings } from "#site/sittings/read-sittings.ts";
import { parseSittings, type WeeklySitting } from "#site/sittings/sitting.ts";
import { fieldOf, found, hasPart, inFile, placeOf } from "../ground.ts";
import type { Finding, Ground, HospitalFacts, Place, Said } from "../ground.ts";
import { list, object, texts, word } from "../placed-texts.ts";
import { isAllHours, isEveryDay, pattern, remember, saySpans, spansIn, weekdaysIn, words } from "../readings.ts";

const TOPICS = words.topics.map((topic) => ({ allHours: "", isVisit: false, ...topic, test: pattern(topic.words) }));
const [PARTIAL, CLOSED] = [pattern(words.partial), pattern(words.closed)];
const isInList = ({ file }: Place) => file.endsWith("open-book.json");
const topicsIn = remember((text) => TOPICS.filter(({ test }) => test.test(text)));

type Statement = Place & { text: string; spans: Span[] };
type Openings = { spans: Span[]; isOnSundays: boolean; says: string };

/** What is open when: by the hours of the hospital, by sentences, and by doctors' sittings. */
export function findHours({ hospitals, said }: Ground): Finding[] {
  return hospitals.flatMap((hospital) => {
    const own = said.filter((one) => one.hospital === hospital && (!one.entry || /news|notices/.test(one.entry.type)));
    const times = list(hospital.contact.openingTimes).map(object);
    const spans = times.map(({ opens, closes }) => ({ from: minutesOf(word(opens)), to: minutesOf(word(closes)) }));
    const isOnSundays = times.some(({ days }) => !days || texts(days).includes("Sunday"));
    const at = placeOf(inFile(hospital, "contact.openingTimes"));
    const openings = { spans, isOnSundays, says: `${at}: ${saySpans(spans)}${isOnSundays ? "" : ", not on Sundays"}` };
    const ofOpening = times.length === 0 ? [] : own.flatMap((one) => findOther(one, openings));
    return [...ofOpening, ...findUnlike(hospital, own), ...findSittings(hospital, openings)];
  });
}

function findUnlike(hospital: HospitalFacts, own: Said[]): Finding[] {
  const statements = new Map<string, Statement[]>();
  for (const one of own) {
    const [isAllDay, spans] = [isAllHours(one.text), spansIn(one.text)];
    const isUnread = (one.text.match(/\d\s?[–-]\s?\d|മുതൽ|\bto \d/g)?.length ?? 0) > spans.length;
    if (isUnread || isAllDay === spans.length > 0 || (!isAllDay && PARTIAL.test(one.text))) continue;
    const named = topicsIn(one.text);
    const isOfVisits = /visit|സന്ദർശ/iu.test(`${one.path} ${one.file} ${one.subject} ${one.text}`);
    for (const { id, isVisit } of named.length > 0 ? named : topicsIn(one.subject ?? ""))
      if (isOfVisits || !isVisit) statements.set(id, [...(statements.get(id) ?? []), { ...one, spans }]);
  }
  return TOPICS.filter(({ id }) => id !== "out-patients").flatMap(({ id, allHours }) => {
    const all = (statements.get(id) ?? []).toSorted((a, b) => Number(isInList(b)) - Number(isInList(a)));
    if (hasPart(hospital, allHours)) all.unshift({ ...inFile(hospital, allHours, "facilities"), text: "", spans: [] });
    const [first, ...others] = all;
    const right = saySpans(first?.spans ?? []);
    const unlike = others.filter(({ spans }) => saySpans(spans) !== right);
    return unlike.map((one) => found("hours", one, one.text, `${placeOf(first!)}: ${id}: ${right || "all hours"}`));
  });
}

function findOther(said: Said, { spans, isOnSundays, says }: Openings): Finding[] {
  const { text, path } = said;
  const topics = topicsIn(text);
  if (!path.endsWith(".openingHours") && !topics.some(({ id }) => id === "out-patients")) return [];
  const own = spansIn(text);
  const isOther = own.length > 0 && !PARTIAL.test(text) && saySpans(own) !== saySpans(spans);
  const saysSunday = weekdaysIn(text).includes(7) || isEveryDay(text);
  const isWrongDay = CLOSED.test(text) ? isOnSundays : saysSunday && !isOnSundays;
  const isAlways = isAllHours(text) && own.length === 0 && topics.length === 1;
  return isOther || isWrongDay || isAlways ? [found("hours", said, text, says)] : [];
}

/** Doctors may begin a little before the desk opens, and end a little after it closes. */
const ROOM_MINUTES = 60;

const sayWeek = (weekly: readonly WeeklySitting[]) =>
  String(weekly.flatMap(({ days, from, to }) => days.map((day) => `day ${day} ${from}–${to}`)).toSorted());

function findSittings(hospital: HospitalFacts, { spans, isOnSundays, says }: Openings): Finding[] {
  const [opens, closes] = [Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to))];
  const isOutside = (one: WeeklySitting) => {
    const { from, to } = spanOf(one);
    const isFar = from < opens - ROOM_MINUTES || to > closes + ROOM_MINUTES;
    return spans.length > 0 && from > 0 && (isFar || (!isOnSundays && one.days.includes(7)));
  };
  return hospital.doctors.flatMap((doctor) => {
    const at = { file: `doctors/${doctor.id}`, path: "consulting", hospital };
    const parsed = parseSittings(fieldOf(doctor, "sittings"));
    const facts = "sittings" in parsed ? [{ weekly: parsed.sittings.weekly, unread: [] }] : [];
    const read = [...facts, ...Object.values(doctor.fields.consulting ?? {}).map((text) => readSittings(word(text)))];
    const [first, ...others] = read.filter(({ unread, weekly }) => unread.length === 0 && weekly.length > 0);
    const unlike = others.filter(({ weekly }) => sayWeek(weekly) !== sayWeek(first!.weekly));
    const extra = ("sittings" in parsed ? parsed.sittings.exceptions : []).flatMap((one) => {
      const day = one.kind === "extra" ? one.first : "";
      const isClosed = object(hospital.contact.holidays)[day] === "closed";
      return isClosed ? found("hours", at, `${day}: extra`, `${hospital.folder}: contact.holidays.${day}: closed`) : [];
    });
    const outside = read.flatMap(({ weekly }) => weekly.filter(isOutside)).slice(0, 1);
    return [
      ...extra,
      ...unlike.map(({ weekly }) => found("hours", at, sayWeek(weekly), `${at.file}: ${sayWeek(first!.weekly)}`)),
      ...outside.map((one) => found("hours", at, sayWeek([one]), says)),
    ];
  });
}

/** Agreed times at which the doctor does not sit, or on a day on which the hospital is closed. */
export const findVisits = ({ visits, hospitals, today }: Ground): Finding[] =>
  visits.flatMap(({ reference, day, time, doctor, sittings, ...visit }) => {
    const hospital = hospitals.find(({ id }) => id === visit.hospital);
    const isClosed = object(hospital?.contact.holidays)[day] === "closed";
    const isAway = sitsAt(sittings, day, time) === false;
    const why = isAway ? `${doctor} does not sit then` : `contact.holidays.${day}: closed`;
    const at = { file: `requests/${reference}`, path: "", hospital };
    return day >= today && (isAway || isClosed) ? found("visit", at, `agreed for ${day}, ${time}`, why) : [];
  });
