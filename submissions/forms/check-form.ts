import { safeParse } from "valibot";
import type { GenericSchema } from "valibot";
import type { FormCheck } from "./form-check.ts";

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
