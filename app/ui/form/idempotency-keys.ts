/** Gives the same key for the same content in a row, and another one once the content has changed. */
export type KeyMaker = (value: unknown) => string;

/** Keys of one filling of a form: 128 random bits each. */
export function createKeyMaker(): KeyMaker {
  let last: { content: string; key: string } | undefined;
  return (value) => {
    const content = describe(value);
    if (last?.content !== content) last = { content, key: makeKey() };
    return last.key;
  };
}

/** Not `randomUUID`, which browsers keep from pages without HTTPS. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A file is told by its name, size and date. */
function describe(value: unknown): string {
  if (!(value instanceof FormData)) return JSON.stringify(value);
  const parts = [...value].map(([name, part]) =>
    typeof part === "string" ? [name, part] : [name, part.name, part.size, part.lastModified],
  );
  return JSON.stringify(parts);
}
