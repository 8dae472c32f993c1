import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { SubmissionRecord } from "#outbox/store/submission-records.server.ts";
import { isHeldForFile } from "#forms/holds.ts";
import { findMailFiles, removeMailFiles, findOldMailFiles } from "#outbox/mail/create-transport.server.ts";
import { makeKeyFile } from "#outbox/encryption/key-file.server.ts";
import { parseConfig } from "#server/config.server.ts";
import { loadCellCipher } from "#outbox/encryption/cell-cipher.server.ts";
import { backUpSqlite, restoreSqlite } from "#outbox/store/backups.server.ts";
import { downgrade } from "#outbox/store/downgrade.server.ts";
import { openStore } from "#outbox/store/open-store.server.ts";
import {
  CLOCK,
  chooseRecords,
  confirm,
  countOf,
  getRecords,
  readCount,
  readMailFilter,
  requireChoice,
  type Line,
  type Task,
} from "./command-line.ts";
import { indianTime } from "#forms/calendar.ts";
import { EXIT, CommandError } from "../command.ts";

/** Makes mails due now: those of the named requests, or all parked, returned or queued ones that the filters choose. */
export async function retrySubmissions(task: Task): Promise<number> {
  requireChoice("retry", ["parked", "queued", "returned"], task);
  const { records, references, options, config } = task;
  if (references.length > 0) {
    const change = async (reference: string) => {
      const others = await records.retryMails({ reference });
      return (await records.retry(reference)) || others > 0;
    };
    return makeDue(task, await getRecords(records, references), { change, explainRefusal: explainNotDue });
  }
  const { submissions, mails } = await readMailFilter(options, config);
  const chosen = submissions ? await records.list(submissions) : [];
  const others = mails ? await records.retryMails(mails) : 0;
  return makeDue(task, chosen, { change: records.retry, explainRefusal: explainNotDue, others });
}

function explainNotDue({ reference, status, sentAt }: SubmissionRecord): string {
  if (status === "held") return `${reference}: it is held; "release" sends it`;
  if (status === "sent" && sentAt)
    return `${reference}: the mail server took its mail at ${indianTime(sentAt)} already; "resend" sends a copy`;
  return `${reference}: its mail is being sent at this moment`;
}

/** Sends the mails of held submissions. Asks first where malware was found in a file, as the office would open it. */
export async function releaseSubmissions(task: Task): Promise<number> {
  const { context, records, options } = task;
  const chosen = await chooseRecords("release", ["held"], task);
  const infected = chosen.filter(({ status, heldFor = null }) => status === "held" && isHeldForFile(heldFor));
  for (const { reference, heldFor } of infected) context.note(`${reference}: ITS FILE IS ${heldFor?.toUpperCase()}`);
  if (infected.length > 0 && !(await confirm(context, options.yes === true))) return EXIT.declined;
  return makeDue(task, chosen, {
    change: records.release,
    explainRefusal: ({ reference, status }) => `${reference}: it is not held, but ${status}`,
  });
}

export async function resendSubmissions(task: Task): Promise<number> {
  const chosen = await getRecords(task.records, task.references);
  return makeDue(task, chosen, { change: task.records.resend, explainRefusal: explainNoCopy });
}

function explainNoCopy({ reference, status, copies }: SubmissionRecord): string {
  if (status === "held") return `${reference}: it is held; "release" sends it`;
  if (status === "parked") return `${reference}: its mail is parked; "retry" sends it`;
  return `${reference}: its ${copies > 0 ? `copy ${copies}` : "mail"} is not sent yet (${status})`;
}

interface Change {
  change: (reference: string) => Promise<boolean>;
  explainRefusal: (record: SubmissionRecord) => string;
  others?: number;
}

/** Makes the mails of the chosen submissions due, says how many that were, and why the others were not. */
async function makeDue({ context }: Task, chosen: SubmissionRecord[], { change, explainRefusal, others = 0 }: Change) {
  let failed = 0;
  for (const record of chosen) {
    if (await change(record.reference)) continue;
    failed += 1;
    context.note(explainRefusal(record));
  }
  context.print(
    `${chosen.length - failed + others} of ${chosen.length + others} will be sent now, by the site if it is running, else at its next start.`,
  );
  return failed === 0 ? EXIT.done : EXIT.failed;
}

/** Removes submissions for good, with their files and the mails written as files, after saying what they are. */
export async function eraseSubmissions(task: Task): Promise<number> {
  const { context, config, records, options } = task;
  const found = await chooseRecords("erase", ["held"], task);
  const mailDir = join(config.dataDir, "mail");
  const files = (await Promise.all(found.map(({ reference }) => findMailFiles(mailDir, reference)))).flat();
  context.note("This will be removed from the store for good:");
  for (const record of found) context.note(`  ${describeLoss(record)}`);
  for (const file of files) context.note(`  the mail written to ${file}`);
  context.note("Mails that a mail server took, backups and exports are not touched.");
  if (!(await confirm(context, options.yes === true))) return EXIT.declined;
  for (const { reference } of found) await records.erase(reference);
  await removeMailFiles(files);
  context.print(`Erased: ${found.map(({ reference }) => reference).join(", ")}`);
  return EXIT.done;
}

function describeLoss({ reference, kind, hospitalId, receivedAt, file, status, sentAt }: SubmissionRecord): string {
  const what = `${reference}, ${kind}, ${hospitalId}, received ${indianTime(receivedAt)}`;
  const resume = file ? `, with the resume (${file.size} bytes)` : "";
  if (status === "sent") return `${what}${resume}`;
  if (sentAt) return `${what}${resume}. Delivered, but its last copy was not (${status})`;
  return `${what}${resume}. NOT YET DELIVERED (${status}): the hospital will never hear of it`;
}

