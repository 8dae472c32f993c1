import { TextLink } from "#app/ui/link/link.tsx";
import { DeskForm, type DeskFrame, DeskPage } from "./desk-page.tsx";
import { ChangeList, type ChangeView } from "./entry-changes.tsx";
import css from "./entry.css?inline";
import { Act, type ActButton } from "./entry-parts.tsx";

/** The versions of an entry, the newest first. Every text is ready to be read. */
export interface EntryHistoryView {
  frame: DeskFrame;
  title: string;
  back: { label: string; to: string };
  versions: {
    number: number;
    title: string;
    state: string;
    compare?: { label: string; name: string; to: string } | undefined;
    goBack?: ActButton | undefined;
    /** What it changed, where that was asked for. */
    changes?: { heading: string; list: ChangeView[]; none: string } | undefined;
  }[];
  /** Where the forms are posted to. */
  action: string;
}

export function EntryHistoryPage({ view: { frame, title, back, versions, action } }: { view: EntryHistoryView }) {
  return (
    <DeskPage {...{ frame, title }}>
      <style>{css}</style>
      <TextLink to={back.to}>{back.label}</TextLink>
      <ol className="lines">
        {versions.map(({ number, title: name, state, compare, goBack, changes }) => (
          <li key={number} className="entry__version" id={`version-${number}`}>
            <p>
              <strong>{name}</strong>
              <small>{state}</small>
            </p>
            <div className="button__row">
              {compare && (
                <TextLink to={compare.to} label={compare.name}>
                  {compare.label}
                </TextLink>
              )}
              {goBack && (
                <DeskForm token={frame.token} action={action}>
                  <Act {...goBack} />
                </DeskForm>
              )}
            </div>
            {changes && (
              <section aria-label={changes.heading}>
                {changes.list.length > 0 ? <ChangeList changes={changes.list} /> : <p>{changes.none}</p>}
              </section>
            )}
          </li>
        ))}
      </ol>
    </DeskPage>
  );
}
