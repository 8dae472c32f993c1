import type { ChangeView } from "#app/features/desk/entry-changes.tsx";
import type { EntryView, TimeField } from "#app/features/desk/entry-page.tsx";
import type { DeskMessage } from "#app/features/desk/desk-page.tsx";
import { mayDo } from "#desk/access/editor.ts";
import type { Conflict, Entry, FieldChange } from "#desk/entries/desk-entries.ts";
import { isSameValue } from "#desk/entries/entry-source.ts";
import { showFields, type EntryForm, type FormField, type Place } from "#desk/editing/entry-form.ts";
import { fieldView, sayFault, type FieldFacts, type FormFault } from "./entry-field-view.ts";
import { labelOf, sayState, type OpenEntries } from "./open-entries.ts";

/** A form as it is shown: as the entry was read, or as it was posted. */
export interface Shown {
  entry: Entry | undefined;
  form: EntryForm;
  /** The version on which it is based; undefined for a new entry. */
  basedOn: number | undefined;
  faults: readonly FormFault[];
  conflict?: Conflict;
  message?: DeskMessage | undefined;
  focus?: Place | undefined;
  isRead?: boolean;
  times?: { from: string; until: string; fault?: { name: string; message: string } };
  typed: EntryView["typed"];
}

/** An entry's form as it is stored; an empty one for a new entry. */
export function showEntry(desk: OpenEntries, entry: Entry | undefined): Shown {
  const form = showFields(entry?.fields ?? {}, desk.list);
  for (const { key, field, locale } of desk.list)
    if (!entry && field.kind === "rich-text" && locale === undefined)
      form.blocks[key] = [{ kind: "paragraph", text: "" }];
  return { entry, form, basedOn: entry?.number, faults: entry?.faults ?? [], typed: "opened" };
}

/** In the log of what is done at the desk, with the note. */
export const GIVEN_BACK = "given-back";

/** What a publisher said of the draft that waits; nothing once it was changed. */
async function findNote({ services, hospital, words, nameOf }: OpenEntries, { type, id, waiting }: Entry) {
  if (waiting?.state !== "draft") return [];
  const acts = await services.desk.listActs({ hospitals: [hospital.id], limit: 200 });
  const act = acts.find(
    ({ what, subject, at }) => what === GIVEN_BACK && subject === `${type}/${id}` && at >= +waiting.at,
  );
  return act ? [words.proposal.returned(nameOf(act.who), act.after)] : [];
}

/** Where fields stand otherwise than in the content model: what is changed most comes first. */
const FIRST = ["name", "centerOfExcellence", "consulting", "profilePic", "contactNumber"];
const LAST = ["email", "personId"];

