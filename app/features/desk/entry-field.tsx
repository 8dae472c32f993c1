import type { ReactNode } from "react";
import { Field } from "#app/ui/field/field.tsx";
import { Act, BlocksField, EntriesField, FileControls, idOf, Options } from "./entry-parts.tsx";
import type { ActButton, Blocks, Entries, FilePart, Option } from "./entry-parts.tsx";

interface Frame {
  /** The control's name; its id is made of it. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What a colleague wrote meanwhile. */
  theirs?: { label: string; text: string } | undefined;
}

/** What the site reads of a text. */
export interface Reading {
  heading: string;
  rows: { label: string; value: string }[];
  notes: string[];
}

type Line = { kind: "line"; type: string; value: string; suggestions?: string[] | undefined };
type Text = { kind: "text"; value: string; rows: number; button?: ActButton; reading?: Reading | undefined };
type Choice = { kind: "choice"; value: string; options: Option[] };

/** A field of an entry. Every text is ready to be read. */
export type FieldView = Frame & (Line | Text | Choice | ({ kind: "file" } & FilePart) | Entries | Blocks);

export function EntryField({ field }: { field: FieldView }) {
  if (field.kind === "line" || field.kind === "text" || field.kind === "choice") return <PlainField field={field} />;
  return (
    <Group {...field}>
      {field.kind === "file" && <FileControls part={field} />}
      {field.kind === "entries" && <EntriesField name={field.name} field={field} />}
      {field.kind === "blocks" && <BlocksField name={field.name} field={field} />}
    </Group>
  );
}

function PlainField({ field }: { field: Frame & (Line | Text | Choice) }) {
  const { name, label, hint, error, theirs, value } = field;
  const id = idOf(name);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  const control = {
    ...{ id, name, className: "field__control", defaultValue: value, "aria-describedby": describedBy },
    ...(error !== undefined && { "aria-invalid": true, autoFocus: true }),
  };
  const own = (
    <Field {...{ id, label, hint, error }} isWide={field.kind === "text"} isErrorAlert>
      {field.kind === "text" && <textarea {...control} rows={field.rows} />}
      {field.kind === "choice" && (
        <select {...control} className="field__control field__control--select">
          <Options options={field.options} />
        </select>
      )}
      {field.kind === "line" && (
        <>
          <input {...control} type={field.type} list={field.suggestions && `${id}-list`} />
          {field.suggestions && (
            <datalist id={`${id}-list`}>
              {field.suggestions.map((suggestion) => (
                <option key={suggestion}>{suggestion}</option>
              ))}
            </datalist>
          )}
        </>
      )}
      {theirs && <Theirs {...theirs} />}
    </Field>
  );
  if (field.kind !== "text" || !field.button) return own;
  return (
    <>
      {own}
      <Act {...field.button} />
      {field.reading && <ReadingList {...field.reading} />}
    </>
  );
}

function Theirs({ label, text }: { label: string; text: string }) {
  return (
    <blockquote className="entry__aside">
      <strong>{label}</strong>
      <p>{text}</p>
    </blockquote>
  );
}

function ReadingList({ heading, rows, notes }: Reading) {
  return (
    <div className="entry__aside" role="status">
      <strong>{heading}</strong>
      <dl className="entry__facts">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** Several controls under one name. */
function Group({ name, label, hint, error, theirs, children }: Frame & { children: ReactNode }) {
  const id = idOf(name);
  return (
    <fieldset className="field field--wide entry__group" aria-describedby={error && `${id}-error`}>
      <legend className="field__label">{label}</legend>
      {error && (
        <p className="form-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hint && <p className="field__hint">{hint}</p>}
      {theirs && <Theirs {...theirs} />}
      {children}
    </fieldset>
  );
}
