import { Field } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Button, ButtonLink } from "#app/ui/link/link.tsx";
import { DeskControl, type DeskField } from "./desk-control.tsx";
import { DeskForm, DeskPage, type DeskView } from "./desk-page.tsx";

export interface Choices {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string; lang?: string }[];
}

/** The form that notes a call, and below it what was noted last. Every text is ready to be read. */
export interface NoteCallView extends DeskView {
  /** What can be done about the call that was noted last. */
  last?: { notes: string[]; heading: string; links: { label: string; to: string; icon: string }[] } | undefined;
  number: Omit<DeskField, "type">;
  choices: Choices[];
  about: DeskField;
  /** Folded on a phone: few calls need it. */
  more: { title: string; isOpen: boolean; texts: DeskField[]; choices: Choices[] };
  button: string;
}

/** A number is enough: the Enter key after it saves. */
export function NoteCallPage({ view }: { view: NoteCallView }) {
  const { frame, title, message, last, number, choices, about, more, button } = view;
  return (
    <DeskPage {...{ frame, title, message }}>
      {last && (
        <div className="desk__last">
          {last.notes.map((note) => (
            <p key={note} role="alert">
              <strong>{note}</strong>
            </p>
          ))}
          <p>{last.heading}</p>
          <p className="button__row">
            {last.links.map(({ label, to, icon }) => (
              <ButtonLink key={label} to={to} icon={icon} variant="secondary">
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
      )}
      <DeskForm token={frame.token} className="form-panel desk__call">
        <Field id="number" label={number.label} error={number.error} isErrorAlert isWide>
          <input
            className="field__control desk__number"
            {...{ id: "number", name: number.name, type: "tel", inputMode: "tel", defaultValue: number.value }}
            aria-required
            aria-invalid={number.error ? true : undefined}
            aria-describedby={number.error && "number-error"}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field that every call needs
            autoFocus
          />
        </Field>
        {choices.map((one) => (
          <Chips key={one.name} choices={one} />
        ))}
        <DeskControl field={about} />
        <details className="fold desk__more" open={more.isOpen}>
          <summary className="fold__title">
            {more.title}
            <Icon name="chevron-down" />
          </summary>
          <div className="rows">
            {more.texts.map((field) => (
              <DeskControl key={field.name} field={field} />
            ))}
            {more.choices.map((one) => (
              <Chips key={one.name} choices={one} />
            ))}
          </div>
        </details>
        <div className="form-end">
          <Button type="submit">{button}</Button>
        </div>
      </DeskForm>
    </DeskPage>
  );
}

function Chips({ choices: { name, label, value: chosen, options } }: { choices: Choices }) {
  return (
    <fieldset className="desk__chips">
      <legend className="field__label">{label}</legend>
      {options.map(({ value, label: text, lang }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span lang={lang}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
