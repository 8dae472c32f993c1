import type { Canvas } from "../kit/canvas.ts";
import { DIAGONAL } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { darker, GOLD, lighter, STEEL, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, group, oval, place, plus, polygon, repeat, shape, stroke } from "../kit/shapes.ts";
import { standing } from "./table.ts";
import { glass } from "./things.ts";

const SHADE = "#3a2a1c";
/** How far a thing's shadow falls on the wall behind it, in the low sun of the morning. */
const FALL = "translate(26 18)";

/** Both halves of a ribbon, from the peg to the clip. */
const RIBBON = [
  "M0 -14C-22 -12 -26 14 -25 50C-24 92 -14 116 -3 142",
  "M0 -14C22 -12 26 14 25 50C24 92 14 116 3 142",
] as const;

/** A card hanging from the origin on a ribbon with the gold line of a kasavu saree, 390 high. */
export const identityCard = (c: Canvas) =>
  group(stroke(RIBBON.join(""), SHADE, 20) + box(-90, 170, 180, 236, SHADE, { round: 18 }), {
    opacity: 0.26,
    filter: c.blur(7),
    transform: FALL,
  }) +
  RIBBON.map((d, i) => stroke(d, i === 0 ? TEAL[0] : TEAL[1], 20, { cap: "butt" })).join("") +
  stroke(RIBBON.join(""), GOLD, 3) +
  shape("M-17 126H17L12 158H-12Z", c.fade(STEEL[4], STEEL[2])) +
  box(-7, 152, 14, 30, c.rounded("#ffffff", STEEL[3], STEEL[1]), { round: 6 }) +
  place(0, 170, 0.93, card(c), { rotate: -2 });

const card = (c: Canvas) =>
  box(
    -94,
    0,
    188,
    262,
    c.linear(
      [
        [0, "#ffffff"],
        [1, "#e9e6da"],
      ],
      DIAGONAL,
    ),
    { round: 16 },
  ) +
  shape("M-94 16Q-94 0 -78 0H78Q94 0 94 16V84H-94Z", c.fade(TEAL[2], TEAL[1])) +
  box(-94, 84, 188, 4, GOLD) +
  box(-94, 91, 188, 2.5, GOLD) +
  box(-24, 10, 48, 13, "#0b2a2e", { round: 6.5, opacity: 0.55 }) +
  plus(0, 54, 21, "#ffffff") +
  lettering("STAFF", 0, 148, 34, TEAL[1]) +
  box(-62, 168, 124, 9, "#b9c5c5", { round: 4 }) +
  box(-42, 186, 84, 9, "#cfd8d6", { round: 4 }) +
  repeat(22, (i) => box(-62 + i * 5.8, 214, i % 3 === 0 ? 3.8 : i % 4 === 1 ? 1.4 : 2.4, 28, "#20343a")) +
  shape("M-94 16Q-94 0 -78 0H-10L-94 150Z", "#ffffff", { opacity: 0.14 });

const EAR_TUBES = "M-38 150C-44 200 -72 214 -76 262Q-77 280 -66 288M-38 150C-34 200 -12 216 -14 262Q-15 280 -26 288";
const TUBE = "M-38 152C-42 96 -34 10 0 -6C40 -18 44 60 46 120C48 190 64 200 62 262";

