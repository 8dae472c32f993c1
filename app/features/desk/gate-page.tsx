import { Field } from "#app/ui/field/field.tsx";
import { buttonClass } from "#app/ui/link/link.tsx";
import css from "./desk.css?inline";

/** For who is not at the desk, or not where something may be done. Every text is ready to be read. */
export interface DeskGateView {
  title: string;
  lead: string;
  /** What is said below the lead. */
  note?: string | undefined;
  message?: string | undefined;
  back?: { label: string; to: string; isInNewTab?: boolean } | undefined;
  /** Left out where nothing can be done. */
  form?: {
    button: string;
    /** What the button posts. */
    does?: string;
    /** Where it posts to; left out for the page itself. */
    action?: string;
    address?: { label: string; value: string; error?: string | undefined };
    /** What was typed in a form that was not taken. */
    kept?: { name: string; value: string }[];
  };
}

export function DeskGatePage({ title, lead, note, message, back, form }: DeskGateView) {
  return (
    <>
      <style>{css}</style>
      <div className="wrap desk desk__tool desk__gate">
        <h1>{title}</h1>
        {message && (
          <p className="form-message" role="alert">
            {message}
          </p>
        )}
        <p>{lead}</p>
        {note && <p className="note">{note}</p>}
        {back && (
          <p>
            <a href={back.to} target={back.isInNewTab ? "_blank" : undefined} rel="noopener">
              {back.label}
            </a>
          </p>
        )}
        {form && <GateForm {...form} />}
      </div>
    </>
  );
}

function GateForm({ button, does, action, address, kept = [] }: NonNullable<DeskGateView["form"]>) {
  const hasFields = address !== undefined || kept.some(isWritten);
  return (
    <form method="post" action={action} className={hasFields ? "form-panel" : undefined} noValidate>
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
      {kept.map((field, index) =>
        isWritten(field) ? (
          <textarea
            key={index}
            className="field__control"
            name={field.name}
            aria-label={field.name}
            rows={3}
            defaultValue={field.value}
          />
        ) : (
          <input key={index} type="hidden" {...field} />
        ),
      )}
      <button type="submit" name={does && "do"} value={does} className={buttonClass("primary")}>
        {button}
      </button>
    </form>
  );
}

/** What somebody wrote is shown; what the page itself had put there is only sent again. */
function isWritten({ value }: { value: string }): boolean {
  return value.includes(" ");
}
