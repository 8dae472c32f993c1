import type { ColourTokens } from "#site/brand/colour-tokens.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { escapeHtml } from "#site/texts/escape-html.ts";
import {
  closingFacts,
  nameWithPlace,
  phoneAddress,
  whatsAppAddress,
  type Closed,
  type DigestEntry,
  type DigestSection,
  type MailFact,
  type OfficeMail,
  type SectionedMail,
} from "./office-mail.ts";

// Mail programs read neither style sheets nor variables, so colours and fonts repeat in each element.
const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
// Whatever a visitor typed without a space must not widen the mail beyond a phone's screen.
const BREAK_ANYWHERE = "overflow-wrap:anywhere;word-break:break-word";

interface Rendered {
  text: string;
  html: string;
}

/** A mail as plain text, and as HTML of tables and inline styles, which every mail program shows. */
export function renderOfficeMail(mail: OfficeMail, texts: Catalogue, look: ColourTokens): Rendered {
  const { notices = [], facts, message, nextStep, link, linkNote, closing } = mail;
  const blocks = [
    mail.title,
    ...notices,
    nextStep,
    factLines(facts, texts),
    ...(message ? [messageLines(message, texts)] : []),
    ...(link ? [[linkNote, `${link.label}:`, link.address].filter(Boolean).join("\n")] : []),
    ...(closing ? [closing] : []),
    factLines(closingFacts(mail, texts), texts),
  ];
  const rows = [
    ...notices.map((notice) => renderNotice(look, notice)),
    renderNote(look, nextStep),
    renderFactsRow(look, facts),
    renderCallLinks(look, facts, texts),
    message ? renderMessage(look, message) : "",
    link ? renderLink(look, link, linkNote) : "",
    closing
      ? `<tr><td style="padding:12px 24px 0;${FONT};font-size:13px;line-height:20px;color:${look["text-soft"]}">${escapeHtml(closing)}</td></tr>`
      : "",
  ];
  return { text: joinBlocks(blocks), html: renderDocument(look, mail, rows, texts) };
}

/** A title that says the same as the one above it is left out. */
export function renderSectionedMail(mail: SectionedMail, texts: Catalogue, look: ColourTokens): Rendered {
  const sections = mail.sections.map(({ heading, note, entries }) => ({
    heading: heading === mail.title ? "" : heading,
    note,
    entries: entries.map((entry) => ({ ...entry, title: entry.title === heading ? "" : entry.title })),
  }));
  const blocks = sections.flatMap(({ heading, note, entries }) => [
    ...(heading ? [`${heading}\n${"=".repeat(heading.length)}`] : []),
    note,
    ...entries.map((entry) => entryLines(entry, texts)),
  ]);
  const rows = sections.flatMap((section) => renderSection(look, section, texts));
  return {
    text: joinBlocks([mail.title, ...blocks, factLines(closingFacts(mail, texts), texts)]),
    html: renderDocument(look, mail, rows, texts),
  };
}

function renderSection(look: ColourTokens, { heading, note, entries }: DigestSection, texts: Catalogue): string[] {
  const title =
    heading &&
    `<tr><td style="padding:22px 24px 0"><h2 style="margin:0;${FONT};font-size:19px;line-height:27px;color:${look.text}">${escapeHtml(heading)}</h2></td></tr>`;
  return [title, renderNote(look, note), ...entries.flatMap((entry) => renderEntry(look, entry, texts))];
}

function renderEntry(look: ColourTokens, { title, facts, message, link }: DigestEntry, texts: Catalogue): string[] {
  return [
    title &&
      `<tr><td style="padding:18px 24px 0"><h3 style="margin:0;padding:14px 0 0;border-top:2px solid ${look.border};${FONT};font-size:16px;line-height:24px;color:${look.text}">${escapeHtml(title)}</h3></td></tr>`,
    facts.length > 0 ? renderFactsRow(look, facts) : "",
    message ? renderMessage(look, message) : "",
    renderCallLinks(look, facts, texts),
    link ? renderLink(look, link) : "",
  ];
}

