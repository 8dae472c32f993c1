import { ambulance, autorickshaw, car, streetLamp } from "../buildings/vehicles.ts";
import { alappuzhaHospital, kozhencherryHospital, punalurHospital } from "../buildings/hospitals.ts";
import { column, doors, facadeWindow, post } from "../buildings/openings.ts";
import type { WindowStyle } from "../buildings/openings.ts";
import { gable, hipRoof, SLATE, TERRACOTTA, WEATHERED } from "../buildings/roof.ts";
import type { RoofTone } from "../buildings/roof.ts";
import { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { GOLD, HIBISCUS, LATERITE, mix, SAND, STEEL, TEAL, WALL, WOOD } from "../kit/palette.ts";
import { box, disc, group, n, oval, place, plus, polygon, repeat, shape, stroke } from "../kit/shapes.ts";
import { canoe, houseboat } from "../nature/boats.ts";
import { palm, palmBank } from "../nature/palm.ts";
import { areca, banana, bush, MANGO, RAIN_TREE, SHADED, tree } from "../nature/plants.ts";
import { birds, hills, rain, sky, sunlight } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import { ripples, water } from "../nature/water.ts";
import { hands, HANDS, seated, together, walking } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { bench, wheelchair } from "../rooms/furniture.ts";
import {
  coat,
  coatOverSaree,
  frock,
  mundu,
  NURSE_BLUE,
  NURSE_MINT,
  NURSE_WHITE,
  put,
  salwar,
  saree,
  scrubs,
  shirt,
  TEAL_SCRUBS,
} from "./wardrobe.ts";

type House = (c: Canvas, x: number, ground: number, lit?: number) => string;
export const HOUSES = {
  alappuzha: alappuzhaHospital,
  kozhencherry: kozhencherryHospital,
  punalur: punalurHospital,
} as const;
export type HouseName = keyof typeof HOUSES;

/** Sky, distant trees, lawn and a path from the front to `towards`. */
function lawn(c: Canvas, light: Daylight, horizon: number, towards: number, path: string = SAND): string {
  const grass =
    light === "monsoon"
      ? c.fade("#6f9a63", "#3d6f47")
      : light === "dusk"
        ? c.fade("#7f9a5a", "#3d5a48")
        : c.fade("#a4c970", "#579452");
  const walk = shape(
    `M${towards - 70} ${horizon + 40}C${towards - 90} ${horizon + 160} ${towards - 240} ${horizon + 260} ${towards - 380} 1000H${towards + 380}C${towards + 240} ${horizon + 260} ${towards + 110} ${horizon + 160} ${towards + 70} ${horizon + 40}Z`,
    c.fade(mix(path, "#8a6a4a", 0.18), path),
  );
  return (
    sky(c, light, horizon, [320, 240]) +
    hills(c, light, horizon + 6, 2, 60) +
    palmBank(c, horizon + 10, light, 0.45, 18, 130) +
    box(0, horizon, c.width, 1000 - horizon, grass) +
    walk
  );
}

const rainOn = (c: Canvas, light: Daylight) => (light === "monsoon" ? rain(c, 320) : "");

/** A patient and a nurse walk in the hospital garden. */
export function gardenWalk(house: HouseName, light: Daylight): string {
  const c = new Canvas(1600, 1000, 131);
  c.add(
    lawn(c, light, 560, 880),
    place(240, 0, 1, group((HOUSES[house] as House)(c, 0, 640, 0.15), { transform: "translate(150 128) scale(.8)" })),
  );
  c.add(
    place(180, 700, 1, tree(c, 470, 260, RAIN_TREE)),
    place(1480, 720, 1, tree(c, 420, 230, MANGO)),
    place(560, 690, 1, bush(c, 260, 70, undefined, HIBISCUS)),
    place(1230, 700, 1, bush(c, 280, 74, undefined, GOLD)),
    place(330, 800, 1.05, bench(c, 300)),
    put(c, 300, 800, 2.2, {
      look: FACES.grandmotherShawl,
      outfit: salwar("#5c6f42", "#e9dcc4"),
      pose: {
        ...seated(1),
        hands: [
          [16, 32],
          [12, 34],
        ],
      },
    }),
  );
  c.add(
    put(c, 800, 930, 3.05, {
      look: FACES.grandfather,
      outfit: mundu("#dfe6d6"),
      pose: {
        turn: 0.5,
        lean: -2,
        hands: hands([6, 40], [8, 34]),
        feet: [
          [-9, 0],
          [10, 0],
        ],
      },
      holds: { item: "stick", hand: 0 },
    }),
    put(c, 950, 940, 3.1, {
      look: FACES.nurseMini,
      outfit: NURSE_BLUE,
      pose: {
        turn: -0.5,
        hands: hands([24, 24], HANDS.down),
        feet: [
          [-11, 0],
          [9, 0],
        ],
      },
      yaw: -20,
    }),
    put(c, 1290, 900, 2.7, {
      look: FACES.girlCurls,
      outfit: frock("#e97f60"),
      tall: 114,
      pose: { ...walking(-1), hands: hands(HANDS.wave, HANDS.down) },
    }),
  );
  c.add(
    place(60, 1010, 1, bush(c, 420, 120, SHADED, HIBISCUS)),
    place(1530, 1015, 1, banana(c, 320, 5)),
    place(1380, 1010, 1, bush(c, 300, 90, SHADED, GOLD)),
    sunlight(c, "#ffe3a0", 0.45, 0.3, 0.25),
    rainOn(c, light),
  );
  return c.svg();
}

/** Arriving: a car at the porch, a nurse with a wheelchair. */
export function arrival(light: Daylight): string {
  const c = new Canvas(1600, 1000, 137);
  c.add(
    lawn(c, light, 560, 760, "#d9cdb6"),
    place(160, 690, 1, palm(c, 430, 30, { seed: 6, light: 0.4 })),
    place(320, 680, 1, palm(c, 340, -24, { seed: 12, light: 0.4 })),
    porticoFront(c, "alappuzha"),
    place(470, 900, 1.75, car(c, "#b9483f")),
  );
  c.add(
    put(c, 700, 930, 3, {
      look: FACES.father,
      outfit: shirt("#8fb3c9"),
      pose: { turn: 0.6, hands: hands(HANDS.down, HANDS.reachLow) },
    }),
    place(900, 930, 1.55, wheelchair()),
    put(c, 876, 930, 2.85, {
      look: FACES.grandmother,
      outfit: saree("#efe6d2", "#2f6f60"),
      pose: {
        ...seated(1),
        hip: 58,
        feet: [
          [30, -10],
          [36, -10],
        ],
        hands: [
          [14, 30],
          [12, 32],
        ],
      },
      floating: true,
    }),
    put(c, 790, 945, 3.1, {
      look: FACES.nurseAmal,
      outfit: TEAL_SCRUBS,
      pose: {
        turn: 0.7,
        lean: 5,
        hands: [
          [20, 24],
          [20, 26],
        ],
      },
    }),
    put(c, 1290, 930, 3.1, {
      look: FACES.nurseGrace,
      outfit: NURSE_WHITE,
      pose: { turn: -0.6, hands: hands(HANDS.reach, HANDS.waist) },
    }),
  );
  c.add(
    place(80, 1010, 1, bush(c, 420, 110, SHADED, HIBISCUS)),
    sunlight(c, "#ffe3a0", 0.4, 0.3, 0.3),
    rainOn(c, light),
  );
  return c.svg();
}

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
function porticoFront(c: Canvas, house: HouseName): string {
  const f = FRONTS[house];
  const wall = box(560, 300, 1060, 480, c.rounded(mix(f.wall, "#ffffff", 0.3), f.wall, f.shade));
  const windows = [600, 1330].map((x) => place(x, 420, 2.6, facadeWindow(c, 14, 0, 56, 78, f.windows, false))).join("");
  const columns = [856, 950, 1150, 1244]
    .map((x) =>
      house === "alappuzha" ? place(x, 780, 1.7, post(c, 0, 0, 220)) : column(c, x, 780, 30, 370, "#ffffff", f.shade),
    )
    .join("");
  const sign = box(940, 408, 220, 34, TEAL[1], { round: 5 }) + lettering("HOSPITAL", 1050, 434, 18, "#fff6e0");
  const porch =
    box(840, 400, 420, 380, c.fade("#274a4b", "#6f8f86")) +
    doors(c, 1050, 780, 190, 270, house === "punalur" ? "#ffffff" : WOOD[1]) +
    columns +
    gable(c, 830, 404, 440, 190, { over: 50, tone: f.tone }) +
    sign;
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

/** The ambulance leaves, its crew ready, at the given hour. */
export function ambulanceBay(light: Daylight): string {
  const c = new Canvas(1600, 1000, 139);
  const wet = light === "monsoon";
  c.add(
    sky(c, light, 600, [300, 300]),
    hills(c, light, 606, 3, 110),
    palmBank(c, 600, light, 0.5, 22, 140),
    box(0, 596, 1600, 170, wet ? c.fade("#6f9a63", "#3d6f47") : c.fade("#8fb668", "#4c8050")),
  );
  c.add(
    group((HOUSES.kozhencherry as House)(c, 0, 0, wet || light === "dusk" ? 0.7 : 0.2), {
      transform: "translate(860 738) scale(1.1)",
    }),
    [90, 250, 420, 640]
      .map((x, i) =>
        place(x, 730, 1, palm(c, 430 - i * 40, i % 2 ? -32 : 30, { seed: 3 + i * 5, light: wet ? 0 : 0.3 })),
      )
      .join(""),
    [60, 250, 430, 600, 760].map((x) => place(x, 742, 1, bush(c, 190, 64, SHADED, HIBISCUS))).join(""),
  );
  c.add(
    box(0, 740, 1600, 18, "#c9c3b2"),
    box(0, 756, 1600, 8, "#8f8a7c"),
    box(0, 762, 1600, 238, c.fade("#5b6b70", "#33444b")),
    repeat(9, (i) =>
      polygon(
        [
          [i * 200 + 20, 948],
          [i * 200 + 128, 948],
          [i * 200 + 118, 960],
          [i * 200 + 6, 960],
        ],
        "#f4e8c8",
        { opacity: 0.8 },
      ),
    ),
  );
  if (wet)
    c.add(
      group(place(560, 852, 1.7, group(ambulance(c), { transform: "scale(1 -1)" })), {
        opacity: 0.2,
        filter: c.blur(5),
      }),
    );
  c.add(
    place(560, 846, 1.7, ambulance(c)),
    place(1440, 900, 1.2, autorickshaw(c), { flip: true }),
    place(960, 746, 1.1, streetLamp(210, light !== "noon")),
    put(c, 980, 905, 2.75, {
      look: FACES.nurseAmal,
      outfit: scrubs("#c9672f"),
      pose: { turn: -0.6, hands: hands(HANDS.reach, HANDS.waist) },
    }),
    put(c, 1130, 912, 2.75, {
      look: FACES.nurseSheeba,
      outfit: scrubs("#c9672f"),
      pose: { turn: -0.5, hands: together },
      holds: { item: "bag", hand: 1 },
    }),
    wet ? ripples(c, 790, 200, 40, "#dfeceb", 0.35) : "",
    sunlight(c, "#ffd9a0", wet ? 0.1 : 0.35, 0.3, 0.4),
    rainOn(c, light),
  );
  return c.svg();
}

/** A patient helped from a boat at the hospital's own jetty. */
export function boatJetty(light: Daylight, shown?: readonly [number, number, number, number]): string {
  const c = new Canvas(2100, 1000, 149);
  c.add(
    sky(c, light, 560, [520, 380]),
    hills(c, light, 560, 2, 50),
    birds(c, 900, 160, 7),
    palmBank(c, 556, light, 0.5, 30, 110),
    palmBank(c, 566, light, 0.28, 20, 140),
    water(c, 570, 440, light, 520),
    ripples(c, 600, 380, 70, "#fff3d9"),
  );
  c.add(
    place(760, 690, 0.72, houseboat(c)),
    box(560, 704, 400, 9, "#0d3a40", { round: 5, opacity: 0.3 }),
    group((HOUSES.alappuzha as House)(c, 0, 0, 0.2), { transform: "translate(1320 640) scale(.82)" }),
    shape(
      "M1180 650C1260 622 1400 616 1600 616H2100V1000H1560C1440 900 1280 740 1180 690Z",
      c.fade("#9cc56c", "#4c8d4c"),
    ),
    stroke("M1180 668C1280 730 1420 880 1540 1000", LATERITE[1], 26, { cap: "butt" }),
  );
  c.add(
    repeat(6, (i) => box(900 + i * 120, 890, 14, 120, WOOD[1])),
    box(850, 872, 800, 22, c.fade(WOOD[4], WOOD[3]), { round: 3 }),
    repeat(20, (i) => box(856 + i * 40, 874, 3, 18, WOOD[1], { opacity: 0.4 })),
    box(850, 894, 800, 8, WOOD[0], { opacity: 0.6 }),
  );
  c.add(
    place(1940, 700, 1, palm(c, 480, 30, { seed: 16, light: 0.4 })),
    place(1800, 690, 1, areca(c, 300)),
    place(740, 930, 1.7, canoe(c)),
    put(c, 1000, 884, 2.6, {
      look: FACES.grandmother,
      outfit: saree("#f3ead6", "#b23a4e"),
      pose: { turn: 0.5, hands: hands(HANDS.waist, HANDS.reachLow) },
    }),
    put(c, 1130, 888, 2.75, {
      look: FACES.nurseMini,
      outfit: NURSE_BLUE,
      pose: {
        turn: -0.6,
        lean: -3,
        hands: [
          [-30, 26],
          [-24, 30],
        ],
      },
      yaw: -22,
    }),
    put(c, 1300, 890, 2.75, {
      look: FACES.drMathew,
      outfit: coat("#cfe0ee", { accent: "#23507a", stethoscope: true }),
      pose: { turn: -0.6, hands: hands(HANDS.reach, HANDS.down) },
    }),
    put(c, 1480, 890, 2.65, {
      look: FACES.porter,
      outfit: scrubs("#c9672f"),
      pose: { turn: -0.4, hands: hands(HANDS.down, HANDS.down) },
    }),
    place(1570, 888, 1.3, wheelchair(), { flip: true }),
  );
  c.add(
    place(2060, 1010, 1, banana(c, 330, 6)),
    place(90, 1020, 1, palm(c, 760, 50, { seed: 31, light: 0.2 })),
    sunlight(c, "#ffdf9f", 0.42, 0.25, 0.4),
    rainOn(c, light),
  );
  return c.svg(shown ?? [500, 0, 1600, 1000]);
}

/** Under umbrellas to the out-patient door. */
export function monsoonQueue(): string {
  const c = new Canvas(1600, 1000, 151);
  c.add(
    lawn(c, "monsoon", 560, 760, "#b9ada0"),
    place(200, 690, 1, palm(c, 430, -40, { seed: 6 })),
    place(380, 684, 1, tree(c, 330, 170, ["#23513c", "#3a6b47", "#5f8a58"])),
    porticoFront(c, "kozhencherry"),
    box(0, 800, 1600, 200, "#dfe9ea", { opacity: 0.12 }),
  );
  const queue = [
    [240, FACES.father, mundu("#8fb3c9")],
    [430, FACES.motherShawl, salwar("#7d3550", "#b65a72")],
    [800, FACES.grandfather, mundu("#e6dcc6")],
  ] as const;
  c.add(
    queue
      .map(([x, look, outfit], i) =>
        put(c, x, 930 + i * 6, 2.75, {
          look,
          outfit,
          pose: { ...walking(1), hands: hands(HANDS.down, [14, 8]) },
          holds: { item: "umbrella", hand: 1 },
        }),
      )
      .join(""),
    put(c, 560, 950, 2.8, {
      look: FACES.boy,
      outfit: shirt("#f2b544", "#5a4a3a"),
      tall: 116,
      pose: { ...walking(1), hands: hands([14, 20], HANDS.down) },
    }),
    put(c, 1130, 880, 2.7, {
      look: FACES.nurseSheeba,
      outfit: NURSE_MINT,
      pose: { turn: -0.6, hands: hands(HANDS.reach, HANDS.waist) },
    }),
    ripples(c, 830, 160, 40, "#eef6f4", 0.4),
    rain(c, 380),
  );
  return c.svg();
}

/** A flower carpet for Onam before the entrance. */
export function onamFlowers(): string {
  const c = new Canvas(1600, 1000, 157);
  c.add(
    lawn(c, "golden", 560, 800, "#d9b48c"),
    porticoFront(c, "kozhencherry"),
    place(180, 690, 1, palm(c, 450, 40, { seed: 8, light: 0.5 })),
    place(420, 690, 1, bush(c, 240, 80, undefined, HIBISCUS)),
  );
  const rings = ["#e0a63c", "#cf4a5c", "#fffaf0", "#e97f60", "#4f9a55", "#f2d15a", "#8a4a8f"];
  const carpet = rings
    .map(
      (colour, i) =>
        oval(690, 890, 300 - i * 42, 84 - i * 11.6, colour) +
        repeat(36 - i * 4, (k) =>
          oval(
            690 + Math.cos((k / (36 - i * 4)) * Math.PI * 2) * (282 - i * 42),
            890 + Math.sin((k / (36 - i * 4)) * Math.PI * 2) * (78 - i * 11.6),
            11 - i,
            5,
            mix(colour, "#ffffff", 0.3),
          ),
        ),
    )
    .join("");
  c.add(
    carpet,
    put(c, 330, 920, 2.8, {
      look: FACES.nurseMini,
      outfit: saree("#fdf6e3", "#e0a63c"),
      pose: {
        turn: 0.6,
        lean: 6,
        hands: [
          [22, 34],
          [26, 30],
        ],
      },
      holds: { item: "basket", hand: 1 },
    }),
    put(c, 1040, 905, 2.8, {
      look: FACES.drLekha,
      outfit: saree("#fdf6e3", "#b23a4e"),
      pose: { turn: -0.6, hands: hands([22, 30], HANDS.waist) },
      holds: { item: "basket", hand: 0 },
    }),
    put(c, 1190, 915, 2.85, { look: FACES.drArjun, outfit: mundu("#fffaf0"), pose: { turn: -0.5, hands: together } }),
    put(c, 1330, 930, 2.8, {
      look: FACES.girl,
      outfit: frock("#e0a63c"),
      tall: 116,
      pose: { turn: -0.6, hands: hands([14, 10], HANDS.down) },
    }),
    put(c, 190, 960, 2.85, { look: FACES.grandfather, outfit: mundu("#fffaf0"), pose: { turn: 0.5, hands: together } }),
    sunlight(c, "#ffe0a0", 0.45, 0.3, 0.3),
  );
  return c.svg();
}

/** Solar panels on the roof at morning. */
export function rooftopSolar(): string {
  const c = new Canvas(1600, 1000, 163);
  c.add(
    sky(c, "dawn", 560, [380, 300]),
    hills(c, "dawn", 560, 4, 140),
    palmBank(c, 560, "dawn", 0.3, 26, 120),
    box(0, 556, 1600, 60, "#5d9a72"),
    birds(c, 900, 150, 8),
    box(0, 600, 1600, 400, c.fade("#d9d2c0", "#b9b0a0")),
    box(0, 590, 1600, 26, "#f4efe2"),
    repeat(60, (i) => box(i * 27, 560, 9, 34, "#efe6d2")),
    box(0, 548, 1600, 14, "#fffaf0"),
  );
  const panel = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      s,
      polygon(
        [
          [-150, 0],
          [150, 0],
          [190, -120],
          [-110, -120],
        ],
        c.linear(
          [
            [0, "#17406b"],
            [1, "#3f87b5"],
          ],
          [0, 0, 1, 1],
        ),
        { stroke: "#dfe8ea", width: 5 },
      ) +
        repeat(5, (i) => stroke(`M${-90 + i * 60 - 10} 0l40 -120`, "#9fc6dd", 2)) +
        stroke("M-137 -40h300M-124 -80h300", "#9fc6dd", 2) +
        stroke("M-120 0v30M120 0v30", STEEL[1], 8) +
        polygon(
          [
            [-60, 0],
            [20, 0],
            [60, -120],
            [-20, -120],
          ],
          "#fff",
          { opacity: 0.12 },
        ),
    );
  c.add(
    repeat(3, (i) => panel(880 + i * 330, 730, 0.9)),
    repeat(3, (i) => panel(700 + i * 430, 900, 1.15)),
    place(
      240,
      800,
      1,
      group(
        box(-70, -190, 140, 190, c.rounded("#f4f8f8", "#dfe8ea", "#a9bbc0"), { round: 10 }) +
          oval(0, -190, 70, 18, "#eef3f2") +
          stroke("M-70 -130H70M-70 -70H70", "#b9c5c5", 4),
      ),
    ),
    put(c, 430, 930, 3.05, {
      look: { ...FACES.father, hair: "skullcap", hairColour: "#f2b544" },
      outfit: { cloth: "shirt", colour: "#d9753f", legs: "#33464f" },
      pose: { turn: 0.6, hands: hands(HANDS.waist, HANDS.reach) },
    }),
    put(c, 290, 950, 3.1, {
      look: FACES.student,
      outfit: { cloth: "shirt", colour: "#4f7fae", legs: "#33464f" },
      pose: { turn: 0.6, hands: together },
      holds: { item: "tablet", hand: 0 },
    }),
    sunlight(c, "#ffe0a0", 0.45, 0.25, 0.3),
  );
  return c.svg();
}

/** Up the ramp in a wheelchair. */
export function wheelchairRamp(): string {
  const c = new Canvas(1600, 1000, 167);
  c.add(
    lawn(c, "noon", 540, 300),
    porticoFront(c, "punalur"),
    place(200, 700, 1, tree(c, 420, 230, RAIN_TREE)),
    place(430, 700, 1, bush(c, 220, 80, undefined, GOLD)),
  );
  c.add(
    polygon(
      [
        [160, 960],
        [1180, 786],
        [1300, 786],
        [1300, 960],
      ],
      c.fade("#e2d6bf", "#b9a88a"),
    ),
    stroke("M150 800L1170 640H1300M150 870L1170 700H1300", STEEL[3], 9),
    repeat(8, (i) => stroke(`M${190 + i * 140} ${794 - i * 22}V${948 - i * 22}`, STEEL[2], 7)),
  );
  c.add(
    group(
      place(640, 874, 1.6, wheelchair()) +
        put(c, 612, 874, 2.9, {
          look: FACES.farmer,
          outfit: { cloth: "shirt", colour: "#e0b070", legs: "#5c6b73" },
          pose: {
            ...seated(1),
            hip: 58,
            feet: [
              [30, -10],
              [36, -10],
            ],
            hands: [
              [14, 30],
              [12, 32],
            ],
          },
          floating: true,
        }),
      {},
    ),
    put(c, 500, 905, 3.05, {
      look: FACES.nurseHaseena,
      outfit: NURSE_MINT,
      pose: {
        turn: 0.7,
        lean: 6,
        hands: [
          [22, 24],
          [22, 26],
        ],
        feet: [
          [-14, 2],
          [10, -3],
        ],
      },
    }),
    put(c, 1120, 795, 2.6, {
      look: FACES.drKurian,
      outfit: coat("#cfe0ee", { accent: "#0b5a60" }),
      pose: { turn: -0.6, hands: hands(HANDS.reach, HANDS.down) },
    }),
    place(60, 1010, 1, bush(c, 400, 110, SHADED, HIBISCUS)),
    sunlight(c, "#fff0c0", 0.36, 0.3, 0.3),
  );
  return c.svg();
}

/** Going home: farewell at the porch with a newborn. */
export function dischargeDay(): string {
  const c = new Canvas(1600, 1000, 173);
  c.add(
    lawn(c, "golden", 560, 760, "#e3c9a0"),
    porticoFront(c, "alappuzha"),
    place(190, 690, 1, palm(c, 470, 36, { seed: 21, light: 0.6 })),
    place(360, 920, 1.4, autorickshaw(c)),
    put(c, 660, 935, 3, {
      look: FACES.father,
      outfit: shirt("#8fb3c9"),
      pose: { turn: 0.4, hands: hands(HANDS.down, HANDS.waist) },
      holds: { item: "bag", hand: 0 },
    }),
    put(c, 830, 940, 3.05, {
      look: FACES.mother,
      outfit: saree("#b23a4e", "#e3c27a"),
      pose: { turn: 0.3, hands: together },
      holds: { item: "baby", hand: 0 },
      pitch: 10,
    }),
    put(c, 1090, 925, 3.05, {
      look: FACES.nurseGrace,
      outfit: NURSE_WHITE,
      pose: { turn: -0.6, hands: hands(HANDS.wave, HANDS.waist) },
    }),
    put(c, 1250, 930, 3.1, {
      look: FACES.drIndira,
      outfit: coatOverSaree("#37627d", "#e2b86a"),
      pose: { turn: -0.5, hands: together },
    }),
    put(c, 960, 960, 3, {
      look: FACES.girl,
      outfit: frock("#f2b544", "#fff"),
      tall: 112,
      pose: { turn: -0.4, hands: hands(HANDS.down, HANDS.wave) },
    }),
    sunlight(c, "#ffdb98", 0.45, 0.3, 0.3),
  );
  return c.svg();
}

/** A free medical camp under a tree. */
export function healthCamp(light: Daylight = "noon"): string {
  const c = new Canvas(1600, 1000, 179);
  c.add(
    lawn(c, light, 540, 900, "#e3c9a0"),
    place(300, 720, 1, tree(c, 560, 360, RAIN_TREE)),
    place(1480, 700, 1, palm(c, 420, -30, { seed: 9, light: 0.5 })),
  );
  const canopy =
    shape("M620 330L1010 240L1420 330L1380 380H660Z", c.fade("#fffaf0", "#e6d9bf")) +
    repeat(6, (i) => shape(`M${660 + i * 120} 380h120v20q-60 40 -120 0Z`, i % 2 ? "#fffaf0" : TEAL[2])) +
    stroke("M664 380V800M1376 380V800", WOOD[2], 11);
  c.add(
    canopy,
    box(880, 300, 260, 46, TEAL[1], { round: 6 }),
    plus(910, 323, 12, "#fff"),
    lettering("HEALTH CAMP", 1030, 332, 17, "#fff6e0"),
  );
  c.add(
    put(c, 1130, 830, 2.8, {
      look: FACES.drPriya,
      outfit: coat("#3d6f4f", { stethoscope: true, legs: "#e8b04c" }),
      pose: { turn: -0.5, hands: hands(HANDS.reach, HANDS.waist) },
      pitch: 5,
    }),
    put(c, 860, 825, 2.75, {
      look: FACES.nurseHaseena,
      outfit: NURSE_MINT,
      pose: {
        turn: 0.3,
        hands: [
          [8, 32],
          [-6, 34],
        ],
      },
      pitch: 8,
    }),
    box(720, 720, 600, 20, "#fffaf0", { round: 4 }),
    polygon(
      [
        [724, 738],
        [1316, 738],
        [1300, 900],
        [740, 900],
      ],
      c.fade("#2fa39d", TEAL[2]),
    ),
    repeat(4, (i) => box(770 + i * 60, 690, 40, 30, [GOLD, "#fffdf6", "#e97f60", "#8cc3bd"][i] ?? GOLD, { round: 3 })),
    box(1210, 684, 60, 36, "#22343b", { round: 5 }),
  );
  c.add(
    put(c, 640, 950, 3, {
      look: FACES.grandmother,
      outfit: saree("#5f4a8a", "#e3c27a"),
      pose: { turn: 0.6, hands: hands(HANDS.down, HANDS.reach) },
    }),
    put(c, 470, 960, 3.05, {
      look: FACES.farmer,
      outfit: mundu("#9fc0a8"),
      pose: { turn: 0.5, hands: hands(HANDS.down, HANDS.down) },
    }),
    put(c, 330, 950, 3, {
      look: FACES.motherShawl,
      outfit: salwar("#7d3550", "#b65a72"),
      pose: { turn: 0.6, hands: together },
      holds: { item: "baby", hand: 0 },
    }),
    put(c, 1430, 950, 3.05, {
      look: FACES.youngMan,
      outfit: shirt("#c9672f"),
      pose: { turn: -0.5, hands: hands([18, 0], HANDS.waist) },
      holds: { item: "clipboard", hand: 1 },
    }),
    place(40, 1010, 1, bush(c, 360, 100, SHADED, GOLD)),
    sunlight(c, "#fff0c0", 0.36, 0.3, 0.3),
  );
  return c.svg();
}

/** Laundry on the line behind the wards. */
export function laundryYard(): string {
  const c = new Canvas(1600, 1000, 181);
  const cloths = ["#fffdf6", "#bfe0da", "#fffdf6", "#cfe0ee", "#f3d9c0", "#fffdf6", "#9fcabb"];
  c.add(
    lawn(c, "noon", 540, 700, "#d9c9a8"),
    group((HOUSES.punalur as House)(c, 0, 0, 0.1), { transform: "translate(840 640) scale(.9)" }),
    place(160, 700, 1, tree(c, 430, 240, MANGO)),
    stroke("M120 420V900M1460 420V880", WOOD[2], 16),
    stroke("M120 436Q800 500 1460 436", STEEL[1], 4),
    cloths
      .map((colour, i) =>
        shape(
          `M${210 + i * 175} ${452 + (i < 4 ? i : 6 - i) * 9}h140q10 130 -6 250q-30 16 -66 4q-36 -10 -66 6q-14 -130 -2 -260Z`,
          c.rounded(mix(colour, "#ffffff", 0.3), colour, mix(colour, "#5b6b70", 0.22)),
        ),
      )
      .join(""),
  );
  c.add(
    put(c, 560, 940, 3.05, {
      look: FACES.mother,
      outfit: salwar("#c96a4a", "#f0d9a0"),
      pose: { turn: 0.4, hands: hands([12, -28], [16, -26]) },
      yaw: 10,
      pitch: -6,
    }),
    put(c, 1110, 945, 3.05, {
      look: FACES.porter,
      outfit: { cloth: "tunic", colour: "#5b7fae" },
      pose: { ...walking(-1), hands: together },
      holds: { item: "box", hand: 0 },
    }),
    shape("M720 890h180l-24 80h-132Z", "#b9823f"),
    oval(810, 892, 90, 18, "#fffdf6"),
    place(1500, 1010, 1, bush(c, 300, 100, SHADED, HIBISCUS)),
    sunlight(c, "#fff0c0", 0.4, 0.3, 0.3),
  );
  return c.svg();
}

/** First light over a hospital, gates opening. */
export function dawnGate(house: HouseName, light: Daylight): string {
  const c = new Canvas(1600, 1000, 191);
  const pillar = (x: number) =>
    box(x, 560, 90, 340, c.rounded("#fff3dc", "#f0dcb8", "#c9b293")) +
    box(x - 12, 540, 114, 26, LATERITE[1], { round: 4 }) +
    disc(x + 45, 520, 24, "#fff1c2") +
    disc(x + 45, 520, 60, c.glow("#fff1c2", 0.6));
  c.add(
    lawn(c, light, 560, 800),
    group((HOUSES[house] as House)(c, 0, 0, 0.6), { transform: "translate(380 690) scale(1)" }),
    place(120, 700, 1, palm(c, 520, 36, { seed: 4, light: 0.3 })),
    place(1500, 700, 1, palm(c, 560, -40, { seed: 15, light: 0.3 })),
    pillar(240),
    pillar(1270),
    box(0, 690, 240, 150, c.fade("#e9d9bb", "#b9a88a")),
    box(1360, 690, 240, 150, c.fade("#e9d9bb", "#b9a88a")),
    repeat(5, (i) =>
      stroke(
        `M${330 + i * 22} ${600 + i * 8}V${880 + i * 6}M${1270 - i * 22} ${600 + i * 8}V${880 + i * 6}`,
        STEEL[0],
        6,
      ),
    ),
    stroke("M330 610L430 640M330 850L430 876M1270 610L1170 640M1270 850L1170 876", STEEL[0], 7),
  );
  c.add(
    put(c, 520, 940, 2.8, {
      look: { ...FACES.farmer, hair: "skullcap", hairColour: "#33464f" },
      outfit: { cloth: "shirt", colour: "#8f9a6a", legs: "#4a5338" },
      pose: { turn: 0.4, hands: hands(HANDS.down, HANDS.wave) },
    }),
    put(c, 840, 930, 2.7, {
      look: FACES.nurseMini,
      outfit: NURSE_BLUE,
      away: true,
      pose: {
        hands: hands(HANDS.down, HANDS.down),
        feet: [
          [-8, 0],
          [9, -3],
        ],
      },
      holds: { item: "bag", hand: 1 },
    }),
    put(c, 980, 945, 2.75, {
      look: FACES.nurseHaseena,
      outfit: NURSE_BLUE,
      away: true,
      pose: {
        feet: [
          [-8, -3],
          [8, 0],
        ],
      },
    }),
    sunlight(c, "#ffd9a0", 0.5, 0.5, 0.35),
  );
  return c.svg();
}

/** The group's own picture: its people on the quay, the three landmarks behind. */
export function landingHero(): string {
  const c = new Canvas(2100, 1000, 211);
  c.add(
    sky(c, "dawn", 590, [640, 430]),
    hills(c, "dawn", 596, 4, 120),
    birds(c, 980, 170, 9),
    palmBank(c, 586, "dawn", 0.6, 34, 90),
    farBridge(c),
    palmBank(c, 600, "dawn", 0.36, 16, 110),
    water(c, 604, 400, "dawn", 640),
    ripples(c, 640, 330, 80, "#fff3d9"),
  );
  c.add(
    group((HOUSES.alappuzha as House)(c, 0, 0, 0.25), { transform: "translate(1300 690) scale(.96)" }),
    place(1270, 700, 1, palm(c, 330, -30, { seed: 3, light: 0.35 })),
    place(2060, 700, 1, palm(c, 420, 20, { seed: 5, light: 0.35 })),
    shape("M1150 720C1260 684 1500 680 2100 676V1000H1060C1080 880 1100 780 1150 720Z", c.fade("#9cc56c", "#4c8d4c")),
    shape("M1000 1000C1040 880 1100 800 1230 780H2100V1000Z", c.fade("#e2c49c", "#b98a62")),
    stroke("M1004 1000C1044 880 1104 802 1230 781H2100", LATERITE[1], 12, { cap: "butt" }),
  );
  c.add(
    place(820, 760, 0.86, houseboat(c)),
    box(600, 776, 460, 10, "#0d3a40", { round: 5, opacity: 0.32 }),
    place(1040, 850, 0.7, canoe(c)),
  );
  c.add(
    put(c, 1300, 905, 2.65, {
      look: FACES.grandfather,
      outfit: mundu("#e6dcc6"),
      pose: { turn: 0.4, hands: hands([8, 38], HANDS.down) },
      holds: { item: "stick", hand: 0 },
    }),
    put(c, 1420, 900, 2.7, {
      look: FACES.nurseHaseena,
      outfit: NURSE_MINT,
      pose: { turn: -0.4, hands: hands([22, 26], HANDS.down) },
      yaw: -14,
    }),
    put(c, 1560, 905, 2.85, {
      look: FACES.drMathew,
      outfit: coat("#cfe0ee", { accent: "#23507a", stethoscope: true }),
      pose: { turn: -0.3, hands: together },
      holds: { item: "clipboard", hand: 1 },
    }),
    put(c, 1695, 915, 2.85, {
      look: FACES.drLekha,
      outfit: coatOverSaree("#1f7a78", "#b23a4e"),
      pose: { turn: 0.3, hands: hands(HANDS.down, HANDS.waist) },
    }),
    put(c, 1840, 905, 2.75, {
      look: FACES.mother,
      outfit: saree("#b23a4e", "#e3c27a"),
      pose: { turn: -0.5, hands: together },
      holds: { item: "baby", hand: 1 },
      pitch: 6,
    }),
    put(c, 1950, 915, 2.7, {
      look: FACES.girl,
      outfit: frock("#f2b544", "#fff"),
      tall: 116,
      pose: { turn: -0.4, hands: hands([8, 8], HANDS.wave) },
    }),
    put(c, 2040, 925, 2.8, {
      look: FACES.nurseAmal,
      outfit: TEAL_SCRUBS,
      pose: { turn: -0.5, hands: hands(HANDS.waist, HANDS.down) },
    }),
  );
  c.add(
    place(100, 1030, 1, palm(c, 700, 30, { seed: 31, light: 0.2 })),
    place(-10, 1040, 1, palm(c, 540, 50, { seed: 9, light: 0.1 })),
    place(60, 1015, 1, bush(c, 420, 90, SHADED, HIBISCUS)),
    sunlight(c, "#ffdf9f", 0.45, 0.3, 0.4),
  );
  return c.svg([0, 100, 2100, 860]);
}

/** The hanging bridge, pale with distance. */
function farBridge(c: Canvas): string {
  const stone = "#d9b08a";
  const chain = Array.from(
    { length: 21 },
    (_, i) => `${n(960 + i * 16)} ${n(500 + (1 - ((i - 10) / 10) ** 2) * 84)}`,
  ).join("L");
  return group(
    stroke(`M${chain}M960 500L880 590M1280 500L1360 590`, "#8a6a54", 3.4) +
      repeat(19, (i) => stroke(`M${976 + i * 16} ${n(502 + (1 - ((i - 9) / 10) ** 2) * 84)}V592`, "#8a6a54", 1.2)) +
      box(860, 590, 520, 6, "#8a6a54") +
      [960, 1280]
        .map(
          (x) => box(x - 20, 486, 40, 130, c.rounded("#ecc9a4", stone, "#b58a68")) + box(x - 25, 480, 50, 9, "#f0d6b6"),
        )
        .join(""),
    { opacity: 0.8 },
  );
}
