import type { Hospital } from "#site/hospitals/site.ts";
import type { AnswerLinks, LinkPurpose } from "#outbox/answer-links.server.ts";
import { createReleaseLinks, RELEASE_PATH } from "#outbox/release-links.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { Clock } from "#forms/submissions.ts";
import { RetryLaterError } from "./error-handler.ts";

interface SignedAddressesOptions {
  hospitals: readonly Pick<Hospital, "id" | "basePath">[];
  links: Pick<AnswerLinks, "check">;
  store: Pick<Store, "linkSecret">;
  clock: Clock;
}

/** What is signed, its end, and the signature, behind what comes before them. */
const SIGNED = /^(.*)\/([^/]+)\/([^/]+)\/([^/?]+)(?:\?|$)/;
const PURPOSES: LinkPurpose[] = ["answer", "request", "requests", "sittings", "numbers", "desk"];
const RETRY_AFTER_S = 30;

export function createSignedAddresses({ hospitals, links, store, clock }: SignedAddressesOptions) {
  const releases = createReleaseLinks(store);
  const pages = hospitals.flatMap((hospital) => PURPOSES.map((purpose) => ({ hospital, purpose })));

  return async (address: string): Promise<boolean> => {
    const [, before, subject = "", expires = "", signature = ""] = SIGNED.exec(address) ?? [];
    const page = pages.find(({ hospital, purpose }) => before === `${hospital.basePath}/${purpose}`);
    try {
      if (before === RELEASE_PATH)
        return (await releases.check({ reference: subject, expires, signature }, clock.now())) !== "forged";
      if (!page) return false;
      return (
        (await links.check(page.hospital, page.purpose, { subject, expires, signature }, clock.now())) !== "forged"
      );
    } catch {
      throw new RetryLaterError(503, RETRY_AFTER_S, "the store cannot be read");
    }
  };
}
