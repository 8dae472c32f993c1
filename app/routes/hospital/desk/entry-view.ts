import type { Part } from "#app/features/desk/desk-parts.tsx";
import { showFields, type FormField } from "#desk/editing/entry-form.ts";
import type { Fault } from "#desk/entries/check-entry.ts";
import type { Entry } from "#desk/entries/describe-entry.server.ts";
import { fieldParts, type Shown } from "./entry-fields.ts";
import { buttonRow, fill, type Typed } from "./open-desk.ts";
import { changesPart, sayState, type OpenEntries } from "./open-entries.ts";

/** An entry's form as it is stored; an empty one for a new entry. */
export function storedEntry(desk: OpenEntries, entry: Entry | undefined): Shown {
  // A page that does not say where it is linked, and whose it is, is linked nowhere, and of all.
  const usual = entry ? { place: "none", hospitals: "all" } : { place: "footer", hospitals: desk.hospital.id };
  const values = showFields({ ...(desk.type.id === "pages" && usual), ...entry?.fields }, desk.list);
  return { entry, values, basedOn: entry?.number, errors: sayFaults(desk, entry?.faults ?? []), typed: "opened" };
}

/** The first fault of each field in words. */
export function sayFaults({ said, list }: OpenEntries, faults: readonly Fault[]): Typed {
  const { faults: words } = said.form;
  const all = faults.toReversed().map(({ field, problem, message }): [string, string] => {
    const isDetailed = problem === "other" || problem === "no-target";
    const key = list.find((one) => one.key === field)?.key ?? "";
    return [key, isDetailed ? `${words[problem]} (${message})` : words[problem]];
  });
  return Object.fromEntries(all);
}

export function showEntry(desk: OpenEntries, shown: Shown, status = 200) {
  const { said, type, path, isPublisher } = desk;
  const { entry, conflict, errors, times = {} } = shown;
  const { acts, kept } = said;
  const waiting = isPublisher ? entry?.waiting : undefined;
  const scheduled = entry?.versions.find(({ state }) => state === "scheduled");
  const order = Object.keys(said.fields);
  const rank = ({ field }: FormField) => order.indexOf(`${type.id}.${field.id}`);
  const languages = Map.groupBy(
    desk.list.toSorted((a, b) => rank(a) - rank(b)),
    ({ locale }) => locale,
  );
  const fields = [...languages].flatMap(([locale, list]): Part[] => {
    const parts = list.flatMap((one) => fieldParts(one, shown, desk));
    if (locale === undefined) return parts;
    const isOpen = list.some(({ key }) => shown.values[key]?.length || errors[key]);
    return [{ fold: said.form.language(desk.languageOf(locale)), parts, isOpen }];
  });
  const time = (name: "from" | "until") => ({ name, label: acts[name], type: "datetime-local" });
  const timing = [{ text: acts.timesHint, className: "field__hint" }, time("from"), time("until")];
  const { publish, propose, preview, save } = acts;
  const bar = { ...(isPublisher ? { publish } : { propose }), preview, save };
  const form: Part[] = [
    ...fields,
    ...(isPublisher ? fill([{ fold: acts.times, parts: timing }], times, errors) : []),
    { ...buttonRow(bar, Object.keys(bar)[0]), className: "desk__acts" },
  ];
  const others = {
    ...(isPublisher && scheduled && { [`undo ${scheduled.number} draft`]: acts.stop }),
    ...(isPublisher && entry?.isPublic && { withdraw: acts.withdraw }),
  };
  const keep = [{ text: kept.text }, { buttons: [{ label: kept.restore, act: "show" }] }];
  const hidden = { based: String(shown.basedOn ?? "") };
  // A new entry that was saved, but not published, goes on as that one.
  const action = entry && path + desk.below(entry.id);
  const at = action && { action };
  const sayConflict = said.conflict[conflict?.theirs.state === "withdrawn" ? "withdrawn" : "heading"];
  const error = [shown.error, shown.said ? "" : errors[""]].filter(Boolean).join(" ");
  return desk.show(
    {
      title: entry?.title || said.sections[type.id].addTitle,
      ...{ said: shown.said, undo: shown.undo, error: error || undefined },
      parts: [
        entry && { text: sayState(entry, desk), className: "note" },
        waiting?.state === "proposed" && {
          ...{ heading: said.proposal(desk.nameOf(waiting.made_by)), className: "desk__panel" },
          parts: [entry?.isPublic && changesPart(desk, entry.head, waiting)],
        },
        conflict && {
          ...{ heading: sayConflict(desk.nameOf(conflict.theirs.made_by)), className: "desk__panel", role: "alert" },
          parts: [{ text: said.conflict.text }, changesPart(desk, conflict.base, conflict.theirs)],
        },
        { form: keep, ...at, kept: shown.typed, takesFile: true, className: "form-message" },
        { form, ...at, hidden, enter: "save", takesFile: true, className: "form-panel entry" },
        Object.keys(others).length > 0 && { form: [buttonRow(others)], ...at },
        action !== undefined && { link: acts.history, to: `${action}/versions` },
      ],
    },
    status,
  );
}
