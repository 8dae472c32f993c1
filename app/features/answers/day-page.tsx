import { buttonClass } from "#app/ui/link/link.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import answersCss from "./answers-page.css?inline";
import css from "./day-page.css?inline";
import type { DayView } from "./day-view.ts";
import { Message } from "./message.tsx";
import { StepForm } from "./step-form.tsx";

type DoctorRow = DayView["groups"][number]["rows"][number];
type ChangeRow = DoctorRow["changes"][number];

/** The page of a day. It needs no script, so it has none. */
export function DayPage({ view }: { view: DayView }) {
  const { title, day, notes, message, confirm, groups, ahead, side } = view;
  return (
    <>
      <style>{answersCss + css}</style>
      <div className="wrap answers__bare answers day">
        <div className="answers__part">
          <div className="stack day__head">
            <h1>{title}</h1>
            <p className="day__day">{day}</p>
            {message && <Message {...message}>{message.change && <Ways change={message.change} />}</Message>}
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {confirm && <StepForm form={confirm} />}
          </div>
          {groups.map(({ heading, rows }, index) => (
            <section key={heading} id={index === 0 ? "doctors" : undefined} className="stack">
              {heading && <h2>{heading}</h2>}
              {rows.map((row) => (
                <Doctor key={row.id} row={row} />
              ))}
            </section>
          ))}
        </div>
        <div className="answers__part answers__side">
          {ahead.rows.length > 0 && (
            <section>
              <h2>{ahead.heading}</h2>
              <Changes rows={ahead.rows} />
            </section>
          )}
          {side.map((form) => (
            <StepForm key={form.id} form={form} />
          ))}
        </div>
      </div>
    </>
  );
}

/** What can be done about a change: tell whom it concerns, or take it back. */
function Ways({ change: { undo, told } }: { change: ChangeRow }) {
  return (
    <div className="button__row day__ways">
      {told && (
        <a className={`${buttonClass("secondary")} day__told`} href={told.to}>
          {told.label}
        </a>
      )}
      <StepForm form={undo} />
    </div>
  );
}

function Changes({ rows }: { rows: ChangeRow[] }) {
  return (
    <ul className="lines">
      {rows.map((change) => (
        <li key={change.id} className="flow day__change">
          <p>
            {change.text}
            <small>{change.by}</small>
          </p>
          <Ways change={change} />
        </li>
      ))}
    </ul>
  );
}

function Doctor({ row: { id, name, about, hours, state, isOpen, error, changes, forms } }: { row: DoctorRow }) {
  return (
    <details id={`doctor-${id}`} className={`day__doctor day__doctor--${state}`} open={isOpen}>
      <summary className="side-list__summary">
        <b>{name}</b>
        <strong className="flow day__hours">
          {hours.map((span) => (
            <span key={span}>{span}</span>
          ))}
        </strong>
        <small>{about}</small>
        <Icon name="chevron-down" />
      </summary>
      <div className="answers__forms">
        {error && (
          <p className="form-error" role="alert">
            {error}
          </p>
        )}
        {changes.length > 0 && <Changes rows={changes} />}
        {forms.map((form) => (
          <StepForm key={form.id} form={form} />
        ))}
      </div>
    </details>
  );
}
