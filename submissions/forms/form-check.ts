/** A form field's first failed rule; `message` is the specification's literal text (§5). */
export interface FieldError<Field extends string = string> {
  field: Field;
  message: string;
}

/** The outcome of checking what was typed: the value to send, or the first failure in the form's order. */
export type FormCheck<Value, Field extends string = string> =
  { ok: true; value: Value } | { ok: false; error: FieldError<Field> };
