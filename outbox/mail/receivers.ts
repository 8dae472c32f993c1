import type { Hospital } from "#site/hospitals/site.ts";
import { toAsciiAddress } from "#forms/form-fields.ts";
import { mailAddress } from "./mail-transport.ts";

const GMAIL = /^g(?:oogle)?mail\.com$/;

/** The mailbox behind an address: letter case, what follows a "+", and Gmail's dots do not matter. */
export function mailboxOf(address: string): string {
  const plain = (toAsciiAddress(address) ?? address).toLowerCase();
  const at = plain.lastIndexOf("@");
  const [name, domain] = [plain.slice(0, at).replace(/\+.*/, ""), plain.slice(at + 1)];
  return GMAIL.test(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** Old mail servers pass such addresses on to another host or to a program. */
const PASSED_ON = /[%|!]/;

/** Whether a stranger may cause mail to it: it leads nowhere else, and is none of the site's own addresses. */
export function mayReceive(
  address: string,
  hospitals: readonly Pick<Hospital, "contact">[],
  mailFrom: string,
): boolean {
  const own = hospitals.flatMap(({ contact }) => [
    contact.receivingAddress,
    contact.secondReceivingAddress ?? "",
    contact.email ?? "",
  ]);
  const mailbox = mailboxOf(address);
  return !PASSED_ON.test(address) && ![...own, mailAddress(mailFrom)].some((one) => mailboxOf(one) === mailbox);
}
