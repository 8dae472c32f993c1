import type { FieldView, Reading } from "#app/features/desk/entry-field.tsx";
import type { ActButton, BlockView, FilePart } from "#app/features/desk/entry-parts.tsx";
import type { Clash, EntrySummary, Fault, FieldValue } from "#desk/entries/desk-entries.ts";
import { BLOCK_KINDS, type Block } from "#desk/editing/blocks.ts";
import { controls, type EntryForm, type FormField, type Place } from "#desk/editing/entry-form.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import { describeWeek } from "#site/sittings/describe-sittings.ts";
import { knownSittings } from "#site/sittings/known-sittings.ts";
import { labelOf, type OpenEntries } from "./open-entries.ts";

/** A file that was not taken has its reason in words. */
export type FormFault = Fault | { field: string; problem: "file"; message: string };

export interface FieldFacts {
  desk: OpenEntries;
  form: EntryForm;
  faults: readonly FormFault[];
  clashes?: { list: readonly Clash[]; by: string } | undefined;
  /** What was just added or moved. */
  focus?: Place | undefined;
  /** Whether to say what the site reads of the timings. */
  isRead: boolean;
  /** The entries that a list may name. */
  linked: readonly EntrySummary[];
}

const TIMINGS = "consulting";

/** The field of a form; undefined for one that nobody fills in here. */
export function fieldView({ key, field, locale }: FormField, facts: FieldFacts): FieldView | undefined {
  const { desk, form, faults, clashes } = facts;
  const { words, type, hospital } = desk;
  const said = words.fields[`${type.id}.${field.id}`];
  const fault = faults.find((one) => one.field === key);
  const clash = clashes?.list.find((one) => one.field === key);
  const frame = {
    name: controls.value(key),
    label: labelOf({ key, field, ...(locale !== undefined && { locale }) }, desk),
    hint: said?.hint,
    error: fault && sayFault(fault, desk),
    theirs: clash && { label: words.conflict.clash(clashes?.by ?? ""), text: plain(clash.theirs) },
  };
  const value = plain(form.fields[key] ?? "");
  switch (field.kind) {
    case "hospital":
    case "sittings":
      return undefined;
    case "symbol": {
      if (type.id === "departments" && field.id === type.nameField)
        return { ...frame, kind: "choice", value, options: listNames(hospital, value, words.form.noChoice) };
      const isDepartment = field.id === "centerOfExcellence" && locale === undefined;
      const suggestions = isDepartment ? hospital.routedDepartments.map(({ name }) => name) : undefined;
      return { ...frame, kind: "line", type: "text", value, suggestions };
    }
    case "integer":
      return { ...frame, kind: "line", type: "number", value };
    case "date":
      return { ...frame, kind: "line", type: "date", value };
    case "symbols":
      return { ...frame, kind: "text", value, rows: 2 };
    case "text": {
      if (field.id !== TIMINGS) return { ...frame, kind: "text", value, rows: 2 };
      const reading = facts.isRead && value !== "" ? readTimings(value, form.fields["sittings"], desk) : undefined;
      return { ...frame, kind: "text", value, rows: 3, button: { act: "read", label: words.timings.button }, reading };
    }
    case "rich-text":
      return { ...frame, kind: "blocks", ...blocksView(key, frame.label, facts) };
    case "entries":
      return { ...frame, kind: "entries", ...entriesView(key, facts) };
    default:
      return { ...frame, kind: "file", ...filePart(key, frame.label, value, field.kind, desk) };
  }
}

const plain = (value: FieldValue) => (typeof value === "string" ? value : value.join("\n"));

export function sayFault({ problem, message }: FormFault, { words }: OpenEntries): string {
  if (problem === "file") return message;
  const said = words.form.faults[problem];
  return problem === "other" || problem === "no-target" ? words.form.detail(said, message) : said;
}

function listNames({ routedDepartments }: OpenEntries["hospital"], value: string, noChoice: string) {
  const known = routedDepartments.map(({ queryName, name }) => ({ value: queryName, label: name }));
  const isKnown = value === "" || known.some((one) => one.value === value);
  return [{ value: "", label: noChoice }, ...known, ...(isKnown ? [] : [{ value, label: value }])];
}

/** Seven days from today, as pages would tell them. */
function readTimings(consulting: string, facts: FieldValue | undefined, desk: OpenEntries): Reading {
  const { services, hospital, words } = desk;
  const place = sittingPlace(hospital);
  const known = knownSittings({ consulting }, { exceptions: [] });
  const today = readClock(Number(services.now()), place.timeZone).day;
  const days = known.weekly.length > 0 ? describeWeek(known, today, place, services.texts) : [];
  return {
    heading: words.timings.heading,
    rows: days.map(({ day, sittings, empty }) => ({
      label: day,
      value:
        sittings.map((one) => [one.hours, one.change, one.words].filter(Boolean).join(" ")).join("; ") || (empty ?? ""),
    })),
    notes: [
      ...(days.length === 0 ? [words.timings.none] : known.unread.map((text) => words.timings.unread(text))),
      ...(facts ? [words.timings.facts] : []),
    ],
  };
}

