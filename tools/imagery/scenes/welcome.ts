import { punalurHospital } from "../buildings/hospitals.ts";
import { hangingBridge } from "../buildings/bridge.ts";
import { column } from "../buildings/openings.ts";
import { TERRACOTTA } from "../buildings/roof.ts";
import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, LATERITE, mix, WALL, WOOD } from "../kit/palette.ts";
import { box, disc, group, n, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { houseboat } from "../nature/boats.ts";
import { palm, palmBank } from "../nature/palm.ts";
import { areca, bush, MANGO, potPlant, RAIN_TREE, tree } from "../nature/plants.ts";
import { birds, hills, sky, sunlight } from "../nature/sky.ts";
import { hyacinths, ripples, water } from "../nature/water.ts";
import { hands, HANDS, seated, together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { wheelchair } from "../rooms/furniture.ts";
import { coat, coatOverSaree, mundu, NURSE_BLUE, NURSE_MINT, put, salwar, saree } from "./wardrobe.ts";

/** Squares of 1200: what a visitor sees on entering. */
const SIZE = 1200;

/** A floor of red oxide seen from inside, its joints running to the middle. */
function verandaFloor(c: Canvas, y: number, colour: string): string {
  let d = "";
  for (let x = -2000; x <= 3200; x += 170) d += `M${n(600 + (x - 600) * 0.42)} ${y}L${x} ${SIZE + 10}`;
  for (let row = y, gap = 24; row < SIZE; row += gap, gap *= 1.5) d += `M0 ${n(row)}H${SIZE}`;
  return (
    box(
      0,
      y,
      SIZE,
      SIZE - y,
      c.linear([
        [0, mix(colour, "#1c1412", 0.25)],
        [0.2, colour],
        [1, mix(colour, "#ffffff", 0.08)],
      ]),
    ) + stroke(d, "#3a1a12", 1.8, { opacity: 0.28 })
  );
}

const sunOnFloor = (c: Canvas, xs: readonly number[], y: number) =>
  group(xs.map((x) => shape(`M${x} ${y + 8}H${x + 190}L${x + 90} ${SIZE}H${x - 190}Z`, "#ffe9bd")).join(""), {
    opacity: 0.3,
    filter: c.blur(4),
  });

/** Alappuzha: the timber veranda over the water, a patient shown the houseboat. */
export function alappuzhaVeranda(): string {
  const c = new Canvas(SIZE, SIZE, 223);
  c.add(
    sky(c, "dawn", 520, [330, 380]),
    birds(c, 700, 190, 6),
    palmBank(c, 516, "dawn", 0.5, 20, 100),
    palmBank(c, 526, "dawn", 0.3, 10, 130),
    water(c, 528, 420, "dawn", 330),
    ripples(c, 560, 260, 40, "#fff3d9"),
    place(620, 660, 1, houseboat(c)),
    box(380, 676, 480, 10, "#0d3a40", { round: 5, opacity: 0.32 }),
    place(980, 770, 1.1, hyacinths(c, 260, 10)),
    place(1130, 860, 1, palm(c, 620, -60, { seed: 12, light: 0.4 })),
  );
  c.add(
    shape("M0 0H1200V150Q600 96 0 150Z", c.fade(WOOD[0], WOOD[1])),
    repeat(9, (i) =>
      stroke(`M${i * 150} 0L${i * 150 - 20} ${140 - Math.abs(4 - i) * 3}`, WOOD[2], 26, { cap: "butt" }),
    ),
    box(0, 132, SIZE, 26, c.fade(WOOD[3], WOOD[1])),
  );
  c.add(
    verandaFloor(c, 850, "#9c4a34"),
    sunOnFloor(c, [140, 560, 980], 860),
    [90, 600, 1110]
      .map(
        (x) =>
          box(x - 20, 150, 40, 720, c.rounded(WOOD[4], WOOD[2], WOOD[0])) +
          shape(`M${x - 70} 156H${x + 70}L${x + 20} 226H${x - 20}Z`, WOOD[2]) +
          box(x - 32, 820, 64, 60, WALL[3], { round: 4 }),
      )
      .join(""),
    box(0, 770, SIZE, 20, c.fade(WOOD[4], WOOD[2])),
    box(0, 836, SIZE, 14, WOOD[2]),
    repeat(48, (i) => box(i * 26, 788, 9, 50, i % 2 ? WOOD[2] : WOOD[3])),
    stroke("M350 150V262", WOOD[1], 4),
    shape("M314 330Q320 262 350 262Q380 262 386 330Z", c.fade("#f6cf7a", GOLD)),
    disc(350, 330, 90, c.glow("#fff1c2", 0.5)),
  );
  c.add(
    place(330, 1110, 1.9, wheelchair()),
    put(c, 300, 1110, 3.4, {
      look: FACES.grandmother,
      outfit: saree("#f3ead6", "#b23a4e"),
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
      yaw: 24,
    }),
    put(c, 560, 1120, 3.7, {
      look: FACES.nurseMini,
      outfit: NURSE_BLUE,
      pose: { turn: 0.5, hands: hands([18, 26], [34, -2]) },
      yaw: 20,
    }),
    put(c, 900, 1130, 3.75, {
      look: FACES.drLekha,
      outfit: coatOverSaree("#1f7a78", "#b23a4e"),
      pose: { turn: -0.5, hands: together },
    }),
    place(1090, 1150, 1.2, potPlant(c, 260)),
    place(80, 1150, 1.1, potPlant(c, 240, "round")),
    sunlight(c, "#ffdf9f", 0.45, 0.3, 0.3),
  );
  return c.svg();
}

/** Kozhencherry: the arcaded court with its lotus pool under old trees. */
export function kozhencherryCourt(): string {
  const c = new Canvas(SIZE, SIZE, 227);
  const arcade = repeat(
    5,
    (i) =>
      shape(`M${30 + i * 240} 640V430A90 90 0 0 1 ${210 + i * 240} 430V640Z`, c.fade("#7a6a4a", "#b59a6e")) +
      shape(`M${30 + i * 240} 640V430A90 90 0 0 1 ${210 + i * 240} 430V640`, "none", { stroke: "#fff6e2", width: 12 }) +
      column(c, i * 240, 640, 34, 220, "#fff6e2", "#cdb07c") +
      box(86 + i * 240, 486, 68, 154, ["#f6d48d", "#5f3824", "#9fcfc6", "#5f3824", "#f6d48d"][i] ?? WOOD[1], {
        opacity: 0.85,
      }),
  );
  const upper = repeat(
    6,
    (i) =>
      box(40 + i * 200, 190, 90, 110, "#fff6e2") +
      box(
        48 + i * 200,
        198,
        74,
        94,
        c.linear([
          [0, "#a9dcd6"],
          [1, "#236a70"],
        ]),
      ) +
      stroke(`M${85 + i * 200} 198v94`, "#fff6e2", 4),
  );
  c.add(
    sky(c, "noon", 300, [900, 60]),
    box(
      0,
      150,
      SIZE,
      500,
      c.linear([
        [0, "#f8e8c4"],
        [1, "#e9cf98"],
      ]),
    ),
    shape(`M-20 150L40 40H1160L1220 150Z`, c.fade(TERRACOTTA[3], TERRACOTTA[1])),
    repeat(9, (i) => stroke(`M0 ${52 + i * 12}H${SIZE}`, TERRACOTTA[0], 1.4, { opacity: 0.35 })),
    box(0, 148, SIZE, 12, WOOD[1]),
    upper,
    box(0, 322, SIZE, 14, "#fff6e2"),
    arcade,
    box(0, 640, SIZE, 20, "#e2c49c"),
  );
  c.add(
    box(0, 655, SIZE, 545, c.fade("#a4c970", "#579452")),
    shape("M0 760H1200V860H0Z", c.fade("#d9bd94", "#e9d3ac")),
    shape("M480 660H720L980 1200H220Z", c.fade("#d9bd94", "#f0ddb8")),
    place(130, 760, 1, tree(c, 560, 300, MANGO)),
    place(1110, 740, 1, tree(c, 500, 260, RAIN_TREE)),
    place(960, 690, 1, areca(c, 380)),
  );
  c.add(
    oval(600, 830, 330, 96, c.fade(LATERITE[2], LATERITE[0])),
    oval(600, 820, 330, 94, "#e9d3ac"),
    oval(
      600,
      824,
      290,
      76,
      c.linear([
        [0, "#8ccbbd"],
        [1, "#17707a"],
      ]),
    ),
    repeat(
      9,
      (i) =>
        oval(430 + ((i * 83) % 340), 800 + ((i * 29) % 60), 30, 9, i % 2 ? "#3f8a56" : "#5da05c") +
        (i % 3
          ? ""
          : shape(
              `M${430 + ((i * 83) % 340)} ${796 + ((i * 29) % 60)}q-26 -14 -14 -30q6 12 14 -10q8 22 14 10q12 16 -14 30Z`,
              "#e59ab0",
            )),
    ),
    ripples(c, 800, 40, 5),
  );
  c.add(
    place(240, 900, 1, bush(c, 260, 80, undefined, HIBISCUS)),
    place(1010, 905, 1, bush(c, 280, 84, undefined, GOLD)),
    put(c, 330, 1120, 3.5, {
      look: FACES.drKurian,
      outfit: coat("#cfe0ee", { accent: "#7a2333", stethoscope: true }),
      pose: {
        turn: 0.5,
        hands: hands(HANDS.down, HANDS.waist),
        feet: [
          [-10, 0],
          [11, 0],
        ],
      },
    }),
    put(c, 520, 1135, 3.4, {
      look: FACES.motherShawl,
      outfit: salwar("#7d3550", "#b65a72"),
      pose: {
        turn: -0.4,
        hands: together,
        feet: [
          [-10, 0],
          [9, 0],
        ],
      },
    }),
    put(c, 900, 1110, 3.35, {
      look: FACES.grandfather,
      outfit: mundu("#dfe6d6"),
      pose: { turn: -0.4, hands: hands(HANDS.down, [8, 36]) },
      holds: { item: "stick", hand: 1 },
    }),
    put(c, 1040, 1125, 3.4, {
      look: FACES.nurseSheeba,
      outfit: NURSE_MINT,
      pose: { turn: -0.5, hands: hands([22, 26], HANDS.down) },
    }),
    sunlight(c, "#fff0c0", 0.4, 0.4, 0.2),
  );
  return c.svg();
}

/** Punalur: the upper veranda, arches framing hills and the hanging bridge. */
export function punalurVeranda(): string {
  const c = new Canvas(SIZE, SIZE, 229);
  c.add(
    sky(c, "golden", 480, [860, 300]),
    hills(c, "golden", 520, 5, 210),
    birds(c, 300, 170, 7),
    repeat(40, (i) => oval((i * 71) % SIZE, 536 - ((i * 13) % 24), 40, 30, i % 2 ? "#5d9a72" : "#3f7d5c")),
    box(0, 540, SIZE, 60, "#3f7d5c"),
    water(c, 560, 300, "golden", 860),
    group(hangingBridge(c, 300, 760, 560), { transform: "translate(90 130) scale(.82)" }),
    group(punalurHospital(c, 0, 0, 0.2), { transform: "translate(-120 640) scale(.5)" }),
    shape("M-10 660C160 620 330 630 420 690L460 800H-10Z", c.fade("#9cc56c", "#4c8d4c")),
    ripples(c, 620, 160, 30, "#ffe3b8"),
    place(1130, 860, 1, areca(c, 520)),
    place(60, 860, 1, tree(c, 330, 170, MANGO)),
  );
  const white = "#fdfdf6";
  const arch = (x: number) =>
    shape(
      `M${x} 0H${x + 400}V900H${x + 370}V420A170 190 0 0 0 ${x + 30} 420V900H${x}Z`,
      c.linear([
        [0, "#e9e6d6"],
        [1, white],
      ]),
    ) + shape(`M${x + 30} 900V420A170 190 0 0 1 ${x + 370} 420V900`, "none", { stroke: "#c9cdbf", width: 6 });
  c.add(
    [0, 400, 800].map(arch).join(""),
    box(0, 0, SIZE, 70, c.fade("#b9bcae", "#e9e6d6")),
    [0, 400, 800, 1200].map((x) => column(c, x, 900, 64, 480, "#ffffff", "#bfc4bd")).join(""),
    box(0, 768, SIZE, 24, "#ffffff"),
    box(0, 872, SIZE, 24, "#ffffff"),
    repeat(30, (i) =>
      shape(
        `M${6 + i * 40} 792h24q6 30 -4 44q10 18 2 36h-20q-8 -18 2 -36q-10 -14 -4 -44Z`,
        c.rounded("#ffffff", "#f1f1e8", "#bfc4bd"),
      ),
    ),
  );
  c.add(
    verandaFloor(c, 895, "#8f9a94"),
    sunOnFloor(c, [200, 600, 1000], 900),
    stroke("M600 70V190", "#5c6b73", 5),
    shape("M560 250Q564 190 600 190Q636 190 640 250Z", "#41646d"),
    disc(600, 252, 80, c.glow("#fff1c2", 0.5)),
    put(c, 280, 1130, 3.6, {
      look: FACES.drIndira,
      outfit: coatOverSaree("#37627d", "#e2b86a"),
      pose: { turn: 0.5, hands: together },
      holds: { item: "clipboard", hand: 0 },
    }),
    put(c, 500, 1140, 3.55, {
      look: FACES.farmer,
      outfit: { cloth: "shirt", colour: "#e0b070", legs: "#5c6b73" },
      pose: { turn: -0.4, hands: hands(HANDS.down, [26, 12]) },
    }),
    put(c, 930, 1125, 3.6, {
      look: FACES.drArjun,
      outfit: coat("#2b8c83", { lanyard: "#e0a63c" }),
      pose: { turn: -0.5, hands: hands(HANDS.reachLow, HANDS.down) },
    }),
    put(c, 1060, 1140, 3.4, {
      look: FACES.girl,
      outfit: { cloth: "frock", colour: "#e97f60", accent: "#fff" },
      tall: 118,
      pose: { turn: -0.5, hands: hands([10, 4], HANDS.down) },
    }),
    place(720, 1150, 1.1, potPlant(c, 250, "round")),
    sunlight(c, "#ffd9a0", 0.4, 0.6, 0.25),
  );
  return c.svg();
}
