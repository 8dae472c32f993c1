import type { ComponentPropsWithoutRef } from "react";
import { Field } from "#app/ui/field/field.tsx";

/** A value with its words and their language, or the heading of a group with its choices. */
export type Choice = readonly [string, string | readonly Choice[], string?];

/** A field of a form at the desk. Every text is ready to be read. */
export interface FieldView {
  name: string;
  /** Left out where something else on the page names it. */
  label?: string | undefined;
  /** "textarea", "select", "chips" (a few choices), "check" (a box), or a type of input. */
  type: string;
  value?: string | undefined;
  /** Needed where a page has two fields of the same name. */
  id?: string;
  options?: readonly Choice[] | undefined;
  lang?: string;
  note?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  isWide?: boolean;
  isFocused?: boolean;
  /** Other attributes of its control. */
  more?: ComponentPropsWithoutRef<"input"> & { rows?: number };
}

export const idOf = (name: string) => name.replaceAll(/[^\w-]/g, "-");

export function DeskField(field: FieldView) {
  const { name, label = "", type, id = idOf(name), note, hint, error, more } = field;
  if (type === "check")
    return (
      <label className="desk__item">
        <input type="checkbox" name={name} value="yes" /> {label}
      </label>
    );
  if (type === "chips") return <Chips {...field} />;
  const control = {
    ...{ id, name, lang: field.lang, className: "field__control", defaultValue: field.value, ...more },
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined,
    ...((field.isFocused || error !== undefined) && { autoFocus: true }),
  };
  return (
    <Field {...{ id, label, note, hint, error }} isWide={field.isWide} isErrorAlert>
      {type === "textarea" ? (
        <textarea {...(control as object)} />
      ) : type === "select" ? (
        <select {...(control as object)} className="field__control field__control--select">
          <Options options={field.options ?? []} />
        </select>
      ) : (
        <input {...control} type={type} />
      )}
    </Field>
  );
}

function Options({ options }: { options: readonly Choice[] }) {
  return options.map(([value, words]) =>
    typeof words === "string" ? (
      <option key={value} value={value}>
        {words}
      </option>
    ) : (
      <optgroup key={value} label={value}>
        <Options options={words} />
      </optgroup>
    ),
  );
}

function Chips({ name, label, value: chosen, options = [] }: FieldView) {
  return (
    <fieldset className="desk__chips">
      <legend className="field__label">{label}</legend>
      {options.map(([value, words, lang]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span lang={lang}>{words as string}</span>
        </label>
      ))}
    </fieldset>
  );
}
