import type { ReactNode } from "react";
import { useControl, type ControlProps } from "./use-control.ts";

export interface FormFieldProps {
  name: string;
  label: string;
  /** Stands behind the label in lighter type, e.g. "(optional)". */
  note?: string;
  /** Stands below the control all the time. */
  hint?: string;
  /** Takes the whole row where fields stand in two columns. */
  isWide?: boolean;
}

interface FormFieldFrameProps extends FormFieldProps {
  children: (control: ControlProps, keptValue: string) => ReactNode;
}

/** Label, control, hint and lasting message of one field. */
export function FormField({ name, label, note, hint, isWide, children }: FormFieldFrameProps) {
  const { control, hintId, errorId, lastingMessage, keptValue } = useControl(name, hint);
  return (
    <div className={isWide ? "field field--wide" : "field"}>
      <label className="field__label" htmlFor={control.id}>
        {label} {note && <span className="field__note">{note}</span>}
      </label>
      {children(control, keptValue)}
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {lastingMessage && (
        <p className="field__error" id={errorId} role="alert">
          {lastingMessage}
        </p>
      )}
    </div>
  );
}
