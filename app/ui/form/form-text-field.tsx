import type { InputHTMLAttributes } from "react";
import { FormField, type FormFieldProps } from "./form-field.tsx";

type InputProps = Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "autoComplete" | "min">;

/** A field of one line. */
export function FormTextField({ type = "text", inputMode, autoComplete, min, ...field }: FormFieldProps & InputProps) {
  const input = { type, inputMode, autoComplete, min };
  return (
    <FormField {...field}>
      {(control, keptValue) => <input className="field__control" {...control} {...input} defaultValue={keptValue} />}
    </FormField>
  );
}
