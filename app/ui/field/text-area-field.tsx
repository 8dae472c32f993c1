import type { ComponentPropsWithRef, ReactNode } from "react";
import { Field } from "./field.tsx";

interface TextAreaFieldProps extends Omit<ComponentPropsWithRef<"textarea">, "className" | "id"> {
  id: string;
  label: ReactNode;
  note?: string | undefined;
  hint?: string | undefined;
  isWide?: boolean | undefined;
}

/** A field of several lines; `aria-invalid` marks it. */
export function TextAreaField({ id, label, note, hint, isWide = true, rows = 5, ...input }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} note={note} hint={hint} isWide={isWide}>
      <textarea
        id={id}
        rows={rows}
        className="field__control"
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...input}
      />
    </Field>
  );
}
