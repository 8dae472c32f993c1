import { Field } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Button, TextLink } from "#app/ui/link/link.tsx";
import { DetailPage, EmptyMessage } from "#app/ui/page/page.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { BoardView } from "./board-view.ts";
import { DoctorGroup } from "./doctor-group.tsx";

export function SitsTodayPage({ basePath, board }: { basePath: string; board: BoardView | undefined }) {
  const { sections, common } = useTexts();
  const { toDoctors, toSitsToday } = hospitalPaths({ basePath });
  const list = { label: sections.doctors, all: common.allDoctors, to: toDoctors };
  return (
    <DetailPage
      basePath={basePath}
      list={list}
      title={board?.title}
      tone="mist"
      lead={board?.isToday ? board.dayName : undefined}
    >
      {board && <Board board={board} toList={toSitsToday} />}
    </DetailPage>
  );
}

function Board({ board, toList }: { board: BoardView; toList: string }) {
  const { day, isToday, standing, phone, notices, next, choices, groups, words } = board;
  const query = isToday ? "" : `?day=${day}`;
  return (
    <div className="stack stack--wide sits">
      <div className={`urgent-note sits__standing${phone ? "" : " sits__standing--confirmed"}`}>
        <Icon name={phone ? "phone" : "check"} />
        <p>
          {standing} {phone && <a href={phone.href}>{phone.printed}</a>}
        </p>
      </div>
      {notices.map((notice) => (
        <p className="form-message" key={notice}>
          {notice}
        </p>
      ))}
      {next && (
        <p>
          {words.todayOver} <TextLink to={next.to}>{next.label}</TextLink>
        </p>
      )}
      <form className="flow sits__choices" action={toList}>
        {choices.map(({ name, label, chosen, options }) => (
          <Field key={name} id={name} label={<span className="visually-hidden">{label}</span>}>
            <select className="field__control field__control--select" id={name} name={name} defaultValue={chosen}>
              {options.map((option) => (
                <option key={option.slug} value={option.slug}>
                  {option.name}
                </option>
              ))}
            </select>
          </Field>
        ))}
        <Button type="submit" variant="secondary">
          {useTexts("doctors").show}
        </Button>
      </form>
      {groups.every(({ note }) => note) && <EmptyMessage icon="calendar">{words.nobody}</EmptyMessage>}
      <div className="sits__groups">
        {groups.map((group) => (
          <DoctorGroup key={group.name} group={group} words={words} />
        ))}
      </div>
      <p className="flow">
        <TextLink to={`${toList}/print${query}`}>{words.onPaper}</TextLink>
        <TextLink to={`${toList}/picture.png${query}`}>{words.asPicture}</TextLink>
        {isToday && <TextLink to={`${toList}/board`}>{words.onScreen}</TextLink>}
      </p>
    </div>
  );
}
