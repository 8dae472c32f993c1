import type { Canvas } from "../kit/canvas.ts";
import { GOLD, TEAL, darker } from "../kit/palette.ts";
import { box, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { tubeRack } from "../rooms/machines.ts";
import { glucoseMeter, lensCase, spectacles, standingGauge, vesselScreen } from "./instruments.ts";
import { standing, stillLife, TABLE_Y } from "./table.ts";
import {
  bandages,
  biscuits,
  books,
  booties,
  bottle,
  card,
  cloths,
  dumbbells,
  fruit,
  glass,
  jug,
  kidneyModel,
  kneeFilm,
  kneeModel,
  mortar,
  oilLamp,
  tablets,
  teddy,
  twig,
  uruli,
} from "./things.ts";

/** A telephone that leans against nothing: its screen shows a report. */
const phone = (c: Canvas) =>
  standing(c, 190, 14) +
  box(-82, -330, 164, 330, "#20343a", { round: 22 }) +
  box(-70, -312, 140, 290, c.fade("#f7fbfb", "#d8ebe9"), { round: 10 }) +
  box(-56, -292, 112, 64, TEAL[2], { round: 8 }) +
  stroke("M-46 -258h22l8 -18 14 34 10 -22 6 6h30", "#ffffff", 5) +
  repeat(5, (i) => box(-56, -204 + i * 34, i % 2 === 0 ? 112 : 78, 12, "#9fc0bf", { round: 6 }));

/** A jar of cream with its lid beside it. */
const creamJar = (c: Canvas) =>
  standing(c, 230, 16) +
  box(-110, -120, 220, 120, c.fade("#ffffff", "#cfd9d6"), { round: 26 }) +
  oval(0, -122, 104, 20, "#fffdf6") +
  shape("M-70 -126Q-30 -168 10 -138Q50 -152 66 -124Q0 -108 -70 -126Z", "#fff6ea") +
  box(-110, -76, 220, 46, TEAL[3]) +
  place(230, 6, 1, oval(0, -18, 104, 26, "#8fb8b2") + oval(0, -28, 104, 24, "#b9d6d0"));

/** An Onam meal on a banana leaf, 900 wide. */
const sadya = (c: Canvas) =>
  standing(c, 820, 30) +
  shape("M-450 -30C-300 -120 250 -130 460 -60C300 40 -250 50 -450 -30Z", c.fade("#7fb45c", "#3f7d4a")) +
  stroke("M-440 -32C-200 -50 200 -64 450 -60", "#cfe09a", 6) +
  repeat(11, (i) =>
    stroke(`M${-360 + i * 70} ${-36 - i * 2}l30 -52M${-360 + i * 70} ${-36 - i * 2}l-24 44`, "#5f9a50", 2),
  ) +
  oval(-20, -20, 130, 34, "#efe6d2") +
  shape("M-140 -24Q-90 -92 -20 -96Q60 -92 106 -24Q-20 6 -140 -24Z", c.fade("#fffdf6", "#e6dcc6")) +
  shape("M-40 -84Q20 -110 70 -70Q60 -40 10 -46Q-30 -54 -40 -84Z", "#e0a63c") +
  [
    [-300, -56, GOLD],
    [-210, -78, "#c96a4a"],
    [-120, -98, "#7fa34a"],
    [150, -98, "#fff6e0"],
    [240, -84, "#b5485a"],
    [330, -66, "#d98f3a"],
  ]
    .map(
      ([x, y, colour]) =>
        oval(Number(x), Number(y), 42, 16, darker(String(colour), 0.1)) +
        oval(Number(x), Number(y) - 7, 32, 12, String(colour)),
    )
    .join("") +
  oval(250, -18, 84, 24, "#d9ab5a") +
  oval(250, -24, 84, 24, "#f2d79a") +
  repeat(4, (i) => shape(`M${-330 + i * 24} -20q14 -20 34 -8q-8 20 -34 8Z`, "#e9b44c"));

/** What news and patients' words are about, on a table near by. */
export const STORIES: Readonly<Record<string, () => string>> = {
  "diabetes-day": () =>
    stillLife({ seed: 501, wall: "#f3e6c6", table: "#b07f52", view: "backwater", windowX: 160 }, (c) => [
      place(720, TABLE_Y + 20, 1.25, glucoseMeter(c)),
      place(1130, TABLE_Y - 10, 1.2, fruit(c)),
      place(400, TABLE_Y - 10, 1.1, jug(c)),
    ]),
  dialysis: () =>
    stillLife({ seed: 502, wall: "#d5e4ea", table: "#b9a184", view: "palms", light: "dusk", windowX: 900 }, (c) => [
      place(560, TABLE_Y, 1.3, kidneyModel(c)),
      place(1060, TABLE_Y - 20, 1.15, books(c, ["#5f7f9a", "#e0a63c", "#0b5a60"])),
      place(1330, TABLE_Y + 20, 1.1, glass(c)),
    ]),
  monsoon: () =>
    stillLife({ seed: 503, wall: "#cfdcdc", table: "#8d6a4a", view: "palms", light: "monsoon", windowX: 420 }, (c) => [
      place(520, TABLE_Y, 1.3, jug(c)),
      place(830, TABLE_Y + 30, 1.2, glass(c)),
      place(1180, TABLE_Y, 1.15, mortar(c, "#b9a98c")),
    ]),
  carols: () =>
    stillLife(
      { seed: 504, wall: "#4d6172", table: "#7c4f30", view: "courtyard", light: "night", windowX: 180 },
      (c) => [
        place(470, TABLE_Y, 1.35, oilLamp(c)),
        place(1230, TABLE_Y + 10, 1.15, oilLamp(c)),
        place(860, TABLE_Y - 10, 1.2, books(c, ["#963a22", "#0b5a60"])),
      ],
    ),
  knee: () =>
    stillLife({ seed: 505, wall: "#e4e9d6", table: "#a9774c", view: "garden", windowX: 880 }, (c) => [
      place(640, TABLE_Y, 1.25, kneeModel(c)),
      place(1090, TABLE_Y - 10, 1.2, cloths(c, ["#0b5a60", "#fffaf0", "#7fbfae"], 320)),
      place(1370, TABLE_Y + 40, 0.9, bandages(c)),
    ]),
  newborn: () =>
    stillLife(
      { seed: 506, wall: "#f8e4d6", table: "#d2a878", view: "backwater", light: "golden", windowX: 140 },
      (c) => [
        place(1080, TABLE_Y, 1.4, teddy(c)),
        place(600, TABLE_Y + 10, 1.2, cloths(c, ["#f7d9a8", "#fffaf0", "#cfe6de"], 320)),
        place(606, TABLE_Y - 144, 1.1, booties(c, "#e9b44c")),
      ],
    ),
  "school-eyes": () =>
    stillLife({ seed: 507, wall: "#e9e2cb", table: "#b88a60", view: "hills", windowX: 920 }, (c) => [
      place(520, TABLE_Y - 30, 1.3, books(c, ["#963a22", "#e0a63c", "#0b5a60", "#5f7f9a", "#963a22"])),
      place(1040, TABLE_Y + 40, 1.15, spectacles(c)),
    ]),
  donors: () =>
    stillLife({ seed: 508, wall: "#f5ddd4", table: "#cdb79d", view: "courtyard", windowX: 900 }, (c) => [
      place(400, TABLE_Y + 10, 2, tubeRack()),
      place(1080, TABLE_Y - 20, 1.3, card(c)),
    ]),
  reports: () =>
    stillLife({ seed: 509, wall: "#d9e7ec", table: "#a9774c", view: "garden", windowX: 120 }, (c) => [
      place(1010, TABLE_Y - 50, 1.2, kneeFilm(c)),
      place(600, TABLE_Y + 30, 1.25, phone(c)),
    ]),
  exercise: () =>
    stillLife({ seed: 510, wall: "#d7e9e2", table: "#c0936a", view: "courtyard", windowX: 130 }, (c) => [
      place(620, TABLE_Y + 20, 1.35, dumbbells(c)),
      place(1210, TABLE_Y - 10, 1.15, kneeModel(c)),
    ]),
  cataract: () =>
    stillLife({ seed: 511, wall: "#dbe5ef", table: "#9c6d45", view: "hills", light: "golden", windowX: 160 }, (c) => [
      place(560, TABLE_Y + 30, 1.15, spectacles(c)),
      place(1120, TABLE_Y - 20, 1.15, lensCase(c)),
    ]),
  tea: () =>
    stillLife({ seed: 512, wall: "#f1e3c9", table: "#8d5a36", view: "garden", windowX: 880 }, (c) => [
      place(520, TABLE_Y, 1.35, glass(c, "#b9702f")),
      place(850, TABLE_Y + 40, 1.3, biscuits(c)),
      place(1240, TABLE_Y + 30, 1, bandages(c)),
    ]),
  shoulder: () =>
    stillLife({ seed: 513, wall: "#efe1d2", table: "#b58a5e", view: "backwater", windowX: 900 }, (c) => [
      place(980, TABLE_Y + 20, 1.25, dumbbells(c)),
      place(520, TABLE_Y - 10, 1.25, cloths(c, ["#e0a63c", "#fffaf0", "#0b5a60", "#fffaf0"], 330)),
      place(1350, TABLE_Y, 1.1, glass(c)),
    ]),
  elders: () =>
    stillLife({ seed: 514, wall: "#e6dcc4", table: "#8d5a36", view: "hills", windowX: 160, plant: 1450 }, (c) => [
      place(560, TABLE_Y - 20, 1.25, standingGauge(c)),
      place(1010, TABLE_Y + 40, 1.1, tablets(c)),
    ]),
  cooking: () =>
    stillLife({ seed: 515, wall: "#f4e2bd", table: "#a9713f", view: "garden", windowX: 880 }, (c) => [
      place(560, TABLE_Y, 1.3, uruli(c)),
      place(1060, TABLE_Y + 10, 1.2, fruit(c)),
      place(1390, TABLE_Y - 20, 1.05, bottle(c, 280, "#d9a52c")),
    ]),
  saplings: () =>
    stillLife({ seed: 516, wall: "#e0ead2", table: "#9a6a40", view: "hills", light: "golden", windowX: 520 }, (c) => [
      place(420, TABLE_Y, 1.25, potPlant(c, 260, "round", "#a85a3a")),
      place(800, TABLE_Y + 20, 1.05, potPlant(c, 220, "round", "#c07a4a")),
      place(1160, TABLE_Y - 10, 1.3, potPlant(c, 280, "round", "#8f4a2e")),
      place(1000, TABLE_Y + 70, 0.8, twig()),
    ]),
  "back-oil": () =>
    stillLife({ seed: 517, wall: "#e9d9b4", table: "#7c4f30", view: "hills", light: "dawn", windowX: 140 }, (c) => [
      place(980, TABLE_Y, 1.3, mortar(c)),
      place(620, TABLE_Y - 20, 1.25, bottle(c, 290, "#7a4520")),
      place(440, TABLE_Y + 10, 1, bottle(c, 220, "#a9662f")),
      place(1290, TABLE_Y + 50, 0.95, twig()),
    ]),
  twins: () =>
    stillLife({ seed: 518, wall: "#e3e6f0", table: "#cda77c", view: "courtyard", windowX: 900 }, (c) => [
      place(480, TABLE_Y, 1.25, teddy(c, "#a9794e")),
      place(900, TABLE_Y - 6, 1.2, booties(c, "#e9a0a0")),
      place(1210, TABLE_Y + 26, 1.2, booties(c, "#8fb4d6")),
    ]),
  canteen: () =>
    stillLife({ seed: 520, wall: "#f6e2b3", table: "#8d5a36", view: "palms", windowX: 880 }, (c) => [
      place(700, TABLE_Y + 50, 1.25, sadya(c)),
      place(1290, TABLE_Y - 30, 1.1, glass(c, "#e6c07a")),
      place(330, TABLE_Y - 50, 0.8, oilLamp(c)),
    ]),
  "skin-cream": () =>
    stillLife({ seed: 521, wall: "#dfe6d3", table: "#c29a70", view: "courtyard", windowX: 160 }, (c) => [
      place(1080, TABLE_Y - 10, 1.2, cloths(c, ["#f2d6cb", "#fffaf0", "#cfe6de"], 330)),
      place(640, TABLE_Y + 20, 1.4, creamJar(c)),
      place(400, TABLE_Y + 60, 0.9, twig()),
    ]),
  "evening-scan": () =>
    stillLife({ seed: 519, wall: "#5d6f86", table: "#8a9aa3", view: "hills", light: "dusk", windowX: 120 }, (c) => [
      place(1000, TABLE_Y - 40, 1.2, vesselScreen(c)),
      place(540, TABLE_Y, 1.15, cloths(c, ["#5fa595", "#fffaf0", "#7fbfae"], 300)),
    ]),
};
