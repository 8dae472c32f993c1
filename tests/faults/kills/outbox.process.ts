import { knownSittings } from "#site/sittings/known-sittings.ts";
import { flushCompileCache } from "node:module";
import { pino } from "pino";
import { createAnswerLinks } from "#outbox/answer-links.server.ts";
import { isByPatient, type OfficeAnswer, type PatientWish } from "#forms/answer.ts";
import { isOfficeOpen, officeHours } from "#forms/working-time.ts";
import { HOUR_MS } from "#forms/calendar.ts";
import { loadEditions } from "#site/texts/editions.server.ts";
import { parseConfig, publicOrigin } from "#server/config.server.ts";
import { openSiteStore, startSubmissions } from "#server/start-submissions.ts";
import { NO_NOTICES } from "#tests/support/no-notices.ts";
import type { Acts } from "./outbox-process.ts";

/**
 * The site's outbox with its store, put together as the server does it, without pages: it is up in a fraction of the
 * time. What to do comes as a message; that it is stored goes back as one.
 */
const config = parseConfig(process.env);
const log = pino({ level: "fatal" });
const editions = await loadEditions({ dataDir: config.siteDataDir });
const [{ site }] = editions;
const clock = { now: () => new Date(Date.now() + aheadMs) };
const aheadMs = untilOpen();
const { store } = await openSiteStore(config, clock, log);
const { submissions, answers } = startSubmissions(config, {
  ...{ editions, origin: publicOrigin(config), store, clock, log, metrics: undefined },
  ...{ firstMailWaitMs: 300, chaseMs: 1000, answerWaitMs: 150 },
  sittings: { of: (_, doctor) => knownSittings(doctor, { exceptions: [] }) },
  notices: NO_NOTICES,
  listDoctors: async () => [],
  isEditor: async () => false,
});

/** A digest of what is held comes while its office is open. */
function untilOpen(): number {
  const areOpen = (hours: number) =>
    site.hospitals.every((hospital) => isOfficeOpen(officeHours(hospital), new Date(Date.now() + hours * HOUR_MS)));
  let hours = 0;
  while (!areOpen(hours) || !areOpen(hours + 1)) hours += 1;
  return hours * HOUR_MS;
}

function findHospital(id: string) {
  const hospital = site.hospitals.find((one) => one.id === id);
  if (!hospital) throw new Error(`no hospital ${id}`);
  return hospital;
}

const acts: Acts = {
  submit: ({ kind, input, key, resume, isHeld }) =>
    submissions.submit(kind, input, {
      idempotencyKey: key,
      sender: { network: key, isBrowser: !isHeld },
      ...(resume !== undefined && { file: { name: "resume.pdf", bytes: Buffer.from(resume) } }),
    }),
  async step({ hospitalId, reference, step, expected }) {
    const request = await store.readRequest({ reference });
    if (!request) return "missing";
    if (request.steps.length !== expected) return "changed";
    const hospital = findHospital(hospitalId);
    if (isByPatient(step.state)) return answers.wish(hospital, request, step as PatientWish);
    return answers.answer(hospital, request, step as OfficeAnswer, expected);
  },
  async mailList({ hospitalId }) {
    await answers.list.mailLink(findHospital(hospitalId), false);
    const kinds = ["morning", "late"] as const;
    for (const kind of kinds) {
      const recipient = kind === "late" ? "second" : "office";
      const last = await store.findLastMail(hospitalId, kind);
      if (last === undefined) await store.addListMail({ kind, hospitalId, recipient }, last);
    }
    return true;
  },
  read: async ({ reference }) => (await store.readRequest({ reference })) ?? null,
  async listMails() {
    const { oldestUnsentMs } = await store.figures();
    return { mails: await store.listMails({}), isOver: oldestUnsentMs === undefined };
  },
};

process.on("message", async ({ id, act, given }: { id: number; act: keyof Acts; given: never }) => {
  const result = await acts[act](given).catch((error: unknown) => console.error(error));
  process.send?.({ id, result });
});
process.on("disconnect", () => process.exit());
await createAnswerLinks(store).sign("");
// It will be killed, and only an orderly end would write the cache.
flushCompileCache();
process.send?.({ id: 0 });
