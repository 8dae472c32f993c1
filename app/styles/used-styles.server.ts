import { remember } from "#site/remember.ts";

/** A part of a style sheet: a rule with its selectors, a block of other parts, or what is kept as it is. */
type Part = { selectors: Selector[]; declarations: string } | { prelude: string; parts: Part[] } | string;

/** A selector, and the classes (".card__title"), attributes (" open") and elements ("<b") that it needs on a page. */
interface Selector {
  pieces: (string | SelectorList)[];
  names: string[];
  /** A hundred for each class, attribute and pseudo-class, and one for each element (Selectors Level 4, §15). */
  weight: number;
}

/** What is in `:is()`, its older names, `:where()` or `:has()`: one must be found. */
type SelectorList = { pseudo: string; list: Selector[] };

type IsOnPage = (name: string) => boolean;

const BLOCK_OF_RULES = /^@(?:media|supports|container|scope|starting-style)\b/;

/** With what is in them; three may be within each other. */
const BRACKETS = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const SELECTOR = new RegExp(String.raw`(?:[^,()[]|${BRACKETS}|\[[^\]]*\]|[()])+`, "g");
const LIST = new RegExp(String.raw`:not${BRACKETS}|(:(?:is|where|has|-webkit-any|-moz-any))(${BRACKETS})`, "g");

/** Whether no script of the page adds anything to it. */
export const isStill = (html: string) => !/<script(?! type="application\/ld\+json")/.test(html);

/**
 * Writes, for a page, the rules of a minified sheet that may find something on it. Scripts change states, elements and
 * attributes: of a page with scripts only components (`card` of `card__title`) count. Throws when a brace is missing.
 */
export function createUsedStyles(sheet: string): (html: string) => string {
  const parts = readParts(sheet);
  // Pages of one type mostly have the same components.
  const write = remember((key) => {
    const names = new Set(key.split("\n"));
    const isWhole = names.has(" open");
    return writeParts(parts, (name) =>
      isWhole ? names.has(name) : !name.startsWith(".") || names.has(componentOf(name)),
    );
  }, 50);
  return (html) => {
    const values = Array.from(html.matchAll(/(?<= class=")[^"]*/g), ([value]) => value.split(" "));
    const classes = values.flat().map((name) => `.${name}`);
    const markup = html.match(/<[a-z]\w*| [a-z][\w-]*(?==")/g) ?? [];
    // What a visitor opens gets an attribute.
    const names = isStill(html) ? [" open", ...classes, ...markup] : classes.map(componentOf);
    return write([...new Set(names)].join("\n"));
  };
}

function readParts(css: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  let depth = 0;
  let blockStart = 0;
  for (const { 0: mark, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|url\([^")]*\)|[{};]/g)) {
    if (mark === "{" && (depth += 1) === 1) blockStart = index;
    if (mark === "}") depth -= 1;
    if (depth > 0 || (mark !== "}" && mark !== ";")) continue;
    const prelude = css.slice(start, blockStart);
    const block = css.slice(blockStart + 1, index);
    const whole = css.slice(start, index + 1);
    parts.push(mark === ";" ? whole : readBlock(prelude, block, whole));
    start = index + 1;
  }
  if (depth !== 0 || css.slice(start).trim() !== "") throw new Error("a brace is missing in the style sheet");
  return parts;
}

function readBlock(prelude: string, block: string, whole: string): Part {
  if (BLOCK_OF_RULES.test(prelude)) return { prelude, parts: readParts(block) };
  if (prelude.startsWith("@")) return whole;
  return { selectors: readSelectors(prelude), declarations: block };
}

/** What is in `:not()` need not be on the page. */
function readSelector(text: string): Selector {
  const pieces: Selector["pieces"] = [];
  let weight = 0;
  let end = 0;
  for (const { 0: whole, 1: pseudo, 2: brackets = "", index } of text.matchAll(LIST)) {
    if (!pseudo) continue;
    const list = readSelectors(brackets.slice(1, -1));
    pieces.push(text.slice(end, index), { pseudo, list });
    weight += pseudo === ":where" ? 0 : weightOf(list);
    end = index + whole.length;
  }
  pieces.push(text.slice(end));
  const plain = pieces.filter((piece) => typeof piece === "string").join("");
  const outside = plain.replace(/\[([\w-]+)(?:[^\w[\]-][^[\]]*)?\]/g, "[$1").replace(new RegExp(BRACKETS, "g"), "");
  if (/[()]/.test(outside)) throw new Error(`a bracket is missing in ${text}`);
  const found = outside.match(/[.[][\w-]+|(?<![\w:.[-])[a-z]\w*/g) ?? [];
  const names = found.map((name) => name.replace("[", " ").replace(/^\w/, "<$&"));
  const elements = names.filter((name) => name.startsWith("<"));
  const marks = outside.match(/[.[:]/g) ?? [];
  return { pieces, names, weight: weight + marks.length * 100 + elements.length };
}

const readSelectors = (list: string) => (list.match(SELECTOR) ?? []).map(readSelector);
const componentOf = (name: string) => name.replace(/(?:__|--).*/, "");
const weightOf = (list: Selector[]) => Math.max(...list.map(({ weight }) => weight));

function mayFind({ names, pieces }: Selector, isOnPage: IsOnPage): boolean {
  return (
    names.every(isOnPage) &&
    pieces.every((piece) => typeof piece === "string" || piece.list.some((one) => mayFind(one, isOnPage)))
  );
}

function writeSelector({ pieces }: Selector, isOnPage: IsOnPage): string[] {
  return pieces.reduce<string[]>(
    (begins, piece) => {
      const ends = typeof piece === "string" ? [piece] : writeList(piece, isOnPage);
      return begins.flatMap((begin) => ends.map((end) => begin + end));
    },
    [""],
  );
}

/** Without what finds nothing, but as heavy as before; its selectors alone where they find the same. */
function writeList({ pseudo, list }: SelectorList, isOnPage: IsOnPage): string[] {
  const weight = weightOf(list);
  const isHeavy = (one: Selector) => one.weight === weight;
  const found = list.filter((one) => mayFind(one, isOnPage));
  const kept = found.some(isHeavy) ? found : [...found, ...list.filter(isHeavy).slice(0, 1)];
  const texts = kept.flatMap((one) => writeSelector(one, isOnPage));
  // By its older name a list weighs a class, whatever is in it. A selector that a browser does not know ends a rule.
  const isAlone = /is|any/.test(pseudo) && weight === 100 && kept.every(isHeavy) && !texts.join("").includes(":");
  return isAlone ? texts : [`${pseudo}(${texts.join(",")})`];
}

function writeParts(parts: readonly Part[], isOnPage: IsOnPage): string {
  const written = parts.map((part) => {
    if (typeof part === "string") return part;
    if ("parts" in part) {
      const inner = writeParts(part.parts, isOnPage);
      return inner && `${part.prelude}{${inner}}`;
    }
    const used = part.selectors.filter((selector) => mayFind(selector, isOnPage));
    return used.length > 0 && `${used.flatMap((one) => writeSelector(one, isOnPage)).join(",")}{${part.declarations}}`;
  });
  // A list and its older name are one without their names.
  return written.filter((css, index) => css && css !== written[index - 1]).join("");
}
