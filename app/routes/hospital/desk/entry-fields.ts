import type { DeskView } from "#app/features/desk/desk-page.tsx";
import type { KeptState } from "#app/features/desk/keep-typed.ts";
import type { FieldView } from "#app/features/desk/desk-field.tsx";
import type { ButtonView, Part } from "#app/features/desk/desk-parts.tsx";
import { BLOCK_KINDS, type Block } from "#desk/editing/blocks.ts";
import { controls, type EntryForm, type FormField, type Place } from "#desk/editing/entry-form.ts";
import type { Conflict } from "#desk/entries/change-entries.server.ts";
import type { Fault } from "#desk/entries/check-entry.ts";
import type { Entry, EntrySummary } from "#desk/entries/describe-entry.server.ts";
import type { FieldValue } from "#desk/entries/entry-types.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import { describeWeek } from "#site/sittings/describe-sittings.ts";
import { knownSittings } from "#site/sittings/known-sittings.ts";
import type { Typed } from "./open-desk.ts";
import { labelOf, type OpenEntries } from "./open-entries.ts";

/** A file that was not taken has its reason in words. */
export type FormFault = Fault | { field: string; problem: "file"; message: string };

/** A form as it is shown: as the entry was read, or as it was posted. */
export interface Shown extends Pick<DeskView, "said" | "undo" | "error"> {
  entry: Entry | undefined;
  form: EntryForm;
  /** The version on which it is based; undefined for a new entry. */
  basedOn: number | undefined;
  faults: readonly FormFault[];
  conflict?: Conflict;
  /** What was just added or moved. */
  focus?: Place | undefined;
  times?: Typed;
  /** What is wrong with the times. */
  errors?: Typed;
  typed: KeptState;
  /** Translations that stand as before a change. */
  left?: readonly FormField[];
}

export interface FieldFacts extends Shown {
  desk: OpenEntries;
  /** The entries that a list may name. */
  linked: readonly EntrySummary[];
}

const TIMINGS = "consulting";

/** The field of a form; nothing for one that nobody fills in here. */
export function fieldParts(formField: FormField, facts: FieldFacts): Part[] {
  const { key, field } = formField;
  const { desk, form, faults, conflict } = facts;
  const { said, type, hospital } = desk;
  const fault = faults.find((one) => one.field === key);
  const clash = conflict?.clashes.find((one) => one.field === key);
  const [name, label] = [controls.value(key), labelOf(formField, desk)];
  const marks = { hint: said.fields[`${type.id}.${field.id}`]?.hint, error: fault && sayFault(fault, desk) };
  const theirs: Part = clash && {
    ...{ heading: said.conflict.clash(desk.nameOf(conflict?.theirs.made_by ?? "")), className: "desk__aside" },
    parts: [{ text: plain(clash.theirs) }],
  };
  const value = plain(form.fields[key] ?? "");
  const line = (kind: string, more: Partial<FieldView> = {}): Part[] => [
    { ...{ name, label, type: kind, value, isWide: kind === "textarea" }, ...marks, ...more },
    theirs,
  ];
  const group = (parts: Part[]): Part[] => [{ ...{ group: label, name, parts: [theirs, ...parts] }, ...marks }];
  switch (field.kind) {
    case "hospital":
    case "sittings":
      return [];
    case "choice":
      if (field.id === "hospitals" && desk.services.site.hospitals.length === 1) return [];
      return line("select", pageChoices(field.id, value, desk));
    case "symbol": {
      const departments = hospital.routedDepartments;
      if (type.id !== "departments" || field.id !== type.nameField) return line("text");
      const known = departments.map((one) => [one.queryName, one.name] as const);
      const isKnown = value === "" || known.some(([one]) => one === value);
      return line("select", {
        options: [["", said.form.noChoice], ...known, ...(isKnown ? [] : [[value, value] as const])],
      });
    }
    case "integer":
      return line("number");
    case "date":
      return line("date");
    case "symbols":
      return line("textarea", { more: { rows: 2 } });
    case "text": {
      const areTimings = field.id === TIMINGS && value !== "";
      const read = areTimings && readTimings(value, form.fields["sittings"], desk);
      return [...line("textarea", { more: { rows: 2 } }), read];
    }
    case "rich-text":
      return group([{ hidden: [[name, ""]] }, ...blockParts(key, label, facts)]);
    case "entries":
      return group([{ hidden: [[name, ""]] }, ...listParts(key, facts)]);
    default:
      return group(fileParts({ key, name, label, value, kind: field.kind }, desk));
  }
}

