import type { AppointmentRequest } from "#forms/appointment.ts";
import {
  findOffered,
  lastChange,
  lastDecision,
  openAbsences,
  withoutUndone,
  type AutomaticStep,
  type OfferedTime,
  type PastStep,
} from "#forms/answer.ts";
import { HOUR_MS, isOver } from "#forms/calendar.ts";
import { SILENT_LOG, type Clock, type SubmissionLog } from "#forms/submissions.ts";
import { onceAtATime } from "#outbox/run-queue.ts";
import type { AnsweredRequest } from "#outbox/store/request-history.server.ts";
import { firstOpenDay } from "#outbox/store/sitting-changes.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { knownSittings, type SittingChange } from "#site/sittings/known-sittings.ts";
import { sittingPlace } from "#site/sittings/clock.ts";
import { plainName } from "../visit-doubts.ts";
import { isMissed, nextSittings, type Visit } from "./missed-visits.ts";
import type { KnownDoctor } from "./office-sittings.server.ts";

/** A doctor as the content service has it. */
export interface ChainDoctor extends KnownDoctor, Record<"name" | "centerOfExcellence", string> {
  departments: readonly string[];
}

export interface LeaveChainOptions {
  store: Pick<Store, "listSittingChanges" | "listVisits" | "readRequest" | "addStep">;
  site: { hospitals: readonly Hospital[] };
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

export type LeaveChain = ReturnType<typeof createLeaveChain>;

/**
 * Tells every patient whose visit a change of sittings makes impossible, once for each change, and who was told of one
 * that was undone that the visit stands. What is stored decides alone, so that a process may end at any moment, and
 * others may do the same beside it.
 */
export function createLeaveChain(options: LeaveChainOptions) {
  const { store, site, listDoctors, clock, log = SILENT_LOG, mailAfterMs, onStored } = options;
  /** Each visit, with so many steps, that was looked at when those changes held: only what is new is read again. */
  const seen = new Map<string, { changes: string; looked: Map<string, UnclearVisit | undefined> }>();
  let isStopped = false;

  async function look() {
    const now = clock.now();
    const stored = isStopped ? [] : await store.listSittingChanges(firstOpenDay(Number(now)));
    for (const hospital of isStopped ? [] : site.hospitals) {
      const own = stored.filter(({ hospitalId }) => hospitalId === hospital.id);
      const changes = [Math.floor(Number(now) / LOOK_AGAIN_MS), ...own.map(({ id }) => id)].join(" ");
      const before = seen.get(hospital.id);
      const known = before?.changes === changes ? before.looked : undefined;
      const visits = (await store.listVisits(hospital.id, now)).map(({ id, steps }) => ({ id, key: `${id} ${steps}` }));
      const listed = visits.every(({ key }) => known?.has(key)) ? [] : await listDoctors(hospital);
      if (!listed) continue;
      const doctors = listed.map((one) => withChanges(one, own));
      const active = new Set([...own, ...doctors.flatMap((one) => one.changes)].map(({ id }) => id));
      const facts = { hospital, doctors, active, now };
      const looked = new Map<string, UnclearVisit | undefined>();
      for (const { id, key } of visits) looked.set(key, known?.has(key) ? known.get(key) : await lookAt(id, facts));
      seen.set(hospital.id, { changes, looked });
    }
  }

  /** Tells a patient what is to be told, and says what only the office can decide. */
  async function lookAt(id: string, facts: ChainFacts) {
    const request = await store.readRequest({ id });
    const step = request && nextStep(request, facts);
    if (step) {
      const { reference, hospitalId } = request.record;
      // Where somebody was quicker, what is stored then is looked at anew.
      const expected = request.steps.length;
      const outcome = await store.addStep({ reference, hospitalId, step, expected, mailAfterMs });
      const fields = { reference, hospital: hospitalId, state: step.state, change: step.change, outcome };
      log.info(fields, "a change of sittings concerns a visit");
      if (outcome === "stored") onStored();
    }
    return request && findUnclear(request, facts);
  }

  const run = onceAtATime(look, log);
  return {
    /** Never rejects: what could not be stored is tried again. */
    run,
    async stop() {
      isStopped = true;
      await run();
    },
    listUnclear: (hospitalId: string): readonly UnclearVisit[] =>
      [...(seen.get(hospitalId)?.looked.values() ?? [])].filter((one) => one !== undefined),
  };
}

/** What the office said, or, without a moment, the content service. */
type Change = Pick<SittingChange, "id" | "exception"> & { at?: Date };

/** A doctor with all changes, of the content service and then of the office, and with the sittings as they are then. */
function withChanges(doctor: ChainDoctor, stored: readonly SittingChange[]) {
  // Another id once the content service says something else.
  const ofContent = (doctor.sittings?.exceptions ?? []).map((exception): Change => {
    const { kind, first, last, from, to } = exception;
    return { id: [doctor.id, kind, first, last, from, to].filter(Boolean).join("_"), exception };
  });
  const ofOffice = stored.filter(({ doctorId }) => doctorId === doctor.id);
  const known = knownSittings(doctor, { exceptions: ofOffice.map(({ exception }) => exception) });
  return { ...doctor, known, changes: [...ofContent, ...ofOffice] };
}

type ChangedDoctor = ReturnType<typeof withChanges>;

type UnclearVisit = NonNullable<ReturnType<typeof findUnclear>>;

interface ChainFacts {
  hospital: Hospital;
  doctors: readonly ChangedDoctor[];
  /** The ids of all changes that hold, also those of doctors who are no more listed. */
  active: ReadonlySet<string>;
  now: Date;
}

/** What a request's patient must be told because of the changes that hold now; undefined for nothing. */
function nextStep(request: AnsweredRequest, facts: ChainFacts): AutomaticStep | undefined {
  const { steps } = request;
  const undone = openAbsences(steps).find(
    ({ change, missed }) => isUndone(change, facts) && !isOver(missed, facts.now),
  );
  if (undone) {
    const before = steps.filter(({ state, number }) => state !== "away" || number < undone.number);
    const again = findMissed({ ...request, steps: before }, facts, []);
    if (!again) return { state: "back", change: undone.change, doctor: undone.doctor };
    // Another change holds in its place. Other days of a leave are no news of this one: those of a feed move daily.
    const isMoved = undone.away && again.away && isOfContent(undone.change) && isOfContent(again.change);
    if (!isMoved && !isKnown(steps, again.change, again.missed)) return again;
  }
  return findMissed(request, facts, steps);
}

/** Of an office's change the id has no such sign. */
const isOfContent = (change: string) => change.includes("_");

/** That a doctor is no more listed undoes nothing that the content service said of the doctor. */
function isUndone(change: string, { active, doctors }: ChainFacts): boolean {
  return !active.has(change) && (!isOfContent(change) || doctors.some(({ id }) => change.startsWith(`${id}_`)));
}

/** Once for each change and day: an office that agrees on such a day again knows what it does. */
function isKnown(steps: readonly PastStep[], change: string, { day }: Visit): boolean {
  return steps.some((step) => step.state === "away" && step.change === change && step.missed.day === day);
}

function findMissed(request: AnsweredRequest, facts: ChainFacts, told: readonly PastStep[]) {
  for (const { visit, was, doctors } of listPlans(request, facts)) {
    const [doctor, namesake] = doctors;
    const changes = doctor && !namesake ? missedBy(doctor, visit) : [];
    const change = changes.find(({ id }) => !isKnown(told, id, visit));
    if (!doctor || !change) continue;
    const { first, last, kind, from } = change.exception;
    return {
      ...{ state: "away" as const, change: change.id, doctor: doctor.name, missed: { ...visit, was } },
      ...(kind === "away" && from === undefined && { away: { first, last } }),
      times: offer(doctor, visit, facts),
    };
  }
  return undefined;
}

/**
 * A visit of one of several doctors with one name, of whom one is away then: nobody is told of it by itself. As long as
 * nobody has done anything about the request since the change.
 */
function findUnclear(request: AnsweredRequest, facts: ChainFacts) {
  const { record, steps } = request;
  const isNews = ({ at }: Change) => at === undefined || steps.every((step) => step.at < at);
  const plan = listPlans(request, facts).find(
    ({ doctors, visit }) => doctors.length > 1 && doctors.some((one) => missedBy(one, visit).some(isNews)),
  );
  return plan && { reference: record.reference, doctor: plan.doctors[0]?.name ?? "" };
}

/** Each change of that doctor that makes the visit impossible. */
function missedBy({ known, changes }: ChangedDoctor, visit: Visit): Change[] {
  return changes.filter(({ exception }) => isMissed(known, exception, visit));
}

/** What a patient counts on, or asks for, as far as it is ahead, and the doctors that it can be with. */
function listPlans({ record, steps: all }: AnsweredRequest, facts: ChainFacts) {
  const { doctor: asked, appointmentOn, department } = (record.request ?? {}) as Partial<AppointmentRequest>;
  const steps = withoutUndone(all);
  const last = lastDecision(steps);
  const isOffer = last?.state === "offered" || last?.state === "away";
  const isElsewhere = (last && last.state !== "reopened") || lastChange(steps)?.state === "other-time";
  const wished = appointmentOn && !isElsewhere ? [{ day: appointmentOn }] : [];
  const isTime = last?.state === "agreed" || last?.state === "chosen";
  const plans: (Visit & { doctor?: string })[] = isTime ? [last] : isOffer ? findOffered(steps, facts.now) : wished;
  const was = last?.state === "agreed" ? last.state : isOffer ? ("offered" as const) : ("asked" as const);
  return plans
    .filter((plan) => !isOver(plan, facts.now))
    .map(({ day, time, doctor = asked }) => ({
      ...{ was, visit: { day, ...(time && { time }) } },
      doctors: doctor ? findNamed(doctor, department, facts) : [],
    }));
}

/** Of several with one name those of the department that was asked for, where it has any. */
function findNamed(named: string, department: string | undefined, { hospital, doctors }: ChainFacts) {
  const found = doctors.filter(({ name }) => plainName(name) === plainName(named));
  const routed = hospital.routedDepartments.find(({ name }) => name === department);
  const own = found.filter(({ centerOfExcellence, departments }) =>
    [centerOfExcellence, ...departments].some((one) => one === department || one === routed?.queryName),
  );
  return own.length > 0 ? own : found;
}

/** Two times of the doctor's own, and one of another doctor of the department, first of the same field. */
function offer(doctor: ChangedDoctor, visit: Visit, { hospital, doctors, now }: ChainFacts): OfferedTime[] {
  const place = sittingPlace(hospital);
  const after = Number(now) + NOTICE_MS;
  const next = ({ known, name }: ChangedDoctor, most: number) =>
    nextSittings(known, visit, { place, after, most }).map((time) => ({ ...time, doctor: name }));
  const own = next(doctor, 2);
  const isFree = ({ day, time }: OfferedTime) => !own.some((taken) => taken.day === day && taken.time === time);
  const [other] = doctors
    .filter((one) => isColleague(one, doctor))
    .flatMap((one) => {
      const time = next(one, 3).find(isFree);
      const isOtherField = one.centerOfExcellence !== doctor.centerOfExcellence;
      return time ? [{ time, rank: `${Number(isOtherField)} ${time.day} ${time.time}` }] : [];
    })
    .toSorted((a, b) => a.rank.localeCompare(b.rank));
  return [...own, ...(other ? [other.time] : [])];
}

function isColleague(one: ChainDoctor, other: ChainDoctor): boolean {
  const isSame = one.id === other.id || (one.personId !== undefined && one.personId === other.personId);
  const isField = one.centerOfExcellence === other.centerOfExcellence;
  return !isSame && (isField || one.departments.some((department) => other.departments.includes(department)));
}
