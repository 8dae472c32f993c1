import { data, redirect } from "react-router";
import type { Entry, EntryVersion } from "#desk/entries/desk-entries.ts";
import { sameAddress } from "#desk/access/editor.ts";
import { listFields, type FormField } from "#desk/editing/entry-form.ts";
import { formatBrief } from "#outbox/mail/office-mail.ts";
import type { OpenDesk } from "./open-desk.ts";

/** The word for a type of entries in addresses, and the content type. */
export const SECTIONS = {
  doctors: "doctors",
  news: "news",
  jobs: "careers",
  testimonials: "testimonials",
  listings: "departments",
} as const;

export type Section = keyof typeof SECTIONS;

type Desk = Pick<OpenDesk, "hospital" | "services" | "editor" | "frame" | "head" | "path">;

export type OpenEntries = Awaited<ReturnType<typeof openEntries>>;

/** What is edited in a section; throws a 404 for none, and a redirect to its list where content is not edited here. */
export async function openEntries(desk: Desk, word: string) {
  const section = (Object.keys(SECTIONS) as Section[]).find((one) => one === word);
  if (!section) throw data(null, { status: 404 });
  const { services, hospital } = desk;
  const listPath = `${desk.path}/${section}`;
  const { entries } = services.desk;
  if (entries?.ownership().state !== "ours") throw redirect(listPath, 303);
  const type = entries.types.find(({ id }) => id === SECTIONS[section]);
  if (!type) throw data(null, { status: 404 });
  const [locales, editors] = await Promise.all([entries.locales(), services.desk.access.editors.list()]);
  const { editing, ...texts } = { ...services.texts.server, editing: services.texts.server.deskEntries };
  const names = new Map(editors.map(({ address, name }) => [sameAddress(address), name]));
  const languages = new Intl.DisplayNames(services.texts.pages.locale, { type: "language" });
  const nameOf = (address: string) =>
    address === "" ? editing.conflict.outside : (names.get(sameAddress(address)) ?? address);
  return {
    ...desk,
    ...{ section, listPath, entries, type, locales, words: editing, shared: texts },
    list: listFields(type, locales),
    nameOf,
    pathOf: (id: string) => `${listPath}/${encodeURIComponent(id)}`,
    languageOf: (locale: string) => languages.of(locale.split("-")[0] ?? locale) ?? locale,
    say: (moment: Date) => formatBrief(moment, services.texts),
    /** An entry of this hospital; throws a 404 for any other. */
    async read(id: string): Promise<Entry> {
      const entry = await entries.read(type.id, id);
      if (!entry || entry.hospital !== hospital.contentName) throw data(null, { status: 404 });
      return entry;
    },
  };
}

type Stated = Pick<Entry, "isPublic" | "waiting" | "unpublishAt" | "faults">;

/** What a field is called, with its language where it is not the first. */
export function labelOf({ field, locale }: FormField, { words, type, languageOf }: OpenEntries): string {
  const label = words.fields[`${type.id}.${field.id}`]?.label ?? field.label;
  return locale === undefined ? label : `${label} (${languageOf(locale)})`;
}

/** How an entry stands, in words. */
export function sayState({ isPublic, waiting, unpublishAt, faults }: Stated, desk: OpenEntries): string[] {
  const { states } = desk.words;
  const { state, by, at, publishAt } = waiting ?? {};
  const ahead = {
    draft: isPublic ? states.withDraft : states.draft,
    proposed: isPublic ? states.withProposal : states.proposed,
  };
  return [
    state === "draft" || state === "proposed"
      ? ahead[state]
      : isPublic
        ? states.published
        : waiting
          ? ""
          : states.withdrawn,
    publishAt ? states.scheduled(desk.say(publishAt)) : "",
    isPublic && unpublishAt ? states.until(desk.say(unpublishAt)) : "",
    at && by !== undefined ? states.by(desk.nameOf(by), desk.say(at)) : "",
    faults.length > 0 ? states.unreadable : "",
  ].filter(Boolean);
}

export function sayVersion({ state, by, at, publishAt }: EntryVersion, { words, nameOf, say }: OpenEntries): string {
  const { states } = words;
  const word =
    state === "scheduled" && publishAt ? states.scheduled(say(publishAt)) : (states as Record<string, unknown>)[state];
  return [typeof word === "string" ? word : "", states.by(nameOf(by), say(at))].filter(Boolean).join(" · ");
}

/** A picture by its path from the entry's own folder, or from the folder of all content. */
export async function readPicture({ entries, type }: Pick<OpenEntries, "entries" | "type">, path: string) {
  return (await entries.readFile(`${type.id}/${path}`)) ?? (await entries.readFile(path));
}
