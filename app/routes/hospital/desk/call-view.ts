import type { PageServices } from "#app/context.ts";
import type { NoteCallView } from "#app/features/desk/note-call-page.tsx";
import { MAX_DOCTORS } from "#app/features/doctors/doctor-limit.ts";
import type { NotedCall } from "#desk/calls/noted-calls.server.ts";
import { SOURCES } from "#forms/call-back.ts";
import { minuteInKolkata, todayInKolkata } from "#forms/calendar.ts";
import { dueBy } from "#forms/working-time.ts";
import { formatBrief, nameWithPlace } from "#outbox/mail/office-mail.ts";
import { formatPhone } from "#site/hospitals/parse-phone.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { callBackChoices, departmentOptions } from "../call-choices.ts";
import { messageLinks } from "../office-view.ts";
import { senderWords } from "../request-data.ts";
import type { OpenDesk } from "./open-desk.ts";

/** What was typed or chosen, by the names of the fields. */
export type TypedCall = Partial<Record<string, string>>;

export const ABOUT = { department: "department:", doctor: "doctor:" } as const;

interface ViewFacts {
  desk: Pick<OpenDesk, "hospital" | "services" | "frame">;
  typed: TypedCall;
  message?: NoteCallView["message"];
  last?: NoteCallView["last"];
  error?: { field: string; message: string } | undefined;
}

/** The form, with what was typed or the likely default. */
export async function noteCallView({ desk, typed, message, last, error }: ViewFacts): Promise<NoteCallView> {
  const { hospital, services, frame } = desk;
  const { server, pages } = services.texts;
  const { deskCall: words } = server;
  const { editions, site, now } = services;
  const input = (name: string, label: string) => ({
    ...{ name, label, value: typed[name] ?? "" },
    error: error?.field === name ? error.message : undefined,
  });
  const { optional } = pages.form;
  const more = (name: string, label: string) =>
    ({ ...input(name, label), type: "text", note: optional, maxLength: 200 }) as const;
  const groups = [
    { label: words.departments, options: prefixed(ABOUT.department, departmentOptions(hospital)) },
    { label: words.doctors, options: prefixed(ABOUT.doctor, await doctorOptions(services, hospital)) },
  ];
  const languages = editions.map(({ site: { language } }) => ({
    ...{ value: language, lang: language },
    label: new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language,
  }));
  return {
    ...{ frame, title: words.title, message, last },
    number: input("contactNumber", words.number),
    choices: [
      {
        ...{ name: "callBy", label: words.callBy, value: typed.callBy ?? "hour" },
        options: callBackChoices(hospital, now(), services.texts),
      },
      {
        ...{ name: "source", label: words.source, value: typed.source ?? "telephone" },
        options: SOURCES.filter((one) => one !== "web").map((value) => ({ value, label: words.sources[value] })),
      },
    ],
    about: {
      ...{ name: "about", label: words.about, note: optional, value: typed.about ?? "", isWide: true },
      type: [{ options: [{ value: "", label: words.notSaid }] }, ...groups.filter(({ options }) => options.length > 0)],
    },
    more: {
      title: words.more,
      isOpen: error !== undefined || Boolean(typed.name || typed.note),
      texts: [more("name", pages.form.name), more("note", words.note)],
      choices:
        languages.length > 1
          ? [{ name: "language", label: words.language, value: typed.language ?? site.language, options: languages }]
          : [],
    },
    button: words.save,
  };
}

function prefixed(prefix: string, options: { value: string; label?: string | undefined }[]) {
  return options.map(({ value, label = value }) => ({ value: prefix + value, label }));
}

/** While they cannot be read, a call is noted without. */
async function doctorOptions({ content }: PageServices, { contentName }: Hospital) {
  const result = await content.fetchDoctors(contentName, MAX_DOCTORS);
  return result.status === "ok" ? result.content.doctors.map(({ name }) => ({ value: name })) : [];
}

/** What was noted, with the ways to send its caller the page in two taps. */
export async function lastCallView(
  { request, phoneNumber, alsoAt }: NotedCall,
  hospital: Hospital,
  services: PageServices,
) {
  const { texts, answers } = services;
  const { deskCall: words, moments } = texts.server;
  const { record } = request;
  const sender = senderWords(services, hospital, record);
  const page = await answers.links.toRequest(sender.hospital, record);
  const { messages } = sender.texts.server.answers.office;
  const timeOf = (moment: Date) => moments.time(minuteInKolkata(moment).slice(11));
  const due = dueBy(hospital, record) ?? services.now();
  const isToday = todayInKolkata(due) === todayInKolkata(services.now());
  const times = alsoAt.map(timeOf);
  return {
    text: words.saved(formatPhone(phoneNumber), isToday ? timeOf(due) : formatBrief(due, texts)),
    last: {
      notes: times.length > 0 ? [words.again(times.join(", "))] : [],
      heading: words.sendPage,
      links: [
        ...messageLinks(messages.call(nameWithPlace(sender.hospital), page), phoneNumber, texts),
        { label: words.open, to: await answers.links.toAnswer(hospital, record), icon: "arrow-right" },
      ],
    },
  };
}
