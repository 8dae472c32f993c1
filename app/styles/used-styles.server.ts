/** A part of a style sheet: a rule with its selectors, a block of other parts, or what is kept as it is. */
type Part = { selectors: Selector[]; declarations: string } | { prelude: string; parts: Part[] } | string;

/** A selector, and the components (`card` of `card__title`) without which it finds nothing. */
interface Selector {
  text: string;
  components: string[];
  /** For each `:is()`, its older names, `:where()` and `:has()`: finds nothing when none of these could. */
  oneOf: Selector[][];
}

/** How many sheets are kept: pages of one type mostly have the same components. */
const MAX_WRITTEN = 50;

const BLOCK_OF_RULES = /^@(?:media|supports|container|scope|starting-style)\b/;

/** Writes, for a page, the rules of a minified sheet whose components are on it. Throws when a brace is missing. */
export function createUsedStyles(sheet: string): (html: string) => string {
  const parts = readParts(sheet);
  const written = new Map<string, string>();
  return (html) => {
    const classes = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, value = ""]) => value));
    const components = new Set([...classes].flatMap((value) => value.split(" ").map(componentOf)));
    const key = [...components].join(" ");
    const known = written.get(key);
    if (known !== undefined) return known;
    const css = writeParts(parts, components);
    if (written.size === MAX_WRITTEN) written.clear();
    written.set(key, css);
    return css;
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
  const selectors = splitSelectors(prelude).map(readSelector);
  return { selectors, declarations: block };
}

function splitSelectors(list: string): string[] {
  const selectors = [""];
  let depth = 0;
  for (const character of list) {
    if ("([".includes(character)) depth += 1;
    if (")]".includes(character)) depth -= 1;
    if (character === "," && depth === 0) selectors.push("");
    else selectors[selectors.length - 1] += character;
  }
  return selectors;
}

/** What is in `:not()` or an attribute need not be on the page. */
function readSelector(text: string): Selector {
  const plain = text.replace(/\[[^[\]]*\]/g, "");
  const oneOf: Selector[][] = [];
  let outside = "";
  let end = 0;
  for (let open = plain.indexOf("("); open !== -1; open = plain.indexOf("(", end)) {
    outside += plain.slice(end, open);
    const start = open + 1;
    for (let depth = 1, at = start; depth > 0; end = at) {
      if (plain[at] === undefined) throw new Error(`a bracket is missing in ${text}`);
      depth += plain[at] === "(" ? 1 : plain[at] === ")" ? -1 : 0;
      at += 1;
    }
    if (/:(?:is|where|has|-webkit-any|-moz-any)$/.test(outside))
      oneOf.push(splitSelectors(plain.slice(start, end - 1)).map(readSelector));
  }
  outside += plain.slice(end);
  const components = Array.from(outside.matchAll(/\.([\w-]+)/g), ([, name = ""]) => componentOf(name));
  return { text, components, oneOf };
}

function mayFind({ components, oneOf }: Selector, onPage: ReadonlySet<string>): boolean {
  return (
    components.every((name) => onPage.has(name)) &&
    oneOf.every((selectors) => selectors.some((selector) => mayFind(selector, onPage)))
  );
}

function componentOf(className: string): string {
  return className.replace(/(?:__|--).*/, "");
}

function writeParts(parts: readonly Part[], components: ReadonlySet<string>): string {
  let css = "";
  for (const part of parts) {
    if (typeof part === "string") css += part;
    else if ("parts" in part) {
      const inner = writeParts(part.parts, components);
      if (inner !== "") css += `${part.prelude}{${inner}}`;
    } else {
      const used = part.selectors.filter((selector) => mayFind(selector, components));
      if (used.length > 0) css += `${used.map(({ text }) => text).join(",")}{${part.declarations}}`;
    }
  }
  return css;
}
