import { Icon } from "#app/ui/icon/icon.tsx";

export interface DoctorWeek {
  title: string;
  days: { day: string; lines: { hours?: string; change?: string; about: string }[]; isChange?: true }[];
  changes: { title: string; lines: string[] };
  /** What is said of the hours and could not be read for certain. */
  unread: { title: string; lines: readonly string[] };
  /** As of when, by whom, and whether it holds today. */
  source: string[];
}

/** A doctor's next days in dated facts, which stay true where no script runs. */
export function DoctorWeekFacts({ week: { title, days, changes, unread, source } }: { week: DoctorWeek }) {
  const lists = [changes, unread].filter(({ lines }) => lines.length > 0);
  return (
    <section className="doctor__columns doctor-week" aria-labelledby="doctor-week">
      <div>
        <h2 className="doctor__fact-title" id="doctor-week">
          <Icon name="calendar" />
          {title}
        </h2>
        <table className="doctor-week__days" aria-labelledby="doctor-week">
          <tbody>
            {days.map(({ day, lines, isChange }) => (
              <tr key={day} className={isChange && "doctor-week__change"}>
                <th scope="row">{day}</th>
                <td>
                  {lines.map(({ hours, change, about }) => (
                    <p key={hours ?? about}>
                      {hours && <strong>{hours}</strong>} {change && <em>{change}</em>} {about}
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="doctor-week__source">{source.map((sentence) => `${sentence}.`).join(" ")}</p>
      </div>
      {lists.length > 0 && (
        <div>
          {lists.map((list) => (
            <div className="stack doctor__fact" key={list.title}>
              <h3 className="doctor__fact-title">{list.title}</h3>
              <ul className="doctor-week__lines">
                {list.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
