import { closingFacts, whatsAppAddress } from "./office-mail.ts";
import type { MailFact, OfficeMail } from "./office-mail.ts";

const LABEL_WIDTH = 16;

/** The mail as plain text. */
export function renderOfficeText(mail: OfficeMail): string {
  const blocks = [
    mail.title,
    renderFacts(mail.facts),
    ...(mail.message ? [renderMessage(mail.message)] : []),
    mail.nextStep,
    renderFacts(closingFacts(mail)),
  ];
  return `${blocks.join("\n\n")}\n`;
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
