import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Step } from "#forms/answer.ts";
import { DAY_MS } from "#forms/calendar.ts";
import { FORM_TRAPS, type FormKind } from "#forms/forms.ts";
import { makeKeyFile } from "#outbox/encryption/key-file.server.ts";
import { judgeRequest, type Taken } from "./judge-request.ts";
import { startOutboxProcess, type Acts, type OutboxProcess, type Result } from "./outbox-process.ts";
import { createSubmission, HOSPITALS } from "./create-submission.ts";
import { createRandom, pick } from "./random.ts";
import { startFaultyMailServer, type ArrivedMail } from "./start-faulty-mail-server.ts";

export interface DrillOptions {
  kills: number;
  /** At most `MAX_SUBMISSIONS`. */
  submissions: number;
  /** How many processes share the work; more than one needs a `databaseUrl`. */
  instances: number;
  /** PostgreSQL; SQLite when left out. */
  databaseUrl?: string | undefined;
  seed: number;
  report?: (line: string) => void;
}

export interface DrillResult {
  acknowledged: number;
  steps: number;
  /** Calls that ended without an acknowledgement: the process was away. */
  unacknowledged: number;
  /** Deliveries beyond the first of each mail. */
  repeats: number;
  /** How many mails of each kind and state the store holds in the end. */
  mails: Record<string, number>;
  faults: Record<string, number>;
  /** What was lost, went astray, is stuck or is not true, in words. */
  wrong: string[];
}

/** More get no receipt within the hour. */
const MAX_SUBMISSIONS = 90;
/** Submissions in flight at the same time. */
const SENDERS = 6;
/** How long mails may take once the mail server is well. */
const DELIVERY_LIMIT_MS = 90_000;
const MIN_QUIET_MS = 2500;
/** The longest time between a process being up and its kill. */
const LIFE_MS = 500;
/** Between the steps of a request: at once, or after its mail may have left. */
const PAUSES_MS = [0, 100, 400, 1000];
const HELD_EVERY = 15;

/**
 * Sends forms, answers and wishes to real processes of the outbox, which are killed at random moments and started
 * again, while the mail server misbehaves; then lets everything recover, and compares what was acknowledged with what
 * is stored and what arrived.
 */
