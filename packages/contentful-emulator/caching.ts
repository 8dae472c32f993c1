/** Runs `create` on the first call and returns the same value from then on. */
export function once<T>(create: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: create() }).value;
}

/** A cache that drops the least recently used entry when it is full. */
export interface LruCache<K, V> {
  find(key: K): V | undefined;
  /** The value of a key; `create` makes it when it is missing. */
  get(key: K, create: () => V): V;
}

/** An empty cache for `maxSize` values. */
export function createLruCache<K, V>(maxSize: number): LruCache<K, V> {
  const entries = new Map<K, V>();
  return {
    find: (key) => entries.get(key),
    get(key, create) {
      const value = entries.get(key) ?? create();
      // A map keeps insertion order: put back last, so that the first key is the least recently used.
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > maxSize && oldest !== undefined) entries.delete(oldest);
      return value;
    },
  };
}
