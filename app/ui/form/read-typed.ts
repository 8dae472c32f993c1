/** The text of each named control; "" for one that is absent, such as a disabled one. */
export function readTyped<Name extends string>(typed: FormData, names: readonly Name[]): Record<Name, string> {
  const entries = names.map((name) => [name, textOf(typed.get(name))]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}
