import { HOUR_MS, todayInKolkata } from "#forms/calendar.ts";
import { momentOf } from "#forms/working-time.ts";
import { listPrintedNumbers } from "#outbox/number-day.server.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { addDays } from "#site/sittings/clock.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import type { People } from "./people.ts";
import type { RehearsedSite } from "./rehearsed-site.ts";
import { incidents as words } from "./texts/incidents.ts";

/** `tell` says what happened and what the site did, `show` keeps a page as a screen of the report. */
export interface Stage extends Record<"tell" | "show", (title: string, text: string) => unknown> {
  site: RehearsedSite;
  people: People;
  hospitals: readonly Hospital[];
  hospital: Hospital;
  texts: Catalogue;
  days: readonly string[];
}

/** What goes wrong in a month, each at its share of the time, by the ways in which it comes. */
export function planIncidents(stage: Stage) {
  const { days, people, hospitals } = stage;
  const plan = (day: number, time: string, work: (stage: Stage) => unknown) =>
    people.acts.push({ at: momentOf(days[Math.floor(day)] ?? "", time), work: () => work(stage) });
  plan(days.length / 3, "12:00", leave);
  plan(days.length * 0.4, "10:00", loseMailServer);
  plan(days.length * 0.5, "11:00", loseContent);
  plan(days.length * 0.6, "10:00", fillDisk);
  for (const [index, day] of days.entries()) {
    plan(index, "11:30", callNumbers);
    for (const one of hospitals)
      if (one.holidays.some((holiday) => holiday.day === day)) plan(index, "08:00", () => keepHoliday(stage, one));
  }
}

function findLink({ post }: RehearsedSite, { contact }: Hospital, part: string): string | undefined {
  const mail = post.mails.findLast(({ to, text }) => to === contact.receivingAddress && text.includes(part));
  return new RegExp(`https?://\\S+${part}\\S+`).exec(mail?.text ?? "")?.[0];
}

/** The doctor on whom most visits of one day count is away then. */
async function leave({ site, people, tell, show }: Stage) {
  const [from, until] = [1, 7].map((ahead) => addDays(todayInKolkata(site.clock.now()), ahead)) as [string, string];
  const near = people.sent.filter(({ visit, answeredAt }) => answeredAt && visit.day >= from && visit.day <= until);
  const named = near.filter(({ kind, visit }) => kind === "appointment" && visit.doctor);
  const groups = Map.groupBy(named, ({ hospital, visit }) => [hospital.id, visit.doctor, visit.day].join());
  const [visits = []] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  const [one] = visits;
  const link = one && findLink(site, one.hospital, "/sittings/");
  if (!one || !link) return tell(words.leave.title, words.leave.nobody);
  const { hospital, visit, page } = one;
  const doctors = await site.listDoctors(hospital.contentName);
  const doctor = doctors.find(({ name }) => name === visit.doctor)?.id ?? "";
  const before = site.post.told;
  await site.ask(link, { form: { do: "change", form: "away", kind: "away", doctor, day: visit.day, expected: "" } });
  const told = site.post.told - before;
  tell(words.leave.title, words.leave.told(visit.doctor ?? "", visit.day, told, visits.length));
  const { basePath } = hospital;
  const pages = [basePath, `${basePath}/appointment`, page, `${basePath}/sits_today?day=${visit.day}`];
  for (const [index, title] of words.screens.entries()) await show(title, pages[index] ?? "");
}

function loseMailServer({ site: { post, clock }, people, tell }: Stage) {
  const count = people.sent.length;
  post.isAway = true;
  people.later(6, () => (post.isAway = false));
  people.later(8, () => {
    const forms = people.sent.slice(count).filter(({ at }) => Number(at) < Number(clock.now()) - 2 * HOUR_MS);
    const there = forms.filter((form) => post.mails.some(({ reference }) => reference === form.reference));
    tell(words.mailServer.title, words.mailServer.sent(there.length, forms.length));
  });
}

async function loseContent({ site, hospital: { basePath }, tell, show }: Stage) {
  const { title, hosted, shown } = words.content;
  if (!(await site.failContent([{ kind: "down" }]))) return tell(title, hosted);
  const pages = ["", "/doctors", "/appointment", "/contact_us"];
  const asked = await Promise.all(pages.map((page) => site.ask(basePath + page)));
  await show(words.outage, `${basePath}/doctors`);
  await site.failContent([]);
  tell(title, shown(asked.filter(({ status }) => status === 200).length, pages.length));
}

async function fillDisk({ site, people, hospital, tell }: Stage) {
  await site.restart(false);
  const isRefused = (await people.write("appointment", hospital)) === undefined;
  const { status } = await site.ask(`${hospital.basePath}/appointment`);
  await site.restart(true);
  const isTaken = (await people.write("appointment", hospital)) !== undefined;
  tell(words.disk.title, words.disk.full(isRefused, status === 200, isTaken));
}

async function callNumbers({ site, people, hospital, texts, tell }: Stage) {
  const link = findLink(site, hospital, "/numbers/");
  const isBad = ({ reference }: { reference: string }) => reference.startsWith("BAD-NUMBERS");
  const numbers = listPrintedNumbers(hospital, texts);
  if (!link || site.post.mails.some(isBad)) return;
  for (const [index, { href: number }] of numbers.entries())
    await site.ask(link, { form: { number, state: index === 0 ? "wrong" : "right" } });
  const said = () => words.number.wrong(numbers[0]?.printed ?? "", site.post.mails.find(isBad)?.to ?? "nobody");
  people.later(1, () => tell(words.number.title, said()));
}

async function keepHoliday({ people, tell, show }: Stage, hospital: Hospital) {
  const one = await people.write("appointment", hospital);
  tell(words.holiday.title, words.holiday.told(hospital.place, one !== undefined));
  await show(words.holiday.page(hospital.place), hospital.basePath);
}
