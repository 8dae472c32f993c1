import type { BoardDoctor, BoardView } from "./board-view.ts";

type Groups = BoardView["groups"];

/** What fits on a screen, in lines of 4.25 % of its height; hall-screen.css has the sizes. */
const COLUMN_LINES = 17;
const HEADING_LINES = 1.2;
const ROW_EDGE_LINES = 0.3;
const COLUMNS = 2;
const NAME_LETTERS = 21;
/** Letters of Malayalam are wider. */
const MALAYALAM_LETTERS = 14;
const HOURS_LETTERS = 26;

/** Pages of columns, each filled from top to bottom; a department that goes on in the next is named there again. */
export function fillColumns(groups: Groups): Groups[][] {
  const columns: Groups[] = [];
  let room = 0;
  for (const { name, doctors } of groups) {
    let isNamed = false;
    for (const doctor of doctors) {
      const lines = linesOf(doctor);
      if (lines + (isNamed ? 0 : HEADING_LINES) > room) {
        columns.push([]);
        [room, isNamed] = [COLUMN_LINES, false];
      }
      const column = columns.at(-1);
      if (!isNamed) column?.push({ name, doctors: [] });
      column?.at(-1)?.doctors.push(doctor);
      room -= lines + (isNamed ? 0 : HEADING_LINES);
      isNamed = true;
    }
  }
  return Array.from({ length: Math.ceil(columns.length / COLUMNS) }, (_, page) =>
    columns.slice(page * COLUMNS, (page + 1) * COLUMNS),
  );
}

function linesOf({ name, sittings, away = "" }: BoardDoctor): number {
  const letters = /\p{Script=Malayalam}/u.test(name) ? MALAYALAM_LETTERS : NAME_LETTERS;
  const said = sittings.flatMap(({ hours, change = "", words = "" }) => [hours, `${change} ${words}`.trim()]);
  const lines = [...said, away].map((text) => Math.ceil(text.length / HOURS_LETTERS));
  const right = lines.reduce((sum, one) => sum + one, 0);
  return ROW_EDGE_LINES + Math.max(Math.ceil(name.length / letters), right);
}
