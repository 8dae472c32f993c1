export type PlaceholderValues = Readonly<Record<string, string>>;

/** Whether what a text asks for is there, e.g. "emergency" or a department's slug; undefined for an unknown word. */
export type Condition = (word: string) => boolean | undefined;

type Report = (path: string, message: string) => void;

interface Filling {
  values: PlaceholderValues;
  has: Condition;
  report: Report;
}

/** Fills in `{name}`, and `{radiology: …}` or `{no radiology: …}` by what the hospital has. Reports an unknown name. */
export function fillPlaceholders<Value>(
  value: Value,
  values: PlaceholderValues,
  report: Report,
  has: Condition = () => undefined,
): Value {
  return fill(value, "", { values, has, report }) as Value;
}

function fill(value: unknown, path: string, filling: Filling): unknown {
  if (typeof value === "string") {
    const text = fillText(value, path, filling);
    if (text === "" && value !== "") filling.report(path, "says nothing where its condition does not hold");
    return text;
  }
  if (typeof value !== "object" || value === null) return value;
  const pathOf = (key: string) => (path === "" ? key : `${path}.${key}`);
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => {
      if (typeof entry !== "string") return [fill(entry, pathOf(String(index)), filling)];
      const text = fillText(entry, pathOf(String(index)), filling);
      return text === "" && entry !== "" ? [] : [text];
    });
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, pathOf(key), filling)]));
}

const BRACES = /\{([^{}]*)\}/g;

function fillText(text: string, path: string, { values, has, report }: Filling): string {
  let isConditional = false;
  const replace = (whole: string, content: string) => {
    if (Object.hasOwn(values, content)) return values[content] ?? whole;
    const { isWithout, word, part } = readCondition(content);
    const isHere = word === undefined ? undefined : has(word);
    if (isHere === undefined) return whole;
    isConditional = true;
    return isHere === isWithout ? "" : part;
  };
  let filled = text;
  for (let before = ""; before !== filled;) {
    before = filled;
    filled = before.replace(BRACES, replace);
  }
  for (const [whole, content = ""] of filled.matchAll(BRACES)) {
    const { word } = readCondition(content);
    if (word === undefined)
      report(path, `holds ${whole}, but only {${Object.keys(values).join("}, {")}} can be filled in`);
    else report(path, `asks for "${word}", which is neither "emergency" nor in departments/ or facilities/`);
  }
  return isConditional ? filled.replaceAll(/ +/g, " ").trim() : filled;
}

function readCondition(content: string): { isWithout: boolean; word: string | undefined; part: string } {
  const colon = content.indexOf(": ");
  const named = content.slice(0, Math.max(0, colon));
  const isWithout = named.startsWith("no ");
  const word = isWithout ? named.slice(3) : named;
  return { isWithout, word: word === "" || word.includes(" ") ? undefined : word, part: content.slice(colon + 2) };
}
