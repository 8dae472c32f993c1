import type { Canvas } from "../kit/canvas.ts";
import { GOLD, TEAL, darker, lighter } from "../kit/palette.ts";
import { box, disc, group, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";
import {
  darkGlasses,
  exerciseBand,
  kettle,
  kneeSupport,
  pullElephant,
  rattle,
  saltAndLimes,
  slate,
  songBook,
  vegetables,
  walkingShoes,
} from "../closer/props.ts";
import { bush, potPlant } from "../nature/plants.ts";
import { tubeRack } from "../rooms/machines.ts";
import {
  blackboard,
  boards,
  curtain,
  livingRoom,
  READING_LESSON,
  sill,
  starLanterns,
  tiles,
  veranda,
  wallBars,
  wallWithWindow,
} from "./backdrops.ts";
import { glucoseMeter, spectacles, standingGauge, vesselScreen } from "./instruments.ts";
import { cloth, steel, stone, timber } from "./surfaces.ts";
import { standing, stillLife, TABLE_Y, turned } from "./table.ts";
import {
  bandages,
  biscuits,
  bloodBag,
  booties,
  bottle,
  candle,
  cloths,
  drinkingBottle,
  dumbbells,
  exerciseBall,
  fruit,
  glass,
  kneeFilm,
  mortar,
  oilLamp,
  pillBox,
  twig,
  umbrella,
  uruli,
  wateringCan,
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

/** A young tree in a sack of earth. */
const sapling = (c: Canvas) =>
  standing(c, 190, 16) +
  stroke("M0 -150C8 -240 -6 -320 4 -400", "#6b4a2c", 12) +
  place(4, -300, 0.9, bush(c, 230, 190)) +
  group(
    shape("M-92 -150Q0 -176 92 -150L104 -14Q0 12 -104 -14Z", c.fade("#4a4f4a", "#23292a")) +
      oval(0, -150, 92, 20, "#4a3322"),
  );

/** A shawl folded over, for cool rooms. */
const foldedShawl = (c: Canvas, colour = "#b5622f") =>
  standing(c, 330, 18) +
  box(-170, -70, 340, 72, c.fade(lighter(colour, 0.3), darker(colour, 0.2)), { round: 30 }) +
  box(-160, -128, 320, 66, c.fade(lighter(colour, 0.45), colour), { round: 30 }) +
  stroke("M-150 -96H150M-150 -36H150", GOLD, 7, { opacity: 0.8 }) +
  repeat(14, (i) => stroke(`M${-146 + i * 22} -2v22`, lighter(colour, 0.2), 5));

/** Drops for the eyes. */
const dropBottle = (c: Canvas) =>
  standing(c, 120, 12) +
  box(-56, -170, 112, 170, turned(c, "#fffaf0"), { round: 24 }) +
  box(-56, -120, 112, 70, TEAL[3]) +
  oval(0, -84, 26, 16, "#fffaf0") +
  disc(0, -84, 9, "#0b5a60") +
  shape("M-20 -170L-8 -220H8L20 -170Z", "#e9e2d0") +
  box(-24, -256, 48, 70, turned(c, "#e0a63c"), { round: 12 });

/** A clock set for ten minutes of exercise. */
const wallClock = (c: Canvas) =>
  standing(c, 190, 14) +
  box(-96, -20, 192, 22, turned(c, "#8d5a36"), { round: 8 }) +
  disc(0, -120, 112, turned(c, "#e97f60")) +
  disc(0, -120, 90, "#fffaf0") +
  shape("M0 -120V-204A84 84 0 0 1 73 -78Z", "#f3d08a") +
  repeat(12, (i) => box(-2.5, -82, 5, 14, "#5a4630", { transform: `translate(0 -120) rotate(${i * 30})` })) +
  stroke("M0 -120V-190", "#963a22", 8) +
  disc(0, -120, 10, "#23343b");

/** What news and patients' words are about, on a table near by. */
export const STORIES: Readonly<Record<string, () => string>> = {
  "diabetes-day": () =>
    stillLife({ seed: 501, behind: veranda("noon"), surface: cloth("#fff6e4"), far: 700 }, (c) => [
      place(700, TABLE_Y + 40, 1.25, glucoseMeter(c)),
      place(1110, TABLE_Y + 20, 1.2, fruit(c)),
      place(385, TABLE_Y + 16, 0.9, walkingShoes(c)),
    ]),
  dialysis: () =>
    stillLife(
      {
        seed: 502,
        behind: wallWithWindow("#566a7c", "palms", 920, "dusk", "#7f8fa0"),
        surface: timber("#7c5a42"),
        far: 740,
        lamp: [560, 470],
        shown: [190, 180, 1280, 800],
      },
      (c) => [place(680, TABLE_Y + 20, 1.25, saltAndLimes(c)), place(1260, TABLE_Y + 50, 0.9, foldedShawl(c))],
    ),
  monsoon: () =>
    stillLife({ seed: 503, behind: sill("rain", "monsoon"), surface: timber("#7c5a3e"), far: 720 }, (c) => [
      place(420, TABLE_Y + 10, 1.15, kettle(c)),
      place(1060, TABLE_Y + 60, 0.85, umbrella(c, "#963a22")),
    ]),
  carols: () =>
    stillLife(
      {
        seed: 504,
        behind: starLanterns,
        surface: timber("#6b4026"),
        far: 760,
        lamp: [860, 560],
        shown: [140, 130, 1360, 850],
      },
      (c) => [
        place(440, TABLE_Y + 40, 1.2, candle(c)),
        place(1280, TABLE_Y + 50, 1.05, candle(c)),
        place(860, TABLE_Y + 40, 1.15, songBook(c)),
      ],
    ),
  knee: () =>
    stillLife(
      {
        seed: 505,
        behind: wallBars("#e4e9d6", 200),
        surface: stone("#d9d2c2"),
        far: 740,
        shown: [330, 220, 1184, 740],
      },
      (c) => [place(700, TABLE_Y + 30, 1.2, kneeSupport(c)), place(1120, TABLE_Y + 40, 1.25, bandages(c))],
    ),
  newborn: () =>
    stillLife(
      {
        seed: 506,
        behind: curtain("#f4d9b4"),
        surface: cloth("#fdf3dd"),
        far: 660,
        sun: 60,
        shown: [260, 230, 1200, 750],
      },
      (c) => [
        place(1080, TABLE_Y + 50, 1.15, rattle(c)),
        place(620, TABLE_Y, 1.2, cloths(c, ["#f7d9a8", "#fffaf0", "#cfe6de"], 320)),
        place(626, TABLE_Y - 154, 1.1, booties(c, "#e9b44c")),
      ],
    ),
  "school-eyes": () =>
    stillLife(
      {
        seed: 507,
        behind: blackboard(READING_LESSON),
        surface: timber("#c99a62"),
        far: 690,
        shown: [200, 180, 1290, 806],
      },
      (c) => [place(540, TABLE_Y, 1.15, slate(c)), place(1040, TABLE_Y + 60, 1.2, spectacles(c))],
    ),
  donors: () =>
    stillLife(
      { seed: 508, behind: tiles("#efd6cf"), surface: steel("#c9c3c0"), far: 700, shown: [190, 180, 1280, 800] },
      (c) => [place(380, TABLE_Y + 30, 2, tubeRack()), place(980, TABLE_Y + 20, 1.3, bloodBag(c))],
    ),
  reports: () =>
    stillLife(
      { seed: 509, behind: livingRoom("#c9b48f"), surface: timber("#8d5a36"), far: 720, lamp: [640, 560] },
      (c) => [place(980, TABLE_Y - 10, 1.2, kneeFilm(c)), place(580, TABLE_Y + 50, 1.4, phone(c))],
    ),
  exercise: () =>
    stillLife({ seed: 510, behind: sill("garden", "dawn"), surface: timber("#d2a878"), far: 650, sun: 500 }, (c) => [
      place(1080, TABLE_Y + 10, 1.4, exerciseBall(c, "#e0a63c")),
      place(620, TABLE_Y + 50, 1.3, dumbbells(c)),
      place(370, TABLE_Y - 40, 0.95, drinkingBottle(c)),
    ]),
  cataract: () =>
    stillLife(
      {
        seed: 511,
        behind: wallWithWindow("#e9ddc2", "courtyard", 200, "golden"),
        surface: stone("#e2d6bf"),
        far: 760,
        shown: [230, 220, 1216, 760],
      },
      (c) => [place(780, TABLE_Y + 50, 1.5, darkGlasses(c)), place(1240, TABLE_Y + 40, 1, dropBottle(c))],
    ),
  tea: () =>
    stillLife(
      { seed: 512, behind: veranda("golden"), surface: timber("#8d5a36"), far: 740, shown: [280, 230, 1184, 740] },
      (c) => [place(600, TABLE_Y + 20, 1.45, glass(c, "#b9702f")), place(960, TABLE_Y + 50, 1.3, biscuits(c))],
    ),
  shoulder: () =>
    stillLife({ seed: 513, behind: sill("backwater", "golden"), surface: stone("#e6dcc8"), far: 700 }, (c) => [
      place(720, TABLE_Y + 40, 1.35, exerciseBand(c)),
      place(1290, TABLE_Y + 20, 1, wallClock(c)),
    ]),
  elders: () =>
    stillLife(
      {
        seed: 514,
        behind: wallWithWindow("#efe2c8", "courtyard", 930, "golden", "#d9b98a"),
        surface: cloth("#f7ecd4", "#963a22"),
        far: 690,
        shown: [180, 170, 1300, 813],
      },
      (c) => [place(560, TABLE_Y, 1.3, standingGauge(c)), place(1060, TABLE_Y + 30, 1.15, pillBox(c))],
    ),
  cooking: () =>
    stillLife(
      {
        seed: 515,
        behind: tiles("#d9e2cf", ["#b5622f", "#c9b04a", "#7a4520", "#d98f3a", "#8d4630"]),
        surface: stone("#b9b3a6"),
        far: 700,
      },
      (c) => [
        place(500, TABLE_Y + 10, 1.25, uruli(c)),
        place(1330, TABLE_Y - 70, 1.15, bottle(c, 280, "#d9a52c")),
        place(1010, TABLE_Y + 40, 1.1, vegetables(c)),
      ],
    ),
  saplings: () =>
    stillLife({ seed: 516, behind: veranda("golden", "white"), surface: stone("#c9b48f"), far: 700 }, (c) => [
      place(400, TABLE_Y + 10, 1.25, potPlant(c, 260, "round", "#a85a3a")),
      place(700, TABLE_Y + 40, 1, potPlant(c, 220, "sword", "#c07a4a")),
      place(1010, TABLE_Y, 1.1, sapling(c)),
      place(1270, TABLE_Y + 30, 0.72, wateringCan(c)),
    ]),
  "back-oil": () =>
    stillLife(
      {
        seed: 517,
        behind: curtain("#c9a45e"),
        surface: timber("#6b4026"),
        far: 720,
        sun: 420,
        shown: [230, 230, 1216, 760],
      },
      (c) => [
        place(1080, TABLE_Y + 30, 1.35, mortar(c)),
        place(700, TABLE_Y + 10, 1.3, bottle(c, 290, "#7a4520")),
        place(480, TABLE_Y + 40, 1.05, bottle(c, 220, "#a9662f")),
        place(1280, TABLE_Y + 80, 0.85, twig()),
      ],
    ),
  twins: () =>
    stillLife(
      { seed: 518, behind: curtain("#c9d3ea"), surface: cloth("#f4f1ea", "#8fb4d6"), far: 700, sun: 200 },
      (c) => [
        place(520, TABLE_Y + 20, 1.25, pullElephant(c, "#5f9ea8", "#e9837a")),
        place(1080, TABLE_Y + 30, 1.25, pullElephant(c, "#e0a85a", "#4f8fbf")),
      ],
    ),
  canteen: () =>
    stillLife({ seed: 520, behind: boards("#8d5a36"), surface: timber("#a9713f"), far: 520, lamp: [760, 640] }, (c) => [
      place(760, TABLE_Y + 30, 1.35, sadya(c)),
      place(1330, TABLE_Y - 130, 1.15, glass(c, "#e6c07a")),
      place(330, TABLE_Y - 160, 0.95, oilLamp(c)),
    ]),
  "skin-cream": () =>
    stillLife(
      {
        seed: 521,
        behind: tiles("#dbe6d6"),
        surface: stone("#eae2d2"),
        far: 680,
        sun: 120,
        shown: [260, 280, 1120, 700],
      },
      (c) => [
        place(1080, TABLE_Y - 40, 1.1, cloths(c, ["#f2d6cb", "#fffaf0", "#cfe6de"], 330)),
        place(640, TABLE_Y + 10, 1.4, creamJar(c)),
        place(420, TABLE_Y + 70, 0.9, twig()),
      ],
    ),
  "evening-scan": () =>
    stillLife(
      {
        seed: 519,
        behind: sill("hills", "dusk"),
        surface: timber("#5f4a3c"),
        far: 750,
        lamp: [900, 500],
        shown: [140, 130, 1360, 850],
      },
      (c) => [
        place(900, TABLE_Y + 20, 1.35, vesselScreen(c)),
        place(1350, TABLE_Y + 60, 0.95, foldedShawl(c, "#8d3f52")),
      ],
    ),
};
