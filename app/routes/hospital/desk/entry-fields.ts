import { type Choice, idOf } from "#app/features/desk/desk-field.tsx";
import type { DeskView } from "#app/features/desk/desk-page.tsx";
import type { Part, RowView } from "#app/features/desk/desk-parts.tsx";
import type { KeptState } from "#app/features/desk/keep-typed.ts";
import { BLOCK_KINDS, type Block, type BlockKind } from "#desk/editing/blocks.ts";
import { controlOf, hasBlocks, type FormField, type FormValues } from "#desk/editing/entry-form.ts";
import type { Conflict } from "#desk/entries/change-entries.server.ts";
import type { Entry } from "#desk/entries/describe-entry.server.ts";
import type { EntryField, FieldKind } from "#desk/entries/entry-types.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import { describeWeek } from "#site/sittings/describe-sittings.ts";
import { knownSittings } from "#site/sittings/known-sittings.ts";
import type { Typed } from "./open-desk.ts";
import { labelOf, type OpenEntries } from "./open-entries.ts";

/** A form as it is shown: as the entry was read, or as it was posted. */
export interface Shown extends Pick<DeskView, "said" | "undo" | "error"> {
  entry: Entry | undefined;
  values: FormValues;
  /** The version on which it is based; undefined for a new entry. */
  basedOn: number | undefined;
  /** What is wrong, or what somebody else wrote, by the key of a field; of the whole entry below "". */
  errors: Typed;
  conflict?: Conflict;
  /** The control, or the act of the button, that goes on. */
  focus?: string | undefined;
  times?: Typed;
  typed: KeptState;
}

const INPUTS: Partial<Record<FieldKind, string>> = {
  ...{ symbol: "text", text: "textarea", symbols: "textarea", integer: "number", date: "date" },
};
const FILES: Partial<Record<FieldKind, string>> = {
  ...{ picture: "image/*", video: "video/mp4,video/webm", file: ".vtt,text/vtt,application/pdf" },
};
const TIMINGS = "consulting";

/** The field of a form. */
export function fieldParts(formField: FormField, shown: Shown, desk: OpenEntries): Part[] {
  const { key, field } = formField;
  const { said, type } = desk;
  const { kind } = field;
  const [name, label, value = ""] = [controlOf(key), labelOf(formField, desk), shown.values[key]];
  const marks = { name, hint: said.fields[`${type.id}.${field.id}`]?.hint, error: shown.errors[key] };
  const group = (path: string, parts: Part[]): Part => ({
    ...{ group: label, ...marks, parts: [{ hidden: [[name, path]] }, ...parts] },
  });
  if (hasBlocks(field)) return [group("", listParts(formField, label, shown, desk))];
  const text = String(value);
  if (kind in FILES) return [group(text, fileParts(name, kind, text, false, desk))];
  const options = optionsOf(field, text, desk);
  const input = options ? "select" : (INPUTS[kind] ?? "text");
  const isRead = field.id === TIMINGS && text !== "";
  return [
    { label, type: input, value: text, options, isWide: input === "textarea", ...marks },
    isRead && readTimings(text, formField, Boolean(shown.entry?.fields["sittings"]), desk),
  ];
}

/** What may be chosen, with what stands there now; undefined where everything may be typed. */
function optionsOf(field: EntryField, value: string, { hospital, mayChange, said }: OpenEntries) {
  const { places, own, all, group } = said.choices;
  const choices: Partial<Record<string, Choice[]>> = {
    departments: hospital.routedDepartments.map((one) => [one.queryName, one.name]),
    place: Object.entries(places),
    hospitals: [[hospital.id, own], ...Object.entries({ all, group }).filter(([one]) => mayChange(one))],
  };
  const known = choices[field.id];
  if (!known || known.some(([one]) => one === value)) return known;
  return [[value, value || said.form.noChoice] as const, ...known];
}

/** Seven days from today, as pages would tell them. */
function readTimings(consulting: string, { locale }: FormField, isFromElsewhere: boolean, desk: OpenEntries): Part {
  const { services, hospital, said } = desk;
  const { none, unread, facts } = said.timings;
  const heading = said.timings.heading + (locale ? ` (${desk.languageOf(locale)})` : "");
  const place = sittingPlace(hospital);
  const known = knownSittings({ consulting }, { exceptions: [] });
  const today = readClock(Number(services.now()), place.timeZone).day;
  const days = known.weekly.length > 0 ? describeWeek(known, today, place, services.texts) : [];
  const rows = days.map(({ day, sittings, empty = "" }) => {
    const told = sittings.map((one) => [one.hours, one.change, one.words].filter(Boolean).join(" "));
    return { id: day, title: day, text: told.join("; ") || empty };
  });
  const notes = [...(days.length === 0 ? [none] : known.unread.map(unread)), ...(isFromElsewhere ? [facts] : [])];
  return { heading, className: "desk__aside", parts: [{ rows }, ...notes.map((text) => ({ text }))] };
}

