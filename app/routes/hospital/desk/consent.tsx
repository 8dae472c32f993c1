import type { DeskView } from "#app/features/desk/desk-page.tsx";
import { text } from "#answers/read-answer.ts";
import { entryOf } from "#desk/consents/consents.server.ts";
import type { ConsentKind } from "#desk/consents/withhold.ts";
import { todayInKolkata } from "#forms/calendar.ts";
import { nameWithPlace } from "#outbox/mail/office-mail.ts";
import { isDay } from "#site/sittings/clock.ts";
import { formatDay } from "#site/texts/date-format.ts";
import { contentOr } from "../hospital-page.ts";
import { buttonRow, fill, readDoctors, submit, type OpenDesk, type Typed } from "./open-desk.ts";

type Entry = Awaited<ReturnType<typeof listEntries>>[number];

/** Who is shown on the pages of the hospital, and whether they agreed; or what is known of one. */
export async function show(desk: OpenDesk) {
  if (!desk.query.has("of")) return showList(desk);
  const { form, end } = desk.words.deskConsents;
  const said = { saved: form.saved, ended: end.ended }[desk.query.get("done") ?? ""];
  return showOne(desk, await findEntry(desk), { said });
}

/** What shows people at a hospital, and what did before their consent ended; those without a consent come first. */
async function listEntries(desk: OpenDesk) {
  const { services, hospital } = desk;
  const { content } = services;
  const { consents } = services.desk;
  const noted = await consents.list(hospital.id);
  const doctors = await readDoctors(desk);
  const testimonials = contentOr(await content.fetchTestimonials(hospital.contentName), [], services);
  const news = contentOr(await content.fetchNews(hospital.contentName), [], services);
  const titles = new Map([
    ...noted.map((row) => [entryOf(row), row.title] as const),
    ...doctors.flatMap(({ id, name, profilePicture }) => (profilePicture ? [[`doctor/${id}`, name] as const] : [])),
    ...testimonials.map(({ id, reviewer }) => [`testimonial/${id}`, reviewer] as const),
    ...news.flatMap(({ id, headline, thumbnail }) => (thumbnail ? [[`news/${id}`, headline] as const] : [])),
  ]);
  const entries = Array.from(titles, ([of, title]) => {
    const consent = noted.find((row) => entryOf(row) === of);
    const [kind = "", id = ""] = of.split("/");
    return { of, kind: kind as ConsentKind, id, title, consent, isShown: !consent || !consents.hasEnded(consent) };
  });
  return entries.toSorted((a, b) => Number(a.consent !== undefined) - Number(b.consent !== undefined));
}

async function showList(desk: OpenDesk) {
  const words = desk.words.deskConsents;
  const entries = await listEntries(desk);
  const rows = entries.map((entry) => ({
    ...{ id: entry.of, title: entry.title, to: `${desk.path}/consents?of=${entry.of}` },
    facts: [words.kinds[entry.kind], sayConsent(entry, desk)],
  }));
  const lead = { text: rows.length === 0 ? words.nothing : words.lead };
  return desk.show({ title: words.title, parts: [lead, { rows }] });
}

function sayConsent({ consent, isShown }: Entry, { services, words }: OpenDesk): string {
  const { none, ended, agreed } = words.deskConsents;
  if (!consent) return none;
  if (!isShown) return ended(consent.person);
  const day = (date: string) => (date === "" ? "" : formatDay(date, services.texts.pages.locale));
  return agreed(consent.person, day(consent.agreed_on), day(consent.until_day));
}

async function findEntry(desk: OpenDesk) {
  const entry = (await listEntries(desk)).find(({ of }) => of === desk.query.get("of"));
  if (!entry) throw new Error("there is no such entry, or the content cannot be read");
  return entry;
}

type More = Pick<DeskView, "said"> & { typed?: Typed; errors?: Typed };

async function showOne(desk: OpenDesk, entry: Entry, { said, typed = {}, errors }: More, status = 200) {
  const { form, end } = desk.words.deskConsents;
  const fields = [
    { name: "person", type: "text", label: form.person, hint: form.personHint, more: { maxLength: 120 } },
    { name: "on", type: "date", label: form.on, value: todayInKolkata(desk.services.now()) },
    { name: "until", type: "date", label: form.until, note: form.optional },
  ];
  const parts = [
    ...[{ text: sayConsent(entry, desk) }, await linkOf(entry, desk)],
    {
      heading: form.heading,
      parts: [{ form: [...fill(fields, typed, errors), submit(form.button)], className: "form-panel desk__gate" }],
    },
    entry.isShown && { form: [buttonRow({ end: end.button })] },
  ];
  return desk.show({ title: entry.title, said, parts }, status);
}

/** The link that whoever agreed gets, and a way to send it. */
async function linkOf({ isShown, consent }: Entry, { services, hospital, words }: OpenDesk) {
  if (!consent || !isShown) return undefined;
  const { heading, hint, whatsApp: label, message } = words.deskConsents.link;
  const address = services.origin + (await services.desk.consents.path(hospital, consent));
  const body = encodeURIComponent(message(nameWithPlace(hospital), address));
  const buttons = [{ label, to: `https://wa.me/?text=${body}`, icon: "whatsapp" }];
  return { heading, parts: [{ text: hint }, { buttons }, { text: address, className: "note" }] };
}

/** Notes a consent, or ends what is shown. */
export async function act(desk: OpenDesk, form: FormData) {
  const { services, hospital, who } = desk;
  const { consents } = services.desk;
  const entry = await findEntry(desk);
  const { of, kind, id, title, consent } = entry;
  const today = todayInKolkata(services.now());
  const [person, on, until] = [text(form, "person"), text(form, "on"), text(form, "until")];
  const noted = { hospital_id: hospital.id, kind, entry_id: id, title, person, agreed_on: on, until_day: until };
  if (text(form, "do") === "end") {
    await consents.end(consent ?? { ...noted, person: title, agreed_on: today }, who);
    throw desk.done("/consents", { of, done: "ended" });
  }
  const { errors: words } = desk.words.deskConsents.form;
  const errors = {
    ...(person === "" && { person: words.person }),
    ...(!(isDay(on) && on <= today) && { on: words.on }),
    ...(until !== "" && !(isDay(until) && until >= today) && { until: words.until }),
  };
  if (Object.keys(errors).length > 0) return showOne(desk, entry, { typed: { person, on, until }, errors }, 400);
  await consents.note(noted, who);
  throw desk.done("/consents", { of, done: "saved" });
}
