import { createHash } from "node:crypto";
import type { AppointmentRequest } from "#forms/appointment.ts";
import {
  type AutomaticStep,
  findAgreed,
  findOffered,
  lastChange,
  lastDecision,
  openAbsences,
  type OfferedTime,
  type PastStep,
  withoutUndone,
} from "#forms/answer.ts";
import { HOUR_MS, isOver } from "#forms/calendar.ts";
import { type Clock, SILENT_LOG, type SubmissionLog } from "#forms/submissions.ts";
import type { AnsweredRequest } from "#outbox/store/request-history.server.ts";
import type { SittingChange } from "#outbox/store/sitting-changes.server.ts";
import { createOutageReport } from "#outbox/store/store-engine.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { addDays, readClock } from "#site/sittings/clock.ts";
import { knownSittings, type SittingSources } from "#site/sittings/known-sittings.ts";
import { sittingPlace } from "#site/sittings/sitting-place.ts";
import { plainName } from "../visit-doubts.ts";
import { isMissed, nextSittings, type Visit } from "./missed-visits.ts";
import { standingOf, type ToldPerson } from "./told-people.ts";

/** A doctor as the content service has it. */
export interface ChainDoctor extends SittingSources {
  id: string;
  name: string;
  centerOfExcellence: string;
  departments: readonly string[];
  personId?: string;
}

export interface LeaveChainOptions {
  store: Pick<Store, "listSittingChanges" | "listVersion" | "listVisits" | "addStep">;
  hospitals: readonly Hospital[];
  /** Undefined while the content service is away. */
  listDoctors: (hospital: Hospital) => Promise<readonly ChainDoctor[] | undefined>;
  clock: Clock;
  log?: SubmissionLog;
  /** So long a mail waits, so that a change which is undone at once costs nobody one. */
  mailAfterMs: number;
  onStored: () => void;
}

/** Who wants to come needs some time to hear of it. */
const NOTICE_MS = 2 * HOUR_MS;
/** What the content service says may change without a sign. */
const LOOK_AGAIN_MS = 10 * 60_000;
const DAYS_BEFORE = 2;

export type LeaveChain = ReturnType<typeof createLeaveChain>;

/**
 * Tells every patient whose visit a change of sittings makes impossible, once for each change, and who was told of one
 * that was undone that the visit stands. What is stored decides alone, so that a process may end at any moment, and
 * others may do the same beside it.
 */
export function createLeaveChain(options: LeaveChainOptions) {
  const { store, hospitals, clock, log = SILENT_LOG } = options;
  const outage = createOutageReport(log);
  const done = new Map<string, string>();
  let running: Promise<void> | undefined;
  let isWokenAgain = false;
  let isStopped = false;

  async function runAll() {
    for (const hospital of isStopped ? [] : hospitals) {
      const from = addDays(readClock(Number(clock.now()), "UTC").day, -DAYS_BEFORE);
      const changes = (await store.listSittingChanges(from)).filter((one) => one.hospitalId === hospital.id);
      const ids = changes.map(({ id }) => id).join(" ");
      const period = Math.floor(Number(clock.now()) / LOOK_AGAIN_MS);
      const version = `${await store.listVersion(hospital.id, new Date(0))} ${ids} ${period}`;
      if (done.get(hospital.id) !== version && (await reconcile(hospital, changes, options)))
        done.set(hospital.id, version);
    }
  }

  /** Never rejects: what could not be stored is tried again. */
  function run(): Promise<void> {
    isWokenAgain = running !== undefined;
    running ??= runAll()
      .then(outage.isOver, outage.isThere)
      .then(() => {
        running = undefined;
        return isWokenAgain ? run() : undefined;
      });
    return running;
  }

  return {
    run,
    stop: async () => {
      isStopped = true;
      await running;
    },
    /** Whom a change of sittings concerns, the next visit first; of every change without an id. */
    async people(hospitalId: string, change?: string): Promise<ToldPerson[]> {
      const requests = await store.listVisits(hospitalId, { isAny: false });
      return requests
        .flatMap((request) => standingOf(request, clock.now()))
        .filter(({ absence }) => change === undefined || absence.change === change)
        .toSorted((a, b) => whenOf(a).localeCompare(whenOf(b)));
    },
    /** Each change about which somebody must still be told, with how many people. */
    async toTell(hospitalId: string): Promise<{ change: string; doctor: string; count: number }[]> {
      const open = (await this.people(hospitalId)).filter(({ isOpen }) => isOpen);
      return [...Map.groupBy(open, ({ absence }) => absence.change)].map(([change, people]) => ({
        ...{ change, count: people.length },
        doctor: people[0]?.absence.doctor ?? "",
      }));
    },
  };
}

