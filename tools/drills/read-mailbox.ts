import { readFile } from "node:fs/promises";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";

/** The mails of a mailbox file (RFC 4155), in the order they came in. */
export async function readMailbox(path: string): Promise<Email[]> {
  const content = await readFile(path, "latin1");
  const mails = content.split(/^From .*\n/m).slice(1);
  return Promise.all(mails.map((mail) => PostalMime.parse(Buffer.from(mail.replace(/^>From /gm, "From "), "latin1"))));
}
