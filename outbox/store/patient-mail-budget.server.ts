import { sql } from "kysely";
import { ifReadable, openForm } from "../encryption/cell-cipher.server.ts";
import { mailboxOf } from "../mail/mail-transport.ts";
import type { Rate } from "#forms/holds.ts";
import type { SubmissionRow } from "./database.ts";
import { addMail } from "./mails.server.ts";
import type { StoreEngine, Trx } from "./store-engine.ts";
import { DAY_MS, HOUR_MS } from "#forms/calendar.ts";
import { FORMS, senderEmail } from "#forms/forms.ts";

const perHourAndDay = (hour: number, day: number): Rate[] => [
  { most: hour, withinMs: HOUR_MS },
  { most: day, withinMs: DAY_MS },
];

/** How many mails go to patients by themselves: what an attacker could have the site send to strangers. */
const BUDGETS = {
  mailbox: perHourAndDay(3, 10),
  domain: perHourAndDay(10, 30),
  hospital: perHourAndDay(100, 400),
};

/** The group's; each hospital above three adds a third of what three have together. */
function budgetOfAll({ hospitals = 0 }: StoreEngine): Rate[] {
  const share = Math.max(1, hospitals / 3);
  return perHourAndDay(Math.floor(200 * share), Math.floor(1000 * share));
}

/** Where very many have their mailbox, or nobody has (RFC 2606). Who owns another domain may have all mail to it. */
const KNOWN_DOMAINS = new Set(
  "gmail.com googlemail.com yahoo.com yahoo.co.in yahoo.in ymail.com outlook.com hotmail.com live.com live.in msn.com \
icloud.com me.com rediffmail.com proton.me protonmail.com zoho.com zohomail.in aol.com example.org example.com"
    .split(" ")
    .map((name) => `@${name}`),
);

/**
 * Makes a receipt, or the mail about a cancellation, for who gave an address; false where the patient, or others, got
 * too many lately.
 */
export async function addPatientMail(
  trx: Trx,
  engine: StoreEngine,
  { id, kind, hospital_id }: Pick<SubmissionRow, "id" | "kind" | "hospital_id">,
  cancelledAs?: number,
): Promise<boolean> {
  if (!FORMS[kind].hasEmail || !(await hasAddress(trx, engine, id))) return true;
  if (!(await mayMailPatient(trx, engine, { id, hospital_id }))) return false;
  const about = { hospital_id, submission_id: id, step: cancelledAs ?? 0, recipient: "patient" } as const;
  await addMail(trx, engine, { kind: cancelledAs === undefined ? "receipt" : "answer", ...about });
  return true;
}

/** Whether a patient may be mailed. Mails to a mailbox are counted by opening forms: nothing more is stored. */
async function mayMailPatient(trx: Trx, engine: StoreEngine, row: Pick<SubmissionRow, "id" | "hospital_id">) {
  const mailbox = readMailbox(engine, await readOwn(trx, row.id));
  await engine.lock(trx, [`mail to ${mailbox}`]);
  const lately = await findLately(trx, engine);
  const ofHospital = lately.filter((mail) => mail.hospital_id === row.hospital_id);
  // Before any form is opened, which takes longer than all else.
  if (isUsedUp(budgetOfAll(engine), lately) || isUsedUp(BUDGETS.hospital, ofHospital)) return false;
  const ids = lately.flatMap(({ id }) => id ?? []);
  const mailboxes = await readMailboxes(trx, engine, ids);
  const mailedTo = (isTo: (mailbox: string) => boolean) =>
    lately.filter(({ id }) => isTo(mailboxes.get(id ?? "") ?? ""));
  const domain = mailbox.slice(mailbox.lastIndexOf("@"));
  const ofDomain = KNOWN_DOMAINS.has(domain) ? [] : mailedTo((other) => other.endsWith(domain));
  const ofMailbox = mailedTo((other) => other === mailbox);
  return !isUsedUp(BUDGETS.domain, ofDomain) && !isUsedUp(BUDGETS.mailbox, ofMailbox);
}

/** Of the mails of the last day alone, so that each form is opened once. */
const knownMailboxes = new WeakMap<StoreEngine, Map<string, string>>();

async function readMailboxes(trx: Trx, engine: StoreEngine, ids: string[]): Promise<Map<string, string>> {
  const known = knownMailboxes.get(engine) ?? new Map<string, string>();
  const mailboxes = new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id) ?? ""]] : [])));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    const rows = trx.selectFrom("submissions").select(["id", "reference", "request"]).where("id", "in", unknown);
    for (const row of await rows.execute()) mailboxes.set(row.id, readMailbox(engine, row));
  }
  knownMailboxes.set(engine, mailboxes);
  return mailboxes;
}

function readOwn(trx: Trx, id: string) {
  const own = trx.selectFrom("submissions").select(["id", "reference", "request"]).where("id", "=", id);
  return own.executeTakeFirstOrThrow();
}

/** Whether who sent it gave an address, as far as it can be read. */
export async function hasAddress(trx: Trx, { cipher }: StoreEngine, id: string): Promise<boolean> {
  const row = await readOwn(trx, id);
  const form = ifReadable(() => openForm(cipher, row));
  return !form || senderEmail(form) !== "";
}

function isUsedUp(rates: Rate[], mails: { age: number }[]): boolean {
  return rates.some(({ most, withinMs }) => mails.filter(({ age }) => Number(age) < withinMs).length >= most);
}

/** Receipts and confirmed cancellations, each found by an index of its own among any number of other mails. */
async function findLately(trx: Trx, engine: StoreEngine) {
  const mails = trx
    .selectFrom("mails")
    .select(["mails.submission_id as id", "mails.hospital_id"])
    .select(sql<number>`${engine.now()} - mails.created_at`.as("age"))
    .where("mails.state", "in", ["waiting", "sending", "sent", "refused"])
    .where("mails.created_at", ">", sql<number>`${engine.now()} - ${DAY_MS}`);
  const receipts = await mails.where("mails.kind", "=", "receipt").execute();
  const cancelled = trx
    .selectFrom("answers")
    .select(["submission_id", "number"])
    .where(sql<boolean>`state = 'cancelled'`)
    // A little earlier than its mail.
    .where("at", ">", sql<number>`${engine.now()} - ${DAY_MS + HOUR_MS}`);
  const cancellations = await mails
    .innerJoin(cancelled.as("cancelled"), (join) =>
      join.onRef("cancelled.submission_id", "=", "mails.submission_id").onRef("number", "=", "mails.step"),
    )
    .where("mails.kind", "=", "answer")
    .execute();
  return [...receipts, ...cancellations];
}

function readMailbox({ cipher }: StoreEngine, row: Pick<SubmissionRow, "id" | "reference" | "request">): string {
  const form = ifReadable(() => openForm(cipher, row));
  return form ? mailboxOf(senderEmail(form)) : "";
}