export async function entryView(desk: OpenEntries, shown: Shown): Promise<EntryView> {
  const { words, section, editor, type, entries, hospital } = desk;
  const { entry, conflict, faults } = shown;
  const mayPublish = mayDo(editor, "publish");
  const hasList = type.fields.find(({ linksTo }) => linksTo !== undefined)?.linksTo;
  const linked = hasList ? await entries.list(hasList, [hospital.contentName]) : [];
  const by = conflict && desk.nameOf(conflict.theirs.by);
  const facts: FieldFacts = {
    ...{ desk, faults, linked, form: shown.form, focus: shown.focus, isRead: shown.isRead ?? false },
    clashes: conflict && { list: conflict.clashes, by: by ?? "" },
  };
  const viewsOf = (list: readonly FormField[]) => list.flatMap((one) => fieldView(one, facts) ?? []);
  const rank = ({ field }: FormField) => (FIRST.includes(field.id) ? FIRST.indexOf(field.id) : FIRST.length);
  const own = desk.list.filter(({ locale }) => locale === undefined).toSorted((a, b) => rank(a) - rank(b));
  const folds = [
    { heading: words.form.more, fields: viewsOf(own.filter(({ field }) => LAST.includes(field.id))) },
    ...desk.locales.map((locale) => ({
      heading: words.form.language(desk.languageOf(locale)),
      fields: viewsOf(desk.list.filter((one) => one.locale === locale)),
    })),
  ];
  const whole = faults.filter((fault) => !desk.list.some(({ key }) => key === fault.field));
  return {
    ...{ frame: desk.frame, title: entry?.title || words.sections[section].addTitle },
    message: shown.message ?? (whole[0] && { text: sayFault(whole[0], desk), isError: true }),
    state: entry ? [...sayState(entry, desk), ...(await findNote(desk, entry))] : [],
    ...(entry?.waiting?.state === "proposed" && mayPublish && { proposal: await proposalView(desk, entry) }),
    ...(conflict && { conflict: await conflictView(desk, conflict, entry) }),
    hidden: { based: String(shown.basedOn ?? "") },
    fields: viewsOf(own.filter(({ field }) => !LAST.includes(field.id))),
    folds: folds.flatMap((fold) =>
      fold.fields.length > 0 ? { ...fold, isOpen: fold.fields.some(({ error, theirs }) => error ?? theirs) } : [],
    ),
    times: mayPublish ? timesView(desk, shown) : undefined,
    acts: (["publish", "propose", "preview", "save"] as const)
      .filter((act) => act !== (mayPublish ? "propose" : "publish"))
      .map((act) => ({ act, label: words.acts[act] })),
    others: [
      ...(entry?.waiting?.state === "scheduled" && mayPublish ? [{ act: "stop", label: words.acts.stop }] : []),
      ...(entry?.isPublic && mayPublish ? [{ act: "withdraw", label: words.acts.withdraw }] : []),
    ],
    history: entry && { label: words.acts.history, to: `${desk.pathOf(entry.id)}/versions` },
    ...{ kept: words.kept, typed: shown.typed },
  };
}

async function proposalView(desk: OpenEntries, { type, id, waiting, isPublic }: Entry) {
  const { words, entries, nameOf } = desk;
  const number = waiting?.number ?? 0;
  const changes = isPublic ? await entries.compare(type, id, number) : [];
  return {
    heading: words.proposal.heading(nameOf(waiting?.by ?? "")),
    text: isPublic ? words.proposal.changes : words.proposal.isNew,
    changes: changesView(desk, changes),
    publish: { act: `publish ${number}`, label: words.acts.publishProposed },
    note: words.acts.note,
    back: { act: "back", label: words.acts.back },
  };
}

async function conflictView(desk: OpenEntries, conflict: Conflict, entry: Entry | undefined) {
  const { words, entries, type, list } = desk;
  const { base, theirs, clashes, merged } = conflict;
  const name = desk.nameOf(theirs.by);
  const changes = entry ? await entries.compare(type.id, entry.id, theirs.number, base.number) : [];
  const clashed = clashes.map(({ field }) => field);
  const mine = list.filter(({ key }) => clashed.includes(key) || !isSameValue(merged[key], entry?.fields[key]));
  return {
    heading: words.conflict.heading(name),
    texts: [words.conflict.text, ...(clashes.length > 0 ? [words.conflict.clashes] : [])],
    parts: [{ heading: words.conflict.theirs(name), changes: changesView(desk, changes) }],
    mine: `${words.conflict.mine}: ${mine.map((one) => labelOf(one, desk)).join(", ")}`,
  };
}

export function changesView(desk: OpenEntries, changes: readonly FieldChange[]): ChangeView[] {
  const { history } = desk.words;
  const orNothing = (parts: FieldChange["before"]) =>
    parts.length > 0 ? [...parts] : [{ text: history.nothing, isChanged: false }];
  return changes.map(({ field, before, after }) => {
    const found = desk.list.find(({ key }) => key === field);
    return {
      label: found ? labelOf(found, desk) : field,
      sides: [
        { label: history.before, parts: orNothing(before) },
        { label: history.after, parts: orNothing(after) },
      ],
    };
  });
}

function timesView({ words }: OpenEntries, { times }: Shown): EntryView["times"] {
  const field = (name: "from" | "until"): TimeField => ({
    ...{ name, label: words.acts[name], value: times?.[name] ?? "" },
    error: times?.fault?.name === name ? times.fault.message : undefined,
  });
  const isOpen = times !== undefined && (times.from !== "" || times.until !== "");
  return { heading: words.acts.times, hint: words.acts.timesHint, fields: [field("from"), field("until")], isOpen };
}
