import { expect, test } from "vitest";
import { findAgreed, type PastStep } from "#forms/answer.ts";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { sqlitePlace } from "#outbox/test-support/describe-stores.ts";
import { openOutbox } from "#outbox/test-support/open-outbox.ts";
import { SAMPLE_SITE, sampleSubmission } from "#outbox/test-support/samples.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import type { SittingException } from "#site/sittings/sitting.ts";
import { listTold } from "./told-people.ts";
import { createLeaveChain, type LeaveChainOptions } from "./leave-chain.server.ts";

const HOURS = ["09:00", "09:30", "10:00", "10:30", "11:00", "11:30", "12:00", "12:30"];
const DOCTORS = Array.from({ length: 10 }, (_, index) => ({
  ...{ id: `d${index}`, name: `Dr. ${"ABCDEFGHIJ"[index]}`, consulting: "Daily 9 am to 1 pm" },
  ...{ centerOfExcellence: `Department ${index >> 1}`, departments: [] },
}));
const LEAVES = 200;
/** `LONG_SIMULATIONS=1 npx vitest run answers` tries a thousand leaves. */
const SEEDS = process.env.LONG_SIMULATIONS ? 5 : 1;

/** Random numbers that are the same at each run (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    isOnce: (chance: number) => next() < chance,
    below,
    of: <T>(list: readonly T[]) => list[below(list.length)]!,
  };
}

type Random = ReturnType<typeof createRandom>;

/** One of the 60 days from the day after tomorrow on. */
const dayOf = (index: number) => new Date(Date.parse("2026-11-22") + index * 86_400_000).toISOString().slice(0, 10);

function someChange(random: Random): SittingException {
  const first = random.below(58);
  const days = { first: dayOf(first), last: dayOf(first + random.below(3)) };
  const from = random.of(HOURS.slice(1, 6));
  const kind = random.of(["away", "away", "away", "away", "hours", "late", "changed"]);
  if (kind === "away") return { ...days, kind };
  if (kind === "late") return { ...days, kind, from };
  return { ...days, kind: kind === "hours" ? "away" : "changed", from, to: "12:00" };
}

/** Whether half an hour of a day is among the hours, reckoned by sets of half hours. */
function isPossible(
  changes: { doctorId: string; exception: SittingException }[],
  doctorId: string,
  visit: Visit,
): boolean {
  let hours = new Set(HOURS);
  for (const { exception } of changes.filter((one) => one.doctorId === doctorId)) {
    const { first, last, kind, from = "00:00", to = "24:00" } = exception;
    if (visit.day < first || last < visit.day) continue;
    if (kind === "changed") hours = new Set(HOURS.filter((hour) => from <= hour && hour < to));
    // Each day has one sitting here: who comes late to a second part of it is no matter of this test.
    else if (kind === "late") hours = new Set([...hours].filter((hour) => hour >= from || !isReached(hours, from)));
    else hours = new Set([...hours].filter((hour) => hour < from || to <= hour));
  }
  return hours.has(visit.time);
}

/** A late beginning counts where a sitting has begun before it and goes on. */
function isReached(hours: Set<string>, from: string): boolean {
  const before = HOURS[HOURS.indexOf(from) - 1];
  return before !== undefined && hours.has(before) && hours.has(from);
}

type Visit = { day: string; time: string };

/** A store that dies at some moments: before it has stored a step, or before anybody hears that it has. */
function mortal(store: LeaveChainOptions["store"], random: Random): LeaveChainOptions["store"] {
  return {
    ...store,
    async addStep(step) {
      if (random.isOnce(0.1)) throw new Error("killed before");
      const outcome = await store.addStep(step);
      if (random.isOnce(0.1)) throw new Error("killed after");
      return outcome;
    },
  };
}

