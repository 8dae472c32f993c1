import { findHospitalByIdentifier } from "#hospitals/find-hospital.ts";
import type { Hospital, Site } from "#hospitals/site.ts";
import type { Clock } from "./clock.ts";
import { checkAppointmentForm } from "./forms/appointment-form.ts";
import { checkContactForm } from "./forms/contact-form.ts";
import type { FieldError } from "./forms/form-check.ts";
import { todayInKolkata } from "./forms/today.ts";
import { mailDomain } from "./mail/mail-domain.ts";
import { readAppointmentInput, readContactInput } from "./read-form-input.ts";
import { makeSubmissionId } from "./reference.server.ts";
import { SILENT_LOG } from "./submission-log.ts";
import type { SubmissionLog } from "./submission-log.ts";
import type { Added, SubmissionStore } from "./store/submission-store.ts";
import type { NewSubmission, SubmittedForm } from "./stored-submission.ts";
import { StoreUnavailableError } from "./submissions.ts";
import type { SubmissionKind, SubmissionOutcome, Submissions } from "./submissions.ts";

/** An identical submission within this time is taken as a repeated send of the first (checklist A55). */
const REPEAT_WINDOW_MS = 10 * 60_000;

export interface SubmissionsOptions {
  site: Pick<Site, "hospitals">;
  store: SubmissionStore;
  clock: Clock;
  /** Sender of the mails, e.g. "Website <website@example.org>"; its domain ends the Message-IDs. */
  mailFrom: string;
  log?: SubmissionLog;
  /** Called after a submission is on disk, e.g. to wake the mail worker. */
  onStored: () => void;
}

type Checked = { ok: true; form: SubmittedForm } | { ok: false; error: FieldError };

/** Builds the service behind the forms; see `Submissions` for what it promises. */
export function createSubmissions(options: SubmissionsOptions): Submissions {
  return {
    async submit(kind, input) {
      const checked = checkInput(kind, input, options.clock.now());
      if (!checked.ok) return { status: "invalid", errors: [checked.error] };
      const hospital = findHospitalByIdentifier(options.site, checked.form.request.hospital);
      if (!hospital) return { status: "invalid", errors: [{ field: "hospital", message: "Select a hospital" }] };
      return accept(addressTo(hospital, checked.form), hospital, checked.form.request.to, options);
    },
  };
}

function checkInput(kind: SubmissionKind, input: unknown, now: Date): Checked {
  if (kind === "appointment") {
    const check = checkAppointmentForm(readAppointmentInput(input), todayInKolkata(now));
    return check.ok ? { ok: true, form: { kind, request: check.value } } : check;
  }
  const check = checkContactForm(readContactInput(input));
  return check.ok ? { ok: true, form: { kind, request: check.value } } : check;
}

/** The form with hospital and recipient as the site has them, however the client named them (checklist A33, A43). */
function addressTo(hospital: Hospital, form: SubmittedForm): SubmittedForm {
  const addressee = { hospital: hospital.contentName, to: hospital.contact.receivingAddress };
  return form.kind === "appointment"
    ? { kind: form.kind, request: { ...form.request, ...addressee } }
    : { kind: form.kind, request: { ...form.request, ...addressee } };
}

async function accept(
  form: SubmittedForm,
  hospital: Hospital,
  clientRecipient: string,
  { store, clock, mailFrom, log = SILENT_LOG, onStored }: SubmissionsOptions,
): Promise<SubmissionOutcome> {
  const id = makeSubmissionId();
  const messageId = `<${id}@${mailDomain(mailFrom)}>`;
  const submission = { ...form, id, hospitalId: hospital.id, receivedAt: clock.now(), messageId };
  const added = await addToStore(store, submission, log);
  const fields = { kind: form.kind, hospital: hospital.id, reference: added.reference };
  if (clientRecipient !== "" && clientRecipient.toLowerCase() !== form.request.to.toLowerCase()) {
    log.warn(fields, "a recipient chosen by the client was ignored");
  }
  log.info(fields, added.isNew ? "a submission was stored" : "a repeated submission was recognised");
  if (added.isNew) onStored();
  return { status: "accepted", receipt: { reference: added.reference } };
}

async function addToStore(store: SubmissionStore, submission: NewSubmission, log: SubmissionLog): Promise<Added> {
  try {
    return await store.add(submission, REPEAT_WINDOW_MS);
  } catch (cause) {
    log.error(
      { err: cause, kind: submission.kind, hospital: submission.hospitalId },
      "a submission could not be stored",
    );
    throw new StoreUnavailableError("The submission could not be stored", { cause });
  }
}
