import type { Canvas } from "../kit/canvas.ts";
import { CORAL, darker, GOLD, HIBISCUS, lighter, STEEL, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, oval, repeat, shape, stroke } from "../kit/shapes.ts";
import { shadow, vitals } from "./equipment.ts";

/** A round stool on wheels. */
export const stool = (c: Canvas, colour: string = TEAL[3]) =>
  shadow(46) +
  stroke("M-40 -8L0 -26L40 -8M0 -26V-4", STEEL[1], 6) +
  [-40, 0, 40].map((x) => disc(x, -5, 6, STEEL[0])).join("") +
  box(-5, -96, 10, 74, STEEL[2]) +
  box(-46, -114, 92, 22, c.rounded(lighter(colour, 0.3), colour, darker(colour, 0.2)), { round: 11 });

/** A wash basin on the wall with soap and a mirror, its basin's rim at the origin. */
export const washBasin = (c: Canvas) =>
  box(
    -70,
    -250,
    140,
    160,
    c.linear(
      [
        [0, "#eef8f8"],
        [1, "#bcd9dc"],
      ],
      [0, 0, 1, 1],
    ),
    {
      round: 8,
      stroke: STEEL[3],
      width: 5,
    },
  ) +
  shape("M-40 -110L20 -240H46L-14 -110Z", "#ffffff", { opacity: 0.4 }) +
  box(84, -190, 34, 64, "#fffdf6", { round: 6, stroke: STEEL[3], width: 2 }) +
  box(92, -126, 18, 10, TEAL[3], { round: 3 }) +
  stroke("M0 -10V-52Q0 -66 -22 -66H-28V-54", STEEL[2], 8) +
  shape("M-92 0H92Q84 62 30 64H-30Q-84 62 -92 0Z", c.fade("#ffffff", "#cfdcde")) +
  box(-98, -8, 196, 14, "#ffffff", { round: 7 }) +
  box(-16, 62, 32, 70, c.rounded("#f4f8f8", "#dfe8ea", "#a9bbc0"), { round: 6 });

/** A glass-fronted refrigerator for medicines, 170 by 470, its left foot at the origin. */
export const medicineFridge = (c: Canvas) =>
  box(-6, -6, 182, 12, "#0b2a2e", { opacity: 0.22, round: 6 }) +
  box(0, -470, 170, 470, c.rounded("#ffffff", "#eaf0f0", "#b3c6ca"), { round: 10 }) +
  box(16, -400, 138, 330, c.fade("#e2f5f7", "#a9d3dc"), { round: 6 }) +
  repeat(
    4,
    (row) =>
      repeat(
        5,
        (i) =>
          box(
            24 + i * 25,
            -376 + row * 82,
            19,
            44,
            ["#fffdf6", "#7fd0c3", "#f2c66d", "#e97f60"][(row + i) % 4] ?? GOLD,
            {
              round: 4,
            },
          ) + box(27 + i * 25, -384 + row * 82, 13, 10, STEEL[1], { round: 2 }),
      ) + box(16, -332 + row * 82, 138, 5, "#ffffff"),
  ) +
  shape("M30 -74L120 -396H142L66 -74Z", "#ffffff", { opacity: 0.22 }) +
  box(40, -450, 90, 30, "#0b2f36", { round: 5 }) +
  stroke("M52 -435h18m8 0h10m8 0h20", "#5ac8f0", 4) +
  box(148, -300, 9, 110, STEEL[1], { round: 4 });

/** Infusion pumps one above the other on a pole. */
export const infusionPumps = (c: Canvas) =>
  shadow(44) +
  stroke("M0 -6V-330M-30 -330H30", STEEL[2], 7) +
  stroke("M-34 -4H34", STEEL[1], 8) +
  disc(-34, -3, 6, STEEL[0]) +
  disc(34, -3, 6, STEEL[0]) +
  shape("M-36 -324q10 -8 20 0v52q-10 12 -20 0Z", "#e6f4f2", { stroke: "#a9c6c4", width: 2 }) +
  box(-35, -296, 18, 26, "#9ad6e0", { round: 4, opacity: 0.8 }) +
  stroke("M-26 -262C-26 -240 -6 -250 -6 -236", "#bcd4d2", 2.4) +
  repeat(
    3,
    (i) =>
      box(-44, -236 + i * 52, 88, 44, c.rounded("#ffffff", "#eef3f3", "#c2d0d3"), { round: 7 }) +
      box(-36, -228 + i * 52, 48, 20, "#08262b", { round: 3 }) +
      stroke(`M-30 ${-218 + i * 52}h12m4 0h16`, ["#5ef0b0", "#5ac8f0", "#f2c14e"][i] ?? "#fff", 4) +
      disc(26, -218 + i * 52, 6, i === 1 ? GOLD : TEAL[3]),
  );

/** A monitor on an arm from the wall, its middle at the origin. */
export const wallMonitor = (c: Canvas, w = 210) =>
  stroke(`M0 ${w * 0.42}V${w * 0.62}H60`, STEEL[2], 12) +
  box(-w / 2, -w * 0.34, w, w * 0.7, c.rounded("#3a4f57", "#24373d", "#16262b"), { round: 12 }) +
  vitals(-w / 2 + 10, -w * 0.34 + 10, w - 20, w * 0.7 - 26);