/** A stethoscope hung over a peg at the origin, 370 high. */
export const hangingStethoscope = (c: Canvas, colour = "#8c2f3f") =>
  group(stroke(TUBE, SHADE, 17) + stroke(EAR_TUBES, SHADE, 9) + disc(62, 300, 40, SHADE), {
    opacity: 0.26,
    filter: c.blur(7),
    transform: FALL,
  }) +
  stroke(EAR_TUBES, STEEL[1], 9) +
  stroke(EAR_TUBES, "#ffffff", 3, { opacity: 0.75, transform: "translate(-1.5 0)" }) +
  oval(-60, 291, 11, 8, "#23343b", { transform: "rotate(24 -60 291)" }) +
  oval(-32, 291, 11, 8, "#23343b", { transform: "rotate(-24 -32 291)" }) +
  stroke(TUBE, darker(colour, 0.2), 17) +
  stroke(TUBE, colour, 13) +
  stroke(TUBE, lighter(colour, 0.5), 3.4, { opacity: 0.7, transform: "translate(-3 -2)" }) +
  box(-48, 142, 20, 26, c.rounded(lighter(colour, 0.2), colour, darker(colour, 0.3)), { round: 7 }) +
  box(54, 250, 16, 26, c.rounded("#ffffff", STEEL[3], STEEL[1]), { round: 5 }) +
  disc(62, 302, 40, c.fade(STEEL[2], STEEL[1])) +
  disc(62, 300, 37, c.rounded("#ffffff", STEEL[3], STEEL[2])) +
  disc(
    62,
    300,
    27,
    c.linear(
      [
        [0, "#ffffff"],
        [1, "#a9bfc6"],
      ],
      DIAGONAL,
    ),
    { stroke: STEEL[2], width: 2 },
  );

const SHIFTS = [GOLD, "#f3c9a0", TEAL[3], "#5f7fb0", "#e7ded0"] as const;
/** Which of the shifts each of five people has, from Monday to Sunday. */
const WEEK = ["0022433", "2200114", "3341002", "1133420", "4002213"] as const;

/** A week's plan of shifts on the wall, 300 by 344, its upper left corner at the origin. */
export const shiftPlan = (c: Canvas) =>
  box(14, 14, 306, 350, SHADE, { opacity: 0.26, filter: c.blur(8), round: 8 }) +
  box(-12, -12, 324, 368, c.rounded(WOOD[3], WOOD[2], WOOD[1]), { round: 8 }) +
  box(0, 0, 300, 344, c.fade("#fffdf6", "#f1ead9"), { round: 3 }) +
  box(0, 0, 300, 60, TEAL[1]) +
  box(0, 60, 300, 4, GOLD) +
  box(0, 67, 300, 2.5, GOLD) +
  lettering("SHIFTS", 150, 42, 24, "#ffffff") +
  [..."MTWTFSS"].map((day, i) => lettering(day, 86 + i * 31, 98, 14, TEAL[1])).join("") +
  WEEK.map((row, r) => {
    const y = 112 + r * 44;
    return (
      box(16, y + 12, r % 2 ? 34 : 42, 9, "#a9b8b8", { round: 4 }) +
      [...row].map((shift, i) => box(73 + i * 31, y, 26, 34, SHIFTS[Number(shift)] ?? GOLD, { round: 5 })).join("") +
      stroke(`M14 ${y + 39}H288`, "#d8cfba", 1.5)
    );
  }).join("") +
  disc(20, 16, 6, "#e97f60") +
  disc(280, 16, 6, "#e97f60");

/** Tea with milk in the ribbed glass of a tea shop, steaming. */
export const tea = (c: Canvas) =>
  oval(0, 2, 104, 20, SHADE, { opacity: 0.22, filter: c.blur(5) }) +
  oval(0, -4, 96, 18, c.rounded("#f2e2b8", "#d9ab5a", "#a97c33")) +
  oval(0, -9, 82, 13, "#c9963c") +
  place(
    0,
    -10,
    1,
    glass(c, "#c4824a") +
      repeat(7, (i) => stroke(`M${-45 + i * 15} -112L${-38 + i * 12.6} -22`, "#ffffff", 3, { opacity: 0.22 })) +
      oval(0, -165, 57, 10, "#f0d7b4") +
      oval(-14, -167, 26, 5, "#fff3dc"),
  ) +
  group(stroke("M-20 -240C-44 -280 2 -300 -18 -350M18 -236C-2 -272 40 -296 22 -330", "#ffffff", 10), {
    opacity: 0.5,
    filter: c.blur(6),
  });

