import { ConfigError } from "./config-error.ts";

/** Mailboxes by hospital id, as in `punalur=office@example.org,alappuzha=…`. */
export function parseReceivingAddresses(text: string | undefined): Record<string, string> {
  const entries = text?.split(",").map((entry) => entry.trim().split("=", 2)) ?? [];
  for (const [id = "", address = ""] of entries) {
    if (/^[a-z0-9_-]+$/.test(id) && isMailAddress(address)) continue;
    throw new ConfigError(
      `RECEIVING_ADDRESSES must list hospitals with their mailboxes, such as punalur=office@example.org, not ${JSON.stringify(`${id}=${address}`)}`,
    );
  }
  return Object.fromEntries(entries) as Record<string, string>;
}

/** The mail server's address, as it stands. */
export function parseSmtpUrl(text: string | undefined): string | undefined {
  const isSmtp = text === undefined || (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol));
  // The value may hold a password, so the message does not repeat it.
  if (!isSmtp) throw new ConfigError("SMTP_URL must be an address such as smtps://user:password@mail.example.org:465");
  return text;
}

/** The sender of every mail: an address, with a name before it or not. */
export function parseMailFrom(text = "Hospital website <website@example.org>"): string {
  const address = /<([^<>]*)>$/.exec(text)?.[1] ?? text;
  if (!isMailAddress(address) || /[\r\n]/.test(text)) {
    throw new ConfigError(
      `MAIL_FROM must be an address such as "Hospital website <website@example.org>", not ${JSON.stringify(text)}`,
    );
  }
  return text;
}

function isMailAddress(text: string): boolean {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(text);
}
