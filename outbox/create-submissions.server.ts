import { createHash, randomBytes } from "node:crypto";
import { promiseFor, promiseTo } from "#forms/working-time.ts";
import { findHospitalByIdentifier } from "#site/hospitals/find-hospital.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { todayInKolkata } from "#forms/calendar.ts";
import type { FieldInput } from "#forms/form-fields.server.ts";
import type { FieldError, RuleTexts } from "#forms/form-fields.ts";
import { checkResume } from "#forms/resume/check-resume.server.ts";
import { RESUME_MAX_BYTES } from "#forms/resume-file.ts";
import { readKey, screenSubmission, type HoldReason } from "#forms/holds.ts";
import { SERVER_FORMS } from "#forms/server-forms.server.ts";
import { mailDomain } from "./mail/mail-transport.ts";
import type { MailEditions } from "./mail/office-mail.ts";
import { describeStoreFailure } from "./store/store-engine.ts";
import type { Store } from "./store/open-store.server.ts";
import type { NewSubmission, SubmittedForm } from "#forms/stored-submission.ts";
import { FORMS, senderEmail, type FormKind } from "#forms/forms.ts";
import {
  SILENT_LOG,
  type Clock,
  type SenderEdition,
  type SubmissionExtras,
  type SubmissionLog,
  type SubmissionOutcome,
  type Submissions,
} from "#forms/submissions.ts";

const REPEAT_WINDOW_MS = 10 * 60_000;

export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
/** As `/privacy` names it: too little for anything of a visitor to hide in. */
const NOTICE_VERSION = /^[0-9a-f]{12}$/;

export interface SubmissionsOptions {
  editions: MailEditions;
  store: Store;
  clock: Clock;
  mailFrom: string;
  resumeMaxBytes?: number;
  log?: SubmissionLog;
  onStored: () => void;
  /** Left out, every rate is people's. */
  isHumanRate?: (network: string) => boolean;
  onHeld?: (kind: FormKind, reasons: HoldReason[]) => void;
  linkRequest?: (
    hospital: Hospital,
    request: { reference: string; receivedAt: Date; request: unknown },
  ) => Promise<string>;
  onSent?: ((kind: FormKind, hospitalId: string) => void) | undefined;
  onOutcome?: (kind: FormKind, status: SubmissionOutcome["status"]) => void;
  /** Whether no requests for that are taken for now. */
  findPause?: (
    hospital: Hospital,
    asked: { department?: string; doctor?: string },
    edition: SenderEdition,
  ) => { id: string; field: string; message: string } | undefined;
}

export function createSubmissions({ mailFrom, ...given }: SubmissionsOptions): Submissions {
  const options = { ...given, messageDomain: mailDomain(mailFrom) };
  return {
    async submit(kind, input, extras = {}) {
      let outcome: SubmissionOutcome = { status: "unavailable" };
      try {
        outcome = await takeForm({ kind, input, ...extras }, options);
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
      } finally {
        options.onOutcome?.(kind, outcome.status);
      }
      return outcome;
    },
  };
}

type Options = Omit<SubmissionsOptions, "mailFrom"> & { messageDomain: string };
type Given = SubmissionExtras & { kind: FormKind; input: unknown };
type Sent = Given & { edition: SenderEdition };