const plain = (value: FieldValue) => (typeof value === "string" ? value : value.join("\n"));

export function sayFault({ problem, message }: FormFault, { said }: OpenEntries): string {
  if (problem === "file") return message;
  const words = said.form.faults[problem];
  return problem === "other" || problem === "no-target" ? said.form.detail(words, message) : words;
}

/** Where a page is linked, and whose it is. */
function pageChoices(field: string, value: string, { said, hospital, mayChange }: OpenEntries) {
  const { places, own, all, group, as } = said.choices;
  if (field === "place") return { value: value || "none", options: Object.entries(places) };
  const wide = Object.entries({ all, group }).filter(([one]) => mayChange(one));
  const known: [string, string][] = [[hospital.id, own], ...wide];
  const chosen = value || "all";
  const isKnown = known.some(([one]) => one === chosen);
  return { value: chosen, options: isKnown ? known : [[chosen, as] as const, ...known] };
}

/** Seven days from today, as pages would tell them. */
function readTimings(consulting: string, stored: FieldValue | undefined, desk: OpenEntries): Part {
  const { services, hospital, said } = desk;
  const place = sittingPlace(hospital);
  const known = knownSittings({ consulting }, { exceptions: [] });
  const today = readClock(Number(services.now()), place.timeZone).day;
  const days = known.weekly.length > 0 ? describeWeek(known, today, place, services.texts) : [];
  const rows = days.map(({ day, sittings, empty = "" }) => {
    const told = sittings.map((one) => [one.hours, one.change, one.words].filter(Boolean).join(" "));
    return { id: day, title: day, text: told.join("; ") || empty };
  });
  const notes = days.length === 0 ? [said.timings.none] : known.unread.map((text) => said.timings.unread(text));
  const parts = [{ rows }, ...notes.map((text) => ({ text })), Boolean(stored) && { text: said.timings.facts }];
  return { heading: said.timings.heading, className: "desk__aside", parts };
}

type FileFacts = { key: string; name: string; label: string; value: string; kind: string; isBlock?: boolean };

/** What there is, and below a fold what changes it; where nothing is there, only the latter. */
function fileParts({ key, name, label, value, kind, isBlock = false }: FileFacts, desk: OpenEntries): Part[] {
  const { file } = desk.said.form;
  const isPicture = kind === "picture";
  const accept = isPicture ? "image/*" : kind === "video" ? "video/mp4,video/webm" : ".vtt,text/vtt,application/pdf";
  const parts: Part[] = [
    isPicture && {
      ...{ name: controls.camera(key), label: file.camera, type: "file" },
      more: { accept, capture: "environment" },
    },
    { name: controls.file(key), label: isPicture ? file.choose : file.other, type: "file", more: { accept } },
    isPicture && !isBlock && { name: controls.alt(key), label: file.alt, hint: file.altHint, type: "text" },
    value !== "" && !isBlock && { name: controls.removed(key), label: file.remove, type: "check" },
  ];
  const path: Part = { hidden: [[name, value]] };
  if (value === "") return [path, ...parts];
  const picture = `${desk.path}${desk.below()}/file?${new URLSearchParams({ path: value })}`;
  const shown = isPicture ? { picture, alt: label } : { text: file.is(value.split("/").at(-1) ?? "") };
  return [path, shown, { fold: isPicture ? file.change : file.changeFile, parts }];
}

function blockParts(key: string, label: string, facts: FieldFacts): Part[] {
  const { kinds, add } = facts.desk.said.blocks;
  const blocks = facts.form.blocks[key] ?? [];
  const offered = BLOCK_KINDS.filter((kind) => kind !== "picture" || facts.desk.type.id !== "pages");
  const buttons = offered.map((kind): ButtonView => ({
    ...{ act: `add ${key} ${kind}`, label: kinds[kind], name: `${kinds[kind]}: ${label}` },
  }));
  const shown = blocks.map((block, index) => blockPart({ key, index }, block, blocks.length, facts));
  return [...shown, { text: add, className: "field__label" }, { buttons }];
}

