import { MAX_DOCTORS } from "#app/features/doctors/doctor-limit.ts";
import type { ConsentKind } from "#desk/consents/withhold.ts";
import type { ConsentRow } from "#outbox/store/database.ts";
import { formatDay } from "#site/texts/date-format.ts";
import { contentOr } from "../hospital-page.ts";
import type { OpenDesk } from "./open-desk.ts";

export interface ConsentEntry {
  kind: ConsentKind;
  id: string;
  title: string;
  consent?: ConsentRow | undefined;
  state: "none" | "agreed" | "ended";
}

/** What shows people at a hospital, and what did before their consent ended. */
export async function listConsentEntries({ services, hospital }: Pick<OpenDesk, "services" | "hospital">) {
  const { content, desk } = services;
  const name = hospital.contentName;
  const noted = await desk.consents.list(hospital.id);
  const { doctors } = contentOr(await content.fetchDoctors(name, MAX_DOCTORS), { total: 0, doctors: [] }, services);
  const news = contentOr(await content.fetchNews(name), [], services);
  const testimonials = contentOr(await content.fetchTestimonials(name), [], services);
  const shown = [
    ...doctors.flatMap(({ id, name: title, profilePicture }) =>
      profilePicture ? [{ kind: "doctor", id, title }] : [],
    ),
    ...testimonials.map(({ id, reviewer: title }) => ({ kind: "testimonial", id, title })),
    ...news.flatMap(({ id, headline: title, thumbnail }) => (thumbnail ? [{ kind: "news", id, title }] : [])),
  ] as Pick<ConsentEntry, "kind" | "id" | "title">[];
  const gone = noted
    .filter((row) => !shown.some(({ kind, id }) => kind === row.kind && id === row.entry_id))
    .map(({ kind, entry_id: id, title }) => ({ kind, id, title }));
  return [...shown, ...gone].map((entry): ConsentEntry => {
    const consent = noted.find((row) => row.kind === entry.kind && row.entry_id === entry.id);
    const state = consent === undefined ? "none" : desk.consents.hasEnded(consent) ? "ended" : "agreed";
    return { ...entry, consent, state };
  });
}

export function sayConsent({ consent, state }: ConsentEntry, { texts }: OpenDesk["services"]): string {
  const words = texts.server.deskConsents;
  if (!consent) return words.none;
  if (state === "ended") return words.ended(consent.person);
  const day = (date: string) => (date === "" ? "" : formatDay(date, texts.pages.locale));
  return words.agreed(consent.person, day(consent.agreed_on), day(consent.until_day));
}
