/** Addresses that are counted at once; each is at most some hundred bytes. */
const MOST_COUNTED = 500;
const OFTEN = 3;

/**
 * Tells whether an address is asked for often: at the third time among the last some hundred others. Of free text most
 * is asked for once.
 */
export function createFrequentAddresses(mostCounted = MOST_COUNTED): (address: string) => boolean {
  let counts = new Map<string, number>();
  let before = new Map<string, number>();
  return (address) => {
    const count = (counts.get(address) ?? before.get(address) ?? 0) + 1;
    if (counts.size >= mostCounted) [before, counts] = [counts, new Map()];
    counts.set(address, count);
    return count >= OFTEN;
  };
}
