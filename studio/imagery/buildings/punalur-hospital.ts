import { facadeWindow, glass } from "./openings.ts";
import { SLATE } from "./roof.ts";
import { wing } from "./wing.ts";
import type { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { TEAL, WALL } from "../kit/palette.ts";
import { box, disc, plus, polygon, repeat, shape, stroke } from "../kit/shapes.ts";

/** Punalur: a long white house with arcaded verandas, a grey metal roof and a clock turret. About 700 wide. */
export function punalurHospital(c: Canvas, x: number, ground: number, lit = 0.3): string {
  const white = "#fdfdf8";
  const common = {
    floors: 2,
    floorHeight: 96,
    windows: "louvred",
    wall: white,
    plinth: "#8d8f86",
    lit,
    verandas: [0, 1],
    verandaStyle: "arcade",
  } as const;
  const left = wing(c, ground, { ...common, x, width: 250, bays: 4, roof: { height: 62, tone: SLATE, over: 22 } });
  const right = wing(c, ground, {
    ...common,
    x: x + 390,
    width: 250,
    bays: 4,
    roof: { height: 62, tone: SLATE, over: 22 },
    depth: 70,
  });
  return left + right + turret(c, x + 240, ground, 160, white, lit);
}

function turret(c: Canvas, x: number, ground: number, width: number, wall: string, lit: number): string {
  const cx = x + width / 2;
  const body =
    box(x, ground - 250, width, 250, c.rounded("#ffffff", wall, "#c9d0cb")) +
    box(x - 5, ground - 102, width + 10, 8, "#ffffff") +
    box(x - 5, ground - 200, width + 10, 8, "#ffffff") +
    box(x - 5, ground - 94, width + 10, 4, WALL[3], { opacity: 0.6 }) +
    box(x - 5, ground - 192, width + 10, 4, WALL[3], { opacity: 0.6 });
  const upper = [x + 20, x + 62, x + 104].map((wx) =>
    facadeWindow(c, wx, ground - 178, 36, 60, "louvred", c.random() < lit),
  );
  const clock =
    disc(cx, ground - 226, 20, "#ffffff", { stroke: "#6d98a0", width: 4 }) +
    stroke(`M${cx} ${ground - 226}V${ground - 240}M${cx} ${ground - 226}L${cx + 9} ${ground - 221}`, "#2a3f4a", 3);
  const fan = `M${cx - 50} ${ground}V${ground - 52}A50 34 0 0 1 ${cx + 50} ${ground - 52}V${ground}Z`;
  const entrance =
    shape(fan, glass(c, true)) +
    stroke(
      `M${cx - 50} ${ground - 52}H${cx + 50}M${cx} ${ground - 86}V${ground}M${cx - 25} ${ground}V${ground - 80}M${cx + 25} ${ground}V${ground - 80}`,
      "#ffffff",
      4,
    ) +
    shape(fan, "none", { stroke: "#ffffff", width: 8 });
  const sign =
    box(cx - 66, ground - 118, 132, 20, TEAL[1], { round: 3 }) +
    plus(cx - 52, ground - 108, 6, "#fff") +
    lettering("HOSPITAL", cx + 8, ground - 103, 10, "#fff6e0");
  const steps = repeat(4, (i) =>
    box(x + 10 - i * 12, ground - 4 + i * 7, width - 20 + i * 24, 8, i % 2 ? "#c3c4ba" : "#dcdcd2"),
  );
  const spire =
    polygon(
      [
        [x - 14, ground - 250],
        [cx, ground - 326],
        [x + width + 14, ground - 250],
      ],
      c.rounded(SLATE[4], SLATE[2], SLATE[0]),
    ) +
    box(x - 14, ground - 252, width + 28, 7, "#ffffff") +
    stroke(`M${cx} ${ground - 326}V${ground - 348}`, "#9dbfc2", 4) +
    disc(cx, ground - 350, 4, "#e0a63c");
  return body + upper.join("") + clock + spire + entrance + sign + steps;
}
