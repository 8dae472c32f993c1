import type { ReactNode } from "react";

interface FieldProps {
  /** Id of the control, which names the hint `<id>-hint`. */
  id: string;
  label: ReactNode;
  /** Small words after the label, e.g. "(optional)". */
  note?: string | undefined;
  /** Stays visible below the control. */
  hint?: string | undefined;
  /** Takes the whole row of a form of two columns. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** A label, a control and its hint. */
export function Field({ id, label, note, hint, isWide = false, children }: FieldProps) {
  return (
    <div className={isWide ? "field field--wide" : "field"}>
      <label className="field__label" htmlFor={id}>
        {label}
        {note && <span className="field__note"> {note}</span>}
      </label>
      {children}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
