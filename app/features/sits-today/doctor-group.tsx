import type { BoardView } from "./board-view.ts";

type DoctorGroupProps = { group: BoardView["groups"][number]; words: BoardView["words"] };

/** The doctors of one department, each with when the doctor sits or is away; on the page and on its sheets. */
export function DoctorGroup({ group: { name, note, doctors }, words }: DoctorGroupProps) {
  return (
    <section className="sits__group">
      <h2 className="sits__department">{name}</h2>
      {note && <p className="note">{note}</p>}
      <ul className="sits__list">
        {doctors.map((doctor) => (
          <li className="flow sits__doctor" key={doctor.id}>
            <a className="sits__name" href={doctor.to}>
              {doctor.name}
            </a>
            <div className="sits__times">
              {doctor.sittings.map(({ hours, change, words: more, state }) => (
                <div className="flow sits__sitting" key={`${hours} ${more}`}>
                  {hours && <b className={`sits__hours${state === "over" ? " sits__hours--over" : ""}`}>{hours}</b>}
                  {state && <b className={`note sits__mark sits__mark--${state}`}>{words[state]}</b>}
                  {change && <b className="note sits__mark sits__mark--change">{change}</b>}
                  {more && <span className="note sits__more">{more}</span>}
                </div>
              ))}
              {doctor.text && <p className="pre-line">{doctor.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