/** An open notebook with a pen across it, 360 wide, lying. */
export const notebook = (c: Canvas) =>
  polygon(
    [
      [-176, 14],
      [-140, -56],
      [172, -56],
      [208, 14],
    ],
    SHADE,
    { opacity: 0.3, filter: c.blur(7) },
  ) +
  polygon(
    [
      [-188, 8],
      [-150, -66],
      [150, -66],
      [188, 8],
    ],
    TEAL[1],
  ) +
  shape("M-178 2L-143 -66Q-70 -82 0 -66V4Q-90 -16 -178 2Z", c.rounded("#fffdf6", "#fbf3df", "#dccfae")) +
  shape("M178 2L143 -66Q70 -82 0 -66V4Q90 -16 178 2Z", c.rounded("#e6dabd", "#fffaf0", "#fffdf6")) +
  repeat(4, (i) => stroke(`M${-136 - i * 8} ${-54 + i * 13}Q-80 ${-66 + i * 13} -20 ${-54 + i * 14}`, "#9fb4b4", 2.6)) +
  repeat(3, (i) => stroke(`M20 ${-54 + i * 14}Q80 ${-66 + i * 13} ${120 - i * 10} ${-56 + i * 13}`, "#9fb4b4", 2.6)) +
  stroke("M46 -2L158 -50", SHADE, 9, { opacity: 0.25, transform: "translate(6 7)" }) +
  stroke("M46 -4L152 -50", TEAL[2], 10) +
  stroke("M54 -9L146 -49", lighter(TEAL[3], 0.3), 3) +
  stroke("M46 -4L34 1", GOLD, 6);

/** Clean scrubs folded on one another, 400 wide; the uppermost shows its neck and its pocket. */
export const foldedScrubs = (c: Canvas) =>
  standing(c, 390, 22) + fold(c, 0, 392, "#7fb5c9") + fold(c, 1, 384, "#f4eee0") + fold(c, 2, 388, TEAL[3]) + top(c);

function fold(c: Canvas, level: number, w: number, colour: string): string {
  const y = -level * 54;
  const left = -w / 2;
  return (
    box(left, y - 56, w, 56, c.fade(lighter(colour, 0.3), darker(colour, 0.12)), { round: 24 }) +
    stroke(
      `M${left + 22} ${y - 37}H${left + w - 18}M${left + 20} ${y - 18}H${left + w - 22}`,
      darker(colour, 0.28),
      2.6,
      {
        opacity: 0.55,
      },
    ) +
    shape(
      `M${left + w - 30} ${y - 52}Q${left + w - 4} ${y - 46} ${left + w - 4} ${y - 28}T${left + w - 30} ${y - 4}Q${left + w - 12} ${y - 28} ${left + w - 30} ${y - 52}Z`,
      darker(colour, 0.18),
      { opacity: 0.5 },
    )
  );
}

const top = (c: Canvas) =>
  shape(
    "M-186 -140Q-180 -158 -150 -212Q-144 -222 -128 -222H128Q144 -222 150 -212Q180 -158 186 -140Q170 -128 0 -128T-186 -140Z",
    c.fade(darker(TEAL[3], 0.06), lighter(TEAL[3], 0.22)),
  ) +
  shape("M-62 -222L0 -152L62 -222Z", darker(TEAL[3], 0.42)) +
  stroke("M-66 -220L0 -150L66 -220", lighter(TEAL[3], 0.42), 11) +
  stroke("M-66 -220L0 -150L66 -220", darker(TEAL[3], 0.2), 2) +
  polygon(
    [
      [70, -186],
      [128, -186],
      [142, -148],
      [74, -148],
    ],
    lighter(TEAL[3], 0.1),
    { stroke: darker(TEAL[3], 0.25), width: 2.6 },
  ) +
  stroke("M70 -180L130 -180", darker(TEAL[3], 0.25), 2.6, { opacity: 0.7 });
