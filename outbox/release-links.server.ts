import { createHmac } from "node:crypto";
import { areEqual } from "./answer-links.server.ts";

export const RELEASE_PATH = "/held";

export interface ReleaseLink {
  reference: string;
  expires: string;
  signature: string;
}

/** Links signed with the store's secret, read when it is first needed. */
export function createReleaseLinks(store: { linkSecret(): Promise<string> }) {
  let secret: string | undefined;

  async function sign(reference: string, expires: string): Promise<string> {
    secret ??= await store.linkSecret();
    return createHmac("sha256", secret).update(`${reference} ${expires}`).digest("base64url");
  }

  return {
    async path(reference: string, until: Date): Promise<string> {
      const expires = String(Math.floor(Number(until) / 1000));
      return `${RELEASE_PATH}/${reference}/${expires}/${await sign(reference, expires)}`;
    },
    async check({ reference, expires, signature }: ReleaseLink, now: Date): Promise<"valid" | "expired" | "forged"> {
      if (!areEqual(signature, await sign(reference, expires))) return "forged";
      return Number(expires) * 1000 > Number(now) ? "valid" : "expired";
    },
  };
}
