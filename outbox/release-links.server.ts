import { createHmac, timingSafeEqual } from "node:crypto";

/** Below this lie the pages that release a held submission. */
export const RELEASE_PATH = "/held";

export interface ReleaseLink {
  reference: string;
  expires: string;
  signature: string;
}

export interface ReleaseLinks {
  /** The path of the page that releases a submission until that moment; the same at every call. */
  path(reference: string, expires: Date): Promise<string>;
  check(link: ReleaseLink, now: Date): Promise<"valid" | "expired" | "forged">;
}

/** Links signed with the store's secret, read when it is first needed. */
export function createReleaseLinks(store: { linkSecret(): Promise<string> }): ReleaseLinks {
  let secret: string | undefined;

  async function sign(reference: string, expires: string): Promise<string> {
    secret ??= await store.linkSecret();
    return createHmac("sha256", secret).update(`${reference} ${expires}`).digest("base64url");
  }

  return {
    async path(reference, until) {
      const expires = String(Math.floor(Number(until) / 1000));
      return `${RELEASE_PATH}/${reference}/${expires}/${await sign(reference, expires)}`;
    },
    async check({ reference, expires, signature }, now) {
      const [given, expected] = [Buffer.from(signature), Buffer.from(await sign(reference, expires))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "forged";
      return Number(expires) * 1000 > Number(now) ? "valid" : "expired";
    },
  };
}
