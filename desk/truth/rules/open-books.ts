import { found, placeOf, rowsOf, type Finding, type Ground } from "../ground.ts";
import { inLanguages, list } from "../placed-texts.ts";

const FACTS = ["cashless", "amount", "validUntil", "count", "number"];
const keyOf = (row: { anchor: string; names: string[]; row: unknown }) =>
  [row.anchor, row.names[0]?.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""), ...inLanguages(row.row, "unit")].join();

/** What the open book says twice, in two ways. */
export const findOpenBooks = ({ hospitals, files }: Ground): Finding[] =>
  hospitals.flatMap((hospital) => {
    const rows = rowsOf(hospital);
    const insurers = list(files.get(`${hospital.folder}/insurers.json`)).flatMap((one) => inLanguages(one, "name"));
    const twice = rows.flatMap((one, at) => {
      const before = rows.slice(0, at).find((other) => keyOf(other) === keyOf(one));
      const unlike = FACTS.filter((fact) => before?.row[fact] && one.row[fact] && before.row[fact] !== one.row[fact]);
      return unlike.map((fact) =>
        found("open-book", one, String(one.row[fact]), `${placeOf(before!)}: ${before!.row[fact]}`),
      );
    });
    const refused = rows.filter(({ row, names }) => row.cashless === "no" && insurers.includes(names[0]!));
    const shown = `${hospital.folder}/insurers.json`;
    return [...twice, ...refused.map((one) => found("open-book", one, `${one.names[0]}: cashless: no`, shown))];
  });
