import { findHospitalByIdentifier } from "#hospitals/find-hospital.ts";
import type { Hospital, Site } from "#hospitals/site.ts";
import { checkSubmission } from "./forms/check-submission.server.ts";
import type { Checked, Submitted } from "./forms/check-submission.server.ts";
import {
  type Clock,
  SILENT_LOG,
  type SubmissionLog,
  type Sender,
  type SubmissionExtras,
  type SubmissionKind,
  type SubmissionOutcome,
  type Submissions,
} from "./submissions.ts";
import { RESUME_MAX_BYTES } from "./forms/resume-file.ts";
import { type HoldReason, screenSubmission } from "./holds.ts";
import { mailDomain } from "./mail/mail-transport.ts";
import { makeSubmissionId } from "./reference.server.ts";
import { describeStoreFailure } from "./store/store-engine.ts";
import type { SubmissionStore } from "./store/submission-store.ts";
import type { NewSubmission, SubmittedForm } from "./stored-submission.ts";

/** An identical submission within this time is taken as a repeated send of the first (checklist A55). */
const REPEAT_WINDOW_MS = 10 * 60_000;

/** What an `Idempotency-Key` may be. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
/** As `/privacy` names it: too little for anything of a visitor to hide in. */
const NOTICE_VERSION = /^[0-9a-f]{12}$/;

export interface SubmissionsOptions {
  site: Pick<Site, "hospitals">;
  store: SubmissionStore;
  clock: Clock;
  /** Sender of the mails, e.g. "Website <website@example.org>"; its domain ends the Message-IDs. */
  mailFrom: string;
  /** Largest resume; 5 MB when left out. */
  resumeMaxBytes?: number;
  log?: SubmissionLog;
  /** Called after a submission whose mail is due is on disk, e.g. to wake the mail worker. */
  onStored: () => void;
  /** Whether what a network sends is no more than people send, which is counted; all is when left out. */
  isPeoplesRate?: (network: string) => boolean;
  /** Hears why a submission is held. */
  onHeld?: (kind: SubmissionKind, reasons: HoldReason[]) => void;
}

/** Builds the service behind the forms; see `Submissions` for what it promises. */
export function createSubmissions(options: SubmissionsOptions): Submissions {
  return {
    async submit(kind, input, extras = {}) {
      try {
        return await checkAndStore(kind, input, extras, options);
      } catch (error) {
        if (error instanceof StoreFailure) return { status: "unavailable" };
        throw error;
      }
    },
  };
}

async function checkAndStore(
  kind: SubmissionKind,
  input: unknown,
  { idempotencyKey, noticeVersion, resume, sender }: SubmissionExtras,
  options: SubmissionsOptions,
): Promise<SubmissionOutcome> {
  if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) {
    return invalid("Idempotency-Key", "Use 1 to 255 letters, digits and signs");
  }
  const checked = await check({ kind, input, resume }, idempotencyKey, options);
  if (!checked.ok) return invalid(checked.error.field, checked.error.message);
  const hospital = findHospitalByIdentifier(options.site, checked.form.request.hospital);
  if (!hospital) return invalid("hospital", "Select a hospital");
  const heldFor = screenSubmission(input, sender);
  const isCollected = heldFor.length === 0 && !isPeoples(sender, options);
  const sent = { clientRecipient: checked.form.request.to, idempotencyKey, heldFor, isCollected, noticeVersion };
  return accept(addressTo(hospital, checked.form), sent, options);
}

/** A network that many visitors share, such as a proxy's that is not listed, sends as much as it likes. */
function isPeoples({ network }: Sender = {}, { isPeoplesRate }: SubmissionsOptions): boolean {
  return network === undefined || !isPeoplesRate || isPeoplesRate(network);
}

/** Nobody is refused for it: what is no version counts as none. */
function readNoticeVersion(text = ""): string {
  return NOTICE_VERSION.test(text) ? text : "none";
}

