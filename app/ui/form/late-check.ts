import { todayByPage } from "#forms/calendar.ts";
import type { FormRules, RuleTexts } from "#forms/form-fields.ts";
import { FORMS, type FormKind, type FormRequest } from "#forms/forms.ts";
import { readTyped } from "./form-draft.ts";
import type { FormSettings, FormVerdict } from "./form-state.ts";

/** The value of a right form is what is sent: its request, with what travels as `headers`, or a `FormData`. */
export function checkTyped(
  kind: FormKind,
  rules: FormRules<FormRequest>,
  typed: FormData,
  { addressee, today, resumeMaxBytes }: Pick<FormSettings, "addressee" | "today" | "resumeMaxBytes">,
  texts: RuleTexts,
): FormVerdict {
  const { file: fileField, fixed, typedHeader } = FORMS[kind];
  const file = fileField === undefined ? null : chosenFile(typed.get(fileField));
  const values = { ...readTyped(typed, rules.controls), ...addressee };
  const checked = rules.check(fileField === undefined ? values : { ...values, [fileField]: file }, {
    today: todayByPage(today, new Date()),
    resumeMaxBytes,
    texts,
  });
  if (!checked.ok) return checked;
  const fields: Record<string, unknown> = { ...checked.value, ...fixed };
  if (fileField !== undefined) return { ok: true, value: toFormData(fields, fileField, file) };
  if (!typedHeader) return { ok: true, value: fields };
  const { [typedHeader.typedAs]: asTyped, ...value } = fields;
  if (asTyped === undefined) return { ok: true, value };
  return { ok: true, value: { ...value, headers: { [typedHeader.name]: encodeURIComponent(String(asTyped)) } } };
}

/** A browser gives an unnamed, empty file where none was chosen. */
function chosenFile(entry: FormDataEntryValue | null): File | null {
  return entry instanceof File && (entry.name !== "" || entry.size > 0) ? entry : null;
}

function toFormData(fields: Record<string, unknown>, fileField: string, file: File | null): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  if (file) form.set(fileField, file);
  return form;
}
