import { buttonClass, NamedText } from "#app/ui/link/link.tsx";
import { DeskForm, type DeskFrame, type DeskMessage, DeskPage } from "./desk-page.tsx";

export interface DeskPeopleView {
  frame: DeskFrame;
  title: string;
  message?: DeskMessage | undefined;
  lead: string;
  people: {
    address: string;
    name: string;
    role: string;
    sessions: string;
    /** Left out where there is nothing to end, or the person is of another hospital too. */
    end?: string | undefined;
  }[];
}

/** Who may work at the desk of a hospital. Every text is ready to be read. */
export function DeskPeoplePage({ frame, title, message, lead, people }: DeskPeopleView) {
  return (
    <DeskPage {...{ frame, title, message }}>
      <ul className="lines desk__acts">
        {people.map(({ address, name, role, sessions, end }) => (
          <li key={address} className="desk__person">
            <p>
              <strong>{name}</strong>, {role}
              <small>{address}</small>
              <small>{sessions}</small>
            </p>
            {end !== undefined && (
              <DeskForm token={frame.token} hidden={{ address }}>
                <button type="submit" className={buttonClass("secondary")}>
                  <NamedText text={end} label={`${end}: ${name}`} />
                </button>
              </DeskForm>
            )}
          </li>
        ))}
      </ul>
      <p className="note">{lead}</p>
    </DeskPage>
  );
}
