import { alappuzhaHospital } from "../buildings/alappuzha-hospital.ts";
import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, LATERITE } from "../kit/palette.ts";
import { box, place, repeat, shape } from "../kit/shapes.ts";
import { canoe, houseboat } from "../nature/boats.ts";
import { palm, palmBank } from "../nature/palm.ts";
import { SHADED, banana, bush } from "../nature/plants.ts";
import { birds, hills, rain, sky, sunlight } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import { hyacinths, reflected, ripples, water } from "../nature/water.ts";
import { PLAIN, boatShadow, shifted, soil } from "./landscape-frame.ts";
import type { Frame } from "./landscape-frame.ts";

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