function blockPart(item: Item, block: Block, count: number, facts: FieldFacts): Part {
  const { desk, focus } = facts;
  const { blocks: words, form } = desk.said;
  const { kind, text, to = "", level } = block;
  const { key, index } = item;
  const group = words.place(words.kinds[kind], index + 1);
  const part = (name: keyof Block) => controls.block(key, index, name);
  const [name, isPicture, isLink] = [part("text"), kind === "picture", kind === "link"];
  const { listHint: list, otherHint: other } = words;
  const hints: Partial<Record<Block["kind"], string>> = { list, steps: list, other, picture: form.file.altHint };
  const named = isPicture || isLink ? { label: isPicture ? form.file.alt : words.linkText } : {};
  const isFocused = isAt(focus, key, index) && focus?.move === "add";
  const file = { key: controls.blockFile(key, index), name: part("to"), label: words.kinds.picture, value: to };
  const more = {
    rows: SHORT.includes(kind) ? 1 : Math.min(3 + Math.floor(text.length / 45), 12),
    "aria-label": isPicture || isLink ? undefined : group,
  };
  const parts: Part[] = [
    { hidden: [[part("kind"), kind], ...(level === undefined ? [] : [[part("level"), String(level)] as const])] },
    ...(isPicture ? fileParts({ ...file, kind, isBlock: true }, desk) : []),
    { ...{ name, type: "textarea", value: text, hint: hints[kind], isFocused, more }, ...named },
    isLink && {
      ...{ name: part("to"), label: words.to, hint: words.toHint, type: "text", value: to },
      more: { inputMode: "url", autoCapitalize: "none" },
    },
    { buttons: moves(item, count, group, facts), className: "desk__moves" },
  ];
  return { group, name, parts };
}

/** Of one line. */
const SHORT = ["heading", "link", "picture"];

type Item = Pick<Place, "key" | "index">;

const isAt = (focus: Place | undefined, key: string, index: number) => focus?.key === key && focus.index === index;

/** What was moved keeps the focus on the same button, so that one goes on with the same key. */
function moves({ key, index }: Item, count: number, name: string, { desk, focus }: FieldFacts): ButtonView[] {
  const { up, down, remove } = desk.said.blocks;
  const all = [
    ...(index > 0 ? [{ move: "up", label: up(name), icon: "chevron-down" }] : []),
    ...(index < count - 1 ? [{ move: "down", label: down(name), icon: "chevron-down" }] : []),
    { move: "remove", label: remove(name), icon: "close" },
  ];
  const focused = all.find(({ move }) => move === focus?.move) ?? all[0];
  return all.map(({ move, ...button }) => ({
    ...{ ...button, act: `${move} ${key} ${index}` },
    isFocused: isAt(focus, key, index) && focus?.move !== "add" && move === focused?.move,
  }));
}

/** The entries of a list in their order, and what adds one. */
function listParts(key: string, facts: FieldFacts): Part[] {
  const { desk, form, linked } = facts;
  const { blocks: words, form: formWords } = desk.said;
  const value = form.fields[key] ?? [];
  const ids = typeof value === "string" ? [] : value;
  const titleOf = (id: string) => linked.find((one) => one.id === id)?.title ?? id;
  const others = linked.filter(({ id }) => !ids.includes(id)).map(({ id, title }) => [id, title] as const);
  const rows = ids.map((id, index) => ({
    ...{ id, title: titleOf(id) },
    parts: [
      { hidden: [[controls.value(key), id]] as const },
      { buttons: moves({ key, index }, ids.length, titleOf(id), facts), className: "desk__moves" as const },
    ],
  }));
  const options = [["", formWords.noChoice] as const, ...others];
  const isFocused = facts.focus?.key === key && facts.focus.move === "add";
  const added = { name: controls.added(key), label: words.addEntry, type: "select", options, isFocused };
  return [
    { rows },
    ...(others.length > 0 ? [added, { buttons: [{ act: `add ${key}`, label: words.addButton }] }] : []),
  ];
}
