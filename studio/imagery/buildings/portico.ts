import type { HouseName } from "./houses.ts";
import { column, doors, facadeWindow, post } from "./openings.ts";
import type { WindowStyle } from "./openings.ts";
import { SLATE, TERRACOTTA, WEATHERED, gable, hipRoof } from "./roof.ts";
import type { RoofTone } from "./roof.ts";
import { Canvas } from "../kit/canvas.ts";
import { LATERITE, WALL, WOOD, mix } from "../kit/palette.ts";
import { box, place, repeat } from "../kit/shapes.ts";

interface Front {
  wall: string;
  shade: string;
  plinth: string;
  tone: RoofTone;
  windows: WindowStyle;
}

const FRONTS: Record<HouseName, Front> = {
  alappuzha: { wall: "#fffaf0", shade: "#e0d0b2", plinth: LATERITE[1], tone: TERRACOTTA, windows: "shuttered" },
  kozhencherry: { wall: "#f4dfb4", shade: "#d3b27c", plinth: LATERITE[1], tone: WEATHERED, windows: "arched" },
  punalur: { wall: "#fdfdf8", shade: "#c3ccc6", plinth: "#8d8f86", tone: SLATE, windows: "louvred" },
};

/** The front of a hospital near by: wall, doors and a gabled porch in its own style. */
export function porticoFront(c: Canvas, house: HouseName): string {
  const f = FRONTS[house];
  const wall = box(560, 300, 1060, 480, c.rounded(mix(f.wall, "#ffffff", 0.3), f.wall, f.shade));
  const windows = [600, 1330].map((x) => place(x, 420, 2.6, facadeWindow(c, 14, 0, 56, 78, f.windows, false))).join("");
  const columns = [856, 950, 1150, 1244]
    .map((x) =>
      house === "alappuzha" ? place(x, 780, 1.7, post(c, 0, 0, 220)) : column(c, x, 780, 30, 370, "#ffffff", f.shade),
    )
    .join("");
  const porch =
    box(840, 400, 420, 380, c.fade("#274a4b", "#6f8f86")) +
    doors(c, 1050, 780, 190, 270, house === "punalur" ? "#ffffff" : WOOD[1]) +
    columns +
    gable(c, 830, 404, 440, 190, { over: 50, tone: f.tone });
  const steps = repeat(3, (i) =>
    box(820 - i * 20, 776 + i * 14, 460 + i * 40, 15, [WALL[1], WALL[2], WALL[3]][i] ?? WALL[2], { round: 3 }),
  );
  const eaves = box(
    560,
    306,
    1060,
    40,
    c.linear([
      [0, "#3a2a22", 0.45],
      [1, "#3a2a22", 0],
    ]),
  );
  return (
    hipRoof(c, 570, 306, 1060, 170, { over: 50, tone: f.tone }) +
    wall +
    eaves +
    windows +
    box(560, 740, 1060, 44, c.fade(f.plinth, mix(f.plinth, "#2b1a14", 0.3))) +
    porch +
    steps
  );
}