export async function runKillDrill(options: DrillOptions): Promise<DrillResult> {
  if (options.submissions > MAX_SUBMISSIONS) throw new Error(`at most ${MAX_SUBMISSIONS} submissions get receipts`);
  const random = createRandom(options.seed);
  const mailServer = await startFaultyMailServer(random);
  const folder = await mkdtemp(join(tmpdir(), "kills-"));
  const outbox = await startInstances(options, mailServer.url, folder);
  const taken: Taken[] = [];
  let unacknowledged = 0;
  let next = 0;

  /** Asks any of the processes until one says what came of it. */
  async function ask<Act extends keyof Acts>(act: Act, given: Parameters<Acts[Act]>[0]) {
    for (let tries = 1; ; tries += 1) {
      const result = await pick(random, outbox.processes).act(act, given);
      const isDone = result !== undefined && (result as { status?: string }).status !== "unavailable";
      if (isDone) return { result: result as Result<Act>, tries };
      unacknowledged += 1;
      await sleep(30 + random() * 100);
    }
  }

  async function send() {
    while (next < options.submissions) {
      const submission = createSubmission((next += 1), random);
      const { kind, key, resume, number, hospitalId } = submission;
      const isHeld = number % HELD_EVERY === 0;
      const input = isHeld ? { ...submission.input, [FORM_TRAPS.honeypot]: "x" } : submission.input;
      const { result } = await ask("submit", { kind, input, key, resume, isHeld });
      if (result.status !== "accepted") throw new Error(`a form is ${result.status}`);
      const own: Taken = { submission, reference: result.receipt.reference ?? "", isHeld, steps: [] };
      taken.push(own);
      for (const step of isHeld ? [] : pick(random, PLANS[kind])) {
        await sleep(pick(random, PAUSES_MS));
        const given = { hospitalId, reference: own.reference, step, expected: own.steps.length };
        const { result: outcome, tries } = await ask("step", given);
        // An earlier try without a response was stored.
        if (outcome !== "stored" && (outcome !== "changed" || tries === 1)) throw new Error(`a step is ${outcome}`);
        own.steps.push(step);
      }
      const lists = HOSPITALS[number - SENDERS];
      if (lists) await ask("mailList", { hospitalId: lists.id });
      // Spread over the kills, so that none of them meets an idle process.
      while (taken.length / options.submissions > (outbox.kills() + 1) / options.kills) await sleep(20);
    }
  }

  try {
    await Promise.all([outbox.killAndRestart(options, random), ...Array.from({ length: SENDERS }, send)]);
    mailServer.recover();
    const mails = await waitForMails(async () => (await ask("listMails", {})).result);
    const wrong: string[] = [];
    const known = new Set(mails.map(({ id }) => id));
    for (const one of taken) {
      const { result } = await ask("read", { reference: one.reference });
      for (const { id } of result?.mails ?? []) known.add(id);
      for (const words of judgeRequest(one, result, mailServer.arrived)) wrong.push(`${one.reference}: ${words}`);
    }
    const named = mails.map(({ kind, state }) => `${kind} ${state}`);
    return {
      acknowledged: taken.length,
      steps: taken.flatMap(({ steps }) => steps).length,
      unacknowledged,
      repeats: mailServer.arrived.length - new Set(mailServer.arrived.map(({ messageId }) => messageId)).size,
      mails: Object.fromEntries([...Map.groupBy(named, (name) => name)].map(([name, all]) => [name, all.length])),
      faults: Object.fromEntries(mailServer.played),
      wrong: [...wrong, ...judgeOthers(taken, mails, mailServer.arrived), ...findStrays(known, mailServer.arrived)],
    };
  } finally {
    await outbox.end();
    await mailServer.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What happens to a request of each kind after it was sent, one of these. */
const PLANS: Record<FormKind, Step[][]> = {
  appointment: [
    [],
    [{ state: "call-me" }],
    [agreed(3), agreed(4), agreed(5)],
    [agreed(3), { state: "cancelled" }, { state: "seen" }],
    [agreed(3), { state: "reopened" }],
    [agreed(3), { state: "reopened" }, agreed(3)],
    [{ state: "offered", times: [visitIn(6), visitIn(7)] }, { state: "chosen", ...visitIn(7) }, agreed(7)],
    [
      { state: "other-time", note: "In the morning" },
      { state: "refused", reason: "Doctor on leave" },
    ],
    [{ state: "unreached" }, agreed(8), { state: "coming" }, { state: "cancelled" }],
  ],
  contact: [[], [{ state: "replied" }]],
  job: [[], [{ state: "seen" }, { state: "invited" }]],
  call: [[], [{ state: "again", ...visitIn(1) }, { state: "replied" }]],
  complaint: [[], [{ state: "replied", answer: "We are sorry." }], [{ state: "call-me" }, { state: "unreached" }]],
};

function visitIn(days: number) {
  return { day: new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10), time: "10:30" };
}

function agreed(days: number): Step {
  return { state: "agreed", ...visitIn(days) };
}

async function startInstances({ instances, databaseUrl }: DrillOptions, smtpUrl: string, folder: string) {
  const keyFile = join(folder, "submissions.key");
  await makeKeyFile(keyFile);
  const start = (index: number) =>
    startOutboxProcess({
      ...{ HOST: "127.0.0.1", SMTP_URL: smtpUrl, ENCRYPTION_KEY_FILE: keyFile },
      DATA_DIR: join(folder, String(index)),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    });
  const processes: OutboxProcess[] = [];
  for (let index = 0; index < instances; index += 1) processes.push(await start(index));
  let kills = 0;
  return {
    processes,
    kills: () => kills,
    async killAndRestart({ kills: times, report }: DrillOptions, random: () => number) {
      while (kills < times) {
        await sleep(random() * LIFE_MS);
        const index = Math.floor(random() * instances);
        await processes[index]?.end();
        processes[index] = await start(index);
        kills += 1;
        if (kills % 10 === 0) report?.(`${kills} kills`);
      }
    },
    end: () => Promise.all(processes.map((process) => process.end())),
  };
}

type Mails = Result<"listMails">["mails"];

/** Resolves to all mails once none is to be sent any more, or it takes too long. */
async function waitForMails(list: () => Promise<Result<"listMails">>): Promise<Mails> {
  const begin = performance.now();
  for (;;) {
    const { mails, isOver } = await list();
    const ms = performance.now() - begin;
    // The last digest is made within a second.
    if ((isOver && ms > MIN_QUIET_MS) || ms > DELIVERY_LIMIT_MS) return mails;
    await sleep(250);
  }
}

function findStrays(known: Set<string>, arrived: ArrivedMail[]): string[] {
  const strays = arrived.filter(({ messageId }) => !known.has(messageId.slice(1).split("@", 1)[0] ?? ""));
  return strays.map(({ subject }) => `nobody caused "${subject}"`);
}

/** Mails about no request, and offices that were not told what is held. */
function judgeOthers(taken: Taken[], mails: Mails, arrived: ArrivedMail[]): string[] {
  const wrong: string[] = [];
  const hasArrived = (id: string) => arrived.some(({ messageId }) => messageId.startsWith(`<${id}@`));
  for (const { id, kind, state, reference, hospitalId } of mails.filter((mail) => mail.reference === undefined)) {
    const isWell = state === "sent" ? hasArrived(id) : state === "dropped" && kind !== "list" && kind !== "digest";
    if (!isWell) wrong.push(`${kind} of ${hospitalId} is ${state} ${reference ?? ""}`);
  }
  const made = (kind: string) => new Set(mails.filter((mail) => mail.kind === kind).map((mail) => mail.hospitalId));
  for (const { isHeld, submission } of taken)
    if (isHeld && !made("digest").has(submission.hospitalId)) wrong.push(`no digest of ${submission.hospitalId}`);
  for (const kind of ["list", "morning", "late"])
    if (made(kind).size !== HOSPITALS.length) wrong.push(`an office has no mail ${kind}`);
  return wrong;
}
