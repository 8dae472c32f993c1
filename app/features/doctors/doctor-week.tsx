import type { DayRow } from "#site/sittings/describe-sittings.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

export interface DoctorWeek {
  title: string;
  days: DayRow[];
  /** What is otherwise than each week, and what is said of the hours and could not be read for certain. */
  lists: { title: string; lines: readonly string[] }[];
  links: { to: string; label: string }[];
  /** As of when, by whom, and whether it holds today. */
  source: string[];
}

/** A doctor's next days in dated facts, which stay true where no script runs. */
export function DoctorWeekFacts({ week: { title, days, lists, links, source } }: { week: DoctorWeek }) {
  return (
    <section className="doctor__columns doctor-week" aria-labelledby="doctor-week">
      <div>
        <h2 className="doctor__fact-title" id="doctor-week">
          <Icon name="calendar" />
          {title}
        </h2>
        <div className="rich-text-table">
          <table aria-labelledby="doctor-week">
            <tbody>
              {days.map(({ day, sittings, empty }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>
                    {sittings.map(({ hours, change, words }) => (
                      <p key={`${hours} ${words}`}>
                        {hours && <strong>{hours}</strong>} {change && <em>{change}</em>} {words}
                      </p>
                    ))}
                    {empty}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="note">{source.map((sentence) => `${sentence}.`).join(" ")}</p>
        <p className="flow">
          {links.map(({ to, label }) => (
            <a key={to} className="text-link" href={to}>
              {label}
            </a>
          ))}
        </p>
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
