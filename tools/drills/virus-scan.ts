// Sends resumes, clean and known as bad, through the built site and Debian's clamd, which is there, away, slow, killed, or
// set too small. `npm run drill:virus-scan`; about two minutes; ends with 1 when a bad one was passed on or any was lost.
import { deepStrictEqual as equal, ok } from "node:assert";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePorts } from "#tests/support/free-port.ts";
import { openMailbox, type Mailbox } from "#tests/support/mailbox.ts";
import { runOperatorCommand } from "#tests/support/run-command.ts";
import { startSiteProcess, type SiteProcess } from "#tests/support/site-process.ts";
import { writeApplication } from "./job-application.ts";
import { findClamd, prepareClamd, type Clamd } from "./start-clamd.ts";
import { BAD_BY_SETTINGS, CLEAN, KNOWN_BAD, LARGE, type Sample } from "./virus-samples.ts";

const SETTLE_LIMIT_MS = 60_000;
const SLOW_MS = 3000;
/** As many as the site has scanned at once. */
const FEW = [...CLEAN, ...KNOWN_BAD.slice(0, 2)];
const SMALL_SCANS = { MaxScanSize: "50M" };

interface Place {
  origin: string;
  settings: Record<string, string>;
  site: SiteProcess;
  mailbox: Mailbox;
  clamd: Clamd;
}

interface Application {
  sample: Sample;
  reference: string;
}

/** A line of the operators' list. */
interface Row {
  reference: string;
  state: string;
  attempts: number;
  why: string;
}

interface Scene {
  samples: Sample[];
  /** Before the resumes come, once they have, and when they have waited. */
  before?: (clamd: Clamd) => Promise<void>;
  during?: (clamd: Clamd, waitFor: WaitFor) => Promise<void>;
  after?: (clamd: Clamd) => Promise<void>;
}

type WaitFor = (fits: (row: Row) => boolean) => Promise<void>;

const isWaiting = ({ state, why }: Row) => state === "queued" && why.startsWith("ScanFailedError");
const isUnderWay = ({ state }: Row) => state === "sending";
const isTooLarge = (row: Row) => isWaiting(row) && /size limit exceeded|StreamMaxLength/.test(row.why);
const isSettled = ({ state }: Row) => state === "sent" || state === "held";
const restart = (clamd: Clamd) => clamd.start(SMALL_SCANS);

const SCENES: Record<string, Scene> = {
  there: { samples: [...CLEAN, ...KNOWN_BAD, ...BAD_BY_SETTINGS] },
  away: {
    samples: FEW,
    before: (clamd) => clamd.signal("SIGKILL"),
    during: (_, waitFor) => waitFor(isWaiting),
    after: restart,
  },
  slow: {
    samples: FEW,
    before: (clamd) => clamd.signal("SIGSTOP"),
    during: async (_, waitFor) => {
      await waitFor(isUnderWay);
      await sleep(SLOW_MS);
    },
    after: (clamd) => clamd.signal("SIGCONT"),
  },
  "killed inside a file": {
    samples: FEW,
    before: (clamd) => clamd.signal("SIGSTOP"),
    during: async (clamd, waitFor) => {
      await waitFor(isUnderWay);
      await clamd.signal("SIGKILL");
      await waitFor(isWaiting);
    },
    after: restart,
  },
  "set to less than the file": {
    samples: LARGE,
    before: async (clamd) => {
      await clamd.signal("SIGTERM");
      await clamd.start({ ...SMALL_SCANS, StreamMaxLength: "1M" });
    },
    during: (_, waitFor) => waitFor(isTooLarge),
    after: async (clamd) => {
      await clamd.signal("SIGTERM");
      await restart(clamd);
    },
  },
};

const program = findClamd();
if (program === undefined)
  console.log("Skipped: virus scan, as clamd is not installed (Debian's package clamav-daemon).");
else await drill(program);

