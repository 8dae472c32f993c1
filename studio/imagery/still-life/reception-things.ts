import type { Canvas } from "../kit/canvas.ts";
import { DIAGONAL } from "../kit/canvas.ts";
import { darker, GOLD, lighter, ROOF, STEEL, TEAL, WOOD } from "../kit/palette.ts";
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
