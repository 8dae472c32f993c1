/** Values by their keys, of which those used longest ago make room. */
export interface KeptValues<K, V> {
  find(key: K): V | undefined;
  /** The value of a key, made when there is none. */
  get(key: K, create: () => V): V;
}

/** No values yet; as many as told are kept. */
export function createKeptValues<K, V>(most: number): KeptValues<K, V> {
  const kept = new Map<K, V>();
  return {
    find: (key) => kept.get(key),
    get(key, create) {
      const value = kept.get(key) ?? create();
      // Taken out and put back, so that the first of the map is the one used longest ago.
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
