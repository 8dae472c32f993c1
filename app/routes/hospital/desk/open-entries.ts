import { data } from "react-router";
import type { Entry, EntrySummary } from "#desk/entries/describe-entry.server.ts";
import { hasHospitals } from "#desk/access/editor.ts";
import { hospitalsOf } from "#desk/entries/entry-types.ts";
import { readSource } from "#desk/entries/entry-source.ts";
import { compareFields } from "#desk/entries/merge-entry.ts";
import { listFields, type FormField } from "#desk/editing/entry-form.ts";
import { formatBrief } from "#outbox/mail/office-mail.ts";
import type { EntryVersionRow } from "#outbox/store/database.ts";
import { languageName, readNames, type OpenDesk } from "./open-desk.ts";

export type OpenEntries = Awaited<ReturnType<typeof openEntries>>;

/** What is edited of a type of entries; throws a redirect to their list where they are not edited here. */
export async function openEntries(desk: OpenDesk, typeId: string) {
  const { services, hospital, editor } = desk;
  const { entries } = services.desk;
  const type = entries?.types.find(({ id }) => id === typeId);
  if (!entries || !type || !entries.isOpen(typeId)) throw desk.done(`/${typeId}`);
  const of = (named: string) => hospitalsOf(type, named, services.site.hospitals);
  const [locales, names] = await Promise.all([entries.locales(type.id), readNames(services)]);
  const said = services.texts.server.deskEntries;
  return {
    ...desk,
    ...{ entries, type, locales, said, list: listFields(type, locales) },
    nameOf: (address: string) => (address === "" ? said.conflict.outside : (names.get(address) ?? address)),
    /** Below the desk's own. */
    below: (id?: string) => `/${typeId}${id === undefined ? "" : `/${encodeURIComponent(id)}`}`,
    languageOf: (locale: string) => languageName(locale.split("-")[0] ?? locale, services.texts.pages.locale),
    say: (moment: number) => formatBrief(new Date(moment), services.texts),
    /** Whether an entry is this hospital's, by what it says of that; and whether it is of those of the editor alone. */
    isOwn: (named: string) => of(named).includes(hospital.id),
    mayChange: (named: string) => hasHospitals(editor, of(named)),
    /** An entry of the hospitals of the editor, this one among them; throws a 404 for any other. */
    async read(id: string): Promise<Entry> {
      const entry = await entries.read(type.id, id);
      const own = entry ? of(entry.hospital) : [];
      if (!entry || !own.includes(hospital.id) || !hasHospitals(editor, own)) throw data(null, { status: 404 });
      return entry;
    },
  };
}

/** What a field is called, with its language where it is not the first. */
export function labelOf({ field, locale }: FormField, { said, type, languageOf }: OpenEntries): string {
  const label = said.fields[`${type.id}.${field.id}`]?.label ?? field.label;
  return locale === undefined ? label : `${label} (${languageOf(locale)})`;
}

/** How an entry stands, in words. */
export function sayState({ isPublic, waiting, head, faults }: EntrySummary, desk: OpenEntries) {
  const { states } = desk.said;
  const ahead: Partial<Record<string, string>> = {
    draft: isPublic ? states.withDraft : states.draft,
    proposed: isPublic ? states.withProposal : states.proposed,
  };
  return [
    ahead[waiting?.state ?? ""] ?? (isPublic ? states.published : waiting || faults.length > 0 ? "" : states.withdrawn),
    waiting?.publish_at ? states.scheduled(desk.say(waiting.publish_at)) : "",
    isPublic && head?.unpublish_at ? states.until(desk.say(head.unpublish_at)) : "",
    waiting ? states.by(desk.nameOf(waiting.made_by), desk.say(waiting.at)) : "",
    faults.length > 0 ? states.unreadable : "",
  ].filter(Boolean);
}

export function sayVersion({ state, made_by: by, at, publish_at: from }: EntryVersionRow, desk: OpenEntries): string {
  const { scheduled, ...states } = desk.said.states;
  const word = state === "scheduled" ? scheduled(desk.say(from ?? at)) : states[state];
  return `${word} · ${states.by(desk.nameOf(by), desk.say(at))}`;
}

/** The fields in which two versions differ, as their page shows them. */
export function changesPart(desk: OpenEntries, before: EntryVersionRow | undefined, after: EntryVersionRow) {
  const fieldsOf = (version = before) => (version && readSource(desk.type, version.source)?.fields) ?? {};
  const changes = compareFields(fieldsOf(), fieldsOf(after)).map((change) => {
    const field = desk.list.find(({ key }) => key === change.field);
    return { ...change, label: field ? labelOf(field, desk) : change.field };
  });
  return { changes, words: desk.said.history };
}
