import type { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { darker, GOLD, lighter, STEEL, TEAL } from "../kit/palette.ts";
import { box, disc, group, oval, place, polygon, repeat, shape, stroke } from "../kit/shapes.ts";
import { curtain, sill } from "../still-life/backdrops.ts";
import { cloth, timber } from "../still-life/surfaces.ts";
import { standing, stillLife, TABLE_Y, turned } from "../still-life/table.ts";
import { fallen, lyingHand } from "./parts.ts";

/** The first picture of a child: on the screen, and printed in the mother's hand. */
export const firstPicture = () =>
  stillLife(
    {
      seed: 841,
      behind: curtain("#cfc3e3"),
      surface: cloth("#f3edf7", "#8f7fc0"),
      far: 720,
      shown: [190, 150, 1290, 806],
    },
    (c) => [
      place(650, TABLE_Y - 10, 1.3, scanScreen(c)),
      disc(650, 480, 420, c.glow("#cfe6f2", 0.22)),
      place(1080, TABLE_Y + 20, 1.05, print(c)),
      place(1390, TABLE_Y + 26, 0.9, lyingHand(c, 2, "#c9788a")),
    ],
  );

const FAN = "M0 -440C60 -440 90 -430 110 -420L236 -150Q0 -40 -236 -150L-110 -420C-90 -430 -60 -440 0 -440Z";
const CHILD =
  "M-152 -190C-154 -250 -112 -280 -68 -274C-44 -270 -32 -256 -30 -242L-12 -236C-8 -230 -14 -224 -22 -224L-12 -217L-20 -210L-12 -203C-14 -192 -26 -188 -42 -184C-6 -194 66 -208 104 -178C128 -152 98 -110 50 -110C-10 -110 -60 -124 -88 -146C-132 -140 -152 -160 -152 -190Z";
const ARM = "M-6 -160Q34 -176 36 -206Q30 -222 14 -226";

const scanScreen = (c: Canvas) =>
  standing(c, 420, 20) +
  box(-24, -70, 48, 60, STEEL[2]) +
  box(-140, -20, 280, 22, turned(c, STEEL[3]), { round: 10 }) +
  box(-310, -480, 620, 420, c.fade("#4a565c", "#22303a"), { round: 22 }) +
  box(-286, -458, 572, 374, "#0a161d", { round: 6 }) +
  group(
    shape(
      FAN,
      c.radial([
        [0, "#5f7f8c"],
        [0.7, "#33505c"],
        [1, "#1a303a"],
      ]),
    ) +
      repeat(60, () =>
        oval(c.between(-170, 170), c.between(-400, -130), c.between(4, 16), c.between(2, 5), "#bcd3da", {
          opacity: 0.16,
        }),
      ) +
      oval(0, -190, 176, 104, "#0d1c24") +
      group(
        shape(
          CHILD,
          c.linear([
            [0, "#eef6f4"],
            [1, "#8fb0b8"],
          ]),
          { filter: c.blur(1.6) },
        ) +
          stroke(ARM, "#6f929c", 23, { opacity: 0.8 }) +
          stroke(ARM, "#dbe9e8", 15) +
          stroke("M-66 -232q10 6 18 0", "#5f7f8c", 5),
        { transform: "rotate(-16 -20 -190)" },
      ),
    { transform: "translate(0 -10) scale(.92)" },
  ) +
  lettering("20 W", -236, -416, 20, "#f3d08a") +
  repeat(9, (i) => box(270, -430 + i * 38, i % 3 ? 8 : 14, 3, "#bcd3da"));

const print = (c: Canvas) =>
  fallen(c, "M-190 -10L-160 -120H150L190 -10Z", 8, 14) +
  polygon(
    [
      [-200, 0],
      [-164, -126],
      [156, -126],
      [196, 0],
    ],
    "#fffdf6",
  ) +
  polygon(
    [
      [-172, -14],
      [-144, -112],
      [136, -112],
      [168, -14],
    ],
    "#14242c",
  ) +
  place(
    -4,
    -4,
    1,
    group(
      shape(FAN, "#4a6a78") +
        oval(0, -190, 176, 104, "#0d1c24") +
        shape(CHILD, "#dfeaea", { transform: "rotate(-16 -20 -190)" }),
      { transform: "scale(.42 .22)" },
    ),
  );

/** The night shift: a torch and a flask beside the charts, the moon over the palms. */
export const nightShift = () =>
  stillLife(
    {
      seed: 842,
      behind: sill("night", "night", "#3f5460"),
      surface: timber("#6b5444"),
      far: 650,
      lamp: [700, 520],
      shown: [190, 70, 1290, 806],
    },
    (c) => [
      place(430, TABLE_Y - 50, 1.05, flask(c)),
      place(930, TABLE_Y - 60, 1.1, nightChart(c)),
      shape(
        "M600 740L1020 664L1130 790L600 792Z",
        c.linear(
          [
            [0, "#fff1c2", 0.6],
            [1, "#fff1c2", 0],
          ],
          [0, 0, 1, 0],
        ),
        { filter: c.blur(6) },
      ),
      place(570, TABLE_Y - 66, 0.9, torch(c)),
      place(1350, TABLE_Y - 66, 0.92, lyingHand(c, 0, "#7fbfae")),
    ],
  );

const flask = (c: Canvas) =>
  standing(c, 160, 14) +
  box(-72, -330, 144, 330, turned(c, "#2f6f8a"), { round: 22 }) +
  box(-72, -230, 144, 26, GOLD, { opacity: 0.9 }) +
  box(-72, -196, 144, 8, GOLD, { opacity: 0.9 }) +
  box(-56, -420, 112, 104, turned(c, "#e4edee"), { round: 18 }) +
  stroke("M72 -290C140 -280 140 -120 72 -110", "#1f4f66", 18);

const torch = (c: Canvas) =>
  fallen(c, "M-190 -20H60V10H-190Z", 8, 16) +
  box(-200, -62, 190, 54, c.fade(lighter("#35464d", 0.4), darker("#35464d", 0.3)), { round: 14 }) +
  shape("M-20 -66L50 -92V22L-20 -4Z", c.fade("#8ea4aa", "#35464d")) +
  oval(50, -35, 18, 57, "#fff6d0") +
  disc(60, -35, 110, c.glow("#fff1c2", 0.6)) +
  box(-120, -72, 46, 14, "#b01f2e", { round: 6 });

const nightChart = (c: Canvas) =>
  fallen(c, "M-230 10L-190 -130H200L240 10Z") +
  polygon(
    [
      [-240, 16],
      [-196, -140],
      [196, -140],
      [240, 16],
    ],
    "#8d5a36",
  ) +
  polygon(
    [
      [-222, 4],
      [-182, -130],
      [182, -130],
      [222, 4],
    ],
    c.fade("#fff6dc", "#efe0bd"),
  ) +
  repeat(5, (i) => stroke(`M${-176 - i * 8} ${-108 + i * 24}H${176 + i * 8}`, "#cdb98d", 3)) +
  stroke("M-170 -60L-110 -84L-50 -56L10 -90L70 -70L130 -96", "#c9503f", 6) +
  stroke("M-176 -20L-116 -36L-56 -18L4 -40L64 -30L124 -50", TEAL[1], 6) +
  box(-60, -156, 120, 30, turned(c, STEEL[3]), { round: 8 });