async function takeForm(given: Given, options: Options): Promise<SubmissionOutcome> {
  const { edition = options.editions[0] } = given;
  const sent = { ...given, edition, idempotencyKey: bindKey(given) };
  const { kind, input, idempotencyKey, sender } = sent;
  const { site, texts } = edition;
  if (given.idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(given.idempotencyKey))
    return invalid("Idempotency-Key", texts.server.partProblems.key);
  const checked = await check(sent, options);
  if (!checked.ok) return invalid(checked.error.field, checked.error.message);
  // As the site's own language names them: what is sent is the same in every language.
  const named = findHospitalByIdentifier(options.editions[0].site, checked.form.request.hospital);
  const hospital = site.hospitals.find(({ id }) => id === named?.id);
  if (!named || !hospital) return invalid("hospital", texts.pages.rules.hospital);

  const { request } = checked.form;
  const pause = "doctor" in request ? options.findPause?.(named, request, edition) : undefined;
  if (pause && !given.noted && !given.hasWaited && given.pauseSeen !== pause.id)
    return { status: "paused", pause: pause.id, error: { field: pause.field, message: pause.message } };

  const heldFor = screenSubmission(input, sender);
  const isFlood = sender?.network !== undefined && options.isHumanRate?.(sender.network) === false;
  const isCollected = heldFor.length === 0 && isFlood;

  const submission = createSubmission(checked.form, hospital, sent, options);
  const rules = { withinMs: REPEAT_WINDOW_MS, idempotencyKey, withholdsReceipt: isFlood };
  const fields = { kind, hospital: hospital.id };
  const added = await useStore(() => options.store.add(submission, rules, heldFor, isCollected), fields, options.log);

  if (added.status === "conflict") {
    options.log?.warn(fields, "an idempotency key came again with other content");
    return { status: "conflict" };
  }
  const { to } = checked.form.request;
  const isRedirected = to !== "" && to.toLowerCase() !== hospital.contact.receivingAddress.toLowerCase();
  report({ ...fields, reference: added.reference }, { ...added, isRedirected, heldFor, isCollected }, options);
  if (added.status === "stored" && heldFor.length === 0 && !isCollected && !given.noted)
    options.onSent?.(kind, hospital.id);
  if (!added.isSenders) return { status: "accepted", receipt: {} };
  const isProven = added.status === "stored" || sent.senderSecret !== undefined;
  const page =
    FORMS[kind].hasSenderPage && isProven
      ? await linkPage(hospital, added.reference, checked.form.request, options)
      : undefined;
  const first = added.status !== "stored" && idempotencyKey ? await findFirst(sent, options) : undefined;
  // After a lost response the repeat is the first that its sender hears.
  const isMailWithheld = added.isReceiptWithheld ?? (await lacksReceipt({ kind, reference: added.reference }, options));
  if (pause)
    options.log?.warn({ ...fields, reference: added.reference }, "a request was taken although they are paused");
  const receipt = {
    ...{ reference: added.reference, ...(page !== undefined && { page }) },
    ...(isMailWithheld && { isMailWithheld }),
  };
  // While requests are paused nobody knows by when the office answers.
  const now = options.clock.now();
  const asUsual = given.noted ? { answerBy: given.noted.callBy } : promiseTo(checked.form, hospital, first ?? now, now);
  const promised = pause ? {} : asUsual;
  return { status: "accepted", receipt: { ...receipt, ...promised } };
}

async function lacksReceipt(named: { kind: FormKind; reference: string }, { store, log }: Options): Promise<boolean> {
  const request = await useStore(() => store.readRequest(named), named, log);
  const form = request?.record.request;
  if (!FORMS[named.kind].hasEmail || request?.record.status === "held" || !form || !senderEmail(form)) return false;
  return request?.mails.every((mail) => mail.kind !== "receipt") ?? false;
}

/** Another browser that knows the key has another one with it. No key holds a tab. */
function bindKey({ idempotencyKey, senderSecret }: Given): string | undefined {
  if (idempotencyKey === undefined || senderSecret === undefined) return idempotencyKey;
  return `${idempotencyKey}\t${createHash("sha256").update(senderSecret).digest("hex")}`;
}

/** The submission is stored by now, so a link that cannot be made changes nothing. */
async function linkPage(hospital: Hospital, reference: string, request: unknown, options: Options) {
  const { linkRequest, clock, log } = options;
  return linkRequest?.(hospital, { reference, receivedAt: clock.now(), request }).catch((error: unknown) => {
    log?.warn({ reference, ...describeStoreFailure(error) }, "a request has no link to its page");
    return undefined;
  });
}

function invalid(field: string, message: string): SubmissionOutcome {
  return { status: "invalid", errors: [{ field, message }] };
}

type Checked = { ok: true; form: SubmittedForm } | { ok: false; error: FieldError };

/** A form that no longer holds is judged by the day its key first came: a lost response overnight is no mistake. */
async function check(sent: Sent, options: Options): Promise<Checked> {
  const { idempotencyKey } = sent;
  const checked = await checkOn(options.clock.now(), sent, options);
  if (checked.ok || idempotencyKey === undefined) return checked;
  const first = await findFirst(sent, options);
  return first ? checkOn(first, sent, options) : checked;
}

function findFirst({ kind, idempotencyKey = "" }: Sent, { store, log }: Options) {
  return useStore(() => store.findReceivedAt(kind, idempotencyKey), { kind }, log);
}

