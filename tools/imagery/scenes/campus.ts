import { alappuzhaHospital, kozhencherryHospital, punalurHospital } from "../buildings/hospitals.ts";
import { hangingBridge } from "../buildings/bridge.ts";
import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, LATERITE, LEAF, mix } from "../kit/palette.ts";
import { box, group, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { canoe, houseboat, snakeBoat } from "../nature/boats.ts";
import { palm, palmBank } from "../nature/palm.ts";
import { areca, banana, bush, MANGO, RAIN_TREE, SHADED, tree } from "../nature/plants.ts";
import { birds, hills, rain, sky, sunlight } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import { hyacinths, reflected, ripples, water } from "../nature/water.ts";

/** How a landscape is framed: the plain 16:10 picture, or a wide one whose subject stands to the right. */
export interface Frame {
  width: number;
  /** How far the subject is moved right. */
  shift: number;
  view?: readonly [number, number, number, number];
}

export const PLAIN: Frame = { width: 1600, shift: 0 };
export const wide = (shift: number, top: number): Frame => ({ width: 2100, shift, view: [0, top, 2100, 860] });

const shifted = (content: string, x: number) => group(content, { transform: `translate(${x} 0)` });
const soil = (c: Canvas, light: Daylight) =>
  light === "dusk" || light === "night" ? c.fade("#6f8f5a", "#3d5a48") : c.fade("#9cc56c", "#4c8d4c");

/** Alappuzha: the low hospital behind its jetty, a houseboat passing on the backwater. */
export function alappuzhaCampus(light: Daylight, frame: Frame = PLAIN): string {
  const c = new Canvas(frame.width, 1000, 21);
  const [horizon, bank] = [600, 668];
  const sunX = 400 + frame.shift * 0.6;
  c.add(
    sky(c, light, horizon, [sunX, 400]),
    hills(c, light, horizon, 2, 60),
    birds(c, 480 + frame.shift * 0.8, 170, 8),
  );
  c.add(
    palmBank(c, horizon - 4, light, 0.62, 30, 84),
    palmBank(c, horizon + 6, light, 0.35, 22, 124),
    water(c, horizon + 10, 400, light, sunX),
  );
  c.add(
    reflected(c, shifted(backwaterBank(c, bank, light), frame.shift), bank + 28, 0.6),
    ripples(c, bank + 44, 280, 60, "#fff3d9"),
  );
  const drift = frame.shift ? frame.shift * 0.62 : 0;
  c.add(
    boatShadow(320 + drift, 836, 480),
    place(320 + drift, 812, 1.06, houseboat(c)),
    boatShadow(1130 + frame.shift * 0.9, 902, 190),
    place(1130 + frame.shift * 0.9, 886, 0.84, canoe(c), { flip: true }),
  );
  c.add(
    place(1330 + frame.shift * 0.6, 950, 1.1, hyacinths(c, 320, 14)),
    place(560 + frame.shift * 0.5, 972, 1.2, hyacinths(c, 240, 9)),
  );
  c.add(
    place(84, 1030, 1, palm(c, 740, frame.shift ? 60 : 120, { seed: 31, light: 0.15 })),
    place(-20, 1040, 1, palm(c, 560, frame.shift ? 60 : 150, { seed: 9, light: 0.1 })),
  );
  c.add(
    place(frame.width - 70, 1035 - frame.shift * 0.2, 1, banana(c, 290, 4)),
    place(frame.width - 180, 1045 - frame.shift * 0.2, 1, banana(c, 200, 9)),
    place(frame.width, 1030 - frame.shift * 0.2, 1, bush(c, 300, 100, SHADED, GOLD)),
    place(110, 1020, 1, bush(c, 420, 90, SHADED, HIBISCUS)),
  );
  c.add(sunlight(c, light === "dusk" ? "#ffd08a" : "#ffdf9f", 0.42, 0.25, 0.42));
  if (light === "monsoon") c.add(rain(c, 340));
  return c.svg(frame.view);
}

function backwaterBank(c: Canvas, bank: number, light: Daylight): string {
  const lit = light === "dusk" || light === "night" ? 0.7 : light === "monsoon" ? 0.5 : 0.14;
  const sun = light === "monsoon" ? 0 : 0.35;
  const palms = (
    [
      [520, 300, -34, 3],
      [590, 210, 22, 4],
      [1500, 330, 36, 5],
      [1570, 270, -20, 6],
      [1450, 230, -14, 8],
    ] as const
  ).map(([x, h, lean, seed]) => place(x, bank - 26, 1, palm(c, h, lean, { seed, light: sun })));
  const lawn = shape(
    `M400 ${bank + 10}C520 ${bank - 38} 700 ${bank - 36} 900 ${bank - 34}L2700 ${bank - 42}V${bank + 26}H380Z`,
    soil(c, light),
  );
  const quay = shape(
    `M380 ${bank + 10}Q700 ${bank} 1000 ${bank + 4}T2700 ${bank - 2}V${bank + 34}Q1200 ${bank + 40} 800 ${bank + 34}T380 ${bank + 22}Z`,
    c.fade(LATERITE[2], LATERITE[0]),
  );
  const hedge = (
    [
      [600, 90],
      [720, 120],
      [840, 80],
      [1170, 90],
      [1270, 120],
      [1390, 110],
      [1490, 120],
    ] as const
  ).map(([x, w], i) => place(x, bank - 12, 1, bush(c, w, 44, undefined, i % 3 ? HIBISCUS : GOLD)));
  return palms.join("") + lawn + alappuzhaHospital(c, 560, bank - 30, lit) + hedge.join("") + quay + jetty(bank);
}

function jetty(bank: number): string {
  const steps = repeat(4, (i) =>
    box(930 - i * 16, bank + 2 + i * 10, 120 + i * 32, 10, i % 2 ? "#d9b48c" : "#e8c9a3", { round: 2 }),
  );
  const piles = repeat(4, (i) => box(1076 + i * 42, bank + 6, 8, 46, "#5f3824"));
  return steps + piles + box(1060, bank + 2, 170, 9, "#a9733f") + box(1060, bank + 11, 170, 4, "#5f3824");
}

const boatShadow = (x: number, y: number, w: number) =>
  box(x - w / 2, y, w, 13, "#0d3a40", { round: 7, opacity: 0.35 });

/** Kozhencherry: the three-storey hospital among old trees above the bathing steps, a snake boat on the Pamba. */
export function kozhencherryCampus(light: Daylight, frame: Frame = PLAIN): string {
  const c = new Canvas(frame.width, 1000, 31);
  const [horizon, bank] = [556, 672];
  c.add(
    sky(c, light, horizon, [frame.shift ? 860 : 1280, 190]),
    hills(c, light, horizon + 10, 4, 130),
    birds(c, 300 + frame.shift * 0.6, 150, 6),
    palmBank(c, horizon + 10, light, 0.42, 20, 100),
  );
  c.add(
    water(c, horizon + 10, 450, light),
    reflected(c, shifted(riverBank(c, bank, light), frame.shift), bank + 48, 0.5),
    ripples(c, bank + 74, 260, 70),
  );
  const [bx, by] = [790 + frame.shift * 0.74, 890 - frame.shift * 0.07];
  c.add(box(bx - 460, by + 30, 920, 16, "#0d3a40", { round: 8, opacity: 0.35 }), place(bx, by, 1.32, snakeBoat(c)));
  c.add(
    place(frame.width - 10, 1040 - frame.shift * 0.2, 1, banana(c, 320, 6)),
    place(frame.width - 130, 1050 - frame.shift * 0.2, 1, banana(c, 230, 3)),
    place(30, 1040, 1, palm(c, 700, 40, { seed: 12, light: 0.4 })),
    place(70, 1015, 1, bush(c, 380, 90, SHADED, GOLD)),
  );
  c.add(sunlight(c, "#fff0c0", 0.3, 0.6, 0.3));
  if (light === "monsoon") c.add(rain(c, 340));
  return c.svg(frame.view);
}

function riverBank(c: Canvas, bank: number, light: Daylight): string {
  const lit = light === "dusk" || light === "night" ? 0.7 : 0.1;
  const behind =
    place(230, bank - 30, 1, tree(c, 400, 220, RAIN_TREE)) +
    place(1210, bank - 30, 1, tree(c, 430, 240, MANGO)) +
    ([1090, 1130, 1160, 345, 380] as const)
      .map((x, i) => place(x, bank - 30, 1, areca(c, 300 + ((i * 37) % 90))))
      .join("");
  const houses =
    place(-10, 0, 1, villageHouse(c, bank)) +
    place(1450, bank - 26, 1, palm(c, 320, -28, { seed: 19, light: 0.6 })) +
    place(1540, bank - 26, 1, palm(c, 270, 24, { seed: 23, light: 0.5 }));
  const lawn = shape(
    `M-900 ${bank - 20}L0 ${bank - 30}C300 ${bank - 46} 900 ${bank - 40} 2700 ${bank - 60}V${bank + 26}H-900Z`,
    soil(c, light),
  );
  const near =
    place(1340, bank - 22, 1, tree(c, 270, 140, RAIN_TREE)) +
    (
      [
        [150, 150],
        [330, 120],
        [460, 80],
        [860, 90],
        [1010, 130],
        [1130, 130],
        [1250, 120],
        [1420, 170],
        [1560, 150],
        [1760, 200],
      ] as const
    )
      .map(([x, w], i) => place(x, bank - 10, 1, bush(c, w, 48, undefined, i % 2 ? HIBISCUS : GOLD)))
      .join("");
  const steps =
    repeat(5, (i) => box(-900, bank + 2 + i * 9, 3600, 9, i % 2 ? "#c9a27c" : "#e2c49c")) +
    box(-900, bank + 46, 3600, 6, "#8d6a4c");
  return houses + behind + lawn + kozhencherryHospital(c, 370, bank - 36, lit) + near + steps;
}

function villageHouse(c: Canvas, bank: number): string {
  const wall = box(20, bank - 96, 120, 66, c.rounded("#fff3dc", "#f0dcb8", "#cdb99b"));
  const roof = shape(`M-4 ${bank - 94}L50 ${bank - 146}H112L166 ${bank - 94}Z`, c.fade("#b27a5e", "#7d4a38"));
  return wall + box(66, bank - 76, 24, 46, "#5f3824") + roof;
}

/** Punalur: the white hospital on its terrace beside the hanging bridge over the Kallada, hills behind. */
export function punalurCampus(light: Daylight, frame: Frame = PLAIN): string {
  const c = new Canvas(frame.width, 1000, 41);
  const [horizon, bank] = [590, 690];
  const sunX = frame.shift ? 820 : 1130;
  c.add(
    sky(c, light, horizon, [sunX, 400]),
    hills(c, light, horizon + 14, 5, 210),
    birds(c, 600, 180, 9),
    forest(c, horizon + 10, light),
    water(c, horizon + 10, 420, light, sunX),
  );
  c.add(reflected(c, punalurBank(c, bank, light, frame), bank + 42, 0.5), ripples(c, bank + 64, 260, 60, "#ffe3b8"));
  const boatX = frame.shift ? 1000 : 1010;
  c.add(boatShadow(boatX, 906, 200), place(boatX, 890, 0.9, canoe(c)));
  c.add(
    place(
      frame.width - 16,
      1040 - frame.shift * 0.15,
      1,
      palm(c, frame.shift ? 560 : 640, frame.shift ? 30 : 10, { seed: 33, light: 0.1 }),
    ),
    place(frame.width - 100, 1020 - frame.shift * 0.15, 1, bush(c, 360, 100, [LEAF[0], LEAF[0], LEAF[1]], GOLD)),
    place(60, 1040, 1, banana(c, 280, 7)),
  );
  c.add(sunlight(c, "#ffd08a", 0.4, 0.5, 0.45));
  if (light === "monsoon") c.add(rain(c, 340));
  return c.svg(frame.view);
}

/** Rubber and forest on the far slope. */
function forest(c: Canvas, y: number, light: Daylight): string {
  const dusk = light === "dusk" || light === "night";
  const [a, b] = dusk ? ["#3a4660", "#2e3d55"] : ["#5d9a72", "#3f7d5c"];
  return (
    repeat(60, (i) => {
      const r = c.between(26, 52);
      return place(
        c.between(-20, c.width + 20),
        y - c.between(0, 26),
        1,
        `<ellipse rx="${r.toFixed(1)}" ry="${(r * 0.8).toFixed(1)}" fill="${mix(a, b, (i % 5) / 4)}"/>`,
      );
    }) + box(0, y - 8, c.width, 40, b)
  );
}

function punalurBank(c: Canvas, bank: number, light: Daylight, frame: Frame): string {
  const dusk = light === "dusk" || light === "night";
  const lit = dusk ? 0.75 : 0.25;
  // The wide picture keeps its left third calm: the bridge comes from there, the hospital closes the right.
  const mirroredLayout = frame.shift > 0;
  const house = mirroredLayout ? 1310 : 30;
  const [left, right] = mirroredLayout ? [640, 1150] : [830, 1330];
  const greens = dusk ? SHADED : MANGO;
  const behind =
    place(house + 20, bank - 60, 1, tree(c, 380, 180, greens)) +
    place(house + 640, bank - 60, 1, tree(c, 430, 200, greens)) +
    place(house + 380, bank - 60, 1, tree(c, 470, 240, dusk ? greens : RAIN_TREE));
  const terrace =
    shape(
      `M${house - 60} ${bank + 34}V${bank - 46}Q${house + 300} ${bank - 66} ${house + 730} ${bank - 50}Q${house + 760} ${bank - 20} ${house + 770} ${bank + 34}Z`,
      soil(c, light),
    ) + stoneWall(c, house - 40, bank - 16, 800, 52);
  const far = mirroredLayout ? -100 : 1340;
  const other =
    shape(
      `M${far - 60} ${bank + 34}C${far - 20} ${bank - 30} ${far + 60} ${bank - 44} ${far + 160} ${bank - 44}H${far + 500}C${far + 560} ${bank - 30} ${far + 580} ${bank} ${far + 600} ${bank + 34}Z`,
      soil(c, light),
    ) +
    (
      [
        [60, 330, 26, 2],
        [190, 280, -18, 9],
        [300, 350, 22, 13],
      ] as const
    )
      .map(([dx, h, lean, seed]) => place(far + dx, bank - 34, 1, palm(c, h, lean, { seed, light: dusk ? 0 : 0.4 })))
      .join("");
  const shrubs = (
    [
      [20, 120],
      [180, 100],
      [520, 100],
      [650, 130],
    ] as const
  ).map(([dx, w]) => place(house + dx, bank - 30, 1, bush(c, w, 44, dusk ? SHADED : undefined, HIBISCUS)));
  return (
    behind +
    terrace +
    punalurHospital(c, house + 20, bank - 52, lit) +
    shrubs.join("") +
    other +
    hangingBridge(c, left, right, bank - 36)
  );
}

function stoneWall(c: Canvas, x: number, y: number, width: number, height: number): string {
  let joints = "";
  for (let row = 0; row < 4; row++) {
    joints += `M${x} ${y + row * 14}H${x + width}`;
    for (let bx = x + (row % 2) * 22; bx < x + width; bx += 44) joints += `M${bx} ${y + row * 14}v14`;
  }
  return box(x, y, width, height, c.fade("#a9a698", "#6f7068")) + stroke(joints, "#4f5149", 1.4, { opacity: 0.5 });
}
