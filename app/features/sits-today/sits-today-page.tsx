import { SittingLine } from "./sitting-line.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Button, TextLink } from "#app/ui/link/link.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { DetailPage, EmptyMessage } from "#app/ui/page/page.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { BoardDoctor, BoardView } from "./board-view.ts";

/** Words of this page alone, which other pages do not load. */
export interface BoardWords {
  name: string;
  sittingNow: string;
  over: string;
  textOnly: string;
  textOnlyNote: string;
  nobody: string;
  departmentMissing: string;
  otherDays: string;
  onPaper: string;
  onScreen: string;
  asPicture: string;
}

interface SitsTodayPageProps {
  basePath: string;
  words: BoardWords;
  board: BoardView | undefined;
}

export function SitsTodayPage({ basePath, words, board }: SitsTodayPageProps) {
  const { sections, common } = useTexts();
  const { toDoctors } = hospitalPaths({ basePath });
  return (
    <DetailPage
      basePath={basePath}
      list={{ label: sections.doctors, all: common.allDoctors, to: toDoctors }}
      title={board?.title ?? words.name}
      tone="mist"
      lead={board && <strong>{board.dayName}</strong>}
    >
      {board && <Board basePath={basePath} board={board} words={words} />}
    </DetailPage>
  );
}

function Board({ basePath, board, words }: { basePath: string; board: BoardView; words: BoardWords }) {
  const { groups, texts, holiday } = board;
  return (
    <div className="stack stack--wide sits">
      <Standing board={board} />
      {holiday && <p className="form-message">{holiday}</p>}
      <Ways basePath={basePath} board={board} label={words.otherDays} />
      {board.isMissing && <p className="form-message">{words.departmentMissing}</p>}
      {groups.length === 0 && <EmptyMessage icon="calendar">{words.nobody}</EmptyMessage>}
      <div className="sits__groups">
        {groups.map(({ name, doctors }) => (
          <Group key={name} name={name} doctors={doctors} words={words} />
        ))}
      </div>
      {texts.length > 0 && <Group name={words.textOnly} note={words.textOnlyNote} doctors={texts} words={words} />}
      <Shared basePath={basePath} board={board} words={words} />
    </div>
  );
}

/** The same list to hang up, to show in a hall, and to send. */
function Shared({ basePath, board: { day, today }, words }: { basePath: string; board: BoardView; words: BoardWords }) {
  const { toSitsToday } = hospitalPaths({ basePath });
  const query = day === today ? "" : `?day=${day}`;
  return (
    <p className="flow">
      <TextLink to={`${toSitsToday}/print${query}`}>{words.onPaper}</TextLink>
      <TextLink to={`${toSitsToday}/picture.png${query}`}>{words.asPicture}</TextLink>
      {day === today && <TextLink to={`${toSitsToday}/board`}>{words.onScreen}</TextLink>}
    </p>
  );
}

/** Of when the list is, and whether the office stands for it. */
function Standing({ board: { asOf, isConfirmed, confirmation, phone } }: { board: BoardView }) {
  return (
    <div className={`urgent-note sits__standing${isConfirmed ? " sits__standing--confirmed" : ""}`}>
      <Icon name={isConfirmed ? "check" : "phone"} />
      <p>
        <strong>{asOf}.</strong> {confirmation} {!isConfirmed && <a href={phone.href}>{phone.printed}</a>}
      </p>
    </div>
  );
}

function Ways({ basePath, board, label }: { basePath: string; board: BoardView; label: string }) {
  const { doctors: texts, common } = useTexts();
  const { toSitsToday } = hospitalPaths({ basePath });
  const { day, today, days, departments, chosen } = board;
  const to = (other: string) => {
    const query = new URLSearchParams({
      ...(other !== today && { day: other }),
      ...(chosen && { department: chosen }),
    });
    return toSitsToday + (query.size > 0 ? `?${query}` : "");
  };
  return (
    <div className="flow sits__ways">
      <nav aria-label={label} className="button__row">
        {days.map(({ day: other, name }) =>
          other === day ? null : (
            <a key={other} className="button button--secondary" href={to(other)} data-keep-scroll="">
              {other < day && <Icon name="chevron-left" />}
              {name}
              {other > day && <Icon name="chevron-right" />}
            </a>
          ),
        )}
      </nav>
      {departments.length > 1 && (
        <form className="department-choice" action={toSitsToday}>
          {day !== today && <input type="hidden" name="day" value={day} />}
          <Field id="sits-department" label={<span className="visually-hidden">{texts.department}</span>}>
            <select
              className="field__control field__control--select"
              id="sits-department"
              name="department"
              key={chosen}
              defaultValue={chosen}
            >
              <option value="">{common.allDepartments}</option>
              {departments.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          <Button type="submit" variant="secondary">
            {texts.show}
          </Button>
        </form>
      )}
    </div>
  );
}

interface GroupProps {
  name: string;
  note?: string;
  doctors: BoardDoctor[];
  words: BoardWords;
}

function Group({ name, note, doctors, words }: GroupProps) {
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
            <SittingLine doctor={doctor} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
