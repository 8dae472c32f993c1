import type { ReactNode } from "react";
import { Field } from "../field/field.tsx";
import { useControl, type ControlProps } from "./use-control.ts";

export interface FormFieldProps {
  name: string;
  label: string;
  /** Small words after the label, e.g. "(optional)". */
  note?: string;
  /** Stands below the control all the time. */
  hint?: string;
  /** Takes the whole row where fields stand in two columns. */
  isWide?: boolean;
}

interface FormFieldFrameProps extends FormFieldProps {
  children: (control: ControlProps, keptValue: string) => ReactNode;
}

/** A field that knows its form: kept value, mark, reason, and the message that came with the page. */
export function FormField({ name, children, ...frame }: FormFieldFrameProps) {
  const { control, errorId, lastingMessage, keptValue } = useControl(name, frame.hint);
  return (
    <Field id={control.id} {...frame}>
      {children(control, keptValue)}
      {lastingMessage && (
        <p className="form-error" id={errorId} role="alert">
          {lastingMessage}
        </p>
      )}
    </Field>
  );
}
