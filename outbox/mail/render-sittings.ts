import { describeDay } from "#site/sittings/describe-state.ts";
import { nameWithPlace, type MailFact, type MailFacts } from "./office-mail.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import { officeMail } from "./render-lists.ts";

/** Who sits at a hospital today, by the clock. */
export interface DaySheet {
  day: string;
  sitting: number;
  /** Hours and names, of who sits or is away; last come hours that are known as text only. */
  lines: MailFact[];
  /** Whether nobody sits, as far as anybody knows. */
  isQuiet: boolean;
}

/** Both buttons open the same page, because programs look at links too. */
export function renderSittings(facts: MailFacts, { day, sitting, lines }: DaySheet, link: string): OutgoingMail {
  const { dayMail } = facts.texts.server.answers;
  const { title, heading, note, usual, changes, subject, none } = dayMail;
  const date = describeDay(day, facts.texts);
  return officeMail(
    facts,
    title,
    [subject(date, sitting)],
    [
      {
        ...{ heading: heading(date), note },
        entries: [
          { title: usual.title, facts: [], link: { label: usual.label, address: link } },
          { title: changes.title, facts: [], link: { label: changes.label, address: `${link}#doctors` } },
          { title: nameWithPlace(facts.hospital), facts: lines.length > 0 ? lines : [none] },
        ],
      },
    ],
  );
}