function whenOf({ absence: { missed } }: ToldPerson): string {
  return `${missed.day} ${missed.time ?? ""}`;
}

/** False where nobody could say who the doctors are. */
async function reconcile(hospital: Hospital, changes: SittingChange[], options: LeaveChainOptions): Promise<boolean> {
  const { store, listDoctors, clock, log = SILENT_LOG, mailAfterMs, onStored } = options;
  const requests = await store.listVisits(hospital.id, { isAny: true });
  if (requests.length === 0) return true;
  const doctors = await listDoctors(hospital);
  if (!doctors) return false;
  const all = [...listContentChanges(hospital.id, doctors), ...changes];
  for (const request of requests) {
    const { reference } = request.record;
    const step = nextStep(request, { hospital, changes: all, doctors, now: clock.now() });
    if (!step) continue;
    // Where somebody was quicker, what is stored then is looked at anew.
    const expected = request.steps.length;
    const outcome = await store.addStep({ reference, hospitalId: hospital.id, step, expected, mailAfterMs });
    const fields = { reference, hospital: hospital.id, state: step.state, change: step.change, outcome };
    log.info(fields, "a change of sittings concerns a visit");
    if (outcome === "stored") onStored();
  }
  return true;
}

/** What the content service itself says of single days; another id once it says something else. */
function listContentChanges(hospitalId: string, doctors: readonly ChainDoctor[]): SittingChange[] {
  return doctors.flatMap(({ id: doctorId, sittings }) =>
    (sittings?.exceptions ?? []).map((exception) => {
      const digest = createHash("sha256")
        .update(JSON.stringify([hospitalId, doctorId, exception]))
        .digest("hex");
      return { id: `content-${digest.slice(0, 16)}`, hospitalId, doctorId, exception, at: new Date(0), by: "" };
    }),
  );
}

interface ChainFacts {
  hospital: Hospital;
  /** Of the content service and then of the office. */
  changes: readonly SittingChange[];
  doctors: readonly ChainDoctor[];
  now: Date;
}

/** What a request's patient must be told because of the changes that hold now; undefined for nothing. */
function nextStep({ record, steps }: AnsweredRequest, facts: ChainFacts): AutomaticStep | undefined {
  const form = (record.request ?? {}) as Partial<AppointmentRequest>;
  const isActive = (change: string) => facts.changes.some(({ id }) => id === change);
  const undone = openAbsences(steps).find(({ change, missed }) => !isActive(change) && isAhead(missed, facts.now));
  if (undone) {
    const before = steps.filter(({ state, number }) => state !== "away" || number < undone.number);
    const again = findMissed(before, form, facts, []);
    if (!again) return { state: "back", change: undone.change, doctor: undone.doctor };
    // Another change holds in its place.
    if (!isKnown(steps, again.change, again.missed)) return again;
  }
  return findMissed(steps, form, facts, steps);
}

/** Once for each change and day: an office that agrees on such a day again knows what it does. */
function isKnown(steps: readonly PastStep[], change: string, { day }: Visit): boolean {
  return steps.some((step) => step.state === "away" && step.change === change && step.missed.day === day);
}

type Away = AutomaticStep & { state: "away" };
type Plan = Visit & { doctor?: string; was: "agreed" | "offered" | "asked" };

