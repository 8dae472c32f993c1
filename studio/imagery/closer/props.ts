import type { Canvas } from "../kit/canvas.ts";
import { DIAGONAL } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { darker, GOLD, lighter, STEEL, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, group, oval, place, polygon, repeat, shape, stroke } from "../kit/shapes.ts";
import { globe, standing, turned } from "../still-life/table.ts";
import { fallen } from "./parts.ts";

/** Canvas shoes for the morning's walk, 360 wide. */
export const walkingShoes = (c: Canvas) =>
  [
    [60, -46],
    [-30, 10],
  ]
    .map(([x, y]) =>
      place(
        x ?? 0,
        y ?? 0,
        1,
        fallen(c, "M-180 0H170V-60H-180Z", 10, 10, 0.3) +
          shape(
            "M-170 -30C-170 -70 -110 -96 -60 -130C-20 -160 30 -170 60 -190C90 -170 150 -170 166 -186C182 -120 180 -60 176 -30Z",
            c.linear(
              [
                [0, lighter("#2f8f8a", 0.4)],
                [0.6, "#2f8f8a"],
                [1, "#14494d"],
              ],
              DIAGONAL,
            ),
          ) +
          box(-180, -38, 366, 40, c.fade("#fffdf6", "#d9cfba"), { round: 18 }) +
          stroke("M-176 -18H180", "#c9503f", 5) +
          shape("M60 -190C90 -170 150 -170 166 -186C168 -160 90 -150 60 -170Z", "#0c3338") +
          repeat(4, (i) => stroke(`M${-52 + i * 30} ${-126 - i * 14}L${-20 + i * 30} ${-96 - i * 18}`, "#fffdf6", 9)) +
          shape("M-168 -40C-160 -70 -120 -84 -90 -100C-70 -80 -80 -50 -90 -38Z", "#f6ead0"),
      ),
    )
    .join("");

/** Less salt: a bowl of it with its spoon, limes, a measured bottle of water. */
export const saltAndLimes = (c: Canvas) =>
  standing(c, 420, 20) +
  place(
    210,
    -6,
    1,
    box(-62, -330, 124, 330, "#dff0f4", { round: 30, opacity: 0.85, stroke: "#ffffff", width: 4 }) +
      box(-56, -230, 112, 224, c.fade("#bfe3ee", "#8fc4d6"), { round: 26 }) +
      repeat(6, (i) => stroke(`M56 ${-210 + i * 34}H${i % 2 ? 34 : 20}`, "#35607a", 5)) +
      box(-34, -372, 68, 50, turned(c, TEAL[2]), { round: 10 }),
  ) +
  place(
    -110,
    0,
    1,
    shape("M-130 -96H130C124 -34 70 0 0 0S-124 -34 -130 -96Z", turned(c, "#8d5a36")) +
      oval(0, -96, 130, 28, "#5f3824") +
      shape("M-112 -98Q-60 -150 0 -146T112 -98Q0 -72 -112 -98Z", c.fade("#ffffff", "#dfe4e2")) +
      stroke("M30 -120L150 -210", WOOD[4], 16) +
      oval(20, -114, 34, 14, WOOD[3]),
  ) +
  place(
    70,
    36,
    1,
    disc(-40, -46, 46, globe(c, "#8fb84a")) +
      disc(58, -44, 46, globe(c, "#f3f0c0")) +
      disc(58, -44, 38, globe(c, "#cfe08a")) +
      repeat(8, (i) => stroke("M0 -6V-34", "#f6f7d8", 4, { transform: `translate(58 -44) rotate(${i * 45})` })),
  );

/** A kettle on its stand, the water just boiled. */
export const kettle = (c: Canvas) =>
  standing(c, 300, 18) +
  stroke("M-90 -250C-90 -350 90 -350 90 -250", "#23343b", 22) +
  shape("M120 -150C190 -160 190 -230 236 -250L252 -226C220 -200 220 -110 130 -90Z", turned(c, STEEL[3])) +
  shape(
    "M-150 -30C-170 -150 -110 -240 0 -244S170 -150 150 -30Q150 0 110 0H-110Q-150 0 -150 -30Z",
    turned(c, STEEL[4]),
  ) +
  oval(0, -236, 76, 16, STEEL[2]) +
  oval(0, -244, 66, 14, turned(c, STEEL[4])) +
  disc(0, -268, 17, globe(c, "#5f3824")) +
  group(stroke("M262 -266C244 -310 284 -330 266 -380M290 -262C280 -300 316 -330 300 -360", "#ffffff", 12), {
    opacity: 0.55,
    filter: c.blur(7),
  });

