import { buttonClass, NamedText } from "#app/ui/link/link.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

export interface StepField {
  name: string;
  label: string;
  /** `message`: several lines. */
  type: "date" | "time" | "text" | "message";
  value?: string | undefined;
  note?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  isWide?: boolean;
  min?: string;
  max?: string;
}

/** A form that stores one step; its whole content is posted to the page itself. */
export interface StepFormView {
  id: string;
  heading?: string;
  button?: string;
  /** What the button is about, for who hears the page, where others look alike. */
  buttonAbout?: string;
  hidden: Record<string, string>;
  fields?: StepField[];
  isOpen?: boolean;
  hint?: string | undefined;
  /** What is asked before the form is stored. */
  question?: string;
  isPrimary?: boolean;
  /** Buttons that send the form in place of its own, each with its value. */
  choices?: { name: string; value: string; label: string }[];
  /** Quicker ways to the same, as forms of their own: the Enter key in a field sends its own form alone. */
  quick?: StepFormView[];
}

/** A button alone where nothing is to be filled or said, else a part that opens. */
export function StepForm({ form }: { form: StepFormView }) {
  const { heading, fields = [], hint, isOpen, isPrimary, choices, quick = [] } = form;
  if (choices)
    return (
      <div className="answers__choices">
        <h3>{heading}</h3>
        <PlainForm form={form} />
      </div>
    );
  if (fields.length === 0 && hint === undefined) return <PlainForm form={form} />;
  return (
    <details open={isOpen} className={isPrimary ? "answers__primary" : undefined}>
      <summary className="side-list__summary">
        {heading}
        <Icon name="chevron-down" />
      </summary>
      {quick.map((one) => (
        <PlainForm key={one.id} form={one} isQuick />
      ))}
      <PlainForm form={form} />
    </details>
  );
}

function PlainForm({ form, isQuick = false }: { form: StepFormView; isQuick?: boolean }) {
  const { id, heading, button = "", buttonAbout, hidden, fields = [], hint, question, isPrimary, choices } = form;
  return (
    <form
      method="post"
      className={fields.length > 0 || hint ? "form-panel" : undefined}
      aria-label={(choices && heading) || undefined}
      autoComplete="off"
      noValidate
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <StepControl key={field.name} id={`${id}-${field.name}`} field={field} />
      ))}
      {hint && <p>{hint}</p>}
      {question && (
        <p className="form-error" id={`${id}-question`} role="alert">
          {question}
        </p>
      )}
      {choices?.map(({ name, value, label }) => (
        <button key={value} type="submit" name={name} value={value} className={buttonClass("secondary")}>
          {label}
        </button>
      ))}
      {!choices && (
        <button
          type="submit"
          className={buttonClass(!isQuick && (fields.length > 0 || hint || isPrimary) ? "primary" : "secondary")}
          aria-describedby={question && `${id}-question`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question is what the page is about
          autoFocus={question !== undefined}
        >
          {buttonAbout === undefined ? button : <NamedText text={button} label={`${button}: ${buttonAbout}`} />}
        </button>
      )}
    </form>
  );
}

function StepControl({ id, field }: { id: string; field: StepField }) {
  const { name, label, type, value, note, hint, error, isWide = false, min, max } = field;
  const Control = type === "message" ? "textarea" : "input";
  return (
    <Field {...{ id, label, note, hint, isWide, error }} isErrorAlert>
      <Control
        className="field__control"
        {...{ id, name }}
        {...(type === "message" ? { rows: 8 } : { type, min, max })}
        defaultValue={value}
        maxLength={type === "text" ? 500 : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the refused field is what the page is about
        autoFocus={error !== undefined}
      />
    </Field>
  );
}
