import type { ComponentPropsWithRef, ReactNode } from "react";
import { Field } from "./field.tsx";

interface TextFieldProps extends Omit<ComponentPropsWithRef<"input">, "className" | "id"> {
  id: string;
  label: ReactNode;
  note?: string | undefined;
  hint?: string | undefined;
  isWide?: boolean | undefined;
}

/** A field of one line; `aria-invalid` marks it. */
export function TextField({ id, label, note, hint, isWide, type = "text", ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} note={note} hint={hint} isWide={isWide}>
      <input
        id={id}
        type={type}
        className="field__control"
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...input}
      />
    </Field>
  );
}