/** A song book open on its stand. */
export const songBook = (c: Canvas) =>
  fallen(c, "M-230 20L-190 -140H200L250 20Z") +
  polygon(
    [
      [-236, 20],
      [-196, -150],
      [196, -150],
      [236, 20],
    ],
    "#7a2f22",
  ) +
  polygon(
    [
      [-222, 8],
      [-184, -152],
      [0, -144],
      [0, 14],
    ],
    c.rounded("#fff6dc", "#f6e6c2", "#cdb685"),
  ) +
  polygon(
    [
      [222, 8],
      [184, -152],
      [0, -144],
      [0, 14],
    ],
    c.rounded("#e0cc9c", "#f6ead0", "#fff6e0"),
  ) +
  [0, 1]
    .map((side) =>
      repeat(
        3,
        (k) =>
          repeat(4, (i) =>
            stroke(
              `M${side ? 22 : -180 - k * 10} ${-128 + k * 44 + i * 7}H${side ? 178 + k * 10 : -22}`,
              "#8d7a5a",
              1.6,
            ),
          ) +
          repeat(
            5,
            (i) =>
              oval((side ? 40 : -164) + i * 30, -120 + k * 44 + ((i * 5) % 3) * 7, 6, 4.6, "#3a2a1c") +
              stroke(`M${(side ? 45 : -159) + i * 30} ${-120 + k * 44 + ((i * 5) % 3) * 7}v-22`, "#3a2a1c", 2.4),
          ),
      ),
    )
    .join("");

/** A support for the knee, standing as if worn. */
export const kneeSupport = (c: Canvas) =>
  standing(c, 240, 18) +
  shape(
    "M-104 -420C-120 -330 -96 -280 -112 -210C-120 -140 -96 -70 -92 0H88C96 -70 124 -140 116 -210C100 -280 122 -330 110 -420Z",
    turned(c, "#35607a"),
  ) +
  oval(3, -420, 107, 22, "#1c3644") +
  oval(3, -416, 88, 14, "#10242e") +
  oval(-10, -214, 66, 78, "#23475c") +
  oval(-10, -214, 48, 60, globe(c, "#e8b894")) +
  [-340, -96]
    .map(
      (y) =>
        box(-116, y - 22, 232, 44, "#23343b", { round: 8 }) +
        box(46, y - 30, 62, 60, c.fade("#e0a63c", "#b98a2c"), { round: 10 }),
    )
    .join("");

/** A rattle of turned wood with its beads. */
export const rattle = (c: Canvas, colour = "#2fa39d") =>
  fallen(c, "M-180 -20H160V20H-180Z", 8, 12) +
  group(
    box(-190, -16, 230, 30, turned(c, "#e0b47c"), { round: 15 }) +
      disc(-190, 0, 30, globe(c, "#e9837a")) +
      oval(100, 0, 84, 78, globe(c, colour)) +
      stroke("M100 -78V78M70 -72V72M130 -72V72", lighter(colour, 0.5), 6) +
      disc(20, 0, 20, globe(c, GOLD)),
    { transform: "translate(0 -60) rotate(-14)" },
  );

/** An elephant on wheels that a child pulls, of lacquered wood. */
export const pullElephant = (c: Canvas, colour: string, saddle: string) =>
  standing(c, 330, 18) +
  box(-150, -60, 310, 30, turned(c, "#e0b47c"), { round: 12 }) +
  [-100, 110].map((x) => disc(x, -34, 36, globe(c, saddle)) + disc(x, -34, 13, "#fff6e0")).join("") +
  shape(
    "M-130 -60V-170C-136 -260 -70 -300 10 -296C40 -330 120 -330 146 -280C166 -240 160 -190 168 -150C172 -120 150 -110 146 -134C142 -170 130 -190 112 -196L104 -60H40V-130Q0 -150 -50 -130V-60Z",
    globe(c, colour),
  ) +
  shape("M40 -282C10 -250 14 -190 46 -184C84 -190 90 -250 76 -286Z", darker(colour, 0.18)) +
  disc(118, -256, 9, "#23343b") +
  shape("M-100 -278Q-40 -306 14 -292L4 -196Q-50 -180 -104 -200Z", saddle) +
  stroke("M-102 -206Q-50 -186 4 -202", GOLD, 7) +
  repeat(3, (i) => disc(-76 + i * 34, -240, 9, "#fff6e0")) +
  stroke("M-132 -180Q-160 -160 -150 -120", darker(colour, 0.15), 9) +
  stroke("M160 -46C220 -40 240 -10 300 -14", "#fffaf0", 6) +
  disc(306, -14, 13, globe(c, saddle));