/** Checks by the rules of the form, up to the first that fails. Other keys are dropped. */
async function checkOn(now: Date, { kind, input, file, edition }: Sent, options: Options): Promise<Checked> {
  const { resumeMaxBytes = RESUME_MAX_BYTES } = options;
  const texts = edition.texts.pages.rules;
  const { fields, rules } = SERVER_FORMS[kind];
  const fileField = FORMS[kind].file;
  const read = readFields(fields, input, texts);
  if (!read.ok) return read;
  const choice = fileField && { [fileField]: file ? { name: file.name, size: file.bytes.length } : null };
  const today = () => todayInKolkata(now);
  const checked = rules.check({ ...read.values, ...choice }, { today, resumeMaxBytes, texts });
  if (!checked.ok) return checked;
  const form = { kind, request: checked.value };
  if (!fileField || !file) return { ok: true, form };
  const looked = await checkResume(file);
  if (!looked.ok) return { ok: false, error: { field: fileField, message: texts[looked.fault] } };
  return { ok: true, form: { ...form, file: looked.file } };
}

const CONTROL_CHARACTERS = /(?![\t\u0085])\p{Cc}/u;
const CONTROL_CHARACTERS_BUT_BREAKS = /(?![\t\n\v\f\r\u0085])\p{Cc}/u;

function readFields(fields: Record<string, FieldInput>, input: unknown, texts: RuleTexts) {
  const values: Record<string, string> = {};
  for (const [field, { read }] of Object.entries(fields)) {
    if (read === "file") continue;
    const value = readKey(input, field) ?? "";
    // Only programs send lists or objects.
    if (typeof value !== "string" && !(read === "number" && typeof value === "number"))
      return { ok: false as const, error: { field, message: "Send this as one text" } };
    const text = String(value).trim();
    if ((read === "message" ? CONTROL_CHARACTERS_BUT_BREAKS : CONTROL_CHARACTERS).test(text))
      return { ok: false as const, error: { field, message: texts.controlCharacters } };
    values[field] = text;
  }
  return { ok: true as const, values };
}

/** Hospital and recipient are the site's, however the client named them (checklist A33, A43). */
function createSubmission(
  form: SubmittedForm,
  hospital: Hospital,
  { noticeVersion = "", edition, noted }: Sent,
  { messageDomain, clock }: Options,
): NewSubmission {
  const { id: hospitalId, contentName, contact } = hospital;
  const isDated = FORMS[form.kind].workingDays !== undefined;
  // 128 random bits (ASVS 5.0 11.5.1).
  const id = randomBytes(16).toString("hex");
  return {
    ...form,
    request: { ...form.request, hospital: contentName, to: contact.receivingAddress },
    hospitalId,
    id,
    // Not made from the id, which mails to the patient could tell.
    messageId: `<${randomBytes(16).toString("hex")}@${messageDomain}>`,
    // No submission is refused for it: what is no version counts as none.
    noticeVersion: NOTICE_VERSION.test(noticeVersion) ? noticeVersion : "none",
    language: edition.site.language,
    answerBy: isDated ? promiseFor(hospital, clock.now(), form.kind) : undefined,
    noted,
  };
}

interface LogFields {
  kind: FormKind;
  hospital?: string;
  reference?: string;
}

interface StoredOutcome {
  status: "stored" | "repeated" | "released";
  isRedirected: boolean;
  heldFor: HoldReason[];
  isCollected: boolean;
  isReceiptWithheld?: boolean;
}

function report(fields: LogFields, outcome: StoredOutcome, options: Options) {
  const { status, isRedirected, heldFor, isCollected, isReceiptWithheld } = outcome;
  const { log = SILENT_LOG, onStored, onHeld } = options;
  if (isRedirected) log.warn(fields, "a recipient chosen by the client was ignored");
  if (isReceiptWithheld) log.warn(fields, "a patient gets no receipt: too many were mailed lately");
  if (status === "repeated") {
    log.info(fields, "a repeated submission was recognised");
  } else if (status === "released") {
    log.info(fields, "a held submission was released because a person sent the same again");
    onStored();
  } else if (heldFor.length > 0) {
    log.warn({ ...fields, heldFor }, "a program's submission was stored and is held");
    onHeld?.(fields.kind, heldFor);
  } else if (isCollected) {
    log.warn(fields, "a network sends more than people do: its submission goes into a digest");
  } else {
    log.info(fields, "a submission was stored");
    onStored();
  }
}

class StoreFailure extends Error {}

async function useStore<T>(use: () => Promise<T>, fields: LogFields, log: SubmissionLog = SILENT_LOG): Promise<T> {
  try {
    return await use();
  } catch (cause) {
    log.error({ ...fields, ...describeStoreFailure(cause) }, "a submission could not be stored: its sender got 503");
    throw new StoreFailure("The submission could not be stored", { cause });
  }
}
