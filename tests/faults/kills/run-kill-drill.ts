import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { loadCellCipher } from "#outbox/encryption/cell-cipher.server.ts";
import { makeKeyFile } from "#outbox/encryption/key-file.server.ts";
import { openStore } from "#outbox/store/open-store.server.ts";
import { findFreePorts } from "../../support/free-port.ts";
import { startSiteProcess, type SiteProcess } from "../../support/site-process.ts";
import { changedSite } from "../../support/start-changed-site.ts";
import { createSubmission, patientOf, post, postStep, type DrillSubmission } from "./post-submission.ts";
import { createRandom, pick } from "./random.ts";
import {
  startFaultyMailServer,
  type DeliveredMail,
  type FaultyMailServer,
  type ReferencedMail,
} from "./start-faulty-mail-server.ts";

export interface DrillOptions {
  kills: number;
  submissions: number;
  /** How many processes share the work; more than one needs a `databaseUrl`. */
  instances: number;
  /** PostgreSQL; SQLite when left out. */
  databaseUrl?: string | undefined;
  seed: number;
  report?: (line: string) => void;
}

export interface DrillResult {
  kills: number;
  acknowledged: number;
  /** Tries that ended without an acknowledgement: the process was away. */
  unacknowledged: number;
  /** References of submissions that were acknowledged, not delivered, and are not in the store. */
  lost: string[];
  /** Those that are, because the mail server failed or refused them again and again. */
  waiting: string[];
  /** Mails that reached an office they do not belong to. */
  misdirected: number;
  /** Deliveries beyond the first of each submission. */
  repeats: number;
  /** Repeats that carry another Message-ID than the first, so that mail programs cannot recognise them as repeats. */
  unrecognisable: number;
  /** Acknowledged appointment requests, and how many of their patients got no receipt. */
  requests: number;
  withoutReceipt: string[];
  /** Acknowledged wishes of patients, and those that reached no office. */
  wishes: number;
  lostWishes: string[];
  /** Acknowledged answers of offices, and those that reached no patient. */
  answers: number;
  lostAnswers: string[];
  /** Letters that reached somebody else, or that nobody caused. */
  strayLetters: number;
  /** Requests whose page does not show the step that was acknowledged or mailed exactly once. */
  withoutState: string[];
  /** From the start of a killed process anew until it was ready. */
  readyMs: { p50: number; p95: number };
  faults: Record<string, number>;
}

/** So many patients get receipts in an hour, whichever hospitals they ask. */
const MAX_RECEIPTS = 100;
const KEY_FILE = "submissions.key";
/** Submissions in flight at the same time. */
const SENDERS = 8;
/** How long mails may take once the mail server is well. */
const DELIVERY_LIMIT_MS = 180_000;
/** The longest time between a process becoming ready and its kill. */
const LIFE_MS = 900;

/**
 * Posts submissions to real processes of the site, which are killed at random moments and started again, while the
 * mail server misbehaves; then lets everything recover and compares what was acknowledged with what was delivered.
 */
