import type { Part, RowView } from "#app/features/desk/desk-parts.tsx";
import { parseJson } from "#desk/entries/entry-source.ts";
import { minuteInKolkata } from "#forms/calendar.ts";
import type { DeskAuditRow } from "#outbox/store/database.ts";
import { formatDay } from "#site/texts/date-format.ts";
import { readNames, type OpenDesk } from "./open-desk.ts";

const ACTS_A_PAGE = 50;

/** Who did what here, for publishers. */
export async function show(desk: OpenDesk) {
  const { services, hospital, words, path, query } = desk;
  const { log } = words.desk;
  const before = Number(query.get("before")) || undefined;
  const acts = await services.desk.listActs({ hospitals: [hospital.id], before, limit: ACTS_A_PAGE + 1 });
  const names = await readNames(services);
  const days = Map.groupBy(acts.slice(0, ACTS_A_PAGE), ({ at }) => minuteInKolkata(new Date(at)).slice(0, 10));
  const parts = [...days].map(([day, ofDay]) => ({
    heading: formatDay(day, services.texts.pages.locale),
    parts: [{ rows: ofDay.map((act) => rowOf(desk, act, names.get(act.who) ?? act.who)) }],
  }));
  const last = acts.length > ACTS_A_PAGE ? acts[ACTS_A_PAGE - 1] : undefined;
  const more = last && { link: log.older, to: `${path}/log?before=${last.at}` };
  return desk.show({ title: log.title, parts: [acts.length === 0 && { text: log.none }, ...parts, more] });
}

function rowOf({ services, words, path }: OpenDesk, act: DeskAuditRow, title: string): RowView {
  const { log } = words.desk;
  const { what, before, after } = act;
  const [kind = "", id = ""] = act.subject.split("/");
  const done = (log.acts as Record<string, string>)[what] ?? what;
  const time = services.texts.server.moments.time(minuteInKolkata(new Date(act.at)).slice(11));
  const row = (subject: string, part: Part, facts: string[] = []) => ({
    ...{ id: act.id, title, text: `${done} ${subject}`, facts: [time, ...facts], parts: [part] },
  });
  if (Object.hasOwn(words.deskEntries.sections, kind)) {
    const to = `${path}/${act.subject}/versions?compare=${after}#version-${after}`;
    return row(id, /^\d+$/.test(after) && { link: log.changes, name: `${log.changes}: ${id}, ${after}`, to });
  }
  if (what === "import") return row(act.subject, false, [words.deskImport.done.imported(Number(after), act.subject)]);
  // What stands behind a title, or after a notice, is for the command alone.
  const subject = (log.subjects as Record<string, string>)[kind] ?? act.subject.replace(/ \([^()]*\)$/, "");
  const parts = [before, after].flatMap((text) => (text === "" ? [] : { text: sayState(text) }));
  return row(subject, parts.length > 0 && { fold: log.changes, parts });
}

/** What an act noted of one moment: the values of a notice or a consent, or a text. */
function sayState(text: string): string {
  const values = listValues(text.startsWith("{") ? parseJson(text) : text);
  return values.flatMap(([name, value]) => (["kind", "id"].includes(name) ? [] : value || [])).join(" · ");
}

/** Each value within another, with its name. */
function listValues(value: unknown, name = ""): [string, string][] {
  if (typeof value !== "object" || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([inner, one]) => listValues(one, inner));
}
