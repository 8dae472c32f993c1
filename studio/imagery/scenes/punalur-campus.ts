import { hangingBridge } from "../buildings/bridge.ts";
import { punalurHospital } from "../buildings/punalur-hospital.ts";
import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, LEAF, mix } from "../kit/palette.ts";
import { box, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { canoe } from "../nature/boats.ts";
import { palm } from "../nature/palm.ts";
import { MANGO, RAIN_TREE, SHADED, banana, bush, tree } from "../nature/plants.ts";
import { birds, hills, rain, sky, sunlight } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import { reflected, ripples, water } from "../nature/water.ts";
import { PLAIN, boatShadow, soil } from "./landscape-frame.ts";
import type { Frame } from "./landscape-frame.ts";

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

/** Leaves when the sun is gone. */
const DUSKY = ["#2c4a50", "#3d5f5c", "#587763"] as const;

function punalurBank(c: Canvas, bank: number, light: Daylight, frame: Frame): string {
  const dusk = light === "dusk" || light === "night";
  const lit = dusk ? 0.75 : 0.25;
  // The wide picture keeps its left third calm: the bridge comes from there, the hospital closes the right.
  const mirroredLayout = frame.shift > 0;
  const house = mirroredLayout ? 1310 : 30;
  const [left, right] = mirroredLayout ? [640, 1150] : [830, 1330];
  const greens = dusk ? DUSKY : MANGO;
  const behind =
    place(house + 20, bank - 60, 1, tree(c, 380, 180, greens)) +
    place(house + 640, bank - 60, 1, tree(c, 430, 200, greens)) +
    place(house + 380, bank - 60, 1, tree(c, 470, 240, dusk ? DUSKY : RAIN_TREE));
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
