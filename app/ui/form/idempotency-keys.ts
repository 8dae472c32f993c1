/** Gives the same key for the same content in a row, and another one once the content has changed. */
export type KeyMaker = (value: unknown) => string;

/** Keys of one filling of a form: 128 random bits each. */
export function createKeyMaker(): KeyMaker {
  let last: { content: string; key: string } | undefined;
  return (value) => {
    const content = describeContent(value);
    if (last?.content !== content) last = { content, key: makeKey() };
    return last.key;
  };
}

/** Not `randomUUID`, which browsers keep from pages without HTTPS. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Equal for equal content. A file is told by its name, size and date. */
export function describeContent(value: unknown): string {
  const content = value instanceof FormData ? [...value] : value;
  return JSON.stringify(content, (_key, part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part,
  );
}
