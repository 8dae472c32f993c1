import {
  closingFacts,
  whatsAppAddress,
  type DigestEntry,
  type MailFact,
  type OfficeMail,
  type SectionedMail,
} from "./office-mail.ts";

const LABEL_WIDTH = 16;

/** The mail as plain text. */
export function renderOfficeText(mail: OfficeMail): string {
  const blocks = [
    mail.title,
    ...(mail.notices ?? []),
    renderFacts(mail.facts),
    ...(mail.message ? [renderMessage(mail.message)] : []),
    mail.nextStep,
    renderFacts(closingFacts(mail)),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** A digest as plain text. */
export function renderSectionsText(mail: SectionedMail): string {
  const sections = mail.sections.flatMap(({ heading, note, entries }) => [
    `${heading}\n${"=".repeat(heading.length)}`,
    note,
    ...entries.map(renderEntry),
  ]);
  return `${[mail.title, ...sections, renderFacts(closingFacts(mail))].join("\n\n")}\n`;
}

function renderEntry({ title, facts, message, link }: DigestEntry): string {
  const lines = [`--- ${title} ---`, renderFacts(facts)];
  if (message) lines.push(renderMessage(message));
  if (link) lines.push(`${link.label}:\n${link.address}`);
  return lines.join("\n");
}

function renderFacts(facts: MailFact[]): string {
  return facts.flatMap(renderFact).join("\n");
}

function renderFact({ label, value, phoneNumber }: MailFact): string[] {
  const line = `${`${label}:`.padEnd(LABEL_WIDTH)}${value}`;
  if (phoneNumber === undefined) return [line];
  return [line, `${"WhatsApp:".padEnd(LABEL_WIDTH)}${whatsAppAddress(phoneNumber)}`];
}

/** Indented, so that no line of a visitor's can pass for one of ours. */
function renderMessage(message: string): string {
  return ["Message:", ...message.split("\n").map((line) => `    ${line}`.trimEnd())].join("\n");
}
