import { doors, post } from "./openings.ts";
import { gable, hipRoof } from "./roof.ts";
import { wing } from "./wing.ts";
import type { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { TEAL, WALL, WOOD } from "../kit/palette.ts";
import { box, repeat } from "../kit/shapes.ts";

/** Alappuzha: low white wings, wide tiled roofs, a timber veranda, a louvred lantern. About 860 wide. */
export function alappuzhaHospital(c: Canvas, x: number, ground: number, lit = 0.15): string {
  const white = "#fffaf0";
  const left = wing(c, ground, {
    x,
    width: 270,
    floors: 1,
    floorHeight: 96,
    bays: 4,
    windows: "shuttered",
    wall: white,
    roof: { height: 84, over: 30 },
    lit,
    verandas: [0],
  });
  const right = wing(c, ground, {
    x: x + 570,
    width: 270,
    floors: 1,
    floorHeight: 96,
    bays: 4,
    windows: "shuttered",
    wall: white,
    roof: { height: 84, over: 30 },
    lit,
    verandas: [0],
    depth: 60,
  });
  const centre = wing(c, ground, {
    x: x + 230,
    width: 390,
    floors: 2,
    floorHeight: 88,
    bays: 5,
    windows: "shuttered",
    wall: white,
    roof: { height: 112, over: 36 },
    lit,
    depth: 54,
  });
  return left + right + centre + lantern(c, x + 425, ground - 286) + timberPorch(c, x + 425, ground, 190, 108);
}

function lantern(c: Canvas, cx: number, y: number): string {
  const louvres =
    box(cx - 40, y - 34, 80, 38, WOOD[2]) + repeat(5, (i) => box(cx - 36, y - 30 + i * 7, 72, 4, WOOD[0]));
  return louvres + hipRoof(c, cx - 40, y - 32, 80, 34, { over: 16, inset: 34 });
}

function timberPorch(c: Canvas, cx: number, ground: number, w: number, h: number): string {
  const x = cx - w / 2;
  const recess = box(x + 6, ground - h, w - 12, h, c.fade("#274a4b", "#5f7f78"));
  const posts = [0.03, 0.26, 0.74, 0.97].map((share) => post(c, x + share * w, ground, h));
  const steps = repeat(3, (i) =>
    box(x - 10 - i * 12, ground - 6 + i * 8, w + 20 + i * 24, 9, [WALL[1], WALL[2], WALL[3]][i] ?? WALL[2], {
      round: 2,
    }),
  );
  const name =
    box(cx - 52, ground - h - 10, 104, 18, TEAL[1], { round: 3 }) +
    lettering("HOSPITAL", cx, ground - h + 4, 10, "#fff6e0");
  return (
    recess +
    doors(c, cx, ground, w * 0.4, h - 22) +
    posts.join("") +
    steps +
    gable(c, x, ground - h - 6, w, h * 0.78, { over: 34 }) +
    box(x - 6, ground - h - 12, w + 12, 18, c.fade(WOOD[2], WOOD[0]), { round: 2 }) +
    name
  );
}
