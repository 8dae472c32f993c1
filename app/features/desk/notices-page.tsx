import { buttonClass } from "#app/ui/link/link.tsx";
import { DeskControl, type DeskField } from "./desk-control.tsx";
import { DeskForm, DeskPage, type DeskView } from "./desk-page.tsx";
import { FoldTitle } from "./entry-parts.tsx";
import { type DeskListRow, DeskRows } from "./list-page.tsx";
import css from "./notices.css?inline";

export interface NoticeFormView {
  id: string;
  heading: string;
  button: string;
  isOpen: boolean;
  hidden: Record<string, string>;
  fields: DeskField[];
  /** What is seldom needed. */
  more: { heading: string; isOpen: boolean; fields: DeskField[] };
}

/** What the hospital says on its pages for a while. Every text is ready to be read. */
export interface NoticesView extends DeskView {
  forms: NoticeFormView[];
  groups: { heading: string; isFolded: boolean; rows: DeskListRow[]; none: string }[];
}

export function NoticesPage({ frame, title, message, forms, groups }: NoticesView) {
  const { token } = frame;
  return (
    <DeskPage {...{ frame, title, message }}>
      <style>{css}</style>
      {forms.map(({ id, heading, button, isOpen, hidden, fields, more }) => (
        <details key={id} className="desk-notices__form" open={isOpen}>
          <FoldTitle text={heading} />
          <DeskForm token={token} hidden={hidden} className="form-panel">
            {fields.map((field) => (
              <DeskControl key={field.name} id={`${id}-${field.name}`} field={field} />
            ))}
            <details open={more.isOpen}>
              <FoldTitle text={more.heading} />
              {more.fields.map((field) => (
                <DeskControl key={field.name} id={`${id}-${field.name}`} field={field} />
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
            <FoldTitle text={heading} />
            <DeskRows rows={rows} token={token} />
          </details>
        ) : (
          <section key={heading} className="desk-notices__list">
            <h2>{heading}</h2>
            {rows.length === 0 ? <p>{none}</p> : <DeskRows rows={rows} token={token} />}
          </section>
        ),
      )}
    </DeskPage>
  );
}
