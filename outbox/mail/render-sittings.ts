import type { Hospital } from "#site/hospitals/site.ts";
import { describeDay, describeSpan } from "#site/sittings/describe-sittings.ts";
import type { DoctorDay } from "#site/sittings/known-sittings.ts";
import { sittingPlace } from "#site/sittings/clock.ts";
import { nameWithPlace, type MailFact, type MailFacts } from "./office-mail.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import { officeMail } from "./render-lists.ts";

/** How each doctor of a hospital sits today. */
export interface Today {
  day: string;
  doctors: readonly DoctorDay[];
}

/** Whether nobody sits, as far as anybody knows. On a holiday hours that are known as text only are no sign of it. */
export function isQuiet({ day, doctors }: Today, hospital: Hospital): boolean {
  const isHoliday = sittingPlace(hospital).holidays.includes(day);
  return !doctors.some(({ group }) => group === "sits" || (group === "unknown" && !isHoliday));
}

/** Both buttons open the same page, because programs look at links too. */
export function renderSittings(facts: MailFacts, { day, doctors }: Today, link: string): OutgoingMail {
  const { texts, hospital } = facts;
  const { dayMail, dayPage } = texts.server.answers;
  const { heading, note, usual, changes, subject, none, unknown } = dayMail;
  const lines = doctors.flatMap(({ doctor: { name, consulting }, plan, group }): MailFact[] => {
    const spans = plan.sittings.map((one) => describeSpan(one, texts));
    if (group === "unknown") return [{ label: unknown, value: `${name}: ${consulting.replaceAll("\n", "; ")}` }];
    return group === "others" ? [] : [{ label: spans.join(", ") || dayPage.away, value: name }];
  });
  const entries = [
    { title: usual.title, facts: [], link: { label: usual.label, address: link } },
    { title: changes.title, facts: [], link: { label: changes.label, address: `${link}#doctors` } },
    { title: nameWithPlace(hospital), facts: lines.length > 0 ? lines : [none] },
  ];
  const sitting = doctors.filter(({ group }) => group === "sits").length;
  const title = heading(describeDay(day, texts));
  return officeMail(facts, title, [subject(sitting)], [{ heading: title, note, entries }]);
}
