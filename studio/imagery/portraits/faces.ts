import type { Look, Traits } from "../people/look.ts";

type List<Value> = readonly Value[];

const OUTLINES: List<NonNullable<Traits["outline"]>> = [
  [0, 0, 0, 0],
  [4, -12, -7, 8],
  [-3, 6, 9, -3],
  [2, -4, 10, 4],
  [-5, -6, 2, 16],
  [5, 3, -5, -9],
  [-1, -18, -8, 5],
  [3, 7, 4, 8],
];
const NOSES: List<NonNullable<Traits["nose"]>> = [
  { width: 0.9, length: 3 },
  { width: 1.2, length: -2, tip: 1.15 },
  { width: 1, length: 5, bridge: 7 },
  { width: 0.94, length: -6, tip: 0.9 },
  { width: 1.1, length: 4, bridge: 3, tip: 1.1 },
  { width: 1.26, length: 3, tip: 1.25 },
  { width: 0.84, length: 5, bridge: 2, tip: 0.85 },
];
const EYES: List<NonNullable<Traits["eyes"]>> = [
  { wide: 1, open: 1, slant: 0, apart: 0 },
  { wide: 1.06, open: 0.93, slant: -3, apart: 1 },
  { wide: 0.94, open: 1.02, slant: 2, apart: -2 },
  { wide: 1.02, open: 0.92, slant: 3, apart: 2 },
  { wide: 1.08, open: 1.06, slant: -4, apart: 0 },
  { wide: 0.96, open: 0.98, slant: 1, apart: 3 },
];
const BROWS: Record<Look["sex"], List<NonNullable<Traits["brow"]>>> = {
  f: ["arched", "straight", "thin", "round", "arched"],
  m: ["straight", "bushy", "round", "arched", "bushy"],
};
const IRISES = ["#4d2e1a", "#3b2315", "#5e3a1f", "#442a1c"];
const SKULLS: List<NonNullable<Traits["skull"]>> = [
  [1, 1],
  [0.95, 1.04],
  [1.05, 0.98],
  [0.97, 0.97],
  [1.02, 1.04],
  [0.93, 1],
  [1.04, 1.02],
];
const MOUTHS = [0.94, 1.08, 1, 0.9, 1.12];
const NECKS = [1, 0.94, 1.06, 0.97, 1.03];
const EARS = [1, 1.08, 0.94, 1.04];

/** A face of its own for the sitter of a number: lists of different lengths meet again only after thousands. */
export function faceOf(number: number, sex: Look["sex"]): Traits {
  const at = <Value>(list: List<Value>, step: number) => list[(number * step + 3) % list.length] as Value;
  return {
    outline: at(OUTLINES, 3),
    nose: at(NOSES, 2),
    brow: at(BROWS[sex], 2),
    browLow: ((number * 7) % 8) - 5,
    eyes: at(EYES, 1),
    iris: at(IRISES, 1),
    mouth: at(MOUTHS, 3),
    neck: at(NECKS, 2),
    ears: at(EARS, 3),
    skull: at(SKULLS, 4),
  };
}