test.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
  "two hundred leaves, seed %d: no agreed patient is untold, and none told twice of one",
  async (seed) => {
    const random = createRandom(seed);
    const clock = new SettableClock("2026-11-20T04:30:00Z");
    const place = sqlitePlace(temporaryFolder());
    const { store, sent, look } = await openOutbox(place, { clock, deliver: async () => undefined });
    const hospitals = SAMPLE_SITE.hospitals.slice(1);
    const open = (isMortal: boolean) =>
      createLeaveChain({
        ...{ store: isMortal ? mortal(store, random) : store, site: { hospitals }, clock, onStored: () => {} },
        ...{ listDoctors: async () => DOCTORS, mailAfterMs: 60_000 },
      });
    const booked = new Map<string, { doctorId: string; visit: Visit; isFree: boolean }>();
    const active: { id: string; doctorId: string; exception: SittingException }[] = [];
    const newest = (doctorId: string) => active.findLast((one) => one.doctorId === doctorId)?.id ?? "";

    async function book() {
      const doctor = random.of(DOCTORS);
      const visit = { day: dayOf(random.below(60)), time: random.of(HOURS) };
      const form = sampleSubmission(`p${booked.size}`);
      const request = { ...form.request, patientEmail: `p${booked.size}@example.org`, doctor: doctor.name };
      const added = await store.add({ ...form, request } as typeof form, { withinMs: 0 }, []);
      const reference = added.status === "conflict" ? "" : added.reference;
      await store.addStep({
        reference,
        hospitalId: "punalur",
        step: { state: "agreed", ...visit },
        mailAfterMs: 60_000,
      });
      booked.set(reference, { doctorId: doctor.id, visit, isFree: true });
    }

    /** Two processes at once, each of which may die on the way. */
    const run = () => Promise.all([open(true).run(), open(random.isOnce(0.5)).run()]);

    async function letOneChoose() {
      const people = (await store.listForOffice("punalur", new Date(0))).flatMap((listed) =>
        listTold(listed, clock.now())
          .filter(({ isOpen, isBack }) => isOpen && !isBack)
          .map(({ absence: { times } }) => ({ reference: listed.record.reference, time: times[0] })),
      );
      const { reference, time } = people[random.below(people.length)] ?? {};
      if (!reference || !time) return;
      await store.addStep({ reference, hospitalId: "punalur", step: { state: "chosen", ...time } });
      booked.get(reference)!.isFree = false;
    }

    for (let count = 0; count < 30; count += 1) await book();
    for (let left = LEAVES; left > 0; left -= 20) {
      for (let count = 0; count < 20; count += 1) {
        const doctorId = random.of(DOCTORS).id;
        const change = { hospitalId: "punalur", doctorId, exception: someChange(random), by: "Asha" };
        const added = await store.addSittingChange(change, newest(doctorId));
        if (!("stored" in added)) throw new Error("a change was not stored");
        active.push({ ...change, id: added.stored });
        clock.move(0.001);
        if (random.isOnce(0.2)) await book();
      }
      await run();
      for (let count = 0; count < 6; count += 1) await book();
      if (random.isOnce(0.5)) await run();
      await letOneChoose();
      if (random.isOnce(0.5)) for (let count = 0; count < 6; count += 1) await look();
      clock.move(2);
      for (const change of active.filter(() => random.isOnce(0.15))) {
        expect(await store.undoSittingChange("punalur", change.id)).toBe(true);
        active.splice(active.indexOf(change), 1);
      }
      await run();
    }
    await open(false).run();
    clock.move(2);
    const isWaiting = async () =>
      (await place.mails()).some((mail) => mail.state === "waiting" && mail.kind !== "visit");
    while (await isWaiting()) for (let count = 0; count < 20; count += 1) await look();

    const mails = await place.mails();
    for (const [reference, { doctorId, visit, isFree }] of booked) {
      const { id, steps } = (await store.readRequest({ reference }))!;
      const absences = steps.filter((step): step is PastStep & { state: "away" } => step.state === "away");
      const about = `${reference}: ${JSON.stringify({ visit, steps })}`;
      expect(
        new Set(absences.map(({ change, missed }) => `${change} ${missed.day}`)).size,
        `told twice: ${about}`,
      ).toBe(absences.length);
      const isRight = !isFree || (findAgreed(steps) !== undefined) === isPossible(active, doctorId, visit);
      expect(isRight, `held: ${about}`).toBe(true);
      for (const step of steps.filter(({ state }) => state !== "told")) {
        const own = mails.filter(
          (mail) => mail.submission_id === id && mail.kind === "answer" && mail.step === step.number,
        );
        expect(own, `its mail: ${about}`).toHaveLength(1);
        const isLast = step === steps.at(-1) && step.state === "away";
        expect(isLast ? own[0]?.state : "sent", `sent: ${about}`).toBe("sent");
      }
    }
    const ids = sent.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(sent.filter(({ subject }) => subject.includes("is away")).length).toBeGreaterThan(0);
  },
  120_000,
);
