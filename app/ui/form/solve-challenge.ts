import type { Challenge } from "./challenge.ts";

const KEY_BITS = 256;

/**
 * Solves a challenge and resolves to the value of the header `Proof-Of-Work`. The browser does the work beside the page
 * (Web Cryptography API), which stays as quick as ever. Rejects where no number fits, and in a page without HTTPS.
 */
export async function solveChallenge({ salt, iterations, max, key, expires, signature }: Challenge): Promise<string> {
  const bytes = Uint8Array.from(atob(salt.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  for (let number = 0; number < max; number += 1) {
    if ((await deriveKey(number, bytes, iterations)) !== key) continue;
    return btoa(JSON.stringify({ salt, expires, signature, number }));
  }
  throw new Error("The challenge has no solution");
}

async function deriveKey(number: number, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const { subtle } = crypto;
  const digits = new TextEncoder().encode(String(number));
  const secret = await subtle.importKey("raw", digits, "PBKDF2", false, ["deriveBits"]);
  const bits = await subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations }, secret, KEY_BITS);
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
