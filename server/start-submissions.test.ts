import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createNotices } from "#desk/notices/notices.server.ts";
import type { OutgoingMail } from "#outbox/mail/mail-transport.ts";
import { openStore } from "#outbox/store/open-store.server.ts";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { SAMPLE_APPOINTMENT } from "#outbox/test-support/samples.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { knownSittings } from "#site/sittings/known-sittings.ts";
import { loadEditions } from "#site/texts/editions.server.ts";
import { parseConfig } from "./config.server.ts";
import { startSubmissions } from "./start-submissions.ts";

const log = pino({ level: "silent" });

test("a holiday said at the desk holds for what a sender is promised, on the page and by mail", async () => {
  // A Friday, 19:30 in India: an answer is due by the end of the next working day.
  const clock = new SettableClock("2026-11-27T14:00:00Z");
  const dataDir = temporaryFolder();
  const editions = await loadEditions({ dataDir: "data" });
  const store = await openStore({ dataDir, clock, diskReserveBytes: 100_000 });
  onTestFinished(() => store.close());
  const notices = createNotices({ store, clock, log, onChange: () => {} });
  onTestFinished(notices.stop);
  const sent: OutgoingMail[] = [];
  const { submissions, sendDue, stop } = startSubmissions(parseConfig({ DATA_DIR: dataDir }), {
    ...{ editions, origin: "https://hospital.example.org", store, clock, log, metrics: undefined, notices },
    transport: { send: async (mail) => void sent.push(mail), close: async () => {} },
    sittings: { of: (_, doctor) => knownSittings(doctor, { exceptions: [] }) },
    listDoctors: async () => [],
    isEditor: async () => false,
  });
  onTestFinished(stop);
  /** The day of the promise, as the page has it and as the mail says it. */
  async function promisedTo(name: string) {
    const input = { ...SAMPLE_APPOINTMENT, appointmentOn: "2026-12-10", patientEmail: `${name}@mail.example.net` };
    const sender = { network: name, isBrowser: true };
    const outcome = await submissions.submit("appointment", input, { idempotencyKey: name, sender });
    await sendDue();
    const mail = sent.find(({ to }) => to.startsWith(name))?.text ?? "";
    return [outcome.status === "accepted" && outcome.receipt.answerBy?.getUTCDate(), /by \w+, (\d+)/.exec(mail)?.[1]];
  }

  expect(await promisedTo("before")).toEqual([28, "28"]);
  await notices.add({
    ...{ hospitalId: "punalur", by: "desk@example.org", content: { kind: "holiday", day: "2026-11-28", op: "closed" } },
    ...{ from: clock.now(), until: new Date("2026-11-29T00:00:00Z") },
  });
  expect(await promisedTo("after")).toEqual([30, "30"]);
});
