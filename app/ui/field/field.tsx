import type { ReactNode } from "react";
import { useTexts } from "../texts/texts.tsx";

interface FieldProps {
  /** Id of the control, which names the hint `<id>-hint` and the error `<id>-error`. */
  id: string;
  label: ReactNode;
  note?: string | undefined;
  hint?: string | undefined;
  isWide?: boolean | undefined;
  error?: string | undefined;
  /** Where no banner says it as well. */
  isErrorAlert?: boolean | undefined;
  children: ReactNode;
}

export function Field({ id, label, note, hint, isWide = false, error, isErrorAlert = false, children }: FieldProps) {
  return (
    <div className={["field", isWide && "field--wide", error && "field--refused"].filter(Boolean).join(" ")}>
      <label className="field__label" htmlFor={id}>
        {label}
        {note && <span className="field__note"> {note}</span>}
      </label>
      {children}
      {error && (
        <p className="field__error" id={`${id}-error`} role={isErrorAlert ? "alert" : undefined}>
          <ErrorWord /> <span className="form-error">{error}</span>
        </p>
      )}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function ErrorWord() {
  return <strong>{useTexts("form").error}</strong>;
}
