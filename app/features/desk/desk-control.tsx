import { Field } from "#app/ui/field/field.tsx";
import { type Option, Options } from "./entry-parts.tsx";

/** A field of a form at the desk. Every text is ready to be read. */
export interface DeskField {
  name: string;
  label: string;
  /** Choices are in groups; those of one without a label stand by themselves. */
  type: "textarea" | "text" | "tel" | "date" | "time" | "datetime-local" | { label?: string; options: Option[] }[];
  value: string;
  lang?: string;
  note?: string;
  hint?: string;
  error?: string | undefined;
  rows?: number;
  maxLength?: number;
  isWide?: boolean;
}

/** `id` is needed where a page has two fields of the same name. */
export function DeskControl({ field, id = field.name }: { field: DeskField; id?: string }) {
  const { name, label, type, value, lang, note, hint, error, rows = 3, maxLength, isWide } = field;
  const control = {
    ...{ id, name, lang, defaultValue: value, className: "field__control" },
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined,
  };
  return (
    <Field {...{ id, label, note, hint, isWide, error }} isErrorAlert>
      {typeof type !== "string" ? (
        <select {...control} className="field__control field__control--select">
          {type.map((group) =>
            group.label === undefined ? (
              <Options key="" options={group.options} />
            ) : (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ),
          )}
        </select>
      ) : type === "textarea" ? (
        <textarea {...control} {...{ rows, maxLength }} />
      ) : (
        <input {...control} {...{ type, maxLength }} />
      )}
    </Field>
  );
}
