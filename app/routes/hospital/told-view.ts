import { redirect } from "react-router";
import type { PageServices } from "#app/context.ts";
import type { OfficeListView } from "#app/features/answers/office-list-page.tsx";
import { readName, text } from "#answers/read-answer.ts";
import type { OfferedTime } from "#forms/answer.ts";
import { describeAbsence, describeAway, describeStep, formatVisitShort } from "#outbox/mail/describe-step.ts";
import { nameWithPlace } from "#outbox/mail/office-mail.ts";
import type { Office } from "#site/hospitals/offices.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { formatShortDay } from "#site/texts/date-format.ts";
import { keptName, nameCookie, type Listed } from "./office-list.ts";
import { messageLinks } from "./office-view.ts";
import { senderWords } from "./request-data.ts";

/** What stands above those whom one change concerns. */
export function toldHead(rows: Listed[], { request }: { request: Request }, texts: Catalogue) {
  const { told, office: words } = texts.server.answers;
  const people = rows.flatMap((row) => row.told ?? []);
  const [first] = people;
  const open = people.filter(({ isOpen }) => isOpen).length;
  const about = first ? describeAway(first.absence, texts) : told.nobody;
  const done = new URL(request.url).searchParams.get("done");
  const outcomes: Record<string, string> = { stored: told.ticked, failed: words.unavailable };
  return {
    title: open > 0 ? told.heading(open) : told.allTold,
    isDone: open === 0,
    about: first?.isBack ? `${about} ${told.back}` : about,
    hint: open > 0 ? told.hint : "",
    message: done === null ? undefined : { text: outcomes[done] ?? told.changed, isError: done !== "stored" },
    name: { label: told.yourName, value: keptName(request), button: words.yourNameButton },
  };
}

type Row = OfficeListView["rows"][number];

/** What the row of such a patient says in place of how the request stands. */
export async function toldRow(listed: Listed, services: PageServices): Promise<Partial<Row>> {
  const { answers, texts } = services;
  const { hospital, record, described, steps, told } = listed;
  if (!told) return {};
  const { absence, isBack, isOpen, last } = told;
  const { told: words, steps: stepWords } = texts.server.answers;
  const { day, time, was } = absence.missed;
  const missed = time === undefined ? formatShortDay(day, texts.pages.locale) : formatVisitShort({ day, time }, texts);
  const offered =
    isBack || absence.times.length === 0 ? "" : `${words.offered} ${absence.times.map(short).join(stepWords.and)}`;
  const sender = senderWords(services, hospital, record);
  const page = await answers.links.toRequest(sender.hospital, record);
  const from = nameWithPlace(sender.hospital);
  const { message, messageBack } = sender.texts.server.answers.told;
  const sent = isBack
    ? messageBack(from, absence.doctor, page)
    : message(from, describeAbsence(absence, sender.texts), page);
  return {
    ...{ isOpen: false, isLate: isOpen, visit: undefined, said: undefined, since: words.since[was](missed) },
    answerBy: typeof last === "string" ? words.states[last] : undefined,
    state: typeof last === "string" ? offered : describeStep(last, texts),
    ...(isOpen && {
      tell: {
        messages: described?.phoneNumber ? messageLinks(sent, described.phoneNumber, texts) : [],
        tick: { label: words.tick, value: [hospital.id, record.reference, steps.length].join(" ") },
      },
    }),
  };

  /** The doctor is named where it is another one. */
  function short({ doctor, ...visit }: OfferedTime): string {
    const when = formatVisitShort(visit, texts).replaceAll(" ", "\u00A0");
    return doctor && doctor !== absence.doctor ? stepWords.withDoctor(when, doctor) : when;
  }
}

/** Stores that a patient was told, unless something has happened since; keeps the name of who says so. */
export async function noteTold(services: PageServices, office: Office, request: Request, form: FormData) {
  const [hospitalId = "", reference = "", expected] = text(form, "told").split(" ");
  const isOurs = office.hospitals.some(({ id }) => id === hospitalId);
  const outcome = isOurs
    ? await services.answers.list
        .noteTold(hospitalId, reference, Number(expected), readName(form))
        .catch(() => "failed")
    : "stored";
  const { pathname, searchParams } = new URL(request.url);
  const to = new URLSearchParams({ change: searchParams.get("change") ?? "", done: outcome });
  return redirect(`${pathname}?${to}`, { status: 303, headers: nameCookie(services, office, form) });
}
