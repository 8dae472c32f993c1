import { nextSittings } from "#answers/sittings/missed-visits.ts";
import { HOUR_MS, todayInKolkata } from "#forms/calendar.ts";
import { FORMS, type FormKind } from "#forms/forms.ts";
import { afterWorkingTime, officeHours } from "#forms/working-time.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { addDays, sittingPlace } from "#site/sittings/clock.ts";
import { knownSittings } from "#site/sittings/known-sittings.ts";
import people from "./people.json" with { type: "json" };
import type { RehearsedSite } from "./rehearsed-site.ts";

export type People = ReturnType<typeof createPeople>;

/** What one person sent, and how it went on. */
export interface Sent extends Record<"reference" | "page", string> {
  kind: FormKind;
  hospital: Hospital;
  at: Date;
  visit: { day: string; time: string; doctor?: string };
  answeredAt?: Date;
}

/** Patients who write, and offices that answer some hours later, all by the pages and links that people have. */
export function createPeople(site: RehearsedSite, hospitals: readonly Hospital[]) {
  const acts: { at: number; work: () => unknown }[] = [];
  const sent: Sent[] = [];
  let [count, refused] = [0, 0];
  const pick = <One>(list: readonly One[], turn = count): One => list[turn % list.length] as One;
  const later = (hours: number, work: () => unknown) =>
    acts.push({ at: Number(site.clock.now()) + hours * HOUR_MS, work });

  /** Somebody writes, and is answered later, unless the office never works; undefined where the form was refused. */
  async function write(kind: FormKind, hospital: Hospital): Promise<Sent | undefined> {
    count += 1;
    const at = site.clock.now();
    const doctor = count % 3 > 0 ? pick(await site.listDoctors(hospital.contentName), count * 7) : undefined;
    const day = addDays(todayInKolkata(at), 1 + (count % 5));
    const options = { place: sittingPlace(hospital), after: Number(at), most: 1 };
    const sittings = doctor && knownSittings(doctor, { exceptions: [] });
    const [time = { day, time: "10:30" }] = sittings ? nextSittings(sittings, { day }, options) : [];
    const visit = { ...time, ...(doctor && { doctor: doctor.name }) };
    const [name, email, phone] = [
      `${pick(people.names)} ${count}`,
      `patient-${count}@patients.example`,
      9847e6 + count,
    ];
    const json = {
      ...{ ...people.texts, name, patientName: name, email, patientEmail: email, hospital: hospital.contentName },
      ...{ contactNumber: phone, patientContactNumber: phone, appointmentOn: visit.day, doctor: doctor?.name ?? "" },
      department: doctor?.departments[0] ?? pick(hospital.departments)?.name,
    };
    const { status, page, text } = await site.ask(FORMS[kind].api, { json }, `103.${count % 250}.${count >> 8}.7`);
    if (status !== 201) return void (refused += 1);
    const one: Sent = { kind, hospital, page, at, visit, ...(JSON.parse(text) as { reference: string }) };
    sent.push(one);
    const answerAt = afterWorkingTime(at, pick(people.answerAfterWorkingHours) * HOUR_MS, officeHours(hospital));
    if (answerAt) acts.push({ at: Number(answerAt), work: () => answer(one) });
    return one;
  }

  async function answer(one: Sent): Promise<unknown> {
    const mail = site.post.mails.find(({ reference }) => reference === one.reference);
    const link = /https?:\/\/\S+\/answer\/\S+/.exec(mail?.text ?? "")?.[0];
    if (link === undefined) return later(1, () => answer(one));
    const isVisit = one.kind === "appointment";
    const expected = /name="expected" value="(\d+)"/.exec((await site.ask(link)).text)?.[1];
    const form = { state: isVisit ? "agreed" : "replied", answer: people.answer, ...(isVisit && one.visit), expected };
    let saved = await site.ask(link, { form });
    const asked = /name="asked" value="([^"]*)"/.exec(saved.text)?.[1]?.replaceAll("&#x27;", "'");
    if (asked) saved = await site.ask(link, { form: { ...form, asked: asked.replaceAll("&amp;", "&") } });
    if (saved.status === 303) one.answeredAt = site.clock.now();
    if (isVisit && Number(mail?.at) % 7 === 0) later(5, () => site.ask(one.page, { form: { state: "cancelled" } }));
  }

  return {
    ...{ sent, write, acts, later },
    refused: () => refused,
    visit: () => write(pick(people.kinds) as FormKind, pick(hospitals)),
    async act() {
      for (const one of acts.filter(({ at }) => at <= Number(site.clock.now()))) {
        acts.splice(acts.indexOf(one), 1);
        await one.work();
      }
    },
  };
}
