import type { ComponentPropsWithRef, ReactNode } from "react";
import { Field } from "./field.tsx";

interface SelectFieldProps extends Omit<ComponentPropsWithRef<"select">, "className" | "id"> {
  id: string;
  label: ReactNode;
  note?: string | undefined;
  hint?: string | undefined;
  isWide?: boolean | undefined;
}

/** A choice of one; its children are the options, `aria-invalid` marks it. */
export function SelectField({ id, label, note, hint, isWide, children, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} note={note} hint={hint} isWide={isWide}>
      <select
        id={id}
        className="field__control field__control--select"
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...select}
      >
        {children}
      </select>
    </Field>
  );
}
