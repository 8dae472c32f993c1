import type { MailKind } from "../store/database.ts";
import type { Mail } from "../store/claim-mail.server.ts";
import type { MailOutcome } from "../store/mails.server.ts";
import type { Store } from "../store/open-store.server.ts";

/** Claims a due mail of that kind; what it meets before is under way without a lease, so due all the same. */
export async function claimKind(
  store: Pick<Store, "claimMail" | "renewMail">,
  kind: MailKind,
  leaseMs = 60_000,
): Promise<Mail | undefined> {
  const others: string[] = [];
  for (;;) {
    const mail = await store.claimMail({ leaseMs: 0, except: others });
    if (mail === undefined) return undefined;
    if (mail.kind !== kind) {
      others.push(mail.id);
      continue;
    }
    await store.renewMail(mail, leaseMs);
    return mail;
  }
}

/** Settles every due mail, or those of one kind alone; returns them. */
export async function settleMails(
  store: Pick<Store, "claimMail" | "renewMail" | "settleMail">,
  outcome: MailOutcome = { status: "sent" },
  kind?: MailKind,
): Promise<Mail[]> {
  const claim = () => (kind === undefined ? store.claimMail({ leaseMs: 60_000 }) : claimKind(store, kind));
  const settled: Mail[] = [];
  for (let mail = await claim(); mail; mail = await claim()) {
    await store.settleMail(mail, outcome);
    settled.push(mail);
  }
  return settled;
}
