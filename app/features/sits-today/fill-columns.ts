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
const HOURS_LETTERS = 25;
/** Of a letter of what stands behind the hours, beside one of theirs. */
const MORE_SIZE = 0.8;

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

function linesOf({ name, sittings, away, note }: BoardDoctor): number {
  const letters = /\p{Script=Malayalam}/u.test(name) ? MALAYALAM_LETTERS : NAME_LETTERS;
  const said = [...sittings, ...(away ? [{ hours: away, words: note }] : [])];
  const lines = said.map(
    ({ hours, change = "", words = "" }: { hours: string; change?: string; words?: string | undefined }) => {
      const more = MORE_SIZE * (change.length + words.length) + 4;
      const fits = hours.length + more <= HOURS_LETTERS;
      return fits ? 1 : 1 + Math.ceil(more / HOURS_LETTERS);
    },
  );
  const right = lines.reduce((sum, one) => sum + one, 0);
  return ROW_EDGE_LINES + Math.max(Math.ceil(name.length / letters), right);
}
