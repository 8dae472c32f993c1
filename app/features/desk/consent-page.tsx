import { Field } from "#app/ui/field/field.tsx";
import { buttonClass, ButtonLink } from "#app/ui/link/link.tsx";
import { DeskForm, type DeskFrame, type DeskMessage, DeskPage } from "./desk-page.tsx";

/** Every text is ready to be read. */
export interface ConsentView {
  frame: DeskFrame;
  title: string;
  lead: string;
  message?: DeskMessage | undefined;
  heading: string;
  button: string;
  fields: ConsentField[];
  link?:
    { heading: string; hint: string; address: string; ways: { label: string; to: string; icon: string }[] } | undefined;
  /** The button that ends what is shown. */
  end?: string | undefined;
}

interface ConsentField {
  name: string;
  label: string;
  type: "text" | "date";
  value: string;
  note?: string;
  hint?: string;
  error?: string | undefined;
}

/** One entry: who agreed, the link of whoever did, and the form for a new consent. */
export function ConsentPage({ frame, title, lead, message, heading, button, fields, link, end }: ConsentView) {
  return (
    <DeskPage {...{ frame, title, message }}>
      <p>{lead}</p>
      {link && (
        <section className="stack">
          <h2>{link.heading}</h2>
          <p>{link.hint}</p>
          <p className="button__row">
            {link.ways.map((way) => (
              <ButtonLink key={way.to} to={way.to} icon={way.icon} variant="secondary">
                {way.label}
              </ButtonLink>
            ))}
          </p>
          <p className="note desk__address">{link.address}</p>
        </section>
      )}
      <DeskForm token={frame.token} className="form-panel desk__gate">
        <h2>{heading}</h2>
        {fields.map(({ name, label, type, value, note, hint, error }) => (
          <Field key={name} id={name} {...{ label, note, hint, error }} isErrorAlert>
            <input
              className="field__control"
              {...{ id: name, name, type, defaultValue: value, maxLength: 120 }}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${name}-error` : hint && `${name}-hint`}
            />
          </Field>
        ))}
        <button type="submit" className={buttonClass("primary")}>
          {button}
        </button>
      </DeskForm>
      {end !== undefined && (
        <DeskForm token={frame.token} hidden={{ do: "end" }}>
          <button type="submit" className={buttonClass("secondary")}>
            {end}
          </button>
        </DeskForm>
      )}
    </DeskPage>
  );
}
