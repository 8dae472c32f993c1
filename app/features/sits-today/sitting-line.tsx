import type { BoardLine } from "#site/sittings/day-board.ts";

interface SittingLineProps {
  doctor: BoardLine;
  /** Left out on what stays as it is, such as paper. */
  words?: { sittingNow: string; over: string };
}

/** When one doctor sits, or that the doctor is away; a list item shows it beside the name. */
export function SittingLine({ doctor: { sittings, away, note, text }, words }: SittingLineProps) {
  return (
    <div className="sits__times">
      {sittings.map(({ hours, change, words: more, state }) => (
        <div className="flow sits__sitting" key={hours + more}>
          <b className={`sits__hours${words && state === "over" ? " sits__hours--over" : ""}`}>{hours}</b>
          {words && state && (
            <b className={`note sits__mark sits__mark--${state}`}>{state === "now" ? words.sittingNow : words.over}</b>
          )}
          {change && <b className="note sits__mark sits__mark--change">{change}</b>}
          {more && <span className="note sits__more">{more}</span>}
        </div>
      ))}
      {away && (
        <div className="flow sits__sitting">
          <b className="sits__hours sits__mark--change">{away}</b>
          {note && <span className="note sits__more">{note}</span>}
        </div>
      )}
      {text && <p className="pre-line">{text}</p>}
    </div>
  );
}