/** Scales that rock and weigh a bag of blood, on a trolley; its middle at the origin. */
export const donationTrolley = (c: Canvas) =>
  shadow(92) +
  stroke("M-74 -168V-14M74 -168V-14", STEEL[2], 7) +
  box(-84, -60, 168, 10, c.fade(STEEL[4], STEEL[2]), { round: 3 }) +
  box(-84, -172, 168, 12, c.fade(STEEL[4], STEEL[2]), { round: 3 }) +
  disc(-70, -8, 9, STEEL[0]) +
  disc(70, -8, 9, STEEL[0]) +
  box(-66, -222, 100, 50, c.rounded("#ffffff", "#eef3f3", "#b9cdd2"), { round: 8 }) +
  box(-58, -206, 46, 22, "#0b2f36", { round: 4 }) +
  stroke("M-50 -195h10m5 0h16", "#5ef0b0", 4) +
  shape("M-78 -222H46L38 -236H-70Z", STEEL[3]) +
  shape("M-60 -236Q-16 -262 28 -236Z", "#f7efe6", { stroke: "#d8c4b4", width: 2 }) +
  box(-32, -250, 30, 12, HIBISCUS, { round: 3 }) +
  box(48, -206, 20, 34, "#fffdf6", { round: 4 }) +
  box(50, -198, 16, 12, TEAL[3]) +
  box(-62, -86, 60, 26, "#fffdf6", { round: 4 }) +
  box(8, -92, 52, 32, CORAL, { round: 4 });

/** A beam balance that a person stands on, with the rod that measures height. */
export const personScales = (c: Canvas) =>
  shadow(80) +
  box(-64, -20, 128, 20, c.fade(STEEL[1], STEEL[0]), { round: 7 }) +
  box(-52, -26, 104, 8, "#23343b", { round: 4 }) +
  box(34, -360, 14, 344, c.rounded(STEEL[4], STEEL[3], STEEL[2])) +
  box(-44, -376, 156, 26, c.fade("#ffffff", "#c2d0d3"), { round: 6 }) +
  repeat(12, (i) => box(-34 + i * 11.6, -370, 2, i % 3 ? 7 : 12, STEEL[1])) +
  box(30, -384, 18, 40, TEAL[2], { round: 4 }) +
  box(38, -480, 6, 110, STEEL[3]) +
  stroke("M40 -476H-30", STEEL[2], 6);

/** A blood pressure gauge with its cuff and bulb, lying on a surface. */
export const pressureGauge = (c: Canvas) =>
  oval(0, 0, 110, 10, "#0b2a2e", { opacity: 0.2 }) +
  shape("M-120 -6Q-126 -44 -84 -46H-10Q10 -44 6 -6Z", c.fade("#3c6f8e", "#23506b")) +
  box(-96, -40, 20, 34, "#8fb6cc") +
  stroke("M6 -18C50 -30 40 -64 70 -70", "#23343b", 7) +
  disc(86, -86, 36, c.rounded("#f4f8f8", "#cfdadc", "#8ea4aa")) +
  disc(86, -86, 28, "#fffdf6") +
  stroke("M86 -86L72 -102", HIBISCUS, 4) +
  repeat(7, (i) => disc(86 + Math.cos(2.6 + i * 0.64) * 22, -86 + Math.sin(2.6 + i * 0.64) * 22, 2, STEEL[0]));

/** A low cabinet of drawers, its left foot at the origin. */
export const drawers = (c: Canvas, w: number, rows: number, colour = "#f1ead9") =>
  box(-4, -4, w + 8, 10, "#0b2a2e", { opacity: 0.22, round: 5 }) +
  box(0, -rows * 58 - 14, w, rows * 58 + 14, c.rounded(lighter(colour, 0.4), colour, darker(colour, 0.16))) +
  repeat(
    rows,
    (i) =>
      box(10, -rows * 58 + i * 58 - 2, w - 20, 50, "none", { stroke: darker(colour, 0.18), width: 2.5, round: 5 }) +
      box(w / 2 - 24, -rows * 58 + i * 58 + 16, 48, 8, STEEL[2], { round: 4 }),
  ) +
  box(-8, -rows * 58 - 26, w + 16, 14, c.fade(lighter(WOOD[4], 0.3), WOOD[4]), { round: 4 });

/** A giraffe on the wall to measure children by, its feet at the origin. */
export const giraffe = () =>
  shape(
    "M-60 0V-120Q-62 -160 -20 -166L-2 -360Q0 -384 22 -390L62 -384Q74 -380 70 -366L40 -352L34 -166Q62 -160 62 -120V0H36V-92H-34V0Z",
    "#f0c46a",
  ) +
  (
    [
      [-30, -140],
      [8, -120],
      [40, -138],
      [12, -200],
      [22, -250],
      [14, -300],
      [-44, -60],
      [50, -56],
    ] as const
  )
    .map(([x, y]) => oval(x, y, 11, 14, "#b9783a"))
    .join("") +
  stroke("M16 -392V-412M32 -390V-410", "#b9783a", 6) +
  disc(36, -372, 4.5, "#3a2418") +
  repeat(10, (i) => box(84, -360 + i * 36, i % 2 ? 16 : 28, 4, "#8a6f4a", { round: 2 }));
