import type { Canvas } from "../kit/canvas.ts";
import { DIAGONAL } from "../kit/canvas.ts";
import { darker, GOLD, HIBISCUS, lighter, ROOF, STEEL, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, group, oval, repeat, shape, stroke } from "../kit/shapes.ts";
import { standing } from "./table.ts";

const CHOSEN_DAY = 17;

/** A month on a stand, 400 wide and 330 high, with one day ringed. */
export const deskCalendar = (c: Canvas) =>
  standing(c, 400, 22) +
  shape("M-196 0L-168 -318H168L196 0Z", c.fade(WOOD[3], WOOD[1])) +
  shape(
    "M-180 -22L-156 -318H156L180 -22Z",
    c.linear(
      [
        [0, "#fffdf6"],
        [1, "#efe6d2"],
      ],
      DIAGONAL,
    ),
  ) +
  shape("M-161 -252L-156 -318H156L161 -252Z", c.fade(TEAL[2], TEAL[1])) +
  stroke("M-161 -250H161", GOLD, 4) +
  stroke("M-162 -242H162", GOLD, 2) +
  box(-70, -292, 140, 14, "#ffffff", { round: 7, opacity: 0.85 }) +
  repeat(28, (i) => {
    const row = Math.floor(i / 7);
    const x = ((i % 7) - 3) * (42 + row * 1.2);
    const y = -210 + row * 46;
    return i === CHOSEN_DAY
      ? disc(x, y, 21, ROOF[2]) + box(x - 8, y - 5, 16, 10, "#ffffff", { round: 4 })
      : box(x - 8, y - 5, 16, 10, i % 7 === 0 ? "#d98a72" : "#9fb4b4", { round: 4 });
  }) +
  repeat(8, (i) => {
    const x = -126 + i * 36;
    return box(x - 4, -336, 8, 34, c.rounded("#ffffff", STEEL[3], STEEL[1]), { round: 4 });
  });

/** A desk telephone with its receiver on, 340 wide and 190 high. */
export const telephone = (c: Canvas, colour: string = TEAL[1]) =>
  standing(c, 330, 20) +
  stroke("M150 -30C190 -30 180 -76 216 -84T290 -96", darker(colour, 0.35), 8) +
  shape(
    "M-168 0Q-176 -12 -168 -28L-118 -128Q-108 -142 -90 -142H90Q108 -142 118 -128L168 -28Q176 -12 168 0Z",
    c.fade(lighter(colour, 0.16), darker(colour, 0.3)),
  ) +
  shape("M-78 -18L-56 -116H62L84 -18Z", c.fade("#fffdf6", "#d9d2c0")) +
  repeat(12, (i) => {
    const row = Math.floor(i / 3);
    const x = ((i % 3) - 1) * (34 + row * 3) + 2;
    return box(x - 11, -108 + row * 24, 22, 15, i === 10 ? ROOF[2] : "#5f7f80", { round: 5 });
  }) +
  group(
    shape(
      "M-184 -136Q-190 -194 -120 -192Q0 -216 120 -192Q190 -194 184 -136Q180 -124 150 -124Q116 -124 112 -148Q0 -166 -112 -148Q-116 -124 -150 -124Q-180 -124 -184 -136Z",
      c.fade(lighter(colour, 0.32), darker(colour, 0.12)),
    ) + stroke("M-162 -172Q-130 -182 -104 -180Q0 -198 104 -180", lighter(colour, 0.55), 6, { opacity: 0.7 }),
    { transform: "translate(0 -4)" },
  ) +
  oval(-128, -66, 7, 7, "#7fd0c3");

/** How many waves of the pen each line of the letter has. */
const PEN_LINES = [10, 8, 9, 6] as const;

/** A letter that stands in its opened envelope, 380 wide and 390 high. */
export const letter = (c: Canvas) =>
  standing(c, 380, 20) +
  shape("M-190 -230L0 -330L190 -230Z", c.fade("#e6cfa4", "#d3b583")) +
  box(-160, -390, 320, 320, c.fade("#fffdf6", "#f1e7d2"), { round: 4 }) +
  shape(
    "M0 -296C-44 -326 -34 -366 -8 -362Q0 -360 0 -350Q0 -360 8 -362C34 -366 44 -326 0 -296Z",
    c.fade(lighter(HIBISCUS, 0.15), HIBISCUS),
  ) +
  PEN_LINES.map((waves, i) =>
    stroke(`M-122 ${-270 + i * 30}q6 -9 12 0t12 0${"t12 0".repeat(waves * 2 - 2)}`, "#4c6f86", 4, { opacity: 0.75 }),
  ).join("") +
  shape("M-190 -230L0 -96L190 -230V-10Q190 0 180 0H-180Q-190 0 -190 -10Z", c.fade("#f6e3bd", "#dcbf8c")) +
  stroke("M-186 -6L-40 -126M186 -6L40 -126", darker("#dcbf8c", 0.18), 3, { opacity: 0.6 }) +
  stroke("M-190 -230L0 -96L190 -230", "#fff3d6", 4) +
  stroke("M-176 -12H176", GOLD, 3, { opacity: 0.7 });

/** Marigolds lying together, 330 wide. */
export const marigolds = (c: Canvas) =>
  oval(10, 6, 190, 18, "#1d1a14", { opacity: 0.26, filter: c.blur(7) }) +
  (
    [
      [-112, -40, 54, "#e07b22"],
      [104, -38, 52, "#eaa32e"],
      [-4, -52, 66, "#e9912a"],
    ] as const
  )
    .map(
      ([x, y, r, colour]) =>
        repeat(14, (i) => {
          const turn = (i * Math.PI) / 7;
          return disc(x + Math.cos(turn) * r * 0.72, y + Math.sin(turn) * r * 0.56, r * 0.3, darker(colour, 0.12));
        }) +
        repeat(11, (i) => {
          const turn = (i * Math.PI * 2) / 11 + 0.3;
          return disc(x + Math.cos(turn) * r * 0.45, y - 4 + Math.sin(turn) * r * 0.34, r * 0.26, colour);
        }) +
        repeat(6, (i) => {
          const turn = (i * Math.PI) / 3;
          return disc(
            x + Math.cos(turn) * r * 0.18,
            y - 8 + Math.sin(turn) * r * 0.14,
            r * 0.19,
            lighter(colour, 0.25),
          );
        }),
    )
    .join("");