function renderLink(look: ColourTokens, { label, address }: { label: string; address: string }, note?: string): string {
  const colours = `background-color:${look["surface-deep"]};color:${look["text-on-deep"]}`;
  const words = note
    ? `<div style="padding:8px 0;${FONT};font-size:15px;line-height:23px;color:${look.text}">${escapeHtml(note)}</div>`
    : "";
  return `<tr><td style="padding:4px 24px 8px">${words}${renderButton(look, address, label, colours)}</td></tr>`;
}

function renderDocument(look: ColourTokens, mail: Closed & { title: string }, rows: string[], texts: Catalogue) {
  return `<!doctype html>
<html lang="${texts.pages.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(mail.title)}</title>
</head>
<body style="margin:0;padding:0;background-color:${look["surface-sand"]}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background-color:${look["surface-sand"]}">
<tr><td align="center" style="padding:16px 10px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;table-layout:fixed;background-color:${look.page};border:1px solid ${look.border};border-radius:12px">
${[renderHeader(look, mail), ...rows, renderClosing(look, mail, texts)].filter(Boolean).join("\n")}
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function renderFactsRow(look: ColourTokens, facts: MailFact[]): string {
  return `<tr><td style="padding:18px 24px 4px">${renderFacts(look, facts, `font-size:16px;color:${look.text}`)}</td></tr>`;
}

function renderClosing(look: ColourTokens, mail: Closed, texts: Catalogue): string {
  return `<tr><td style="padding:16px 24px 24px">${renderFacts(look, closingFacts(mail, texts), `font-size:13px;color:${look["text-soft"]}`)}</td></tr>`;
}

function renderHeader(look: ColourTokens, { title, hospital }: Pick<OfficeMail, "title" | "hospital">): string {
  return `<tr><td style="padding:22px 24px;background-color:${look["surface-deep"]};border-radius:11px 11px 0 0;${FONT}">
<div style="font-size:13px;line-height:20px;color:${look["gold-on-deep"]}">${escapeHtml(nameWithPlace(hospital))}</div>
<div style="font-size:22px;line-height:30px;font-weight:600;color:${look["text-on-deep"]};${BREAK_ANYWHERE}">${escapeTyped(title)}</div>
</td></tr>`;
}

function renderFacts(look: ColourTokens, facts: MailFact[], style: string): string {
  const rows = facts.map(
    (fact) => `<tr>
<th scope="row" align="left" valign="top" style="padding:7px 12px 7px 0;width:96px;${FONT};font-size:13px;line-height:24px;font-weight:400;color:${look["text-soft"]};overflow-wrap:break-word">${escapeHtml(fact.label)}</th>
<td valign="top" style="padding:7px 0;${FONT};${style};line-height:24px;${fact.phoneNumber === undefined ? BREAK_ANYWHERE : "white-space:nowrap"}">${fact.href ? `<a href="${fact.href}" style="color:inherit">${escapeHtml(fact.value)}</a>` : escapeTyped(fact.value)}</td>
</tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed">${rows.join("\n")}</table>`;
}

/** Mail programs make links of text that looks like one. */
function escapeTyped(text: string): string {
  return escapeHtml(breakLinks(text));
}

/** Made of checked digits alone, never of a visitor's text. */
function renderCallLinks(look: ColourTokens, facts: MailFact[], { server: { mail } }: Catalogue): string {
  const { phoneNumber, value } = facts.find((fact) => fact.phoneNumber !== undefined) ?? {};
  if (phoneNumber === undefined) return "";
  const chat = whatsAppAddress(phoneNumber);
  const onAction = `background-color:${look.action};color:${look["text-on-action"]}`;
  const onPage = `background-color:${look.page};color:${look.action}`;
  const buttons = [
    renderButton(look, phoneAddress(phoneNumber), mail.call((value ?? "").replaceAll(" ", "\u00A0")), onAction),
  ];
  if (chat !== undefined) buttons.push(renderButton(look, chat, mail.labels.whatsApp, onPage));
  return `<tr><td style="padding:4px 24px 8px">${buttons.join("\n")}</td></tr>`;
}

