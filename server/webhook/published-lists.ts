import type { Content, ContentResult, PublishedEntries } from "#site/content/content.ts";

interface List {
  ids: ReadonlySet<string>;
  entries: PublishedEntries;
  /** Undefined where it must be read again. */
  readAt: number | undefined;
}

/** What was published is read again after so long, for a service that tells of no change. */
const LASTS_MS = 5 * 60_000;

/** Keeps the list of each hospital's entries until one of them changes, so that a change reads no other list again. */
export function createPublishedLists(now: () => number = () => performance.now()) {
  const lists = new Map<string, List>();
  const listings = new Map<string, string>();
  let changes = 0;

  async function fetchList(content: Content, hospital: string): Promise<ContentResult<PublishedEntries>> {
    const known = lists.get(hospital);
    if (known?.readAt !== undefined && now() - known.readAt < LASTS_MS) return { status: "ok", content: known.entries };
    const [readAt, began] = [now(), changes];
    const read = await content.fetchPublishedEntries(hospital);
    // What changed meanwhile is read again the next time.
    if (read.status !== "ok" || began !== changes) return read;
    const ids = new Set(Object.values(read.content).flatMap((some) => some.map(({ id }) => id)));
    lists.set(hospital, { ids, entries: read.content, readAt });
    return read;
  }

  return {
    /** The same content, whose lists are kept. */
    keepOf: <Source extends Content>(content: Source): Source => ({
      ...content,
      fetchPublishedEntries: (hospital) => fetchList(content, hospital),
      fetchDepartmentListings: async (hospital) => {
        const read = await content.fetchDepartmentListings(hospital);
        if (read.status === "ok") for (const { id } of read.content) listings.set(id, hospital);
        return read;
      },
    }),

    /** The hospitals that an entry was of when it was last read. */
    hospitalsOf(id: string): string[] {
      const inLists = [...lists].filter(([, { ids }]) => ids.has(id)).map(([hospital]) => hospital);
      return [...inLists, listings.get(id) ?? []].flat();
    },

    /** Has the lists of these hospitals read again; those of all when left out. */
    forget(hospitals?: readonly string[]) {
      changes += 1;
      for (const [hospital, list] of lists)
        if (hospitals?.includes(hospital) !== false) lists.set(hospital, { ...list, readAt: undefined });
    },
  };
}
