import { DAY_MS, todayInKolkata } from "#forms/calendar.ts";
import { officeHours, openingTime } from "#forms/working-time.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { formatParts } from "#site/texts/date-format.ts";
import { officeMail } from "./mail/render-lists.ts";
import type { OutgoingMail } from "./mail/mail-transport.ts";
import type { DigestEntry, MailFacts } from "./mail/office-mail.ts";
import type { NumberCheck } from "./store/number-checks.server.ts";
import type { Store } from "./store/open-store.server.ts";

const UNCHECKED_DAYS = 60;
/** A slip of the finger can be taken back so long before the owner hears of it. */
const WRONG_WAIT_MS = 10 * 60_000;
const TELL_AGAIN_MS = 30 * DAY_MS;
/** A site that was down on the first working day asks a little later. */
const LAST_DAY = 7;

export interface PrintedNumber extends Phone {
  /** What it is called in each place that prints it. */
  names: string[];
}

/** Every number that a hospital's pages print for itself, each once: by its link, which names it in the store. */
export function listPrintedNumbers({ contact, openBook }: Hospital, { pages, server }: Catalogue): PrintedNumber[] {
  const { phone, emergencyPhone, conciergePhone, checkupPhone, whatsapp, helplines } = contact;
  const named: [name: string, phone: Phone | undefined][] = [
    [pages.common.emergency24x7, emergencyPhone],
    [pages.contact.reception, phone],
    [pages.contact.appointments, conciergePhone],
    [server.numbers.page.checkup, checkupPhone],
    ...helplines.map((line): [string, Phone] => [line.label, line.phone]),
    [pages.common.whatsapp, whatsapp],
    ...Object.values(openBook ?? {}).flatMap((block) =>
      typeof block === "object" ? block.rows.map((row): [string, Phone | undefined] => [row.name, row.phone]) : [],
    ),
  ];
  const numbers = new Map<string, PrintedNumber>();
  for (const [name, found] of named) {
    if (!found) continue;
    const { names = [] } = numbers.get(found.href) ?? {};
    const isSaid = names.some((known) => known.includes(name));
    numbers.set(found.href, { ...found, names: isSaid ? names : [...names, name] });
  }
  return [...numbers.values()];
}

/**
 * On the first working day of a month the office is asked to call the numbers that its pages print. The owner hears
 * once of each that is wrong, and each month of those that are, or that nobody has checked for 60 days.
 */
export async function chaseNumbers(
  hospital: Hospital,
  { store, now, texts }: { store: Store; now: Date; texts: Catalogue },
): Promise<void> {
  const { id: hospitalId, contact } = hospital;
  const today = todayInKolkata(now);
  const opens = openingTime(today, officeHours(hospital));
  if (opens === undefined || Number(now) < opens) return;
  const printed = listPrintedNumbers(hospital, texts);
  const checks = (await store.listNumberChecks()).filter((check) => check.hospitalId === hospitalId);
  const numbers = printed.map(({ href }) => href);
  if (numbers.some((href) => checks.every(({ number }) => number !== href)))
    await store.notePrinted(hospitalId, numbers);
  const asked = await store.findLastMail(hospitalId, "numbers");
  const isAsked = asked && asked <= now && todayInKolkata(asked).slice(0, 7) === today.slice(0, 7);
  if (!isAsked && Number(today.slice(8)) <= LAST_DAY)
    await store.addListMail({ kind: "numbers", hospitalId, recipient: "office" }, asked);
  const bad = findBadNumbers(printed, checks, now);
  const told = await store.findLastMail(hospitalId, "bad-numbers");
  const before = told && told <= now ? Number(told) : 0;
  const isNew = bad.some(({ check }) => check.state === "wrong" && Number(check.at) + WRONG_WAIT_MS > before);
  if (!isNew && (bad.length === 0 || Number(now) - before < TELL_AGAIN_MS)) return;
  const recipient = contact.secondReceivingAddress === undefined ? "office" : "second";
  await store.addListMail({ kind: "bad-numbers", hospitalId, recipient }, told);
}

function findBadNumbers(printed: readonly PrintedNumber[], checks: readonly NumberCheck[], now: Date) {
  return printed.flatMap((number) => {
    const check = checks.find((one) => one.number === number.href);
    if (!check) return [];
    const ageMs = Number(now) - Number(check.at);
    const isBad = ageMs >= (check.state === "wrong" ? WRONG_WAIT_MS : UNCHECKED_DAYS * DAY_MS);
    return isBad ? [{ ...number, check }] : [];
  });
}

/** The day of a check as pages and mails write it. */
export function describeCheckDay({ at }: Pick<NumberCheck, "at">, { pages }: Catalogue): string {
  return formatParts(todayInKolkata(at), pages.locale, { dateStyle: "long" });
}

/** The numbers to call; to the owner those that are bad, and no mail where none is any more. */
export function renderNumbers(
  facts: MailFacts,
  checks: readonly NumberCheck[],
  address: string,
): OutgoingMail | undefined {
  const { mail, hospital, texts, now } = facts;
  const { mail: words, badMail } = texts.server.numbers;
  const printed = listPrintedNumbers(hospital, texts);
  const send = (said: typeof words, lines: DigestEntry["facts"]) => {
    const entries = [
      { title: said.open.title, facts: [], link: { label: said.open.label, address } },
      { title: said.printed, facts: lines },
    ];
    return officeMail(facts, said.title, [], [{ heading: said.title, note: said.note, entries }]);
  };
  if (mail.kind === "numbers")
    return send(
      words,
      printed.map(({ names, printed: value }) => ({ label: names.join(" · "), value })),
    );
  const own = checks.filter(({ hospitalId }) => hospitalId === hospital.id);
  const bad = findBadNumbers(printed, own, now);
  if (bad.length === 0) return undefined;
  return send(
    badMail,
    bad.map(({ names, printed: value, check }) => {
      const said = check.state === "wrong" ? badMail.wrong : badMail.unchecked;
      return { label: names.join(" · "), value: `${value}: ${said(describeCheckDay(check, texts))}` };
    }),
  );
}
