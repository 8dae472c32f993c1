import { Field } from "#app/ui/field/field.tsx";
import { Button, ButtonLink, TextLink } from "#app/ui/link/link.tsx";
import { DeskForm, DeskPage, type DeskView } from "./desk-page.tsx";
import css from "./entry.css?inline";

/** The entries of a type. Every text is ready to be read. */
export interface EntryListView extends DeskView {
  /** In place of the list: where content is edited, or what must be done first. */
  instead?: { text: string; button?: { act: string; label: string } };
  add?: { label: string; to: string };
  search?: { label: string; button: string; value: string };
  empty?: string | undefined;
  all?: { label: string; to: string } | undefined;
  rows: { id: string; title: string; to: string; state: string; isUrgent: boolean }[];
}

export function EntryListPage({ view }: { view: EntryListView }) {
  const { frame, title, message, instead, add, search, empty, all, rows } = view;
  return (
    <DeskPage {...{ frame, title, message }}>
      <style>{css}</style>
      {instead && (
        <DeskForm token={frame.token} className="rows">
          <p>{instead.text}</p>
          {instead.button && (
            <Button type="submit" name="do" value={instead.button.act}>
              {instead.button.label}
            </Button>
          )}
        </DeskForm>
      )}
      {add && (
        <div className="button__row">
          <ButtonLink to={add.to}>{add.label}</ButtonLink>
        </div>
      )}
      {search && (
        <form method="get" role="search" className="entry__search">
          <Field id="q" label={search.label}>
            <input className="field__control" id="q" name="q" type="search" defaultValue={search.value} />
          </Field>
          <Button type="submit" variant="secondary">
            {search.button}
          </Button>
        </form>
      )}
      {empty && <p role="status">{empty}</p>}
      {all && <TextLink to={all.to}>{all.label}</TextLink>}
      <ul className="lines">
        {rows.map(({ id, title: name, to, state, isUrgent }) => (
          <li key={id}>
            <a href={to} className={isUrgent ? "entry__row entry__row--urgent" : "entry__row"}>
              <strong>{name}</strong>
              <small>{state}</small>
            </a>
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}
