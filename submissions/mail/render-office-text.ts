import { closingFacts } from "./office-mail.ts";
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
  return facts.map(({ label, value }) => `${`${label}:`.padEnd(LABEL_WIDTH)}${value}`).join("\n");
}

/** Indented, so that no line of a visitor's can pass for one of ours. */
function renderMessage(message: string): string {
  return ["Message:", ...message.split("\n").map((line) => `    ${line}`.trimEnd())].join("\n");
}
