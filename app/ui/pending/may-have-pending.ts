export const PENDING_DATABASE = "pending-forms";

/** Dispatched whenever something was stored or removed; other tabs get a `storage` event. */
export const PENDING_CHANGED = "pendingchanged";

/** False when no form can be waiting in this browser: none was ever stored. It never rejects. */
export async function mayHavePending(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === PENDING_DATABASE);
  } catch {
    // An old browser cannot list them. One that blocks them has nothing stored, which the strip finds out.
    return true;
  }
}
