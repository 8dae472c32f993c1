import { createHmac } from "node:crypto";
import type { Store } from "#outbox/store/open-store.server.ts";

/** Without signs that look alike: 0 and O, 1 and I. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 6;
const MAX_NOTED = 5000;

export type BoardCodes = ReturnType<typeof createBoardCodes>;

/**
 * Codes that say by six signs which hospital, day and words a printed or shared list has. The same list always has the
 * same code, so a code is checked by making it anew from what holds now; the store remembers when each was first shown.
 */
export function createBoardCodes(store: Pick<Store, "linkSecret" | "noteBoard" | "findBoard">) {
  const noted = new Set<string>();
  let secret: string | undefined;
  return {
    /** Empty without a store: nobody could check it. */
    async of(hospitalId: string, day: string, said: string): Promise<string> {
      try {
        secret ??= await store.linkSecret();
        const digest = createHmac("sha256", secret)
          .update(JSON.stringify(["board", hospitalId, day, said]))
          .digest();
        const code = Array.from(digest.subarray(0, LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join("");
        if (noted.size >= MAX_NOTED) noted.clear();
        if (!noted.has(code)) await store.noteBoard(code, hospitalId, day);
        noted.add(code);
        return code;
      } catch {
        return "";
      }
    },
    find: store.findBoard,
  };
}

/** A code as somebody typed it: in small letters, with spaces; "" for what can be none. */
export function readBoardCode(typed: string): string {
  const code = typed.replaceAll(/[\s-]/g, "").toUpperCase();
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : "";
}