function findMissed(
  steps: readonly PastStep[],
  form: Partial<AppointmentRequest>,
  facts: ChainFacts,
  told: readonly PastStep[],
): Away | undefined {
  const { hospital, changes, doctors, now } = facts;
  const place = sittingPlace(hospital);
  for (const { was, doctor: named = form.doctor, ...visit } of listPlans(steps, form, now)) {
    const doctor = named && doctors.find(({ name }) => plainName(name) === plainName(named));
    if (!doctor) continue;
    const sittings = sittingsOf(doctor, changes);
    const change = changes.find(
      ({ id, doctorId, exception }) =>
        doctorId === doctor.id && !isKnown(told, id, visit) && isMissed(sittings, exception, visit, place),
    );
    if (!change) continue;
    const { first, last, kind, from } = change.exception;
    return {
      ...{ state: "away", change: change.id, doctor: doctor.name, missed: { ...visit, was } },
      ...(kind === "away" && from === undefined && { away: { first, last } }),
      times: offer(doctor, visit, facts),
    };
  }
  return undefined;
}

/** What a patient counts on, or asks for, as far as it is ahead. */
function listPlans(all: readonly PastStep[], { appointmentOn }: Partial<AppointmentRequest>, now: Date): Plan[] {
  const steps = withoutUndone(all);
  const agreed = findAgreed(steps);
  const last = lastDecision(steps);
  const plans = (): (Visit & { doctor?: string })[] => {
    if (agreed) return [agreed];
    if (last?.state === "chosen") return [last];
    if (last?.state === "offered" || last?.state === "away") return findOffered(steps, now);
    const isElsewhere = (last && last.state !== "reopened") || lastChange(steps)?.state === "other-time";
    return appointmentOn && !isElsewhere ? [{ day: appointmentOn }] : [];
  };
  const was = agreed ? "agreed" : last?.state === "offered" || last?.state === "away" ? "offered" : "asked";
  return plans()
    .map(({ day, time, doctor }) => ({ day, ...(time && { time }), ...(doctor && { doctor }), was }) as const)
    .filter((plan) => isAhead(plan, now));
}

function isAhead({ day, time = "23:59" }: Visit, now: Date): boolean {
  return !isOver({ day, time }, now);
}

function sittingsOf(doctor: ChainDoctor, changes: readonly SittingChange[]) {
  const isIts = ({ exception }: SittingChange) => doctor.sittings?.exceptions.includes(exception) === true;
  const own = changes.filter((change) => change.doctorId === doctor.id && !isIts(change));
  return knownSittings(doctor, { exceptions: own.map(({ exception }) => exception) });
}

/** Two times of the doctor's own, and one of another doctor of the department. */
function offer(doctor: ChainDoctor, visit: Visit, { hospital, changes, doctors, now }: ChainFacts) {
  const place = sittingPlace(hospital);
  const after = Number(now) + NOTICE_MS;
  const next = (one: ChainDoctor, most: number) =>
    nextSittings(sittingsOf(one, changes), visit, { place, after, most }).map((time) => ({
      ...time,
      doctor: one.name,
    }));
  const own = next(doctor, 2);
  const isFree = (time: OfferedTime) => !own.some(({ day, time: at }) => day === time.day && at === time.time);
  const isField = (one: ChainDoctor) => one.centerOfExcellence === doctor.centerOfExcellence;
  const colleagues = doctors.filter((one) => one.id !== doctor.id && isOfSame(one, doctor));
  const [other] = (colleagues.some(isField) ? colleagues.filter(isField) : colleagues)
    .flatMap((one) => next(one, 3).filter(isFree).slice(0, 1))
    .toSorted((a, b) => `${a.day} ${a.time}`.localeCompare(`${b.day} ${b.time}`));
  return [...own, ...(other ? [other] : [])];
}

function isOfSame(one: ChainDoctor, other: ChainDoctor): boolean {
  if (one.personId !== undefined && one.personId === other.personId) return false;
  return (
    one.centerOfExcellence === other.centerOfExcellence ||
    one.departments.some((department) => other.departments.includes(department))
  );
}
