import { Field } from "#app/ui/field/field.tsx";
import { buttonClass, ButtonLink } from "#app/ui/link/link.tsx";
import { Row } from "#app/ui/row/row.tsx";
import { DeskForm, type DeskFrame, type DeskMessage, DeskPage } from "./desk-page.tsx";

interface View {
  frame: DeskFrame;
  title: string;
  lead: string;
}

export interface ConsentsView extends View {
  groups: { heading: string; rows: { to: string; title: string; kind: string; state: string }[] }[];
}

/** Who is shown, and whether they agreed. Every text is ready to be read. */
export function ConsentsPage({ frame, title, lead, groups }: ConsentsView) {
  return (
    <DeskPage frame={frame} title={title}>
      <p>{lead}</p>
      {groups.map(({ heading, rows }) => (
        <section key={heading} className="stack">
          <h2>{`${heading} (${rows.length})`}</h2>
          <ul className="lines">
            {rows.map((row) => (
              <li key={row.to}>
                <Row title={row.title} to={row.to} headingLevel={3}>
                  <p className="note">{row.kind}</p>
                  {row.state && <p className="note">{row.state}</p>}
                </Row>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DeskPage>
  );
}

export interface ConsentView extends View {
  message?: DeskMessage | undefined;
  form: {
    heading: string;
    button: string;
    fields: {
      name: string;
      label: string;
      type: "text" | "date";
      value: string;
      note?: string;
      hint?: string;
      error?: string | undefined;
    }[];
  };
  link?:
    { heading: string; hint: string; address: string; ways: { label: string; to: string; icon: string }[] } | undefined;
  end?: string | undefined;
}

/** One entry: who agreed, the link of whoever did, and the form for a new consent. */
export function ConsentPage({ frame, title, lead, message, form, link, end }: ConsentView) {
  return (
    <DeskPage {...{ frame, title, message }}>
      <p>{lead}</p>
      {link && (
        <section className="stack">
          <h2>{link.heading}</h2>
          <p>{link.hint}</p>
          <p className="button__row">
            {link.ways.map(({ label, to, icon }) => (
              <ButtonLink key={to} to={to} icon={icon} variant="secondary">
                {label}
              </ButtonLink>
            ))}
          </p>
          <p className="note desk__address">{link.address}</p>
        </section>
      )}
      <DeskForm token={frame.token} className="form-panel desk__gate">
        <h2>{form.heading}</h2>
        {form.fields.map(({ name, label, type, value, note, hint, error }) => (
          <Field key={name} id={name} {...{ label, note, hint, error }} isErrorAlert>
            <input
              className="field__control"
              {...{ id: name, name, type }}
              defaultValue={value}
              maxLength={120}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${name}-error` : hint && `${name}-hint`}
            />
          </Field>
        ))}
        <button type="submit" className={buttonClass("primary")}>
          {form.button}
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