/** What there is, and below a fold what changes it. A block has its own words, and is taken away as a whole. */
function fileParts(name: string, kind: FieldKind, path: string, isBlock: boolean, desk: OpenEntries): Part[] {
  const { file } = desk.said.form;
  const { labels, hints } = desk.said.blocks;
  const isPicture = kind === "picture";
  const [pick, accept] = [{ name: `${name}:file`, type: "file" }, FILES[kind]];
  const camera = { id: idOf(`${name}:camera`), label: file.camera, more: { accept, capture: "environment" as const } };
  const parts: Part[] = [
    isPicture && { ...pick, ...camera },
    { ...pick, label: isPicture ? file.choose : file.other, more: { accept } },
    isPicture && !isBlock && { name: `${name}:alt`, label: labels["picture"], hint: hints["picture"], type: "text" },
    path !== "" && !isBlock && { name: `${name}:remove`, label: file.remove, type: "check" },
  ];
  if (path === "") return parts;
  const now = file.is(path.split("/").at(-1) ?? "");
  const picture = `${desk.path}${desk.below()}/file?${new URLSearchParams({ path })}`;
  return [isPicture ? { picture, alt: now } : { text: now }, { fold: file.change, parts }];
}

/** The blocks of a text or the entries of a list in their order, and what adds one. */
function listParts({ key, field, locale }: FormField, label: string, shown: Shown, desk: OpenEntries): Part[] {
  const { blocks: words } = desk.said;
  const isText = field.kind === "rich-text";
  const blocks = (shown.values[key] ?? (isText && !locale ? [{ kind: "paragraph", text: "" }] : [])) as Block[];
  const rows = blocks.map((block, index): RowView => {
    const id = controlOf(key, index);
    const title = titleOf(block, desk) || words.place(words.kinds[block.kind], index + 1);
    const moves = (["up", "down", "remove"] as const).flatMap((move) => {
      const act = `${move} ${key} ${index}`;
      if ((move === "up" && index === 0) || (move === "down" && index === blocks.length - 1)) return [];
      const icon = move === "remove" ? "close" : "chevron-down";
      return { act, icon, label: words[move](title), isFocused: act === shown.focus };
    });
    const parts = blockParts(id, block, title, shown, desk);
    return { id, title, parts: [{ buttons: moves, className: "desk__moves" }, ...parts] };
  });
  const kinds: readonly BlockKind[] = isText ? BLOCK_KINDS : ["entry"];
  const offered = kinds.filter((kind) => kind !== "picture" || desk.type.id !== "pages");
  const buttons = offered.map((kind) => ({
    ...{ act: `add ${key} ${kind}`, label: words.kinds[kind], name: `${words.kinds[kind]}: ${label}` },
  }));
  return [{ rows }, { text: words.add, className: "field__label" }, { buttons }];
}

/** The title of a block that names an entry. */
const titleOf = ({ kind, text }: Block, { linked }: OpenEntries) =>
  kind === "entry" ? (linked.find(({ id }) => id === text)?.title ?? text) : "";

function blockParts(name: string, block: Block, title: string, { focus }: Shown, desk: OpenEntries): Part[] {
  const { kind, text, detail = "" } = block;
  const { labels, hints, to, toHint } = desk.said.blocks;
  const hidden = (values: Partial<Block>): Part => ({
    hidden: Object.entries(values).map(([part, value]) => [`${name}:${part}`, value]),
  });
  const label = labels[kind];
  const field = { name: `${name}:text`, value: text, label, hint: hints[kind], isFocused: `${name}:text` === focus };
  const aria = { "aria-label": label ? undefined : title };
  const words = { ...field, type: "textarea", more: { ...aria, rows: Math.min(2 + Math.floor(text.length / 45), 12) } };
  switch (kind) {
    case "entry": {
      if (text !== "") return [hidden({ kind, text })];
      const all = desk.linked.map((one): Choice => [one.id, one.title]);
      return [
        hidden({ kind }),
        { ...field, type: "select", options: [["", desk.said.form.noChoice], ...all], more: aria },
      ];
    }
    case "picture":
      return [hidden({ kind, detail }), ...fileParts(name, kind, detail, true, desk), words];
    case "link": {
      const address = { name: `${name}:detail`, label: to, hint: toHint, type: "text", value: detail };
      return [hidden({ kind }), words, { ...address, more: { inputMode: "url", autoCapitalize: "none" } }];
    }
    default:
      return [hidden({ kind, detail }), words];
  }
}