function renderButton(look: ColourTokens, address: string, label: string, colours: string): string {
  return `<a href="${address}" style="display:inline-block;margin:4px 8px 4px 0;padding:9px 18px;border:2px solid ${look.action};border-radius:24px;${FONT};font-size:16px;line-height:24px;font-weight:600;text-decoration:none;${colours}">${escapeHtml(label)}</a>`;
}

function renderMessage(look: ColourTokens, message: string): string {
  const lines = message.split("\n").map(escapeTyped).join("<br>\n");
  return `<tr><td style="padding:8px 24px">
<div style="padding:14px 18px;background-color:${look.surface};border:1px solid ${look.border};border-radius:8px;${FONT};font-size:16px;line-height:25px;color:${look.text};${BREAK_ANYWHERE}">${lines}</div>
</td></tr>`;
}

function renderNotice(look: ColourTokens, notice: string): string {
  return renderBox(look, notice, `background-color:${look.surface};border:2px solid ${look.action};${BREAK_ANYWHERE}`);
}

function renderNote(look: ColourTokens, note: string): string {
  return renderBox(look, note, `background-color:${look["surface-mist"]}`);
}

function renderBox(look: ColourTokens, text: string, style: string): string {
  return `<tr><td style="padding:12px 24px 4px">
<div style="padding:14px 18px;border-radius:8px;${FONT};font-size:15px;line-height:23px;color:${look.text};${style}">${escapeHtml(text)}</div>
</td></tr>`;
}

/** What mail programs make links of: addresses with a scheme or "www.", and names under common domains. */
const LINK =
  /(?:https?:\/\/|\bwww\.)[^\s<>"']{1,2000}|(?<![\w@.-])[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}\.(?:com|net|org|in|info|biz|io|co|me|ly|gl|ru|cn|xyz|top|shop|site|online|app|link|click)(?![\w@.-])(?:\/[^\s<>"']{0,2000})?/gi;

export function hasLink(texts: string[]): boolean {
  return texts.some((text) => text.search(LINK) >= 0);
}

/** e.g. "https[:]//www[.]example[.]org". */
export function breakLinks(text: string): string {
  return text.replace(LINK, (link) => link.replaceAll("://", "[:]//").replace(/\.(?=[\w-])/g, "[.]"));
}

/** Narrower than in most mails, so that the facts above and below a text stand below each other. */
const LABEL_WIDTH = 16;

function joinBlocks(blocks: string[]): string {
  return `${blocks.join("\n\n")}\n`;
}

function entryLines({ title, facts, message, link }: DigestEntry, texts: Catalogue): string {
  const lines = [title && `--- ${title} ---`, factLines(facts, texts)].filter(Boolean);
  if (message) lines.push(messageLines(message, texts));
  if (link) lines.push(`${link.label}:\n${link.address}`);
  return lines.join("\n");
}

function factLines(facts: MailFact[], { server: { mail } }: Catalogue): string {
  const rows = facts.flatMap(({ label, value, phoneNumber }) => {
    const chat = phoneNumber === undefined ? undefined : whatsAppAddress(phoneNumber);
    return chat === undefined
      ? [[label, value]]
      : [
          [label, value],
          [mail.labels.whatsApp, chat],
        ];
  });
  const width = Math.max(LABEL_WIDTH, ...rows.map(([label = ""]) => label.length + 2));
  return rows.map(([label, value]) => `${label}: `.padEnd(width) + value).join("\n");
}

/** Indented, so that no line of a visitor's can pass for one of ours. */
function messageLines(message: string, { server: { mail } }: Catalogue): string {
  return [`${mail.labels.message}:`, ...message.split("\n").map((line) => `    ${line}`.trimEnd())].join("\n");
}
