import { Field } from "#app/ui/field/field.tsx";
import { buttonClass } from "#app/ui/link/link.tsx";
import css from "./desk.css?inline";

/** For who is not at the desk: what asks for a link, or what a link leads to. Every text is ready to be read. */
export interface DeskGateView {
  title: string;
  lead: string;
  message?: { text: string; isError?: boolean } | undefined;
  /** Left out where the button alone is enough. */
  address?: { label: string; value: string; error?: string | undefined } | undefined;
  /** What is said below the lead. */
  note?: string;
  /** Left out where nothing is left to do. */
  button?: string;
  /** What the button posts with the form. */
  does?: string;
  /** Where the form is posted to; left out for the page itself. */
  action?: string;
}

export function DeskGatePage({ title, lead, message, address, note, button, does, action }: DeskGateView) {
  return (
    <>
      <style>{css}</style>
      <div className="wrap desk desk__tool desk__gate">
        <h1>{title}</h1>
        {message && (
          <div className={message.isError ? "form-message form-message--error" : "form-message"} role="alert">
            <p>{message.text}</p>
          </div>
        )}
        <p>{lead}</p>
        {note && <p className="note">{note}</p>}
        <form method="post" action={action} className={address && "form-panel"} noValidate>
          {address && (
            <Field id="address" label={address.label} error={address.error} isErrorAlert>
              <input
                className="field__control"
                id="address"
                name="address"
                type="email"
                autoComplete="email"
                defaultValue={address.value}
                aria-invalid={address.error ? true : undefined}
                aria-describedby={address.error ? "address-error" : undefined}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has this one field
                autoFocus
              />
            </Field>
          )}
          {button !== undefined && (
            <button type="submit" name={does && "do"} value={does} className={buttonClass("primary")}>
              {button}
            </button>
          )}
        </form>
      </div>
    </>
  );
}
