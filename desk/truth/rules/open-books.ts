import { found, placeOf, rowsOf, type Finding, type Ground } from "../ground.ts";
import { inLanguages } from "../placed-texts.ts";

const FACTS = ["cashless", "amount", "validUntil", "count", "number"];
const keyOf = (row: { anchor: string; names: string[]; row: unknown }) =>
  [row.anchor, row.names[0]?.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""), ...inLanguages(row.row, "unit")].join();

/** What the open book says twice, in two ways. */
export const findOpenBooks = ({ hospitals }: Ground): Finding[] =>
  hospitals.flatMap((hospital) => {
    const rows = rowsOf(hospital);
    return rows.flatMap((one, at) => {
      const before = rows.slice(0, at).find((other) => keyOf(other) === keyOf(one));
      const unlike = FACTS.filter((fact) => before?.row[fact] && one.row[fact] && before.row[fact] !== one.row[fact]);
      return unlike.map((fact) =>
        found("open-book", one, String(one.row[fact]), `${placeOf(before!)}: ${before!.row[fact]}`),
      );
    });
  });
