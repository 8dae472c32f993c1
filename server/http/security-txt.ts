import type { FastifyInstance } from "fastify";

const SECURITY_TXT_PATH = "/.well-known/security.txt";

/** The file must say when it is out of date, less than a year ahead (RFC 9116 §2.5.5); it is made anew for whoever asks. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

interface SecurityTxtOptions {
  /** Public origin without a trailing slash. */
  origin: string;
  /** Mailboxes that take reports of faults, the first one first. */
  securityContacts: string[];
}

/** Says whom to tell of a security fault (RFC 9116). There is no such file without a mailbox. */
export function registerSecurityTxt(server: FastifyInstance, { origin, securityContacts }: SecurityTxtOptions) {
  if (securityContacts.length === 0) return;
  server.get(SECURITY_TXT_PATH, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(render(origin, securityContacts, new Date())),
  );
}

function render(origin: string, contacts: string[], today: Date): string {
  const expires = new Date(today.getTime() + VALID_DAYS * DAY_MS);
  const lines = [
    ...contacts.map((mailbox) => `Contact: mailto:${encodeURI(mailbox)}`),
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en, ml",
  ];
  // A web address in it must begin with "https://" (§2.5).
  if (origin.startsWith("https:")) lines.push(`Canonical: ${origin}${SECURITY_TXT_PATH}`);
  return `${lines.join("\n")}\n`;
}
