import { Field } from "#app/ui/field/field.tsx";
import { IconBadge } from "#app/ui/icon/icon.tsx";
import { Button, ButtonLink, buttonClass } from "#app/ui/link/link.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import type { RichText as Text } from "#site/content/content.ts";
import { DeskForm, type DeskFrame, type DeskMessage, DeskPage } from "./desk-page.tsx";

interface Around {
  frame: DeskFrame;
  title: string;
  message?: DeskMessage | undefined;
}

export interface PageListView extends Around {
  add: { label: string; to: string };
  empty: string;
  pages: { title: string; to: string; note: string; others: { label: string; to: string }[] }[];
}

/** The pages that are files. Every text is ready to be read. */
export function PageListPage({ add, empty, pages, ...around }: PageListView) {
  return (
    <DeskPage {...around}>
      <p className="button__row">
        <ButtonLink to={add.to}>{add.label}</ButtonLink>
      </p>
      {pages.length === 0 && <p>{empty}</p>}
      <ul className="desk__targets">
        {pages.map(({ title, to, note, others }) => (
          <li key={to}>
            <a className="desk__target" href={to}>
              <IconBadge name="shield" />
              <span>
                <strong>{title}</strong>
                <small>{note}</small>
              </span>
            </a>
            {others.map((other) => (
              <p key={other.to}>
                <a href={other.to}>{other.label}</a>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}

interface Control {
  name: string;
  label: string;
  value: string;
  hint?: string;
  note?: string;
  options?: { value: string; label: string }[];
  rows?: number;
}

export interface PageFormView extends Around {
  hidden: Record<string, string>;
  controls: Control[];
  faults: string[];
  publish: string;
  more: { value: string; label: string }[];
  preview?: { heading: string; title: string; text: Text } | undefined;
  theirs?: { heading: string; text: string } | undefined;
}

export function PageFormPage({ hidden, controls, faults, publish, more, preview, theirs, ...around }: PageFormView) {
  return (
    <DeskPage {...around}>
      {faults.length > 0 && (
        <ul className="form-error" role="alert">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {preview && (
        <section>
          <p className="note">{preview.heading}</p>
          <h2>{preview.title}</h2>
          <RichText nodes={preview.text} headingOffset={2} />
        </section>
      )}
      <DeskForm token={around.frame.token} hidden={hidden} className="form-panel">
        {controls.map((control) => (
          <PageControl key={control.name} {...control} />
        ))}
        <div className="button__row">
          <Button type="submit" name="do" value="publish">
            {publish}
          </Button>
          {more.map(({ value, label }) => (
            <button key={value} type="submit" name="do" value={value} className={buttonClass("secondary")}>
              {label}
            </button>
          ))}
        </div>
      </DeskForm>
      {theirs && (
        <section>
          <h2>{theirs.heading}</h2>
          <pre className="note">{theirs.text}</pre>
        </section>
      )}
    </DeskPage>
  );
}

function PageControl({ name, label, value, hint, note, options, rows }: Control) {
  const shared = { id: name, name, defaultValue: value, "aria-describedby": hint && `${name}-hint` };
  return (
    <Field id={name} label={label} note={note} hint={hint} isWide>
      {options ? (
        <select className="field__control field__control--select" {...shared}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea className="field__control" rows={rows} {...shared} />
      ) : (
        <input className="field__control" {...shared} />
      )}
    </Field>
  );
}
