import type { Part } from "#app/features/desk/desk-parts.tsx";
import { mayDo } from "#desk/access/editor.ts";
import { showFields, type FormField } from "#desk/editing/entry-form.ts";
import type { Conflict } from "#desk/entries/change-entries.server.ts";
import type { Entry } from "#desk/entries/describe-entry.server.ts";
import { fieldParts, sayFault, type FieldFacts, type Shown } from "./entry-fields.ts";
import { buttonRow, fill } from "./open-desk.ts";
import { changesPart, sayState, type OpenEntries } from "./open-entries.ts";

/** An entry's form as it is stored; an empty one for a new entry. */
export function storedEntry(desk: OpenEntries, entry: Entry | undefined): Shown {
  const begun = desk.type.id === "pages" ? { place: "footer", hospitals: desk.hospital.id } : {};
  const form = showFields(entry?.fields ?? begun, desk.list);
  for (const { key, field, locale } of desk.list)
    if (!entry && field.kind === "rich-text" && locale === undefined)
      form.blocks[key] = [{ kind: "paragraph", text: "" }];
  return { entry, form, basedOn: entry?.number, faults: entry?.faults ?? [], typed: "opened" };
}

/** Where fields stand otherwise than in the content model: what is changed most comes first. */
const FIRST = ["name", "title", "text", "centerOfExcellence", "consulting", "profilePic", "contactNumber"];
const LAST = ["email", "personId"];

export async function showEntry(desk: OpenEntries, shown: Shown, status = 200) {
  const { said, editor, type, entries, hospital } = desk;
  const { entry, conflict, faults, times = {}, errors, left = [] } = shown;
  const { acts, kept } = said;
  const mayPublish = mayDo(editor, "publish");
  const listed = type.fields.find(({ linksTo }) => linksTo !== undefined)?.linksTo;
  const linked = listed ? await entries.list(listed, [hospital.contentName]) : [];
  const facts: FieldFacts = { ...shown, desk, linked };
  const named = [...faults, ...(conflict?.clashes ?? [])].map(({ field }) => field);
  const marked = [...named, shown.focus?.key, ...left.map(({ key }) => key)];
  const rank = ({ field }: FormField) => (FIRST.includes(field.id) ? FIRST.indexOf(field.id) : FIRST.length);
  const own = desk.list.filter(({ locale }) => locale === undefined).toSorted((a, b) => rank(a) - rank(b));
  const isLast = ({ field }: FormField) => LAST.includes(field.id);
  const fold = (heading: string, list: readonly FormField[]): Part => {
    const parts = list.flatMap((one) => fieldParts(one, facts));
    return parts.length > 0 && { fold: heading, parts, isOpen: list.some(({ key }) => marked.includes(key)) };
  };
  const time = (name: "from" | "until") => ({ name, label: acts[name], type: "datetime-local" });
  const timing = [{ text: acts.timesHint, className: "field__hint" }, time("from"), time("until")];
  const isProposal = entry?.waiting?.state === "proposed" && mayPublish;
  const { publish, propose, preview, save } = acts;
  const bar = { ...(mayPublish ? { publish } : { propose }), preview, save };
  const form: Part[] = [
    ...own.filter((one) => !isLast(one)).flatMap((one) => fieldParts(one, facts)),
    fold(said.form.more, own.filter(isLast)),
    ...desk.locales.map((locale) => {
      const list = desk.list.filter((one) => one.locale === locale);
      return fold(said.form.language(desk.languageOf(locale)), list);
    }),
    ...(mayPublish ? fill([{ fold: acts.times, parts: timing }], times, errors) : []),
    { ...buttonRow(bar, Object.keys(bar)[0]), className: "desk__acts" },
  ];
  const state = entry ? sayState(entry, desk).join(" · ") : "";
  const stop = entry?.waiting?.state === "scheduled" && mayPublish && { stop: acts.stop };
  const withdraw = entry?.isPublic && mayPublish && { withdraw: acts.withdraw };
  const forget = { label: kept.forget, isScripted: true };
  const keep = [{ text: kept.text }, { buttons: [{ label: kept.restore, act: "show" }, forget] }];
  const hidden = { based: String(shown.basedOn ?? "") };
  // A new entry that was saved, but not published, goes on as that one.
  const at = entry && { action: desk.path + desk.below(entry.id) };
  const whole = shown.said ? undefined : faults.find((fault) => !desk.list.some(({ key }) => key === fault.field));
  return desk.show(
    {
      title: entry?.title || said.sections[type.id].addTitle,
      ...{ said: shown.said, undo: shown.undo, error: shown.error ?? (whole && sayFault(whole, desk)) },
      parts: [
        state !== "" && { text: state, className: "note" },
        isProposal && proposalPart(desk, entry),
        conflict && conflictPart(desk, conflict),
        { form: keep, ...at, kept: shown.typed, takesFile: true, className: "form-message" },
        { form, ...at, hidden, enter: "save", takesFile: true, className: "form-panel entry" },
        (stop || withdraw) && { form: [buttonRow({ ...stop, ...withdraw })], ...at },
        entry && { link: acts.history, to: `${desk.path}${desk.below(entry.id)}/versions` },
      ],
    },
    status,
  );
}

function proposalPart(desk: OpenEntries, { waiting, head, isPublic }: Entry): Part {
  const { proposal } = desk.said;
  return (
    waiting && {
      ...{ heading: proposal.heading(desk.nameOf(waiting.made_by)), className: "desk__panel" },
      parts: [{ text: isPublic ? proposal.changes : proposal.isNew }, isPublic && changesPart(desk, head, waiting)],
    }
  );
}

function conflictPart(desk: OpenEntries, { base, theirs, clashes }: Conflict): Part {
  const { conflict: words } = desk.said;
  const name = desk.nameOf(theirs.made_by);
  const heading = words[theirs.state === "withdrawn" ? "withdrawn" : "heading"](name);
  return {
    ...{ heading, className: "desk__panel", role: "alert" },
    parts: [
      ...[{ text: words.text }, clashes.length > 0 && { text: words.clashes }],
      ...[{ text: words.theirs(name), className: "field__label" }, changesPart(desk, base, theirs)],
    ],
  };
}
