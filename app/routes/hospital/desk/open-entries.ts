import { data } from "react-router";
import type { Part } from "#app/features/desk/desk-parts.tsx";
import type { Entry } from "#desk/entries/describe-entry.server.ts";
import { hasHospitals } from "#desk/access/editor.ts";
import { hospitalsOf, type EntryFields } from "#desk/entries/entry-types.ts";
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
  const type = entries?.find(typeId);
  if (!entries || !type) throw desk.done(`/${typeId}`);
  const of = (named: string) => hospitalsOf(type, named, services.site.hospitals);
  const isOfDoctors = type.fields.some(({ kind }) => kind === "entries");
  const [locales, names, linked] = await Promise.all([
    ...([entries.locales(type), readNames(services)] as const),
    isOfDoctors ? entries.list("doctors", hospital.contentName) : [],
  ]);
  const said = services.texts.server.deskEntries;
  const mayChange = (named: string) => hasHospitals(editor, of(named));
  return {
    ...desk,
    ...{ entries, type, said, list: listFields(type, locales), mayChange },
    /** The entries that a list may name. */
    linked,
    nameOf: (address: string) => (address === "" ? said.conflict.outside : (names.get(address) ?? address)),
    /** Below the desk's own. */
    below: (id?: string) => `/${typeId}${id === undefined ? "" : `/${encodeURIComponent(id)}`}`,
    languageOf: (locale: string) => languageName(locale.split("-")[0] ?? locale, services.texts.pages.locale),
    say: (moment: number) => formatBrief(new Date(moment), services.texts),
    isOwn: (named: string) => of(named).includes(hospital.id),
    fieldsOf: (version?: { source: string }): EntryFields =>
      (version && readSource(type, version.source)?.fields) ?? {},
    /** Throws a 404 for what is of hospitals that are not the editor's, by what a version says of that. */
    checkOwner(fields: EntryFields) {
      if (!mayChange(String(fields[type.hospitalField] ?? ""))) throw data(null, { status: 404 });
    },
    /** An entry of the hospitals of the editor, this one among them; throws a 404 for any other. */
    async read(id: string): Promise<Entry> {
      const entry = await entries.read(type.id, id);
      if (!entry || !of(entry.hospital).includes(hospital.id) || !mayChange(entry.hospital))
        throw data(null, { status: 404 });
      return entry;
    },
  };
}

/** What a field is called, with its language where it is not the first. */
export function labelOf({ field, locale }: FormField, { said, type, languageOf }: OpenEntries): string {
  const label = said.fields[`${type.id}.${field.id}`]?.label ?? field.name;
  return locale === undefined ? label : `${label} (${languageOf(locale)})`;
}

/** How an entry stands, in words. */
export function sayState({ isPublic, waiting, head, faults, versions }: Entry, desk: OpenEntries): string {
  const { published, until, withdrawn, unreadable } = desk.said.states;
  const words = [
    isPublic && published,
    isPublic && head?.unpublish_at && until(desk.say(head.unpublish_at)),
    // A draft may stand beside what waits for its time.
    ...versions.flatMap((one) => (one === waiting || one.state === "scheduled" ? sayVersion(one, desk) : [])),
    faults.length > 0 ? unreadable : !isPublic && !waiting && withdrawn,
  ];
  return words.filter(Boolean).join(" · ");
}

export function sayVersion({ state, made_by: by, at, publish_at: from }: EntryVersionRow, desk: OpenEntries): string {
  const { scheduled, ...states } = desk.said.states;
  const word = state === "scheduled" ? scheduled(desk.say(from ?? at)) : states[state];
  return `${word} · ${states.by(desk.nameOf(by), desk.say(at))}`;
}

/** The fields in which two versions differ, as their page shows them. */
export function changesPart(desk: OpenEntries, before: EntryVersionRow | undefined, after: EntryVersionRow): Part {
  const changes = compareFields(desk.fieldsOf(before), desk.fieldsOf(after)).map((change) => {
    const field = desk.list.find(({ key }) => key === change.field);
    return { ...change, label: field ? labelOf(field, desk) : change.field };
  });
  const { history: words } = desk.said;
  return changes.length > 0 ? { changes, words } : { text: words.same };
}
