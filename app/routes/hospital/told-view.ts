import type { PageServices } from "#app/context.ts";
import type { ToldView } from "#app/features/answers/told-page.tsx";
import type { ToldPerson } from "#answers/sittings/told-people.ts";
import type { Absence, OfferedTime } from "#forms/answer.ts";
import { describeAbsence, describeAway, describeStep, formatVisitShort } from "#outbox/mail/describe-step.ts";
import { nameWithPlace, phoneAddress } from "#outbox/mail/office-mail.ts";
import { describeRecord } from "#outbox/mail/render-request.ts";
import type { Office } from "#site/hospitals/offices.ts";
import { formatPhone } from "#site/hospitals/parse-phone.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { formatShortDay } from "#site/texts/date-format.ts";
import { messageLinks } from "./office-view.ts";

/** Below the path of the list's cookie: of a group that is its list alone. */
function toldPath({ basePath }: Pick<Office, "basePath">, change: string): string {
  return `${basePath === "" ? "/requests" : `${basePath}/sittings`}/told/${change}`;
}

/**
 * How many must still be told, by change, and where. A whole address, as the page has rules of its own for what it
 * shows.
 */
export async function listToTell({ leave, texts, origin }: PageServices, office: Office) {
  const changes = (await Promise.all(office.hospitals.map(({ id }) => leave.toTell(id)))).flat();
  return changes.map(({ change, doctor, count }) => ({
    ...{ change, count, to: origin + toldPath(office, change) },
    text: texts.server.answers.list.toTell(doctor, count),
  }));
}

export type Told = ToldPerson & { hospital: Hospital };

export async function readTold({ leave }: PageServices, office: Office, change: string): Promise<Told[]> {
  const ofEach = office.hospitals.map(async (hospital) =>
    (await leave.people(hospital.id, change)).map((person) => ({ ...person, hospital })),
  );
  return (await Promise.all(ofEach)).flat();
}

interface Shown {
  office: Office;
  people: Told[];
  name: string;
  message?: ToldView["message"];
}

export async function toldView(services: PageServices, { office, people, name, message }: Shown): Promise<ToldView> {
  const { told, office: words } = services.texts.server.answers;
  const open = people.filter(({ isOpen }) => isOpen).length;
  const [first] = people;
  const about = first ? describeAway(first.absence, services.texts) : told.nobody;
  return {
    title: open > 0 ? told.heading(open) : told.allTold,
    isDone: open === 0,
    about: first?.isBack ? `${about} ${told.back}` : about,
    hint: first ? told.hint : "",
    message,
    name: { label: told.yourName, value: name, button: words.yourNameButton },
    rows: await Promise.all(
      people.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen)).map((person) => rowOf(person, services)),
    ),
    back: { label: told.backToList, to: `${office.basePath}/requests` },
  };
}

async function rowOf({ hospital, request, absence, isBack, isOpen, last }: Told, services: PageServices) {
  const { texts, answers } = services;
  const { told, list } = texts.server.answers;
  const { record, steps } = request;
  const described = describeRecord(record, texts);
  const [page, own] = await Promise.all([
    answers.links.toRequest(hospital, record),
    answers.links.toAnswer(hospital, record),
  ]);
  const from = nameWithPlace(hospital);
  const message = isBack
    ? told.messageBack(from, absence.doctor, page)
    : told.message(from, describeAbsence(absence, texts), page);
  return {
    ...{ id: `${record.reference} ${isBack}`, who: described?.name ?? list.unreadable, isOpen },
    phone: described && { label: formatPhone(described.phoneNumber), to: phoneAddress(described.phoneNumber) },
    visit: told.since[absence.missed.was](formatMissedShort(absence, texts)),
    times: isOpen && !isBack && absence.times.length > 0 ? [told.offered, ...absence.times.map(short)] : [],
    state: typeof last === "string" ? told.states[last] : describeStep(last, texts),
    messages: described ? messageLinks(message, described.phoneNumber, texts) : [],
    tick: { label: told.tick, value: `${record.reference} ${steps.length}` },
    open: { label: told.open, to: own },
  };

  /** The doctor is named where it is another one. */
  function short({ doctor, ...time }: OfferedTime): string {
    const when = formatVisitShort(time, texts);
    return doctor && doctor !== absence.doctor ? texts.server.answers.steps.withDoctor(when, doctor) : when;
  }
}

function formatMissedShort({ missed: { day, time } }: Absence, texts: Catalogue): string {
  return time === undefined ? formatShortDay(day, texts.pages.locale) : formatVisitShort({ day, time }, texts);
}
