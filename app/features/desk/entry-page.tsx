import type { ComponentProps } from "react";
import { Field } from "#app/ui/field/field.tsx";
import { buttonClass, TextLink } from "#app/ui/link/link.tsx";
import { DeskForm, DeskPage, type DeskView } from "./desk-page.tsx";
import css from "./entry.css?inline";
import { EntryField, type FieldView } from "./entry-field.tsx";
import { Act, type ActButton, FoldTitle } from "./entry-parts.tsx";
import { ChangeList, type ChangeView } from "./entry-changes.tsx";
import { KeepTyped } from "./keep-typed.tsx";

export interface TimeField {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
}

/** An entry's form, and what is done with it. Every text is ready to be read. */
export interface EntryView extends DeskView {
  state: string[];
  proposal?: {
    heading: string;
    text?: string;
    changes: ChangeView[];
    publish: ActButton;
    note: string;
    back: ActButton;
  };
  conflict?: { heading: string; texts: string[]; parts: { heading: string; changes: ChangeView[] }[]; mine: string };
  hidden: Record<string, string>;
  fields: FieldView[];
  folds: { heading: string; fields: FieldView[]; isOpen: boolean }[];
  times?: { heading: string; hint: string; fields: TimeField[]; isOpen: boolean } | undefined;
  /** The first one is what one mostly wants. */
  acts: ActButton[];
  /** What is done without the form. */
  others: ActButton[];
  history?: { label: string; to: string } | undefined;
  kept: ComponentProps<typeof KeepTyped>["texts"];
  typed: ComponentProps<typeof KeepTyped>["state"];
}

export function EntryPage({ view }: { view: EntryView }) {
  const { frame, title, message, state, proposal, conflict, hidden, fields, folds, times, acts, others, history } =
    view;
  const [usual] = acts.slice(-1);
  return (
    <DeskPage {...{ frame, title, message }}>
      <style>{css}</style>
      {state.length > 0 && <p className="entry__state">{state.join(" · ")}</p>}
      {proposal && <Proposal token={frame.token} proposal={proposal} />}
      {conflict && <ConflictPanel conflict={conflict} />}
      <KeepTyped token={frame.token} texts={view.kept} state={view.typed} />
      <DeskForm token={frame.token} hidden={hidden} takesFile className="form-panel entry">
        {/* What the Enter key sends. */}
        <button type="submit" name="do" value={usual?.act} hidden>
          {usual?.label}
        </button>
        {fields.map((field) => (
          <EntryField key={field.name} field={field} />
        ))}
        {folds.map(({ heading, fields: folded, isOpen }) => (
          <details key={heading} className="entry__fold" open={isOpen}>
            <FoldTitle text={heading} />
            <div className="rows">
              {folded.map((field) => (
                <EntryField key={field.name} field={field} />
              ))}
            </div>
          </details>
        ))}
        {times && <Times times={times} />}
        <div className="button__row entry__acts">
          {acts.map(({ act, label }, index) => (
            <button
              key={act}
              type="submit"
              name="do"
              value={act}
              className={buttonClass(index || proposal ? "secondary" : "primary")}
            >
              {label}
            </button>
          ))}
        </div>
      </DeskForm>
      <div className="button__row">
        {others.map((button) => (
          <DeskForm key={button.act} token={frame.token}>
            <Act {...button} />
          </DeskForm>
        ))}
      </div>
      {history && <TextLink to={history.to}>{history.label}</TextLink>}
    </DeskPage>
  );
}

function Times({ times: { heading, hint, fields, isOpen } }: { times: NonNullable<EntryView["times"]> }) {
  return (
    <details className="entry__fold" open={isOpen}>
      <FoldTitle text={heading} />
      <div className="rows">
        <p className="field__hint">{hint}</p>
        {fields.map(({ name, label, value, error }) => (
          <Field key={name} id={name} label={label} error={error} isErrorAlert>
            <input
              className="field__control"
              {...{ id: name, name, type: "datetime-local", defaultValue: value }}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${name}-error` : undefined}
            />
          </Field>
        ))}
      </div>
    </details>
  );
}

function Proposal({ token, proposal }: { token: string; proposal: NonNullable<EntryView["proposal"]> }) {
  const { heading, text, changes, publish, note, back } = proposal;
  return (
    <section className="entry__panel" aria-labelledby="proposal">
      <h2 id="proposal">{heading}</h2>
      {text && <p>{text}</p>}
      <ChangeList changes={changes} />
      <DeskForm token={token} className="rows">
        <button type="submit" name="do" value={publish.act} className={buttonClass("primary")}>
          {publish.label}
        </button>
        <Field id="note" label={note}>
          <textarea className="field__control" id="note" name="note" rows={2} />
        </Field>
        <Act {...back} />
      </DeskForm>
    </section>
  );
}

function ConflictPanel({
  conflict: { heading, texts, parts, mine },
}: {
  conflict: NonNullable<EntryView["conflict"]>;
}) {
  return (
    <section className="entry__panel" aria-labelledby="conflict" role="alert">
      <h2 id="conflict">{heading}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {parts.map(({ heading: about, changes }) => (
        <div key={about}>
          <h3>{about}</h3>
          <ChangeList changes={changes} />
        </div>
      ))}
      <p>{mine}</p>
    </section>
  );
}
