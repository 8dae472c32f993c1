import { todayInKolkata } from "./calendar.ts";
import { checkResume } from "./resume/check-resume.server.ts";
import type { SubmittedForm } from "./stored-submission.ts";
import type { UploadedFile } from "./submissions.ts";
import type { FieldError, RuleFacts, RuleTexts } from "./form-fields.ts";
import type { FieldInput } from "./form-fields.server.ts";
import { FORMS, type FormKind } from "./forms.ts";
import { readKey } from "./holds.ts";
import { SERVER_FORMS } from "./server-forms.server.ts";

export interface Submitted {
  kind: FormKind;
  input: unknown;
  file: UploadedFile | undefined;
}

export interface CheckOptions extends Omit<RuleFacts, "today"> {
  now: Date;
}

export type Checked = { ok: true; form: SubmittedForm } | { ok: false; error: FieldError };

/** Checks by the rules of the form, up to the first that fails. Other keys are dropped. */
export async function checkSubmission({ kind, input, file }: Submitted, options: CheckOptions): Promise<Checked> {
  const { now, texts } = options;
  const { fields, rules } = SERVER_FORMS[kind];
  const fileField = FORMS[kind].file;
  const read = readFields(fields, input, texts);
  if (!read.ok) return read;
  const choice = fileField && { [fileField]: file ? { name: file.name, size: file.bytes.length } : null };
  const check = rules.check({ ...read.values, ...choice }, { ...options, today: todayInKolkata(now) });
  if (!check.ok) return check;
  const form = { kind, request: check.value };
  if (!fileField || !file) return { ok: true, form };
  const looked = await checkResume(file);
  if (!looked.ok) return { ok: false, error: { field: fileField, message: texts[looked.fault] } };
  return { ok: true, form: { ...form, file: looked.file } };
}

/** White space at the ends is removed before; messages may hold tabs and line breaks. */
const CONTROL_CHARACTERS = /(?![\t\u0085])\p{Cc}/u;

const CONTROL_CHARACTERS_BUT_BREAKS = /(?![\t\n\v\f\r\u0085])\p{Cc}/u;

/** What is left out or null reads as empty. */
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
