import type { ReactNode } from "react";

interface FieldProps {
  /** Id of the control, which names the hint `<id>-hint`. */
  id: string;
  label: ReactNode;
  note?: string | undefined;
  hint?: string | undefined;
  isWide?: boolean | undefined;
  children: ReactNode;
}

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
