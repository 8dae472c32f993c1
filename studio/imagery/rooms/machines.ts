import type { Canvas } from "../kit/canvas.ts";
import { CORAL, GOLD, HIBISCUS, STEEL, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, oval, repeat, shape, stroke } from "../kit/shapes.ts";
import { shadow, vitals } from "./equipment.ts";

/** A microscope facing left. */
export const microscope = () =>
  shape("M-40 0H44V-14H-40Z", STEEL[0]) +
  shape("M14 -14Q60 -40 44 -104L24 -98Q36 -52 2 -34H-34V-26H14Z", STEEL[4], { stroke: STEEL[2], width: 2 }) +
  shape("M-26 -96L-2 -150L20 -140L-4 -86Z", STEEL[1]) +
  shape("M-12 -152L-2 -172L16 -164L8 -144Z", STEEL[0]) +
  shape("M-28 -90L-36 -66L-24 -62L-14 -84Z", STEEL[0]) +
  box(-42, -44, 40, 7, STEEL[0]) +
  disc(42, -60, 9, TEAL[3]);

/** A rack of sample tubes 170 wide, its left foot at the origin. */
export const tubeRack = () =>
  box(0, -36, 170, 36, "#f2e3c8", { round: 4 }) +
  box(0, -46, 170, 10, WOOD[3], { round: 3 }) +
  repeat(
    8,
    (i) =>
      box(10 + i * 20, -82, 13, 60, "#eefaf8", { round: 6, stroke: "#9fc2c0", width: 1.4 }) +
      box(
        11.4 + i * 20,
        -58 + ((i * 5) % 12),
        10.4,
        34 - ((i * 5) % 12),
        [HIBISCUS, "#f2b544", "#8a1f35", "#6fb7a8"][i % 4] ?? HIBISCUS,
        { round: 5 },
      ) +
      box(8 + i * 20, -88, 17, 9, ["#7a4fa0", HIBISCUS, "#2f7fb8"][i % 3] ?? HIBISCUS, { round: 3 }),
  ) +
  box(0, -26, 170, 10, WOOD[2]);

export const analyser = (c: Canvas) =>
  box(0, -162, 330, 162, c.fade("#ffffff", "#d4e0e2"), { round: 16 }) +
  box(0, -52, 330, 52, TEAL[3]) +
  box(0, -12, 330, 12, TEAL[2]) +
  vitals(24, -138, 130, 72) +
  box(180, -136, 126, 72, "#bfe3e4", { round: 8 }) +
  repeat(
    7,
    (i) =>
      box(190 + i * 16, -116, 9, 40, "#fff", { round: 4 }) +
      box(190 + i * 16, -98, 9, 22, i % 2 ? GOLD : HIBISCUS, { round: 4 }),
  ) +
  disc(50, -30, 9, "#fff") +
  disc(80, -30, 9, GOLD);

export const centrifuge = (c: Canvas) =>
  shape("M-80 0V-72Q-80 -122 0 -122Q80 -122 80 -72V0Z", c.rounded("#ffffff", "#eef3f3", "#b9cdd2")) +
  oval(0, -100, 58, 14, STEEL[0]) +
  oval(0, -102, 48, 10, STEEL[1]) +
  box(-56, -44, 70, 26, "#0b2f36", { round: 4 }) +
  stroke("M-46 -31h10m6 0h10m6 0h10", "#5ef0b0", 4) +
  disc(46, -32, 12, CORAL);

/** A steel steriliser with a round door. */
export const autoclave = (c: Canvas) =>
  box(0, -330, 250, 330, c.rounded("#f4f8f8", "#cfdadc", "#8ea4aa"), { round: 12 }) +
  disc(
    125,
    -180,
    92,
    c.radial([
      [0, "#dfe8ea"],
      [0.8, "#a9bbc0"],
      [1, "#7d949b"],
    ]),
  ) +
  disc(125, -180, 66, "none", { stroke: STEEL[1], width: 8 }) +
  stroke("M125 -238V-122M67 -180H183", STEEL[1], 9) +
  disc(125, -180, 14, STEEL[0]) +
  box(24, -314, 120, 34, "#08262b", { round: 5 }) +
  stroke("M36 -297h20m8 0h14m8 0h28", "#5ef0b0", 4) +
  disc(176, -297, 9, GOLD) +
  disc(206, -297, 9, TEAL[3]) +
  box(0, -26, 250, 26, STEEL[1]);

export const generator = (c: Canvas) =>
  shadow(260, 16) +
  box(-250, -250, 500, 226, c.rounded("#f0c765", "#dda53c", "#a97522"), { round: 10 }) +
  repeat(9, (i) => box(-226 + i * 22, -210, 12, 130, "#8a5d18", { round: 5 })) +
  box(20, -224, 200, 110, "#33464f", { round: 8 }) +
  repeat(
    3,
    (i) =>
      disc(58 + i * 62, -184, 20, "#fffdf6", { stroke: "#b9c5c5", width: 3 }) +
      stroke(`M${58 + i * 62} -184l${8 - i * 6} -12`, HIBISCUS, 3),
  ) +
  repeat(5, (i) => disc(48 + i * 36, -138, 8, [TEAL[3], TEAL[3], GOLD, TEAL[3], CORAL][i] ?? GOLD)) +
  box(-250, -96, 500, 16, "#8a5d18", { opacity: 0.5 }) +
  box(-264, -26, 528, 26, STEEL[0], { round: 4 }) +
  stroke("M-190 -250V-330H-120V-420", STEEL[1], 18);

/** A wall of switchgear. */
export const switchgear = (c: Canvas, cabinets: number) =>
  repeat(
    cabinets,
    (i) =>
      box(i * 128, -430, 122, 430, c.rounded("#eef3f2", "#d3dedf", "#a5b7bb"), { round: 4 }) +
      box(i * 128 + 18, -404, 86, 54, "#0b2f36", { round: 4 }) +
      stroke(`M${i * 128 + 28} ${-372}h14l6 -14 8 22 6 -10h30`, "#5ef0b0", 3) +
      repeat(3, (k) => disc(i * 128 + 32 + k * 29, -322, 9, [TEAL[3], GOLD, i % 2 ? CORAL : TEAL[3]][k] ?? GOLD)) +
      box(i * 128 + 50, -250, 22, 66, STEEL[1], { round: 6 }) +
      repeat(5, (k) => box(i * 128 + 22, -130 + k * 20, 78, 8, "#9db0b5", { round: 4 })),
  );
