import { Canvas } from "../kit/canvas.ts";
import { WALL, WOOD, darker, lighter } from "../kit/palette.ts";
import { box, group, place, repeat, shape } from "../kit/shapes.ts";
import { houseboat } from "../nature/boats.ts";
import { palm, palmBank } from "../nature/palm.ts";
import { birds, sky, sunlight } from "../nature/sky.ts";
import { ripples, water } from "../nature/water.ts";
import type { Setting } from "./film.ts";

/** The timber veranda over the backwater at Alappuzha, a houseboat passing. */
export const VERANDA: Setting = { still: stillVeranda, seat: (c) => chairBack(c, "#2f7f86") };

function stillVeranda(): string {
  const c = new Canvas(1600, 1000, 223);
  const outside = [
    sky(c, "golden", 520, [330, 300]),
    birds(c, 960, 190, 6),
    palmBank(c, 516, "golden", 0.5, 26, 110),
    palmBank(c, 528, "golden", 0.3, 14, 150),
    water(c, 530, 470, "golden", 330),
    ripples(c, 570, 380, 60, "#fff3d9"),
    place(1150, 850, 1.15, houseboat(c)),
    place(80, 1000, 1, palm(c, 760, 60, { seed: 12, light: 0.4 })),
  ];
  c.add(group(outside, { filter: c.blur(4) }), group(timber(c), { filter: c.blur(2) }));
  c.add(sunlight(c, "#ffdf9f", 0.4, 0.3, 0.3));
  return c.svg();
}

const timber = (c: Canvas) =>
  [20, 690, 1580].map((x) => box(x - 24, 0, 48, 1000, c.rounded(WOOD[4], WOOD[2], WOOD[0]))).join("") +
  shape("M0 0H1600V86Q800 50 0 86Z", c.fade(WOOD[0], WOOD[1])) +
  box(0, 84, 1600, 24, c.fade(WOOD[3], WOOD[1])) +
  box(0, 880, 1600, 24, c.fade(WOOD[4], WOOD[2])) +
  repeat(34, (i) => box(i * 48, 904, 16, 96, i % 2 ? WOOD[2] : WOOD[3])) +
  box(0, 984, 1600, 16, WALL[3]);

/** The upholstered back of a chair. */
export const chairBack = (c: Canvas, colour: string) =>
  box(-136, -34, 272, 190, WOOD[2], { round: 34 }) +
  box(-124, -22, 248, 190, c.fade(lighter(colour, 0.14), darker(colour, 0.18)), { round: 26 });
