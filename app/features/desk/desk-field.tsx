import type { ComponentPropsWithoutRef } from "react";
import { Field } from "#app/ui/field/field.tsx";

type Option = { value: string; label: string; lang?: string };

/** A field of a form at the desk. Every text is ready to be read. */
export interface FieldView {
  name: string;
  /** Left out where something else on the page names it. */
  label?: string;
  /** "textarea", "select", "chips" (a few choices), "check" (a box), or a type of input. */
  type: string;
  value?: string | undefined;
  /** Needed where a page has two fields of the same name. */
  id?: string;
  options?: readonly (Option | { label: string; options: readonly Option[] })[];
  suggestions?: readonly string[] | undefined;
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
  const { name, label, type, value, id = idOf(name), options = [], suggestions, lang, note, hint, error } = field;
  if (type === "check")
    return (
      <label className="desk__check">
        <input type="checkbox" name={name} value="yes" /> {label}
      </label>
    );
  if (type === "chips") return <Chips {...field} />;
  const isFocused = field.isFocused || error !== undefined;
  const control = {
    ...{ id, name, lang, className: "field__control", defaultValue: value, ...field.more },
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined,
    ...(isFocused && { autoFocus: true }),
  };
  const own =
    type === "textarea" ? (
      <textarea {...(control as object)} />
    ) : type === "select" ? (
      <select {...(control as object)} className="field__control field__control--select">
        <Options options={options} />
      </select>
    ) : (
      <>
        <input {...control} type={type} list={suggestions && `${id}-list`} />
        {suggestions && (
          <datalist id={`${id}-list`}>
            <Options options={suggestions.map((one) => ({ value: one, label: one }))} />
          </datalist>
        )}
      </>
    );
  if (label !== undefined) {
    const shown = (
      <Field {...{ id, label, note, hint, error }} isWide={field.isWide} isErrorAlert>
        {own}
      </Field>
    );
    return field.more?.capture ? <div className="desk__camera">{shown}</div> : shown;
  }
  return (
    <div className="field">
      {own}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function Options({ options }: { options: NonNullable<FieldView["options"]> }) {
  return options.map((one) =>
    "options" in one ? (
      <optgroup key={one.label} label={one.label}>
        <Options options={one.options} />
      </optgroup>
    ) : (
      <option key={one.value} value={one.value}>
        {one.label}
      </option>
    ),
  );
}

function Chips({ name, label, value: chosen, options = [] }: FieldView) {
  return (
    <fieldset className="desk__chips">
      <legend className="field__label">{label}</legend>
      {(options as Option[]).map(({ value, label: text, lang }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span lang={lang}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
