import { randomBytes } from "node:crypto";
import type { AppointmentRequest } from "#forms/appointment.ts";
import type { AnsweredRequest } from "#outbox/store/request-history.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { describeStoreFailure } from "#outbox/store/store-engine.ts";
import { DAY_MS, HOUR_MS, todayInKolkata } from "#forms/calendar.ts";
import { SILENT_LOG, type Clock, type SubmissionLog } from "#forms/submissions.ts";
import {
  isByPatient,
  type PastStep,
  type PatientWish,
  type Step,
  findAgreed,
  endAfter,
  findVisitEnd,
} from "#forms/answer.ts";
import {
  type AnswerLinks,
  type LinkedHospital,
  type LinkParts,
  type LinkPurpose,
  type LinkState,
  createRequestLinks,
} from "#outbox/answer-links.server.ts";
import { momentOf } from "#forms/working-time.ts";
import { listTold } from "./sittings/told-people.ts";

/** A request that a link opened. `gone`: the link or the page has ended, or the request was removed. */
export type Opened = { status: "open"; request: AnsweredRequest } | { status: "forged" | "gone" };

interface ListSession {
  id: string;
  expires: Date;
}

export interface AnswersOptions {
  store: Store;
  links: AnswerLinks;
  clock: Clock;
  origin: string;
  retentionDays: number;
  log?: SubmissionLog;
  onStored: () => void;
  /** So long an answer waits before it is mailed, so that who takes it back at once costs nobody a mail. */
  answerWaitMs?: number | undefined;
}

export const ANSWER_WAIT_MS = 60_000;
const WISH_AGAIN_MS = HOUR_MS;
/** How long after a link to the list the next one may be mailed: after the first of a day, the second, and so on. */
const LIST_PAUSES_MS = [2 * 60_000, 10 * 60_000, HOUR_MS, DAY_MS];
/** Who has an earlier link may ask again sooner, but not more often in a day. */
const MAX_LINKS_A_DAY = 10;
const LINK_PAUSES_MS = [...Array.from({ length: MAX_LINKS_A_DAY - 1 }, () => 2 * 60_000), DAY_MS];
const SESSION_ID_BYTES = 9;
const LIST_DAYS = 30;

export type Answers = ReturnType<typeof createAnswers>;

/** Answers as the pages of offices and patients need them. What cannot reach the store rejects with its error. */
export function createAnswers(options: AnswersOptions) {
  const {
    store,
    links,
    clock,
    origin,
    retentionDays,
    log = SILENT_LOG,
    onStored,
    answerWaitMs = ANSWER_WAIT_MS,
  } = options;
  const now = () => clock.now();
  const end = (request: AnsweredRequest) => endOf(request, retentionDays);

  async function open(hospital: LinkedHospital, purpose: "answer" | "request", parts: LinkParts): Promise<Opened> {
    const state = await links.check(hospital, purpose satisfies LinkPurpose, parts, now());
    if (state === "forged") return { status: "forged" };
    const request = state === "valid" ? await store.readRequest({ reference: parts.subject }) : undefined;
    if (request?.record.hospitalId !== hospital.id) return { status: "gone" };
    if (purpose === "request" && end(request) < now()) return { status: "gone" };
    return { status: "open", request };
  }

  async function add(hospital: LinkedHospital, { record }: AnsweredRequest, step: Step, more: object) {
    const { reference, kind } = record;
    const fields = { reference, hospital: hospital.id, state: step.state };
    try {
      const outcome = await store.addStep({ reference, hospitalId: hospital.id, step, ...more });
      log.info({ ...fields, kind, outcome }, "a step of a request");
      if (outcome === "stored") onStored();
      return outcome;
    } catch (error) {
      log.error({ ...fields, ...describeStoreFailure(error) }, "a step of a request could not be stored");
      throw error;
    }
  }

  return {
    links: createRequestLinks(links, origin, now),
    open,
    answer(hospital: LinkedHospital, request: AnsweredRequest, step: Step, expected: number) {
      if (isByPatient(step.state)) throw new Error("a patient's wish is no answer");
      return add(hospital, request, step, { expected, mailAfterMs: answerWaitMs });
    },
    wish: (hospital: LinkedHospital, request: AnsweredRequest, wish: PatientWish) =>
      add(hospital, request, wish, { atMostEveryMs: WISH_AGAIN_MS, expected: request.steps.length }),
    endOf: end,
    list: createOfficeList(options),
  };
}

