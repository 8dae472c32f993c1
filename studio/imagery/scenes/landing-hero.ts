import { hangingBridge } from "../buildings/bridge.ts";
import { HOUSES } from "../buildings/houses.ts";
import type { HouseName } from "../buildings/houses.ts";
import { ambulance } from "../buildings/vehicles.ts";
import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, LATERITE, mix } from "../kit/palette.ts";
import { box, group, n, place, repeat, shape } from "../kit/shapes.ts";
import { canoe, houseboat, snakeBoat } from "../nature/boats.ts";
import { palm, palmBank } from "../nature/palm.ts";
import { MANGO, RAIN_TREE, SHADED, areca, banana, bush, tree } from "../nature/plants.ts";
import { AIR, birds, sky, sunlight } from "../nature/sky.ts";
import { hyacinths, reflected, ripples, water } from "../nature/water.ts";
import { boatShadow } from "./landscape-frame.ts";

const LIGHT = "dawn";
const WIDTH = 3200;
const HORIZON = 508;
const BANK = 600;
/** The hospitals stand above the columns of the page, which are named below them. */
const HOUSE_SIZE = 0.72;

/** The group's own picture: its three hospitals on one water, from the open backwater to the hills. */
export function landingHero(): string {
  const c = new Canvas(WIDTH, 900, 211);
  c.add(
    sky(c, LIGHT, HORIZON, [430, 392]),
    risingHills(c),
    birds(c, 860, 190, 9),
    birds(c, 2250, 120, 6),
    palmBank(c, HORIZON + 2, LIGHT, 0.62, 46, 74),
    water(c, HORIZON + 8, 400, LIGHT, 430),
    palmBank(c, HORIZON + 12, LIGHT, 0.36, 14, 92),
  );
  c.add(reflected(c, bank(c), BANK + 20, 0.55), ripples(c, BANK + 40, 250, 110, "#fff3d9"));
  c.add(
    boatShadow(520, 722, 470),
    place(520, 700, 1, houseboat(c)),
    boatShadow(880, 668, 150),
    place(880, 658, 0.6, canoe(c), { flip: true }),
    boatShadow(1960, 686, 470),
    place(1960, 672, 0.66, snakeBoat(c)),
    boatShadow(2690, 670, 150),
    place(2690, 660, 0.6, canoe(c)),
    place(1330, 800, 1.2, hyacinths(c, 420, 18)),
  );
  c.add(
    place(70, 930, 1, palm(c, 760, 60, { seed: 31, light: 0.2 })),
    place(-20, 940, 1, palm(c, 560, 90, { seed: 9, light: 0.1 })),
    place(60, 905, 1, bush(c, 420, 90, SHADED, HIBISCUS)),
    place(WIDTH - 10, 930, 1, banana(c, 210, 6)),
    place(WIDTH - 100, 940, 1, banana(c, 150, 3)),
    sunlight(c, "#ffdf9f", 0.45, 0.2, 0.4),
  );
  return c.svg([0, 30, WIDTH, 860]);
}

/** Hills that the land climbs to on the right, the farther the paler. */
function risingHills(c: Canvas): string {
  const { haze, far } = AIR[LIGHT];
  return repeat(5, (layer) => {
    const colour = mix(haze, far, 0.16 + layer * 0.14);
    const start = 500 + layer * 300;
    let d = `M${start} ${HORIZON + 10}`;
    for (let x = start; x < WIDTH; x += 150) {
      const climb = ((x + 150 - start) / (WIDTH - start)) ** 1.25;
      const top = HORIZON - climb * (300 - layer * 48) - c.between(0, 46) * climb;
      d += `S${n(x + 90)} ${n(top - 8)} ${n(x + 150)} ${n(top + c.between(-10, 26))}`;
    }
    return shape(`${d}V${HORIZON + 10}Z`, c.fade(colour, mix(colour, haze, 0.45)));
  });
}

function house(c: Canvas, name: HouseName, left: number, ground: number): string {
  return group(HOUSES[name](c, 0, 0, 0.25), { transform: `translate(${left} ${ground}) scale(${HOUSE_SIZE})` });
}

/** One bank for all three: a quay at Alappuzha, bathing steps at Kozhencherry, a terrace and the bridge at Punalur. */
function bank(c: Canvas): string {
  const trees =
    (
      [
        [905, 300, -34, 3],
        [948, 220, 22, 4],
        [1600, 330, 30, 5],
        [1650, 260, -20, 6],
        [2330, 300, 24, 19],
        [2930, 280, -24, 23],
      ] as const
    )
      .map(([x, height, lean, seed]) => place(x, BANK - 24, 1, palm(c, height, lean, { seed, light: 0.4 })))
      .join("") +
    place(1690, BANK - 28, 1, tree(c, 250, 130, RAIN_TREE)) +
    place(2270, BANK - 30, 1, tree(c, 280, 150, MANGO)) +
    place(2420, BANK - 40, 1, tree(c, 260, 130, MANGO)) +
    place(2890, BANK - 40, 1, tree(c, 270, 140, RAIN_TREE)) +
    [2225, 2250, 1735].map((x, i) => place(x, BANK - 30, 1, areca(c, 210 + i * 24))).join("");
  const land = shape(
    `M800 ${BANK + 14}C880 ${BANK - 20} 980 ${BANK - 30} 1120 ${BANK - 30}L2360 ${BANK - 36}C2480 ${BANK - 50} 2860 ${BANK - 52} 2930 ${BANK - 34}Q2980 ${BANK - 10} 2990 ${BANK + 20}H800Z`,
    c.fade("#9cc56c", "#4c8d4c"),
  );
  const quay = shape(
    `M800 ${BANK + 12}Q1100 ${BANK} 1620 ${BANK + 2}V${BANK + 26}H820Z`,
    c.fade(LATERITE[2], LATERITE[0]),
  );
  const steps = repeat(4, (i) => box(1640 - i * 10, BANK - 8 + i * 8, 660 + i * 20, 8, i % 2 ? "#c9a27c" : "#e2c49c"));
  const wall = box(2400, BANK - 26, 540, 48, c.fade("#b9b6a8", "#77786f"));
  const hedges = [980, 1090, 1180, 1330, 1430, 1540, 1700, 1790, 2120, 2210, 2440, 2540, 2760, 2860]
    .map((x, i) => place(x, BANK - 22, 1, bush(c, 80 + (i % 3) * 16, 34, undefined, i % 2 ? HIBISCUS : GOLD)))
    .join("");
  return (
    group(hangingBridge(c, 0, 380, 0), { transform: `translate(2975 ${BANK - 34}) scale(.44)` }) +
    trees +
    land +
    house(c, "alappuzha", 964, BANK - 26) +
    house(c, "kozhencherry", 1706, BANK - 30) +
    house(c, "punalur", 2420, BANK - 40) +
    place(2345, BANK - 28, 0.3, ambulance(c)) +
    wall +
    hedges +
    quay +
    steps
  );
}
