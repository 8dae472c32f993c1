import { expect, onTestFinished, test } from "vitest";
import { createRateCheck, HUMAN_RATES } from "#forms/holds.ts";
import { createSubmissions } from "./create-submissions.server.ts";
import { createRecordingLog, SettableClock } from "./test-support/clock-and-log.ts";
import { sqlitePlace } from "./test-support/describe-stores.ts";
import { SAMPLE_APPOINTMENT, SAMPLE_MAIL_FROM, SAMPLE_EDITIONS } from "./test-support/samples.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

const REQUESTS = 500;

/** Sends 500 requests within an hour; returns how many got a receipt, after every one was stored and told so. */
async function play(senderOf: (number: number) => { address: string; network: string }): Promise<number> {
  const place = sqlitePlace(temporaryFolder());
  const [clock, log] = [new SettableClock(), createRecordingLog()];
  const store = await place.open(clock);
  onTestFinished(() => store.close());
  const submissions = createSubmissions({
    ...{ editions: SAMPLE_EDITIONS, store, clock, log, mailFrom: SAMPLE_MAIL_FROM, onStored: () => {} },
    isHumanRate: createRateCheck(HUMAN_RATES, () => Number(clock.now())),
  });
  let withheld = 0;
  for (let number = 0; number < REQUESTS; number += 1) {
    const { address, network } = senderOf(number);
    const request = { ...SAMPLE_APPOINTMENT, patientName: `Patient ${number}`, patientEmail: address };
    const outcome = await submissions.submit("appointment", request, { sender: { network, isBrowser: true } });
    expect(outcome).toMatchObject({ status: "accepted", receipt: { reference: expect.any(String) as string } });
    if ("receipt" in outcome && outcome.receipt.isMailWithheld) withheld += 1;
    clock.move(0.1);
  }
  const states = (await store.list({})).map(({ status }) => status);
  expect(states.filter((status) => status === "queued" || status === "collected")).toHaveLength(REQUESTS);
  expect(log.lines.filter((line) => line.includes("a patient gets no receipt"))).toHaveLength(withheld);
  return REQUESTS - withheld;
}

test("500 requests of one network with 500 addresses send at most 60 receipts, and all reach the office", async () => {
  const receipts = await play((number) => ({ address: `p@d${number}.example`, network: "192.0.2.1" }));
  expect(receipts).toBeLessThanOrEqual(60);
  expect(receipts).toBeGreaterThanOrEqual(20);
});

test("500 requests of 500 networks with one address send three receipts", async () => {
  expect(await play((number) => ({ address: "anu@example.org", network: `192.0.2.${number}` }))).toBe(3);
});

test("500 requests of 500 networks to one unknown domain send ten receipts", async () => {
  expect(await play((number) => ({ address: `p${number}@one.example`, network: `192.0.2.${number}` }))).toBe(10);
});
