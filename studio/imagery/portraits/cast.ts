import { BLACK_HAIR } from "../people/look.ts";
import type { Look } from "../people/look.ts";
import type { Backdrop } from "./backdrop.ts";
import { MEN } from "./men.ts";
import type { Sitter } from "./portrait.ts";
import type { Row } from "./row.ts";
import { WOMEN } from "./women.ts";

const BACKDROPS: readonly Backdrop[] = ["arch", "garden", "corridor", "louvres"];

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
    ...row.extra,
  };
  const tilt = ((portrait * 7) % 5) - 2;
  const base = sex === "m" ? 1.03 : 0.92;
  const index = Math.floor((portrait - 1) / 2);
  return {
    look,
    dress: row.dress,
    yaw: row.yaw,
    body: row.yaw * (portrait % 3 === 0 ? -0.5 : 0.9),
    tilt,
    tint: (portrait * 5) % 8,
    backdrop: BACKDROPS[(index + (sex === "m" ? 2 : 0)) % 4] ?? "arch",
    build: base * (row.build ?? 1),
  };
}

/** The sitters from portrait-01 on: women on odd numbers, men on even ones; an age of their own goes before the number's. */
export const SITTERS: readonly Sitter[] = Array.from({ length: WOMEN.length + MEN.length }, (_, i) => {
  const rows = i % 2 === 0 ? WOMEN : MEN;
  const row = rows[Math.floor(i / 2)];
  if (!row) throw new Error(`No sitter for portrait ${i + 1}.`);
  return sitter(row, i % 2 === 0 ? "f" : "m", i + 1);
});
