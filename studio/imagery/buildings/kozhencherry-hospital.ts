import { column, doors, facadeWindow } from "./openings.ts";
import { WEATHERED, gable } from "./roof.ts";
import { wing } from "./wing.ts";
import type { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { LATERITE, TEAL, WALL, mix } from "../kit/palette.ts";
import { box, n, polygon, repeat, stroke } from "../kit/shapes.ts";

/** Kozhencherry: three ochre storeys, arched windows, a gabled bay, a laterite ground floor. About 760 wide. */
export function kozhencherryHospital(c: Canvas, x: number, ground: number, lit = 0.1): string {
  const ochre = "#f4dfb4";
  const main = wing(c, ground, {
    x,
    width: 700,
    floors: 3,
    floorHeight: 84,
    bays: 9,
    windows: "arched",
    wall: ochre,
    roof: { height: 88, tone: WEATHERED, over: 30 },
    lit,
    depth: 80,
  });
  const stonework = lateriteBase(c, x, ground, 700, 84);
  const groundWindows = repeat(9, (i) =>
    i > 2 && i < 6
      ? ""
      : facadeWindow(c, x + (i + 0.5) * (700 / 9) - 20, ground - 62, 40, 42, "arched", c.random() < lit),
  );
  const bay = centreBay(c, x + 250, ground, 200, ochre, lit);
  return main + stonework + groundWindows + bay;
}

function lateriteBase(c: Canvas, x: number, ground: number, width: number, height: number): string {
  let joints = "";
  for (let row = 0; row < 5; row++) {
    const y = ground - height + 8 + row * 15;
    joints += `M${n(x)} ${n(y)}H${n(x + width)}`;
    for (let bx = x + (row % 2) * 17; bx < x + width; bx += 34) joints += `M${n(bx)} ${n(y)}v15`;
  }
  return (
    box(x, ground - height + 6, width, height - 6, c.rounded(LATERITE[2], LATERITE[1], LATERITE[0])) +
    stroke(joints, LATERITE[0], 1.2, { opacity: 0.5 }) +
    box(x - 4, ground - height, width + 8, 8, "#fff3d8")
  );
}

function centreBay(c: Canvas, x: number, ground: number, width: number, wall: string, lit: number): string {
  const height = 276;
  const body = box(x, ground - height, width, height, c.rounded("#fff0cf", wall, mix(wall, WALL[3], 0.7)));
  const shade = polygon(
    [
      [x + width, ground - height + 10],
      [x + width + 34, ground - height + 36],
      [x + width + 34, ground],
      [x + width, ground],
    ],
    "#3a2a22",
    { opacity: 0.2 },
  );
  const windows = repeat(2, (floor) =>
    repeat(3, (i) => facadeWindow(c, x + 22 + i * 58, ground - 164 - floor * 84, 40, 52, "arched", c.random() < lit)),
  );
  const bands = [96, 180].map(
    (y) => box(x - 4, ground - y, width + 8, 7, "#fff6e2") + box(x - 4, ground - y + 7, width + 8, 3, WALL[3]),
  );
  const portal =
    box(x + 14, ground - 92, width - 28, 92, "#3d5450") +
    doors(c, x + width / 2, ground, 84, 70) +
    [24, 62, width - 62, width - 24].map((dx) => column(c, x + dx, ground, 14, 84)).join("") +
    box(x + 4, ground - 100, width - 8, 14, "#fff6e2") +
    box(x + width / 2 - 52, ground - 99, 104, 16, TEAL[1], { round: 3 }) +
    lettering("HOSPITAL", x + width / 2, ground - 86.5, 9, "#fff6e0");
  const steps = repeat(3, (i) =>
    box(x - i * 12, ground - 5 + i * 7, width + i * 24, 8, [WALL[1], WALL[2], WALL[3]][i] ?? WALL[2]),
  );
  return (
    shade +
    body +
    bands.join("") +
    windows +
    portal +
    steps +
    gable(c, x, ground - height, width, 104, { tone: WEATHERED, over: 24 })
  );
}
