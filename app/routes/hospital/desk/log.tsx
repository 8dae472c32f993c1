import type { Part, RowView } from "#app/features/desk/desk-parts.tsx";
import { parseJson } from "#desk/entries/entry-source.ts";
import { formatBrief } from "#outbox/mail/office-mail.ts";
import type { DeskAuditRow } from "#outbox/store/database.ts";
import { readNames, type OpenDesk } from "./open-desk.ts";

const ACTS_A_PAGE = 50;

/** Who did what here, for publishers. */
export async function show(desk: OpenDesk) {
  const { services, hospital, words, path, query } = desk;
  const { log } = words.desk;
  const skip = Number(query.get("skip")) || 0;
  const acts = await services.desk.listActs({ hospitals: [hospital.id], skip, limit: ACTS_A_PAGE + 1 });
  const names = await readNames(services);
  const rows = acts.slice(0, ACTS_A_PAGE).map((act) => rowOf(desk, act, names.get(act.who) ?? act.who));
  const more = acts.length > ACTS_A_PAGE && { link: log.older, to: `${path}/log?skip=${skip + ACTS_A_PAGE}` };
  return desk.show({ title: log.title, parts: [acts.length === 0 && { text: log.none }, { rows }, more] });
}

function rowOf({ services, words, path }: OpenDesk, act: DeskAuditRow, name: string): RowView {
  const { log } = words.desk;
  const { what, subject, before, after } = act;
  const [kind = "", id = ""] = subject.split("/");
  const isEntry = Object.hasOwn(words.deskEntries.sections, kind);
  const done = (log.acts as Record<string, string>)[what] ?? what;
  // What stands behind a title, or after a notice, is for the command alone.
  const title = subject.replace(/ \([^()]*\)$/, "");
  const named = isEntry ? id : ((log.subjects as Record<string, string>)[kind] ?? title);
  const to = `${path}/${subject}/versions?compare=${after}#version-${after}`;
  const states = [before, after].filter((text) => text !== "").map((text) => ({ text: sayState(text) }));
  const changes: Part = isEntry
    ? after !== "" && { link: log.changes, name: `${log.changes}: ${id}, ${after}`, to }
    : states.length > 0 && { fold: log.changes, parts: states };
  const when = formatBrief(new Date(act.at), services.texts);
  return { id: act.id, title: name, text: `${done} ${named}`, facts: [when], parts: [changes] };
}

/** What an act noted of one moment: a text, or the values of a notice or a consent. */
function sayState(text: string): string {
  const leaves = (value: unknown): unknown[] =>
    typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [value];
  return leaves(parseJson(text) ?? text)
    .filter(Boolean)
    .join(" · ");
}