export async function runKillDrill(options: DrillOptions): Promise<DrillResult> {
  const random = createRandom(options.seed);
  const mailServer = await startFaultyMailServer(random);
  const folder = await mkdtemp(join(tmpdir(), "kills-"));
  const site = await startInstances(options, mailServer.url, folder);
  const acknowledged = new Map<number, DrillSubmission>();
  const references = new Map<number, string>();
  const asked = new Map<string, Asked>();
  const wished = new Set<string>();
  // Half of the requests are their patients' to change, half their offices' to answer.
  const due = new Set<string>();
  const answered = new Set<string>();
  let answerUntil = Infinity;
  let next = 0;
  let unacknowledged = 0;

  async function send() {
    while (next < options.submissions) {
      next += 1;
      const submission = createSubmission(next, random);
      const again = async () => {
        unacknowledged += 1;
        await sleep(50 + random() * 100);
      };
      let taken = await post(pick(random, site.origins), submission);
      for (; !taken; taken = await post(pick(random, site.origins), submission)) await again();
      acknowledged.set(submission.number, submission);
      references.set(submission.number, taken.reference);
      if (submission.path.endsWith("/email")) {
        const { number, office } = submission;
        asked.set(taken.reference, { office, patient: patientOf(number) });
      }
      if (taken.page !== undefined && submission.number % 2 === 0) {
        while (!(await postStep(pick(random, site.origins), taken.page, "call-me"))) await again();
        wished.add(taken.reference);
      } else if (taken.page !== undefined) due.add(taken.reference);
      // Spread over the kills, so that none of them meets an idle process.
      while (acknowledged.size / options.submissions > (site.kills() + 1) / options.kills) await sleep(20);
    }
  }

  const isAnswering = () => answerUntil === Infinity || (answered.size < due.size && Date.now() < answerUntil);

  /** Answers by the links in the offices' mails, as they come. */
  async function answer() {
    while (isAnswering()) {
      for (const reference of due) {
        const page = mailServer.answerPages.get(reference);
        if (page === undefined || answered.has(reference)) continue;
        if (await postStep(pick(random, site.origins), page, "withdrawn")) answered.add(reference);
        else {
          unacknowledged += 1;
          break;
        }
      }
      await sleep(50 + random() * 100);
    }
  }

  try {
    const answering = answer();
    const sending = Promise.all(Array.from({ length: SENDERS }, send));
    const readyMs = await site.killAndRestart(options.kills, random);
    await sending;
    mailServer.recover();
    await waitForMails(acknowledged, mailServer.delivered, options);
    answerUntil = Date.now() + DELIVERY_LIMIT_MS;
    await answering;
    const caused = { asked, wished, answered };
    await waitForLetters(caused, mailServer);
    const withoutState = await findWithoutState(caused, mailServer, site.origins[0] ?? "");
    await site.end();
    const undelivered = findUndelivered(references, mailServer.delivered);
    const waiting = await findWaiting(undelivered, { ...options, folder });
    const faults = Object.fromEntries(mailServer.played);
    return {
      kills: options.kills,
      unacknowledged,
      readyMs,
      faults,
      lost: undelivered.filter((reference) => !waiting.includes(reference)),
      waiting,
      ...compare(acknowledged, mailServer.delivered),
      ...compareLetters(caused, mailServer),
      withoutState,
    };
  } finally {
    await site.end();
    await mailServer.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startInstances({ instances, databaseUrl, report }: DrillOptions, smtpUrl: string, folder: string) {
  const settings: Record<string, string>[] = [];
  const keyFile = join(folder, KEY_FILE);
  await makeKeyFile(keyFile);
  for (let index = 0; index < instances; index += 1) {
    settings.push({
      HOST: "127.0.0.1",
      PORT: String(await findFreePorts()),
      DATA_DIR: join(folder, String(index)),
      SMTP_URL: smtpUrl,
      ENCRYPTION_KEY_FILE: keyFile,
      LOG_LEVEL: "fatal",
      TRUST_PROXY: "127.0.0.1",
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    });
  }
  const program = changedSite({ firstMailWaitMs: 1000 });
  const processes: SiteProcess[] = [];
  for (const one of settings) processes.push(await startSiteProcess(one, program));
  let kills = 0;
  return {
    origins: settings.map(({ PORT }) => `http://127.0.0.1:${PORT}`),
    kills: () => kills,
    async killAndRestart(times: number, random: () => number) {
      const ready: number[] = [];
      while (kills < times) {
        await sleep(random() * LIFE_MS);
        const index = Math.floor(random() * instances);
        await processes[index]?.end("SIGKILL");
        const begin = performance.now();
        processes[index] = await startSiteProcess(settings[index] ?? {}, program);
        ready.push(performance.now() - begin);
        kills += 1;
        if (kills % 10 === 0) report?.(`${kills} kills`);
      }
      return { p50: quantile(ready, 0.5), p95: quantile(ready, 0.95) };
    },
    end: () => Promise.all(processes.map((process) => process.end("SIGTERM"))),
  };
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

async function waitForMails(
  acknowledged: Map<number, DrillSubmission>,
  delivered: DeliveredMail[],
  { report }: DrillOptions,
) {
  const deadline = Date.now() + DELIVERY_LIMIT_MS;
  const isOutstanding = () => {
    const arrived = new Set(delivered.map(({ submission }) => submission));
    return [...acknowledged.keys()].filter((number) => !arrived.has(number)).length;
  };
  while (isOutstanding() > 0 && Date.now() < deadline) await sleep(250);
  // What was delivered without a confirmation goes out once more.
  await sleep(3000);
  report?.(`${delivered.length} deliveries`);
}

type Letters = Pick<FaultyMailServer, "receipts" | "wishes" | "answers" | "answerPages">;

interface Asked {
  office: string;
  patient: string;
}

/** References of requests with their offices and patients, and of those that a patient or an office changed. */
interface Caused {
  asked: Map<string, Asked>;
  wished: Set<string>;
  answered: Set<string>;
}

function without(references: Iterable<string>, mails: ReferencedMail[]): string[] {
  const arrived = new Set(mails.map(({ reference }) => reference));
  return [...references].filter((reference) => !arrived.has(reference));
}

function findLost({ asked, wished, answered }: Caused, { receipts, wishes, answers }: Letters) {
  // What is answered before its receipt could be sent needs none any more.
  const first = [...asked.keys()].slice(0, MAX_RECEIPTS);
  const open = first.filter((reference) => !answered.has(reference));
  return {
    withoutReceipt: without(open, receipts),
    lostWishes: without(wished, wishes),
    lostAnswers: without(answered, answers),
  };
}

async function waitForLetters(caused: Caused, letters: Letters) {
  const deadline = Date.now() + DELIVERY_LIMIT_MS;
  const isOutstanding = () => Object.values(findLost(caused, letters)).flat().length > 0;
  while (isOutstanding() && Date.now() < deadline) await sleep(250);
}

function compareLetters(caused: Caused, letters: Letters) {
  const { asked, wished, answered } = caused;
  const isStray =
    (causes: { has: (reference: string) => boolean }, to: (reference: string) => string | undefined) =>
    ({ reference, recipients }: ReferencedMail) =>
      !causes.has(reference) || recipients.join() !== to(reference);
  const toPatient = (reference: string) => asked.get(reference)?.patient;
  return {
    ...{ requests: asked.size, wishes: wished.size, answers: answered.size, ...findLost(caused, letters) },
    strayLetters: [
      letters.wishes.filter(isStray(wished, (reference) => asked.get(reference)?.office)),
      letters.receipts.filter(isStray(asked, toPatient)),
      letters.answers.filter(isStray(answered, toPatient)),
    ].flat().length,
  };
}

/** A letter is only sent for a stored step, so each page shows its step, and once. */
async function findWithoutState({ wished, answered }: Caused, { answerPages }: Letters, origin: string) {
  const wrong: string[] = [];
  for (const [references, step] of [
    [wished, "The patient asks for a call."],
    [answered, "Withdrawn by the patient."],
  ] as const) {
    for (const reference of references) {
      const page = await (await fetch(origin + (answerPages.get(reference) ?? "/"))).text();
      const [, history = ""] = page.split('class="answers__history"');
      if (history.split("</ol>", 1)[0]?.split(step).length !== 2) wrong.push(reference);
    }
  }
  return wrong;
}

function findUndelivered(references: Map<number, string>, delivered: DeliveredMail[]): string[] {
  const arrived = new Set(delivered.map(({ submission }) => submission));
  return [...references].flatMap(([number, reference]) => (arrived.has(number) ? [] : [reference]));
}

/** Which of these submissions the store still has to deliver. */
async function findWaiting(undelivered: string[], { folder, databaseUrl }: DrillOptions & { folder: string }) {
  if (undelivered.length === 0) return [];
  const cipher = await loadCellCipher([join(folder, KEY_FILE)]);
  const store = await openStore({ dataDir: join(folder, "0"), databaseUrl, cipher, clock: { now: () => new Date() } });
  const records = await Promise.all(undelivered.map((reference) => store.find(reference)));
  await store.close();
  return records.flatMap((record) => (record?.status === "queued" ? [record.reference] : []));
}

function compare(acknowledged: Map<number, DrillSubmission>, delivered: DeliveredMail[]) {
  const bySubmission = Map.groupBy(delivered, ({ submission }) => submission);
  const isMisdirected = ({ submission, recipients }: DeliveredMail) =>
    recipients.join() !== acknowledged.get(submission)?.office;
  const repeated = [...bySubmission.values()].filter((mails) => mails.length > 1);
  return {
    acknowledged: acknowledged.size,
    misdirected: delivered.filter(isMisdirected).length,
    repeats: delivered.length - bySubmission.size,
    unrecognisable: repeated.filter((mails) => new Set(mails.map(({ messageId }) => messageId)).size > 1).length,
  };
}