/** Removes what was delivered long enough ago, the mails written as files too, after saying how many that are. */
export async function purgeSubmissions({ context, config, records, options }: Task): Promise<number> {
  const text = options["older-than"];
  const days = text === undefined ? config.retentionDays : readCount("--older-than", text, 0);
  const count = await records.countDelivered(days);
  const files = await findOldMailFiles(join(config.dataDir, "mail"), days);
  if (count + files.length === 0) {
    context.print(`There is nothing to remove that was delivered ${days} days ago or longer.`);
    return EXIT.done;
  }
  context.note(
    `${countOf(count)} whose mail was delivered ${days} days ago or longer will be removed from the store for good, ` +
      `with the resumes, and ${countOf(files.length, "mail")} written as a file that long ago. What is queued, being sent, parked, held or open stays, and visits until 30 days after.`,
  );
  if (!(await confirm(context, options.yes === true))) return EXIT.declined;
  const purged = await records.purgeDelivered(days);
  await removeMailFiles(files);
  context.print(`Purged: ${countOf(purged)}${files.length > 0 ? `, ${countOf(files.length, "mail file")}` : ""}`);
  return EXIT.done;
}

export async function makeKey({ context: { print, note }, references: [file = ""] }: Line): Promise<number> {
  const path = resolve(file);
  print(`The key ${await makeKeyFile(path)} is in ${path}`);
  note("Keep a copy where neither the site nor its backups are: without the key nobody can read what it encrypted.");
  return EXIT.done;
}

export async function rewriteKeys({ context, records }: Task): Promise<number> {
  const { rewritten, unreadable } = await records.rewriteKeys();
  for (const line of unreadable) context.note(line);
  context.print(`${countOf(rewritten)} encrypted with the first key; ${unreadable.length} left as they were.`);
  return unreadable.length === 0 ? EXIT.done : EXIT.failed;
}

/** What the desk wrote beside the store. Of a backup they lie in a folder of its name. */
const DESK_FOLDERS = ["content-folder", "pages"];

async function copyDeskFiles(from: string, to: string, force: boolean): Promise<void> {
  for (const folder of DESK_FOLDERS)
    if (existsSync(join(from, folder))) await cp(join(from, folder), join(to, folder), { recursive: true, force });
}

export async function backUpSubmissions({ context: { env, print }, references: [file = ""] }: Line): Promise<number> {
  const config = parseConfig(env);
  if (config.databaseUrl !== undefined)
    throw new CommandError(`DATABASE_URL is set: pg_dump --format=custom --file=${file} "$DATABASE_URL" backs it up`);
  const path = resolve(file);
  const count = countOf(await backUpSqlite(config.dataDir, path));
  await copyDeskFiles(config.dataDir, `${path}-files`, true);
  print(`${count} in ${path}; the key of ENCRYPTION_KEY_FILE is not in it.`);
  return EXIT.done;
}

/** Puts the tables back as an older version has them; the site must be stopped. */
export async function downgradeStore({ context, references: [version = ""] }: Line): Promise<number> {
  const { dataDir, databaseUrl, encryptionKeyFiles } = parseConfig(context.env);
  const options = { dataDir, databaseUrl, cipher: await loadCellCipher(encryptionKeyFiles), clock: CLOCK };
  const store = await openStore(options);
  try {
    const { tables, mails } = await downgrade(store.engine.db, version);
    context.print(
      `The store is ready for ${version}. Tables that went with what they held: ${tables.join(", ") || "none"}`,
    );
    if (mails > 0) context.print(`${countOf(mails, "mail")} of kinds that it does not know went, too.`);
  } finally {
    await store.close();
  }
  return EXIT.done;
}

export async function restoreSubmissions({ context, options, references: [file = ""] }: Line): Promise<number> {
  const { env, print, note } = context;
  const config = parseConfig(env);
  if (config.databaseUrl !== undefined)
    throw new CommandError(
      `DATABASE_URL is set. A dump goes into an empty database with pg_restore --no-owner --exit-on-error --dbname="$NEW_DATABASE_URL" ${file}; ` +
        `a backup of SQLite with DATABASE_URL= DATA_DIR=EMPTY-FOLDER npm run submissions -- restore ${file}, then DATA_DIR=EMPTY-FOLDER npm run submissions -- move --to postgres`,
    );
  const dataDir = resolve(config.dataDir);
  const { submissions, waiting, newest, back, unreadable, kept } = await restoreSqlite({
    ...{ file: resolve(file), dataDir, clock: CLOCK, overwrites: options.overwrite === true },
    cipher: await loadCellCipher(config.encryptionKeyFiles),
  });
  await copyDeskFiles(`${resolve(file)}-files`, dataDir, options.overwrite === true);
  for (const line of unreadable) note(line);
  const until = newest ? `, the newest of ${indianTime(newest)}` : "";
  print(
    `Restored into ${dataDir}: ${countOf(submissions)}${until}. The site sends ${countOf(waiting, "waiting mail")} at its next start.`,
  );
  if (back > 0)
    note(`${countOf(back)} that the store no longer had came back: erase again what was erased on request.`);
  if (kept !== undefined)
    note(`The store that was there is ${kept}. It holds personal data: delete it once you do not need it.`);
  return EXIT.done;
}