async function drill(clamdProgram: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "virus-scan-"));
  const [mailbox, clamd] = [await openMailbox(), await prepareClamd(clamdProgram, folder)];
  await restart(clamd);
  const port = await findFreePorts();
  const settings = {
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
    SMTP_URL: mailbox.url,
    CLAMAV_ADDRESS: clamd.address,
    MAIL_RETRY_SECONDS: "1",
  };
  const site = await startSiteProcess(settings);
  try {
    await play({ origin: `http://127.0.0.1:${port}`, settings, site, mailbox, clamd });
  } finally {
    await site.end("SIGTERM");
    await clamd.signal("SIGKILL");
    await mailbox.close();
    await rm(folder, { recursive: true });
  }
}

async function play(place: Place): Promise<void> {
  const infected: Application[] = [];
  for (const [title, scene] of Object.entries(SCENES)) {
    const applications = await playScene(title, scene, place);
    infected.push(...applications.filter(({ sample }) => sample.signature));
  }
  const readiness = await (await fetch(`${place.origin}/readyz`)).text();
  ok(readiness.includes('"heldMails":"some"'), readiness);
  console.log(`${infected.length} resumes known as bad: none passed on, all held, and in the log`);
}

async function playScene(title: string, { samples, before, during, after }: Scene, place: Place) {
  await before?.(place.clamd);
  const applications: Application[] = [];
  for (const sample of samples) applications.push({ sample, reference: await apply(title, sample, place) });
  const waitFor: WaitFor = (fits) => waitUntil(applications, fits, place);
  await during?.(place.clamd, waitFor);
  for (const application of applications) ok(!during || !findMail(application, place), "mailed before it was scanned");
  await after?.(place.clamd);
  await waitFor(isSettled);
  const rows = await list(place);
  for (const application of applications) checkOutcome(application, rows, place);
  const bad = samples.filter(({ signature }) => signature).length;
  console.log(`clamd ${title}: ${samples.length - bad} clean mailed, ${bad} bad held`);
  return applications;
}

/** Every resume gets the same answer, but for its reference. */
async function apply(scene: string, { title, name, bytes }: Sample, { origin }: Place): Promise<string> {
  const resume = new File([Uint8Array.from(bytes)], name);
  const { body, type } = await writeApplication(`${scene}, ${title}`.slice(0, 60), resume);
  const answer = await fetch(`${origin}/api/v1/jobs/job_application`, {
    method: "POST",
    headers: { "content-type": type },
    body: Uint8Array.from(body),
  });
  const { reference, ...rest } = (await answer.json()) as { reference: string };
  equal({ status: answer.status, ...rest }, { status: 201 }, title);
  return reference;
}

async function list({ settings }: Place): Promise<Row[]> {
  return JSON.parse(await runOperatorCommand("submissions", settings, ["list", "--format", "json"])) as Row[];
}

async function waitUntil(applications: Application[], fits: (row: Row) => boolean, place: Place): Promise<void> {
  for (const deadline = Date.now() + SETTLE_LIMIT_MS; ; await sleep(500)) {
    const rows = (await list(place)).filter((row) => applications.some(({ reference }) => reference === row.reference));
    if (rows.length === applications.length && rows.every(fits)) return;
    ok(Date.now() < deadline, `not as expected in time: ${JSON.stringify(rows.filter((row) => !fits(row)))}`);
  }
}

function checkOutcome(application: Application, rows: Row[], place: Place): void {
  const { sample, reference } = application;
  const { state, why } = rows.find((row) => row.reference === reference) ?? { state: "lost", why: "" };
  const mailed = findMail(application, place)?.mail.attachments[0];
  if (sample.signature) {
    const signature = why.replace(/^infected: /, "");
    ok(state === "held" && sample.signature.test(signature) && !mailed, `${sample.title}: ${state} ${why}`);
    ok(place.site.output().includes(`"signature":"${signature}"`), `not in the log: ${signature}`);
  } else {
    ok(state === "sent" && mailed, `${sample.title}: ${state} ${why}`);
    ok(sample.bytes.equals(Buffer.from(mailed.content as ArrayBuffer)), `${sample.title} changed on its way`);
  }
}

/** The mail with the resume; a digest of what is held has none. */
function findMail({ reference }: Application, { mailbox }: Place) {
  return mailbox.received.find(({ mail }) => mail.attachments.length > 0 && mail.subject?.includes(reference));
}
