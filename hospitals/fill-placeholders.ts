/** Names a text may hold in braces, e.g. `{ place: "Punalur" }` for "Serving {place}". */
export type PlaceholderValues = Readonly<Record<string, string>>;

/**
 * Copies a value with every `{name}` in its texts replaced. An unknown name is left in place and reported with its
 * path, so that no visitor ever sees braces.
 */
export function fillPlaceholders<Value>(
  value: Value,
  values: PlaceholderValues,
  report: (path: string, message: string) => void,
): Value {
  return fill(value, "", values, report) as Value;
}

function fill(
  value: unknown,
  path: string,
  values: PlaceholderValues,
  report: (path: string, message: string) => void,
): unknown {
  if (typeof value === "string") return fillText(value, path, values, report);
  if (typeof value !== "object" || value === null) return value;
  const fillEntry = (entry: unknown, key: string) => fill(entry, path === "" ? key : `${path}.${key}`, values, report);
  if (Array.isArray(value)) return value.map((entry, index) => fillEntry(entry, String(index)));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillEntry(entry, key)]));
}

function fillText(
  text: string,
  path: string,
  values: PlaceholderValues,
  report: (path: string, message: string) => void,
): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    if (Object.hasOwn(values, name)) return values[name] ?? whole;
    report(path, `holds ${whole}, but only {${Object.keys(values).join("}, {")}} can be filled in`);
    return whole;
  });
}
