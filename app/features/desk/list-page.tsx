import { buttonClass, ButtonLink, NamedText, TextLink } from "#app/ui/link/link.tsx";
import { DeskForm, DeskPage, type DeskView } from "./desk-page.tsx";

/** Every text is ready to be read. */
export interface DeskListView extends DeskView {
  lead?: string;
  add?: { label: string; to: string };
  groups: { heading: string; rows: DeskListRow[] }[];
  /** What is said below all. */
  note?: string;
  more?: { label: string; to: string } | undefined;
}

export interface DeskListRow {
  id: string;
  title: string;
  /** Where the title leads. */
  to?: string;
  /** What goes on after the title. */
  text?: string;
  facts: string[];
  button?: { label: string; hidden: Record<string, string> } | undefined;
  links?: { label: string; to: string }[];
  /** Lines that are no longer there, and new ones; `label` folds many. */
  change?: { label: string; gone: string[]; added: string[] };
}

/** What there is at the desk, line by line. */
export function DeskListPage({ frame, title, message, lead, add, groups, note, more }: DeskListView) {
  return (
    <DeskPage {...{ frame, title, message }}>
      {lead && <p>{lead}</p>}
      {add && (
        <p className="button__row">
          <ButtonLink to={add.to}>{add.label}</ButtonLink>
        </p>
      )}
      {groups.map(({ heading, rows }) => (
        <section key={heading} className="stack">
          {heading && <h2>{heading}</h2>}
          <DeskRows rows={rows} token={frame.token} />
        </section>
      ))}
      {note && <p className="note">{note}</p>}
      {more && <TextLink to={more.to}>{more.label}</TextLink>}
    </DeskPage>
  );
}

export function DeskRows({ rows, token }: { rows: DeskListRow[]; token: string }) {
  return (
    <ul className="lines desk__rows">
      {rows.map((row) => (
        <DeskListItem key={row.id} row={row} token={token} />
      ))}
    </ul>
  );
}

function DeskListItem({ row, token }: { row: DeskListRow; token: string }) {
  const { title, to, text = "", facts, button, links = [], change } = row;
  const name = `${title} ${text}`.trim();
  return (
    <li>
      <p>
        {to === undefined ? <strong>{title}</strong> : <a href={to}>{title}</a>} {text}
        {facts.map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
      </p>
      {(button || links.length > 0) && (
        <div className="button__row">
          {button && (
            <DeskForm token={token} hidden={button.hidden}>
              <button type="submit" className={buttonClass("secondary")}>
                <NamedText text={button.label} label={`${button.label}: ${name}`} />
              </button>
            </DeskForm>
          )}
          {links.map((link) => (
            <a key={link.to} className={buttonClass("secondary")} href={link.to}>
              <NamedText text={link.label} label={`${link.label}: ${name}`} />
            </a>
          ))}
        </div>
      )}
      {change && <Change {...change} />}
    </li>
  );
}

/** A short one at once, a long one when it is asked for. */
function Change({ label, gone, added }: NonNullable<DeskListRow["change"]>) {
  return (
    <details className="desk__change" open={gone.length + added.length <= 2}>
      <summary>{label}</summary>
      {gone.map((line, index) => (
        <del key={index}>{line}</del>
      ))}
      {added.map((line, index) => (
        <ins key={index}>{line}</ins>
      ))}
    </details>
  );
}
