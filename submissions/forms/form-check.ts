import { safeParse } from "valibot";
import type { GenericSchema } from "valibot";

/** A form field's first failed rule; `message` is the specification's literal text (§5). */
export interface FieldError<Field extends string = string> {
  field: Field;
  message: string;
}

/** The outcome of checking what was typed: the value to send, or the first failure in the form's order. */
export type FormCheck<Value, Field extends string = string> =
  { ok: true; value: Value } | { ok: false; error: FieldError<Field> };

/** Checks what was typed against a form's schema; the schema's order of fields is the order of the rules. */
export function checkForm<Values extends object, Value>(
  schema: GenericSchema<Values, Value>,
  values: Values,
): FormCheck<Value, keyof Values & string> {
  const result = safeParse(schema, values, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  return { ok: false, error: { field: issue.path?.[0]?.key as keyof Values & string, message: issue.message } };
}
