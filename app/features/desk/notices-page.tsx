import { Field } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { buttonClass, NamedText } from "#app/ui/link/link.tsx";
import { DeskForm, type DeskFrame, type DeskMessage, DeskPage } from "./desk-page.tsx";
import css from "./notices.css?inline";

export interface NoticeField {
  name: string;
  label: string;
  type: "textarea" | "text" | "tel" | "date" | "time" | "datetime-local" | { label?: string; options: Option[] }[];
  value: string;
  lang?: string;
  hint?: string;
  error?: string | undefined;
  isWide?: boolean;
}

type Option = { value: string; label: string };

export interface NoticeFormView {
  id: string;
  heading: string;
  button: string;
  isOpen: boolean;
  hidden: Record<string, string>;
  fields: NoticeField[];
  /** What is seldom needed. */
  more: { heading: string; isOpen: boolean; fields: NoticeField[] };
}

export interface NoticeRow {
  id: string;
  /** How it weighs, or what it is. */
  mark: string;
  text: string;
  times: string;
  /** Each is a form of its own. */
  acts: { button: string; hidden: Record<string, string> }[];
  links: { label: string; to: string }[];
}

/** What the hospital says on its pages for a while. Every text is ready to be read. */
export interface NoticesView {
  frame: DeskFrame;
  title: string;
  message?: DeskMessage | undefined;
  forms: NoticeFormView[];
  groups: { heading: string; isFolded: boolean; rows: NoticeRow[]; none: string }[];
}

export function NoticesPage({ frame, title, message, forms, groups }: NoticesView) {
  const { token } = frame;
  return (
    <DeskPage {...{ frame, title, message }}>
      <style>{css}</style>
      {forms.map(({ id, heading, button, isOpen, hidden, fields, more }) => (
        <details key={id} className="desk-notices__form" open={isOpen}>
          <Summary heading={heading} />
          <DeskForm token={token} hidden={hidden} className="form-panel">
            {fields.map((field) => (
              <Control key={field.name} id={`${id}-${field.name}`} field={field} />
            ))}
            <details open={more.isOpen}>
              <Summary heading={more.heading} />
              {more.fields.map((field) => (
                <Control key={field.name} id={`${id}-${field.name}`} field={field} />
              ))}
            </details>
            <button type="submit" className={buttonClass("primary")}>
              {button}
            </button>
          </DeskForm>
        </details>
      ))}
      {groups.map(({ heading, isFolded, rows, none }) =>
        isFolded ? (
          <details key={heading} className="desk-notices__list">
            <Summary heading={heading} />
            <Rows rows={rows} token={token} />
          </details>
        ) : (
          <section key={heading} className="desk-notices__list">
            <h2>{heading}</h2>
            {rows.length === 0 ? <p>{none}</p> : <Rows rows={rows} token={token} />}
          </section>
        ),
      )}
    </DeskPage>
  );
}

function Summary({ heading }: { heading: string }) {
  return (
    <summary className="side-list__summary">
      {heading}
      <Icon name="chevron-down" />
    </summary>
  );
}

function Rows({ rows, token }: { rows: NoticeRow[]; token: string }) {
  return (
    <ul className="lines">
      {rows.map(({ id, mark, text, times, acts, links }) => (
        <li key={id} className="desk-notices__row">
          <p>
            <strong>{mark}</strong> {text} <small>{times}</small>
          </p>
          <div className="button__row">
            {acts.map(({ button, hidden }) => (
              <DeskForm key={button} token={token} hidden={hidden}>
                <button type="submit" className={buttonClass("secondary")}>
                  <NamedText text={button} label={`${button}: ${text}`} />
                </button>
              </DeskForm>
            ))}
            {links.map(({ label, to }) => (
              <a key={label} className={buttonClass("secondary")} href={to}>
                <NamedText text={label} label={`${label}: ${text}`} />
              </a>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Control({ id, field }: { id: string; field: NoticeField }) {
  const { name, label, type, value, lang, hint, error, isWide = false } = field;
  const common = {
    ...{ id, name, lang, defaultValue: value, className: "field__control" },
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined,
  };
  return (
    <Field {...{ id, label, hint, isWide, error }} isErrorAlert>
      {typeof type !== "string" ? (
        <select {...common}>
          {type.map((group) => (
            <Choices key={group.label ?? ""} {...group} />
          ))}
        </select>
      ) : type === "textarea" ? (
        <textarea {...common} rows={3} />
      ) : (
        <input {...common} type={type} />
      )}
    </Field>
  );
}

function Choices({ label, options }: { label?: string; options: Option[] }) {
  const choices = options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
  return label === undefined ? choices : <optgroup label={label}>{choices}</optgroup>;
}
