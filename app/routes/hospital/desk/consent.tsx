import { data } from "react-router";
import type { DeskView } from "#app/features/desk/desk-page.tsx";
import { MAX_DOCTORS } from "#app/features/doctors/doctor-limit.ts";
import { text } from "#answers/read-answer.ts";
import type { ConsentKind } from "#desk/consents/withhold.ts";
import { todayInKolkata } from "#forms/calendar.ts";
import type { ConsentRow } from "#outbox/store/database.ts";
import { nameWithPlace } from "#outbox/mail/office-mail.ts";
import { isDay } from "#site/sittings/clock.ts";
import { formatDay } from "#site/texts/date-format.ts";
import { contentOr } from "../hospital-page.ts";
import { buttonRow, fill, submit, type OpenDesk, type Typed } from "./open-desk.ts";

type Entry = Awaited<ReturnType<typeof listEntries>>["entries"][number];

/** Who is shown on the pages of the hospital, and whether they agreed; or what is known of one. */
export async function show(desk: OpenDesk) {
  if (!desk.query.has("of")) return showList(desk);
  const { form, end } = desk.words.deskConsents;
  const said = { saved: form.saved, ended: end.ended }[desk.query.get("done") ?? ""];
  return showOne(desk, await findEntry(desk), { said });
}

/** What shows people at a hospital, and what did before their consent ended; of all content, or what can be read. */
async function listEntries({ services, hospital }: OpenDesk) {
  const { content, desk } = services;
  const name = hospital.contentName;
  const noted = await desk.consents.list(hospital.id);
  let isWhole = true;
  const missing = { noteMissingContent: () => (isWhole = false) };
  const { doctors } = contentOr(await content.fetchDoctors(name, MAX_DOCTORS), { total: 0, doctors: [] }, missing);
  const testimonials = contentOr(await content.fetchTestimonials(name), [], missing);
  const news = contentOr(await content.fetchNews(name), [], missing);
  const titles = new Map([
    ...noted.map((row) => [idOf(row), row.title] as const),
    ...doctors.flatMap((doctor) => (doctor.profilePicture ? [[`doctor/${doctor.id}`, doctor.name] as const] : [])),
    ...testimonials.map(({ id, reviewer }) => [`testimonial/${id}`, reviewer] as const),
    ...news.flatMap(({ id, headline, thumbnail }) => (thumbnail ? [[`news/${id}`, headline] as const] : [])),
  ]);
  const entries = Array.from(titles, ([id, title]) => {
    const consent = noted.find((row) => idOf(row) === id);
    const state = !consent ? "none" : desk.consents.hasEnded(consent) ? "ended" : "agreed";
    return { id, title, consent, state } as const;
  });
  return { entries, isWhole };
}

const idOf = ({ kind, entry_id }: Pick<ConsentRow, "kind" | "entry_id">) => `${kind}/${entry_id}`;
const kindOf = ({ id }: Pick<Entry, "id">) => id.split("/")[0] as ConsentKind;

async function showList(desk: OpenDesk) {
  const words = desk.words.deskConsents;
  const { entries, isWhole } = await listEntries(desk);
  const parts = (["ended", "none", "agreed"] as const).map((state) => {
    const rows = entries
      .filter((entry) => entry.state === state)
      .map((entry) => ({
        ...{ id: entry.id, title: entry.title, to: `${desk.path}/consents?of=${entry.id}` },
        facts: [words.kinds[kindOf(entry)], ...(entry.consent ? [sayConsent(entry, desk)] : [])],
      }));
    return rows.length > 0 && { heading: `${words.groups[state]} (${rows.length})`, parts: [{ rows }] };
  });
  const lead = { text: entries.length === 0 && isWhole ? words.nothing : words.lead };
  return desk.show({ title: words.title, parts: [lead, ...parts] });
}

function sayConsent({ consent, state }: Entry, { services, words }: OpenDesk): string {
  const { none, ended, agreed } = words.deskConsents;
  if (!consent) return none;
  if (state === "ended") return ended(consent.person);
  const day = (date: string) => (date === "" ? "" : formatDay(date, services.texts.pages.locale));
  return agreed(consent.person, day(consent.agreed_on), day(consent.until_day));
}

async function findEntry(desk: OpenDesk) {
  const { entries, isWhole } = await listEntries(desk);
  const entry = entries.find(({ id }) => id === desk.query.get("of"));
  if (!entry) throw isWhole ? data(null, { status: 404 }) : new Error("the content cannot be read");
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
  const heading = entry.consent ? form.again : form.heading;
  const parts = [
    ...[{ text: sayConsent(entry, desk) }, await linkOf(entry, desk)],
    {
      heading,
      parts: [{ form: [...fill(fields, typed, errors), submit(form.button)], className: "form-panel desk__gate" }],
    },
    entry.state !== "ended" && { form: [buttonRow({ end: end.button })] },
  ];
  return desk.show({ title: entry.title, said, parts }, status);
}

/** The link that whoever agreed gets, and ways to send it. */
async function linkOf({ state, consent }: Entry, { services, hospital, words }: OpenDesk) {
  if (!consent || state !== "agreed") return undefined;
  const { heading, hint, ...said } = words.deskConsents.link;
  const address = services.origin + (await services.desk.consents.path(hospital, consent));
  const body = encodeURIComponent(said.message(nameWithPlace(hospital), address));
  const buttons = [
    { label: said.whatsApp, to: `https://wa.me/?text=${body}`, icon: "whatsapp" },
    { label: said.mail, to: `mailto:?body=${body}`, icon: "mail" },
  ];
  return { heading, parts: [{ text: hint }, { buttons }, { text: address, className: "note desk__address" }] };
}

/** Notes a consent, or ends what is shown. */
export async function act(desk: OpenDesk, form: FormData) {
  const { services, hospital, who } = desk;
  const { consents } = services.desk;
  const found = await findEntry(desk);
  const { id, title, consent } = found;
  const today = todayInKolkata(services.now());
  const kind = kindOf(found);
  const entry = { hospital_id: hospital.id, kind, entry_id: id.slice(kind.length + 1), title };
  const finish = (done: string) => desk.done("/consents", { of: id, done });
  if (text(form, "do") === "end") {
    // What nobody agreed to is noted as ended, so that it is not shown.
    if (consent) await consents.end(consent, who);
    else await consents.note({ ...entry, person: title, agreed_on: today, until_day: DAY_BEFORE_ALL }, who);
    throw finish("ended");
  }
  const typed = { person: text(form, "person"), on: text(form, "on"), until: text(form, "until") };
  const { person, on, until } = typed;
  const { errors: words } = desk.words.deskConsents.form;
  const errors = {
    ...(person === "" && { person: words.person }),
    ...(!(isDay(on) && on <= today) && { on: words.on }),
    ...(until !== "" && !(isDay(until) && until >= today) && { until: words.until }),
  };
  if (Object.keys(errors).length > 0) return showOne(desk, found, { typed, errors }, 400);
  await consents.note({ ...entry, person, agreed_on: on, until_day: until }, who);
  throw finish("saved");
}

const DAY_BEFORE_ALL = "0000-01-01";
