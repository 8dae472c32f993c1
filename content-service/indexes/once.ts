/** Makes something when it is first asked for, and keeps it. */
export function once<T>(create: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: create() }).value;
}
