// What a board reads of each mistake in the set-up: what is wrong, and what to write where.

const file = (id: string) => `hospitals/${id}/hospital.json`;

export const mistakes = {
  noOrigin: () => ["The site does not know its public address.", "Set SITE_ORIGIN=https://www.your-hospital.org"],
  plainOrigin: (origin: string) => [
    `${origin} is not encrypted: what patients type can be read on the way.`,
    "Let the proxy serve https, and set SITE_ORIGIN to that address.",
  ],
  wrongHost: (host: string) => [
    `Nobody can reach "${host}", to which the links in all mails lead.`,
    "Correct the host in SITE_ORIGIN, or enter it at whoever keeps your domain.",
  ],
  sampleMailbox: (id: string, address: string) => [
    `Requests for ${id} go to ${address}, an invented address that reaches nobody.`,
    `Write the office's mailbox to contact.receivingAddress in ${file(id)}, or to RECEIVING_ADDRESSES.`,
  ],
  deadMailbox: (id: string, address: string) => [
    `No mail server takes mail for ${address} of ${id}: is it misspelt?`,
    `Correct the address in ${file(id)}, or RECEIVING_ADDRESSES, then run npm run mail:test.`,
  ],
  othersMailbox: (id: string, address: string, other: string) => [
    `${id} has the address ${address}, which is that of ${other}: its patients write to the wrong hospital.`,
    `Give ${id} its own mailbox in ${file(id)}. If one office does answer for both, leave it.`,
  ],
  noSecond: (id: string) => [
    `${id} has no second address: when its mailbox fails or its office is silent, nobody else hears of it.`,
    `Write a mailbox of another provider to contact.secondReceivingAddress in ${file(id)}.`,
  ],
  sameSecond: (id: string) => [
    `The second address of ${id} is its first: when one fails, so does the other.`,
    `Write another mailbox to contact.secondReceivingAddress in ${file(id)}.`,
  ],
  mailRefused: (reason: string) => [
    `The mail server does not take the site's mails. ${reason}`,
    "Correct SMTP_URL: address, port, user and password. npm run mail:test shows the conversation.",
  ],
  sender: (from: string, host: string) => [
    `Mails come from ${from}, and the site is ${host}: mail servers may take them for spam.`,
    "Let MAIL_FROM be an address of your own domain.",
  ],
  clock: (hours: number) => [
    `The machine's clock is ${hours > 0 ? "ahead" : "behind"} by about ${Math.round(Math.abs(hours))} hours: mails and promises name wrong days.`,
    "Switch the machine's time service on: timedatectl set-ntp true",
  ],
  closed: (id: string) => [
    `The office of ${id} is never open, so nobody is promised an answer, reminded or told that it is late.`,
    `Correct contact.openingTimes and contact.holidays in ${file(id)}.`,
  ],
  noWebhook: () => [
    "Contentful cannot say that something changed: a doctor who was taken off stays on pages for minutes.",
    "Set CONTENTFUL_WEBHOOK_SIGNING_SECRET (docs/guides/content.md).",
  ],
  content: (id: string, reason: string) => [
    `The content service gives no doctors of ${id}: ${reason}`,
    "Correct CONTENT_GRAPHQL_URL and CONTENTFUL_DELIVERY_TOKEN, or the file that CONTENT_EXPORT names.",
  ],
  lostDoctors: (id: string, names: string) => [
    `Doctors of ${id} are in no department, so no patient finds them there: ${names}.`,
    "Link them from a department entry.",
  ],
  notWritable: (folder: string) => [
    `The site may not write to ${folder}: no form is taken.`,
    "Let DATA_DIR be a folder of the site's account, with room on its disk.",
  ],
  publicFolder: (folder: string) => [
    `Others on the machine, or visitors, can read ${folder}, where patients' data lies.`,
    "Move DATA_DIR out of all public folders and run chmod 700 on it.",
  ],
  weakSecret: (name: string) => [`The secret in ${name} is easy to guess.`, `Make a new one: openssl rand -hex 24`],
  noPrivacyContact: (id: string) => [
    `The privacy notice of ${id} names no number and no address to ask about one's data.`,
    "Write {phone} and {email} into privacy-notice.json again.",
  ],
  samples: (count: number, first: string) => [
    `${count} values, texts or pictures are still the sample's, such as ${first}.`,
    "npm run data:check lists them all: replace each, or confirm it.",
  ],
  sampleSetting: (line: string) => [`Still the sample's: ${line}.`, "Write your own (docs/reference/settings.md)."],
} satisfies Record<string, (...args: never[]) => string[]>;