function filePart(key: string, name: string, value: string, kind: string, { words, listPath }: OpenEntries): FilePart {
  const { file } = words.form;
  const isPicture = kind === "picture";
  const accept = isPicture ? "image/*" : kind === "video" ? "video/mp4,video/webm" : ".vtt,text/vtt,application/pdf";
  const path = { name: controls.value(key), value };
  const shown = isPicture
    ? { src: `${listPath}/file?${new URLSearchParams({ path: value })}`, alt: name }
    : { label: file.is(value.split("/").at(-1) ?? "") };
  return {
    ...{ path, shown: value === "" ? undefined : shown, change: isPicture ? file.change : file.changeFile },
    file: { name: controls.file(key), label: isPicture ? file.choose : file.other, accept },
    camera: isPicture ? { name: controls.camera(key), label: file.camera } : undefined,
    alt: isPicture ? { name: controls.alt(key), label: file.alt, hint: file.altHint, value: "" } : undefined,
    remove: value === "" ? undefined : { name: controls.removed(key), label: file.remove },
  };
}

function blocksView(key: string, label: string, { desk, form, focus }: FieldFacts) {
  const { words } = desk;
  const blocks = form.blocks[key] ?? [];
  return {
    blocks: blocks.map((block, index) => ({
      ...blockView(key, block, index, desk),
      buttons: moves(
        { key, index },
        { count: blocks.length, name: words.blocks.place(words.blocks.kinds[block.kind], index + 1) },
        focus,
        desk,
      ),
      isFocused: isAt(focus, key, index) && focus?.move === "add",
    })),
    addLabel: words.blocks.add,
    add: BLOCK_KINDS.map((kind): ActButton => ({
      ...{ act: `add ${key} ${kind}`, label: words.blocks.kinds[kind], name: `${words.blocks.kinds[kind]}: ${label}` },
    })),
  };
}

function blockView(key: string, { kind, text, to = "", level }: Block, index: number, desk: OpenEntries) {
  const { words } = desk;
  const part = (name: keyof Block) => controls.block(key, index, name);
  const isPicture = kind === "picture";
  const file = isPicture
    ? filePart(controls.blockFile(key, index), words.blocks.kinds.picture, to, "picture", desk)
    : undefined;
  const hints: Partial<Record<Block["kind"], string>> = {
    ...{ list: words.blocks.listHint, steps: words.blocks.listHint, other: words.blocks.otherHint },
    picture: words.form.file.altHint,
  };
  const hint = hints[kind];
  const label = isPicture ? words.form.file.alt : kind === "link" ? words.blocks.linkText : undefined;
  return {
    title: words.blocks.place(words.blocks.kinds[kind], index + 1),
    hidden: { [part("kind")]: kind, ...(level !== undefined && { [part("level")]: String(level) }) },
    text: { name: part("text"), label, value: text, rows: rowsFor(kind, text), ...(hint && { hint }) },
    to:
      kind === "link" ? { name: part("to"), label: words.blocks.to, hint: words.blocks.toHint, value: to } : undefined,
    file: file && { ...file, path: { name: part("to"), value: to }, alt: undefined, remove: undefined },
  } satisfies Partial<BlockView>;
}

/** As many lines as the text fills on a phone, within bounds. */
function rowsFor(kind: Block["kind"], text: string): number {
  if (kind === "heading" || kind === "link" || kind === "picture") return 1;
  const lines = text.split("\n").reduce((sum, line) => sum + 1 + Math.floor(line.length / 45), 0);
  return Math.min(Math.max(lines, 3), 12);
}

type Item = Pick<Place, "key" | "index">;

const isAt = (focus: Place | undefined, key: string, index: number) => focus?.key === key && focus.index === index;

/** What was moved keeps the focus on the same button, so that one goes on with the same key. */
function moves(
  { key, index }: Item,
  { count, name }: { count: number; name: string },
  focus: Place | undefined,
  { words }: OpenEntries,
): ActButton[] {
  const all = [
    ...(index > 0 ? [{ move: "up", label: words.blocks.up(name) }] : []),
    ...(index < count - 1 ? [{ move: "down", label: words.blocks.down(name) }] : []),
    { move: "remove", label: words.blocks.remove(name) },
  ];
  const focused = all.find(({ move }) => move === focus?.move) ?? all[0];
  return all.map((one) => ({
    ...{ act: `${one.move} ${key} ${index}`, label: one.label },
    isFocused: isAt(focus, key, index) && focus?.move !== "add" && one === focused,
  }));
}

function entriesView(key: string, { desk, form, linked, focus }: FieldFacts) {
  const { words } = desk;
  const value = form.fields[key] ?? [];
  const ids = typeof value === "string" ? [] : value;
  const titleOf = (id: string) => linked.find((one) => one.id === id)?.title ?? id;
  const others = linked.filter(({ id }) => !ids.includes(id)).map(({ id, title }) => ({ value: id, label: title }));
  return {
    items: ids.map((id, index) => ({
      ...{ value: id, label: titleOf(id) },
      buttons: moves({ key, index }, { count: ids.length, name: titleOf(id) }, focus, desk),
    })),
    added: {
      ...{ name: controls.added(key), label: words.blocks.addEntry },
      options: [{ value: "", label: words.form.noChoice }, ...others],
      button: { act: `add ${key}`, label: words.blocks.addButton },
    },
  };
}
