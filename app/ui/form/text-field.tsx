import type { InputHTMLAttributes } from "react";
import { FormField, type FormFieldProps } from "./form-field.tsx";

type InputProps = Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "autoComplete" | "min">;

/** A field of one line. */
export function TextField({ type = "text", inputMode, autoComplete, min, ...field }: FormFieldProps & InputProps) {
  return (
    <FormField {...field}>
      {(control, keptValue) => (
        <input
          className="field__control"
          {...control}
          {...{ type, inputMode, autoComplete, min }}
          defaultValue={keptValue}
        />
      )}
    </FormField>
  );
}
