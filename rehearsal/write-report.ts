import { readFileSync } from "node:fs";
import { join } from "node:path";
import { indianTime, todayInKolkata } from "#forms/calendar.ts";
import type { Rehearsal } from "./rehearse.ts";
import { report as words } from "./texts/report.ts";

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
const frame = (html: string) => `<iframe sandbox title="" srcdoc="${escape(html)}"></iframe>`;
const lines = (...texts: string[]) => texts.map((text) => `<p>${escape(text)}</p>`).join("");
const each = <One>(list: readonly One[], write: (one: One) => string) => list.map(write).join("\n");

/** The report as one file that needs nothing else. */
export function writeReport(done: Rehearsal): string {
  const { days, mistakes, incidents, screens, mails, sent, group } = done;
  const on = (day: string) => (at?: Date) => at !== undefined && todayInKolkata(at) === day;
  const moments = [sent.map(({ at }) => at), sent.map(({ answeredAt }) => answeredAt), mails.map(({ at }) => at)];
  const rowOf = (day: string) => {
    const titles = new Set(incidents.filter((one) => one.day === day).map(({ title }) => escape(title)));
    return [day, ...moments.map((list) => list.filter(on(day)).length), [...titles].join("; ")];
  };
  const kinds = Object.entries(words.kinds).map(([kind, title]) => ({ title, mails: mailsOf(mails, kind) }));
  const parts: Record<string, string> = {
    title: escape(words.title(group)),
    lead: escape(words.lead(days[0] ?? "", days.at(-1) ?? "")),
    summary: lines(...summarize(done)),
    mistakes: each(mistakes, ({ what, mend }) => `<div class="mistake">${lines(what, `→ ${mend}`)}</div>`),
    incidents: each(incidents, ({ day, title, text }) => `<h3>${escape(`${title} (${day})`)}</h3>${lines(text)}`),
    days: each(days.map(rowOf), (cells) => `<tr>${each(cells, (cell) => `<td>${cell}</td>`)}</tr>`),
    mails: each(kinds, ({ title, mails: [first, ...others] }) => {
      if (!first) return "";
      const summary = `<summary>${title} <small>${words.sent(others.length + 1)}</small></summary>`;
      const about = lines(first.subject, words.to(first.to, indianTime(first.at)));
      return `<details>${summary}${about}${frame(first.html)}</details>`;
    }),
    screens: each(screens, ({ title, html }) => `<div><h3>${escape(title)}</h3>${frame(html)}</div>`),
  };
  const page = readFileSync(join(import.meta.dirname, "report.html"), "utf8");
  return page.replaceAll(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole);
}

/** The first lines of the report, also for a terminal. */
export const summarize = ({ mails, ...done }: Rehearsal) => words.summary(done, (kind) => mailsOf(mails, kind).length);

/** By the reference that each mail bears: that of a form alone is the form's. */
function mailsOf(mails: Rehearsal["mails"], kind: string) {
  const sign = kind === "request" ? /^\w(-\w{4}){2}$/ : RegExp(`^${kind}-\\w{8}$|^\\w(-\\w{4}){2}-${kind}`, "i");
  return mails.filter(({ reference }) => sign.test(reference));
}
