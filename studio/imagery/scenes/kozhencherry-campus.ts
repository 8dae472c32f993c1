import { kozhencherryHospital } from "../buildings/kozhencherry-hospital.ts";
import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS } from "../kit/palette.ts";
import { box, place, repeat, shape } from "../kit/shapes.ts";
import { snakeBoat } from "../nature/boats.ts";
import { palm, palmBank } from "../nature/palm.ts";
import { MANGO, RAIN_TREE, SHADED, areca, banana, bush, tree } from "../nature/plants.ts";
import { birds, hills, rain, sky, sunlight } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import { reflected, ripples, water } from "../nature/water.ts";
import { PLAIN, shifted, soil } from "./landscape-frame.ts";
import type { Frame } from "./landscape-frame.ts";

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
  const [bx, by] = [790 + frame.shift * 0.74, 890 - frame.shift * 0.125];
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
