import { BLACK_HAIR, COVERED } from "../people/look.ts";
import type { Look } from "../people/look.ts";
import type { Backdrop } from "./backdrop.ts";
import { faceOf } from "./faces.ts";
import { MEN } from "./men.ts";
import type { Posture, Sitter } from "./portrait.ts";
import type { Row } from "./row.ts";
import { WOMEN } from "./women.ts";

const BACKDROPS: readonly Backdrop[] = [
  "arch",
  "backwater",
  "wall",
  "books",
  "garden",
  "corridor",
  "evening",
  "louvres",
];

/** Ways to sit, turned to the right: the next sitter takes the next one, every second way turned to the left. */
const POSTURES: readonly Posture[] = [
  { yaw: 19, body: 28, tilt: -4, size: 0.98, aside: -3 },
  { yaw: 10, body: -16, tilt: 5, pitch: 3, size: 1.14, lit: "right" },
  { yaw: 17, body: -14, tilt: 3, gaze: 0.5, size: 1.28, aside: 2 },
  { yaw: 5, body: 24, tilt: -5, size: 1.06, aside: -3, lit: "right" },
  { yaw: 18, body: 8, tilt: 6, pitch: -3, size: 1.02, aside: -4 },
  { yaw: 16, body: 20, tilt: -4, pitch: 3, gaze: -0.2, size: 0.98, lit: "right" },
  { yaw: 7, body: -6, tilt: 2, size: 1.2, aside: 3 },
  { yaw: 20, body: 32, tilt: 3, gaze: 0.2, size: 1.08, aside: -3, lit: "right" },
  { yaw: 13, body: -22, tilt: -2, pitch: -4, size: 1.08 },
];

/** Veils and scarves fall straight, so their heads turn less. */
const COVERED_TURN = 0.72;

function ageOf(portrait: number): Look["age"] {
  if (portrait <= 12) return 30;
  if (portrait <= 30) return 40;
  return portrait <= 40 ? 50 : 60;
}

function sitter(row: Row, sex: "f" | "m", portrait: number): Sitter {
  const look: Look = {
    sex,
    skin: row.skin,
    face: row.face,
    hair: row.hair,
    hairColour: row.hairColour ?? BLACK_HAIR,
    age: ageOf(portrait),
    traits: { ...faceOf(portrait, sex), ...row.traits },
    ...row.extra,
  };
  const way = POSTURES[(portrait * 4) % POSTURES.length] as Posture;
  const turn = (row.yaw < 0 ? -1 : 1) * (COVERED.includes(row.hair) ? COVERED_TURN : 1);
  const base = sex === "m" ? 1.18 : 1.04;
  const index = Math.floor((portrait - 1) / 2);
  return {
    look,
    dress: row.dress,
    ...way,
    ...row.way,
    yaw: way.yaw * turn,
    body: way.body * turn,
    tilt: way.tilt * turn,
    aside: (way.aside ?? 0) * Math.sign(turn),
    ...(way.gaze === undefined ? {} : { gaze: way.gaze * Math.sign(turn) }),
    tint: (portrait * 5) % 8,
    backdrop: BACKDROPS[(index * 3 + (sex === "m" ? 4 : 0)) % BACKDROPS.length] ?? "arch",
    build: base * (row.build ?? 1),
  };
}

/** The sitters from portrait-01 on: women on odd numbers, men on even ones; their own age goes first. */
export const SITTERS: readonly Sitter[] = Array.from({ length: WOMEN.length + MEN.length }, (_, i) => {
  const rows = i % 2 === 0 ? WOMEN : MEN;
  const row = rows[Math.floor(i / 2)];
  if (!row) throw new Error(`No sitter for portrait ${i + 1}.`);
  return sitter(row, i % 2 === 0 ? "f" : "m", i + 1);
});
