import { TextLink } from "#app/ui/link/link.tsx";
import { DeskPage, type DeskFrame } from "./desk-page.tsx";

export interface DeskLogView {
  frame: DeskFrame;
  title: string;
  none: string;
  days: { day: string; acts: DeskLogAct[] }[];
  changes: string;
  older?: { label: string; to: string } | undefined;
}

interface DeskLogAct {
  id: string;
  time: string;
  who: string;
  what: string;
  subject: string;
  /** Lines that are no longer there, and new ones. */
  gone: string[];
  added: string[];
}

/** Who did what at the desk, the newest first. Every text is ready to be read. */
export function DeskLogPage({ frame, title, none, days, changes, older }: DeskLogView) {
  return (
    <DeskPage frame={frame} title={title}>
      {days.length === 0 && <p>{none}</p>}
      {days.map(({ day, acts }) => (
        <section key={day} className="stack">
          <h2>{day}</h2>
          <ul className="lines desk__acts">
            {acts.map((act) => (
              <li key={act.id}>
                <p>
                  <span className="desk__time">{act.time}</span> <strong>{act.who}</strong> {act.what}{" "}
                  <span className="desk__subject">{act.subject}</span>
                </p>
                <Changes {...act} label={changes} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {older && <TextLink to={older.to}>{older.label}</TextLink>}
    </DeskPage>
  );
}

/** Short ones at once, long ones when they are asked for. */
function Changes({ gone, added, label }: Pick<DeskLogAct, "gone" | "added"> & { label: string }) {
  const lines = (
    <>
      {gone.map((line, index) => (
        <del key={index}>{line}</del>
      ))}
      {added.map((line, index) => (
        <ins key={index}>{line}</ins>
      ))}
    </>
  );
  if (gone.length + added.length <= 2) return <div className="desk__change">{lines}</div>;
  return (
    <details>
      <summary>{label}</summary>
      <div className="desk__change">{lines}</div>
    </details>
  );
}