function invalid(field: string, message: string): SubmissionOutcome {
  return { status: "invalid", errors: [{ field, message }] };
}

/**
 * A form that no longer holds is judged by the day its key was first used: a send repeated overnight because its
 * answer was lost is no mistake of the visitor's.
 */
async function check(submitted: Submitted, key: string | undefined, options: SubmissionsOptions): Promise<Checked> {
  const { resumeMaxBytes = RESUME_MAX_BYTES, clock, store, log } = options;
  const checked = await checkSubmission(submitted, { now: clock.now(), resumeMaxBytes });
  if (checked.ok || key === undefined) return checked;
  const first = await reach(() => store.findReceivedAt(submitted.kind, key), { kind: submitted.kind }, log);
  return first ? checkSubmission(submitted, { now: first, resumeMaxBytes }) : checked;
}

type AddressedForm = SubmittedForm & { hospitalId: string };

/** The form with hospital and recipient as the site has them, however the client named them (checklist A33, A43). */
function addressTo(hospital: Hospital, form: SubmittedForm): AddressedForm {
  const addressee = { hospital: hospital.contentName, to: hospital.contact.receivingAddress };
  return { ...form, request: { ...form.request, ...addressee }, hospitalId: hospital.id } as AddressedForm;
}

/** What is known of a form besides its content. */
interface Sent {
  clientRecipient: string;
  idempotencyKey: string | undefined;
  heldFor: HoldReason[];
  /** Whether it is mailed in a digest. */
  isCollected: boolean;
  noticeVersion: string | undefined;
}

async function accept(
  form: AddressedForm,
  { clientRecipient, idempotencyKey, heldFor, isCollected, noticeVersion }: Sent,
  { store, mailFrom, log = SILENT_LOG, onStored, onHeld }: SubmissionsOptions,
): Promise<SubmissionOutcome> {
  const id = makeSubmissionId();
  const made = { id, messageId: `<${id}@${mailDomain(mailFrom)}>`, noticeVersion: readNoticeVersion(noticeVersion) };
  const submission: NewSubmission = { ...form, ...made };
  const fields = { kind: form.kind, hospital: form.hospitalId };
  const rules = { withinMs: REPEAT_WINDOW_MS, idempotencyKey };
  const added = await reach(() => store.add(submission, rules, heldFor, isCollected), fields, log);
  if (added.status === "conflict") {
    log.warn(fields, "an idempotency key came again with other content");
    return { status: "conflict" };
  }
  const { status, reference } = added;
  if (clientRecipient !== "" && clientRecipient.toLowerCase() !== form.request.to.toLowerCase()) {
    log.warn({ ...fields, reference }, "a recipient chosen by the client was ignored");
  }
  if (status === "repeated") {
    log.info({ ...fields, reference }, "a repeated submission was recognised");
  } else if (status === "released") {
    log.info({ ...fields, reference }, "a held submission was released because a person sent the same again");
    onStored();
  } else if (heldFor.length > 0) {
    log.warn({ ...fields, reference, heldFor }, "a program's submission was stored and is held");
    onHeld?.(form.kind, heldFor);
  } else if (isCollected) {
    log.warn({ ...fields, reference }, "a network sends more than people do: its submission goes into a digest");
  } else {
    log.info({ ...fields, reference }, "a submission was stored");
    onStored();
  }
  return { status: "accepted", receipt: { reference } };
}

interface FailureFields {
  kind: SubmissionKind;
  hospital?: string;
}

/** The store failed, which the log has been told. */
class StoreFailure extends Error {}

async function reach<T>(use: () => Promise<T>, fields: FailureFields, log: SubmissionLog = SILENT_LOG): Promise<T> {
  try {
    return await use();
  } catch (cause) {
    log.error({ ...fields, ...describeStoreFailure(cause) }, "a submission could not be stored");
    throw new StoreFailure("The submission could not be stored", { cause });
  }
}
