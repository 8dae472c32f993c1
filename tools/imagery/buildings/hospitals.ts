import type { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { LATERITE, mix, TEAL, WALL, WOOD } from "../kit/palette.ts";
import { box, disc, n, plus, polygon, repeat, shape, stroke } from "../kit/shapes.ts";
import { column, doors, facadeWindow, glass, post } from "./openings.ts";
import { gable, hipRoof, SLATE, WEATHERED } from "./roof.ts";
import { wing } from "./wing.ts";

/** Alappuzha: low white wings under wide tiled roofs, a timber veranda, a louvred lantern on the ridge. About 860 wide. */
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

/** Kozhencherry: three storeys in warm ochre plaster, arched windows, a projecting gabled bay and a laterite ground floor. About 760 wide. */
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
  const ground_ = lateriteBase(c, x, ground, 700, 84);
  const groundWindows = repeat(9, (i) =>
    i > 2 && i < 6
      ? ""
      : facadeWindow(c, x + (i + 0.5) * (700 / 9) - 20, ground - 62, 40, 42, "arched", c.random() < lit),
  );
  const bay = centreBay(c, x + 250, ground, 200, ochre, lit);
  return main + ground_ + groundWindows + bay;
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

/** Punalur: a long white house on a terrace, arcaded verandas on both floors, a grey metal roof and a clock turret. About 700 wide. */
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
    stroke(`M${cx} ${ground - 326}V${ground - 348}`, "#41646d", 4) +
    disc(cx, ground - 350, 4, "#e0a63c");
  return body + upper.join("") + clock + spire + entrance + sign + steps;
}