/** What is neither open nor has a visit is removed some days after it was delivered, which may be earlier. */
function endOf({ record, steps }: AnsweredRequest, retentionDays: number): Date {
  const { appointmentOn } = (record.request ?? {}) as Partial<AppointmentRequest>;
  const visit = findAgreed(steps) ?? lastAgreed(steps);
  const wished = visit?.day ?? appointmentOn;
  const end = Math.max(endAfter(record.receivedAt.toISOString()), wished ? endAfter(wished) : 0);
  const isKept = record.waitingSince !== undefined || findVisitEnd(steps) !== undefined || !record.sentAt;
  return new Date(isKept ? end : Math.min(end, Number(record.sentAt) + retentionDays * DAY_MS));
}

function lastAgreed(steps: readonly PastStep[]): (PastStep & { state: "agreed" }) | undefined {
  return steps.findLast((step): step is PastStep & { state: "agreed" } => step.state === "agreed");
}

/** An office with the hospitals that it answers for; itself alone where none are named. */
type ListOwner = Pick<LinkedHospital, "id"> & { hospitals?: readonly Pick<LinkedHospital, "id">[] };

function ofEach<T>(office: ListOwner, read: (hospital: { id: string }) => Promise<T>): Promise<T[]> {
  return Promise.all((office.hospitals ?? [office]).map(read));
}

export type OfficeList = ReturnType<typeof createOfficeList>;

function createOfficeList({ store, links, clock, onStored }: AnswersOptions) {
  const firstDay = () => new Date(Number(clock.now()) - LIST_DAYS * DAY_MS);
  return {
    /** Mails the link to the hospital's own mailbox; false too soon after the last one, as anybody may ask. */
    async mailLink({ id }: LinkedHospital, isByLink: boolean, kind?: "sittings" | "numbers"): Promise<boolean> {
      const isMailed = await store.addListLink(id, isByLink ? LINK_PAUSES_MS : LIST_PAUSES_MS, kind);
      if (isMailed) onStored();
      return isMailed;
    },
    /** Of a link to the page of a day, or of the numbers in a month, which `subject` names. */
    checkDay: (hospital: LinkedHospital, parts: LinkParts, purpose: "sittings" | "numbers" = "sittings") =>
      links.check(hospital, purpose, parts, clock.now()),
    async check(hospital: LinkedHospital, parts: LinkParts): Promise<LinkState> {
      if (parts.subject !== (await store.listWord(hospital.id))) return "forged";
      return links.check(hospital, "requests", parts, clock.now());
    },
    async createSession({ id: hospitalId }: LinkedHospital): Promise<ListSession & { value: string }> {
      const id = randomBytes(SESSION_ID_BYTES).toString("base64url");
      const expires = new Date(momentOf(todayInKolkata(clock.now()), "00:00") + DAY_MS);
      const text = JSON.stringify([hospitalId, await store.listWord(hospitalId), Number(expires), id]);
      return { id, expires, value: await links.sign(text) };
    },
    /** The session that a cookie's value names; undefined for one that has ended, or is none. */
    async findSession({ id: hospitalId }: LinkedHospital, value: string): Promise<ListSession | undefined> {
      const opened = await links.open(value);
      if (opened === undefined) return undefined;
      const [ofHospital, word, until, id] = JSON.parse(opened) as [string, string, number, string?];
      if (ofHospital !== hospitalId || Number(clock.now()) >= until || id === undefined) return undefined;
      const isOpen = word === (await store.listWord(hospitalId)) && !(await store.isListEnded(id));
      return isOpen ? { id, expires: new Date(until) } : undefined;
    },
    endSession: ({ id, expires }: ListSession) => store.endList(id, expires),
    revoke: ({ id }: LinkedHospital) => store.revokeLists(id),
    version: async (office: ListOwner) =>
      (await ofEach(office, ({ id }) => store.listVersion(id, firstDay()))).join(" "),
    /** Each with how its patient stands with changes of sittings. */
    read: async (office: ListOwner, receivedFrom = firstDay()) =>
      (await ofEach(office, ({ id }) => store.listForOffice(id, receivedFrom)))
        .flat()
        .map((listed) => ({ ...listed, told: listTold(listed, clock.now()) })),
    /** That a patient was told of a change; `changed` where something has happened since the list was shown. */
    noteTold: (hospitalId: string, reference: string, expected: number, by: string) =>
      store.addStep({ reference, hospitalId, step: { state: "told", ...(by && { by }) }, expected }),
  };
}
