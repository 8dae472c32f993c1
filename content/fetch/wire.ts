/**
 * An answer as it may really come. Contentful promises more, such as an id for every entry; what is read takes nothing of
 * it for granted, so that a service at fault leaves holes in pages instead of breaking them.
 */
export type Wire<T> = T extends readonly (infer Item)[]
  ? readonly (Wire<Item> | null)[]
  : T extends object
    ? { readonly [Name in keyof T]?: Wire<T[Name]> | null }
    : T;

/** One of several types of entries, with the fields of all: those of the others are missing. */
export type Merged<Entry> = {
  readonly [Name in Entry extends unknown ? keyof Entry : never]?: Entry extends unknown
    ? Name extends keyof Entry
      ? Entry[Name]
      : never
    : never;
};
