import { hash } from "node:crypto";

/** Without signs that look alike: 0 and O, 1 and I. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 6;

/**
 * Says by six signs which hospital, day and words a printed or shared list has. The same list always has the same code,
 * so that it is checked by making it anew from what holds now; the store remembers when it was first shown.
 */
export function boardCode(hospitalId: string, day: string, said: string): string {
  const digest = hash("sha256", JSON.stringify([hospitalId, day, said]), "buffer");
  return Array.from(digest.subarray(0, LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join("");
}

/** A code as somebody typed it: in small letters, with spaces; "" for what can be none. */
export function readBoardCode(typed: string): string {
  const code = typed.replaceAll(/[\s-]/g, "").toUpperCase();
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : "";
}
