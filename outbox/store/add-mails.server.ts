import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { DAY_MS, HOUR_MS } from "#forms/calendar.ts";
import { mailboxOf } from "#forms/form-fields.ts";
import { FORMS, senderEmail } from "#forms/forms.ts";
import type { Rate } from "#forms/holds.ts";
import { ifReadable, openForm } from "../encryption/cell-cipher.server.ts";
import type { MailRow, SubmissionRow } from "./database.ts";
import { persistAlone, readNow, type Db, type StoreEngine, type Trx } from "./store-engine.ts";

type NewMail = Pick<MailRow, "kind" | "hospital_id" | "recipient"> &
  Partial<Pick<MailRow, "id" | "submission_id" | "step" | "editor">> & { waitMs?: number; dueAt?: number };

/** 128 random bits, so that who has one mail cannot name another (ASVS 5.0 11.5.1). */
function makeMailId(): string {
  return randomBytes(16).toString("hex");
}

/** Makes a mail due, after `waitMs` or at a moment; one that is there already is not made again. Resolves to its id. */
export async function addMail(
  db: Db,
  engine: StoreEngine,
  { waitMs = 0, dueAt, id = makeMailId(), step = 0, ...mail }: NewMail,
): Promise<string> {
  const at = { created_at: engine.now(), due_at: dueAt ?? sql<number>`${engine.now()} + ${waitMs}` };
  await db
    .insertInto("mails")
    .values({ id, step, ...mail, ...at, state: "waiting", attempts: 0 })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return id;
}

/** Makes the mail that brings a submission to its office due: the first under the id that it got when it came in. */
export async function addOwnMail(
  trx: Trx,
  engine: StoreEngine,
  submission: { id: string; hospital_id: string; message_id: string },
): Promise<void> {
  const [first = ""] = submission.message_id.slice(1).split("@");
  const taken = await trx.selectFrom("mails").select("id").where("id", "=", first).executeTakeFirst();
  const own = { kind: "request", hospital_id: submission.hospital_id, submission_id: submission.id } as const;
  const mail_id = await addMail(trx, engine, { ...own, recipient: "office", ...(!taken && { id: first }) });
  await trx.updateTable("submissions").set({ mail_id }).where("id", "=", submission.id).execute();
}

/** Mails the link to an office's list, or to its day; false within a pause. */
export function addListLink(
  engine: StoreEngine,
  hospital_id: string,
  pausesMs: readonly number[],
  kind: "list" | "sittings" | "numbers" = "list",
): Promise<boolean> {
  return addLinkMail(engine, { kind, hospital_id, recipient: "office" }, { hospital_id }, pausesMs);
}

/** Mails the link to the desk to an editor; false within a pause. */
export function addDeskLink(
  engine: StoreEngine,
  { editor, hospitalId: hospital_id }: { editor: string; hospitalId: string },
  pausesMs: readonly number[],
): Promise<boolean> {
  return addLinkMail(engine, { kind: "desk", hospital_id, recipient: "editor", editor }, { editor }, pausesMs);
}

/** False so soon after the owner's last such mail; the pause grows with those mailed in a day. */
function addLinkMail(
  engine: StoreEngine,
  mail: NewMail,
  owner: { hospital_id: string } | { editor: string },
  pausesMs: readonly number[],
): Promise<boolean> {
  const { kind } = mail;
  return persistAlone(engine, [kind, "link", ...Object.values(owner)].join(" "), async (trx) => {
    const now = await readNow(trx, engine);
    const made = await trx
      .selectFrom("mails")
      .select("created_at")
      .where("kind", "=", kind)
      .where((eb) => eb.and(owner))
      .where("created_at", ">", now - 2 * DAY_MS)
      // A clock that was ahead locks nobody out.
      .where("created_at", "<=", now)
      .orderBy("created_at", "desc")
      .execute();
    const last = made[0]?.created_at ?? 0;
    const inDay = made.filter(({ created_at }) => created_at > last - DAY_MS).length;
    if (now - last < (pausesMs[Math.min(inDay, pausesMs.length) - 1] ?? 0)) return false;
    await addMail(trx, engine, mail);
    return true;
  });
}

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
    .where("mails.created_at", ">", sql<number>`${engine.now()} - ${DAY_MS}`)
    .where("mails.created_at", "<=", engine.now());
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
