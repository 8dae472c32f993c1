import { Button, buttonClass, ButtonLink, TextLink } from "#app/ui/link/link.tsx";
import { Field } from "#app/ui/field/field.tsx";
import css from "./answers-page.css?inline";
import listCss from "./office-list.css?inline";

/** The people whom a change of sittings concerns. Every text is ready to be read. */
export interface ToldView {
  title: string;
  /** Nobody is left to be told. */
  isDone: boolean;
  about: string;
  hint: string;
  message?: { text: string; isError: boolean } | undefined;
  name: { label: string; value: string; button: string };
  rows: {
    id: string;
    who: string;
    phone: { label: string; to: string } | undefined;
    visit: string;
    /** What the patient can choose from, under its heading. */
    times: string[];
    isOpen: boolean;
    state: string;
    messages: { label: string; to: string; icon: string }[];
    /** Posted by the button that says that the patient was told. */
    tick: { label: string; value: string };
    open: { label: string; to: string };
  }[];
  back: { label: string; to: string };
}

/** One form for all, so that the name of who tells is typed once. It needs no script. */
export function ToldPage({ view }: { view: ToldView }) {
  const { title, isDone, about, hint, message, name, rows, back } = view;
  return (
    <>
      <style>{css + listCss}</style>
      <div className="wrap rows answers__bare">
        <h1>{title}</h1>
        {message && (
          <p className={message.isError ? "form-message form-message--error" : "form-message"} role="alert">
            {message.text}
          </p>
        )}
        <div className={isDone ? "form-message" : "urgent-note"}>
          <p>
            <strong>{about}</strong>
          </p>
          {!isDone && hint}
        </div>
        <form method="post" className="rows office-list office-list--told" autoComplete="off">
          {!isDone && (
            <div className="flow office-list__search">
              <Field id="told-by" label={name.label}>
                <input className="field__control" id="told-by" name="by" defaultValue={name.value} maxLength={60} />
              </Field>
              <Button type="submit" variant="secondary">
                {name.button}
              </Button>
            </div>
          )}
          <ul className="lines">
            {rows.map((row) => (
              <PersonRow key={row.id} row={row} />
            ))}
          </ul>
        </form>
        <TextLink to={back.to}>{back.label}</TextLink>
      </div>
    </>
  );
}

function PersonRow({ row }: { row: ToldView["rows"][number] }) {
  const { who, phone, visit, times, isOpen, state, messages, tick, open } = row;
  return (
    <li className={isOpen ? "office-list__row office-list__row--late" : "office-list__row"}>
      <div>
        <h2>{who}</h2>
        {phone && (
          <a className="text-link" href={phone.to}>
            {phone.label}
          </a>
        )}
      </div>
      <p>
        {visit}
        {times.map((time) => (
          <small key={time}>{time}</small>
        ))}
      </p>
      <div>
        <p>{isOpen ? <strong className="office-list__late">{state}</strong> : state}</p>
        <TextLink to={open.to} label={`${open.label}: ${who}`}>
          {open.label}
        </TextLink>
      </div>
      {isOpen && (
        <div className="button__row">
          {messages.map(({ label, to, icon }) => (
            <ButtonLink key={label} to={to} icon={icon} variant="secondary" label={`${label}: ${who}`}>
              {label}
            </ButtonLink>
          ))}
          <button
            name="told"
            value={tick.value}
            className={buttonClass("primary")}
            aria-label={`${tick.label}: ${who}`}
          >
            {tick.label}
          </button>
        </div>
      )}
    </li>
  );
}
