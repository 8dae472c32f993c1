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
  const kept = new Map<K, V>();
  return {
    find: (key) => kept.get(key),
    get(key, create) {
      const value = kept.get(key) ?? create();
      // A map keeps insertion order: put back last, so that the first key is the least recently used.
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > maxSize && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