/** A slate in its frame, the first letters on it. */
export const slate = (c: Canvas) =>
  standing(c, 380, 18) +
  group(
    box(-200, -320, 400, 300, c.rounded(WOOD[4], WOOD[3], WOOD[1]), { round: 14 }) +
      box(-172, -292, 344, 244, c.fade("#3a4a50", "#23343b")) +
      lettering("A B C", 0, -160, 66, "#f4f1e2") +
      stroke("M-120 -110H110", "#f4f1e2", 6, { opacity: 0.7 }),
    { transform: "rotate(-4)" },
  ) +
  box(-10, -12, 120, 18, "#fffdf2", { round: 9 });

/** A band for exercises in a loose coil. */
export const exerciseBand = (c: Canvas, colour = "#c9503f") =>
  oval(0, 4, 200, 20, "#1d1a14", { opacity: 0.26, filter: c.blur(7) }) +
  [0, 1, 2]
    .map(
      (i) =>
        oval(0, -36 - i * 8, 190 - i * 40, 62 - i * 13, "none", {
          stroke: i % 2 ? lighter(colour, 0.2) : colour,
          width: 26,
        }) +
        oval(0, -42 - i * 8, 190 - i * 40, 62 - i * 13, "none", {
          stroke: lighter(colour, 0.5),
          width: 4,
          opacity: 0.6,
        }),
    )
    .join("") +
  [-1, 1]
    .map(
      (k) =>
        stroke(`M${k * 120} 10L${k * 230} 44`, colour, 20) +
        box(k * 262 - 56, 26, 112, 40, turned(c, "#23343b"), { round: 20 }),
    )
    .join("");

/** Dark glasses for after the operation. */
export const darkGlasses = (c: Canvas) => {
  const lens = (x: number) =>
    shape(
      `M${x - 90} -112H${x + 90}Q${x + 96} -20 ${x + 20} -12H${x - 40}Q${x - 90} -20 ${x - 90} -112Z`,
      c.fade("#4a6a5a", "#16302a"),
    ) + shape(`M${x - 60} -40L${x - 20} -104H${x + 6}L${x - 36} -26Z`, "#ffffff", { opacity: 0.3 });
  return (
    oval(10, 4, 220, 14, "#1d1a14", { opacity: 0.34, filter: c.blur(7) }) +
    stroke("M-190 -108C-150 -176 -70 -190 70 -196M190 -108C212 -166 240 -176 310 -186", "#23343b", 14) +
    lens(-106) +
    lens(106) +
    stroke("M-206 -114H206", "#23343b", 17)
  );
};

/** Brinjals, tomatoes and okra from the market, on a leaf. */
export const vegetables = (c: Canvas) =>
  standing(c, 400, 22) +
  shape("M-250 -10Q-100 -70 120 -56T260 -20Q60 30 -250 -10Z", c.fade("#7fb45c", "#3f7d4a")) +
  [
    [-130, -60, -16, "#5b3a78"],
    [-30, -46, 10, "#6a4588"],
  ]
    .map(([x, y, turn, colour]) =>
      group(
        shape("M-90 0C-90 -46 -20 -50 50 -34C80 -26 90 20 50 32C-20 46 -90 40 -90 0Z", globe(c, String(colour))) +
          shape("M46 -36L110 -26L104 6L60 30Q40 0 46 -36Z", "#4f8a4a") +
          stroke("M104 -12L136 -22", "#3f6f3a", 12),
        { transform: `translate(${x} ${y}) rotate(${turn})` },
      ),
    )
    .join("") +
  disc(130, -74, 62, globe(c, "#d9483a")) +
  shape("M130 -136l16 12l24 -6l-12 18l10 18l-28 -8l-30 8l10 -18l-14 -18l26 6Z", "#3f7d4a") +
  disc(206, -46, 46, globe(c, "#e2603f")) +
  [-6, 18, 40]
    .map((turn, i) =>
      group(
        shape("M-80 0Q0 -20 90 0Q0 18 -80 0Z", ["#6aa552", "#8bbf62", "#5a9548"][i] ?? "#6aa552") +
          disc(-80, 0, 10, "#3f7d4a"),
        { transform: `translate(${20 + i * 14} ${-6 - i * 8}) rotate(${turn - 8})` },
      ),
    )
    .join("");
