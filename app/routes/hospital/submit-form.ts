import { data, redirect } from "react-router";
import type { PageServices } from "#app/context.ts";
import { readTyped } from "#app/ui/form/form-draft.ts";
import type { FormReply, FormSettings, TypedValues } from "#app/ui/form/form-state.ts";
import { ASKED_FIELD, NOTICE_FIELD } from "#app/ui/form/submission-form.tsx";
import { todayInKolkata } from "#forms/calendar.ts";
import { FORM_TRAPS, FORMS, loadRules, type FormKind } from "#forms/forms.ts";
import { RETRY_AFTER_S, type UploadedFile } from "#forms/submissions.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { urgentCalls } from "./contact-items.ts";
import { openHospital, type HospitalRequest } from "./hospital-page.ts";

export function formSettings(services: PageServices, hospital: Hospital, kind: FormKind): FormSettings {
  const { site, texts, apiOrigin, resumeMaxBytes, now } = services;
  const { isUrgent, phone } = FORMS[kind];
  return {
    apiOrigin,
    addressee: addresseeOf(hospital, kind, services),
    today: todayInKolkata(now()),
    resumeMaxBytes,
    call: hospital.contact[phone],
    ...(isUrgent && { urgent: urgentCalls(hospital, texts.pages) }),
    privacyNotice: hospital.formNotice,
    showsFailure: site.group.showsSendFailure,
  };
}

/** The same in every language. */
function addresseeOf({ id, contact }: Hospital, kind: FormKind, { editions: [{ site }] }: PageServices) {
  const named = site.hospitals.find((hospital) => hospital.id === id);
  return { hospital: named?.[FORMS[kind].hospital] ?? "", to: contact.receivingAddress };
}

export type RefusedForm = { reply: FormReply; status: 200 | 400 | 503; retryAfterS?: number };

export function formAction(kind: FormKind) {
  return async (args: HospitalRequest & { request: Request }) => {
    const form = await readForm(args.request);
    const { reply, ...refused } = await submitForm(kind, form, args);
    return formResponse(reply, refused);
  };
}

export async function typedIn(kind: FormKind, form: FormData): Promise<TypedValues> {
  const rules = await loadRules(kind);
  return readTyped(form, rules.controls);
}

/** Submits a form posted without JavaScript; an accepted one throws a redirect, so a reload sends nothing. */
export async function submitForm(kind: FormKind, form: FormData, args: HospitalRequest): Promise<RefusedForm> {
  const { hospital, services } = openHospital(args);
  const values = await typedIn(kind, form);
  const hidden = form.get(FORM_TRAPS.honeypot);
  const input = {
    ...values,
    ...addresseeOf(hospital, kind, services),
    ...(hidden && { [FORM_TRAPS.honeypot]: hidden }),
  };
  const version = form.get(NOTICE_FIELD);
  const noticeVersion = typeof version === "string" ? version : undefined;
  const extras = { file: await readFile(form, FORMS[kind].file), noticeVersion, edition: services };
  const submit = (pauseSeen?: string) => services.submissions.submit(kind, input, { ...extras, pauseSeen });
  let outcome = await submit();
  if (outcome.status === "paused" && wasAsked(form, outcome.error.message)) outcome = await submit(outcome.pause);
  if (outcome.status === "accepted") {
    const { reference, page, answerBy, isDayNear, isMailWithheld } = outcome.receipt;
    const token = page?.split("/request/")[1];
    const query = new URLSearchParams({
      ...(reference !== undefined && { reference }),
      ...(token !== undefined && { page: token }),
      ...(answerBy && { by: String(Number(answerBy)) }),
      ...(isDayNear && { day: "near" }),
      ...(isMailWithheld && { mail: "none" }),
    });
    throw redirect(`${hospitalPaths(hospital).toSent(kind)}${query.size > 0 ? `?${query}` : ""}`, 303);
  }
  if (outcome.status === "unavailable") {
    return { reply: { outcome: "unavailable", values }, status: 503, retryAfterS: RETRY_AFTER_S };
  }
  if (outcome.status === "paused")
    return { reply: { outcome: "asked", values, question: outcome.error.message }, status: 200 };
  const [rejection] = outcome.status === "invalid" ? outcome.errors : [];
  // Without a key no earlier submission is in its way.
  if (!rejection) throw new Error(`a form without a key ended in ${outcome.status}`);
  return { reply: { outcome: "invalid", values, rejection }, status: 400 };
}

/** Whether the form is sent all the same after that question; several may have been asked at once. */
export function wasAsked(form: FormData, question: string): boolean {
  return String(form.get(ASKED_FIELD)).includes(question);
}

/** A browser sends an unnamed, empty file where none was chosen. */
async function readFile(form: FormData, field: string | undefined): Promise<UploadedFile | undefined> {
  const file = field === undefined ? undefined : form.get(field);
  if (!(file instanceof File) || (file.name === "" && file.size === 0)) return undefined;
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

export function formResponse<T>(body: T, { status, retryAfterS }: Omit<RefusedForm, "reply">) {
  return data(body, { status, headers: retryAfterS === undefined ? {} : { "Retry-After": String(retryAfterS) } });
}

export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
