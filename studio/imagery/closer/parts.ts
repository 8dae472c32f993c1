import type { Canvas } from "../kit/canvas.ts";
import { DIAGONAL } from "../kit/canvas.ts";
import { darker, GOLD, lighter, SKIN, STEEL, TEAL } from "../kit/palette.ts";
import { box, disc, group, n, oval, place, polygon, repeat, shape, stroke } from "../kit/shapes.ts";
import { globe, standing, turned } from "../still-life/table.ts";

export const BRASS = "#c9963c";

/** A wall in the light of a window on its left, from (x, y). */
export const wall = (c: Canvas, colour: string, x: number, y: number, w: number, h: number) =>
  box(
    x,
    y,
    w,
    h,
    c.linear(
      [
        [0, lighter(colour, 0.4)],
        [0.5, colour],
        [1, darker(colour, 0.2)],
      ],
      DIAGONAL,
    ),
  );

/** Sunlight that falls from upper left across everything. */
export const beam = (c: Canvas, x: number, y: number, w: number, lean: number, h: number, strength = 0.42) =>
  polygon(
    [
      [x, y],
      [x + w, y],
      [x + w + lean, y + h],
      [x + lean * 0.9, y + h],
    ],
    c.linear([
      [0, "#fff4d0", strength],
      [1, "#fff4d0", 0],
    ]),
    { filter: c.blur(18) },
  );

export const fallen = (c: Canvas, d: string, x = 14, y = 22, strength = 0.28) =>
  shape(d, "#1d1a14", { opacity: strength, filter: c.blur(10), transform: `translate(${x} ${y})` });

/** Fingers as round strokes, each with the shade that parts it from the next. */
function finger(d: string, width: number, base: string, shade: string): string {
  return stroke(d, shade, width + 3, { transform: "translate(2 4)" }) + stroke(d, base, width);
}

/** A hand lying palm down that points to the left, its wrist at the origin; `sleeve` covers the arm from there on. */
export function lyingHand(c: Canvas, tone: 0 | 1 | 2 | 3 | 4 | 5, sleeve: string, clip?: string): string {
  const [base, shade, light] = SKIN[tone];
  const ends = [
    [-292, -40],
    [-318, -10],
    [-308, 20],
    [-262, 46],
  ] as const;
  const fingers = ends.map(([x, y], i) =>
    finger(`M-140 ${-36 + i * 26}Q${(x - 140) / 2} ${n(y * 0.9 - 16)} ${x} ${y}`, 31 - i, base, shade),
  );
  const nails = ends.map(([x, y]) => oval(x - 3, y - 2, 11, 8, lighter(light, 0.35), { opacity: 0.9 }));
  return (
    fallen(c, "M-330 30C-200 60 0 80 460 90V40L-100 20Z", 0, 16, 0.3) +
    finger("M-60 40C-96 62 -126 72 -168 72", 32, base, shade) +
    shape(
      "M460 -92C240 -78 80 -66 -20 -58C-90 -60 -140 -56 -158 -46L-154 56C-120 66 -60 62 -10 56C100 64 260 76 460 86Z",
      c.fade(light, base),
    ) +
    fingers.join("") +
    shape(
      "M-20 -56C-90 -60 -140 -56 -160 -44L-152 54C-120 66 -70 62 -10 54Z",
      c.linear([
        [0, light],
        [0.7, base],
        [1, shade],
      ]),
    ) +
    repeat(4, (i) => oval(-150, -32 + i * 25, 12, 9, light, { opacity: 0.45 })) +
    nails.join("") +
    (clip
      ? stroke("M-276 -30C-220 -150 -60 -150 60 -170S260 -210 420 -230", STEEL[2], 7) +
        box(-348, -34, 92, 46, c.fade(lighter(clip, 0.35), darker(clip, 0.2)), { round: 16 }) +
        box(-336, -26, 40, 9, "#ffffff", { round: 4, opacity: 0.6 }) +
        disc(-272, -4, 5, "#ffd98c")
      : "") +
    shape(
      "M96 -80Q84 0 96 76C260 96 380 104 700 118V-130C380 -108 240 -98 96 -80Z",
      c.fade(lighter(sleeve, 0.25), darker(sleeve, 0.18)),
    ) +
    stroke("M104 -76Q92 0 104 72", darker(sleeve, 0.3), 7, { opacity: 0.6 }) +
    stroke("M190 -60Q240 -10 210 70M330 -80Q370 0 340 84", darker(sleeve, 0.25), 6, { opacity: 0.35 })
  );
}

/** A hand that rests over an edge at the origin, its arm coming from the right; bangles of gold. */
export function restingHand(c: Canvas, tone: 0 | 1 | 2 | 3 | 4 | 5, sleeve: string, border = GOLD): string {
  const [base, shade, light] = SKIN[tone];
  return (
    fallen(c, "M-80 10C0 40 120 40 260 -20V-80L0 -40Z", 4, 18, 0.26) +
    shape(
      "M560 -250C360 -200 200 -140 96 -104C30 -92 -40 -70 -76 -30C-84 -6 -70 10 -40 12H60C110 10 150 -18 190 -40C300 -76 430 -110 560 -128Z",
      c.linear([
        [0, light],
        [0.6, base],
        [1, shade],
      ]),
    ) +
    repeat(4, (i) =>
      finger(
        `M${-58 + i * 33} ${-14 - i * 3}Q${-64 + i * 33} 30 ${-60 + i * 32} ${[54, 70, 68, 50][i]}`,
        31,
        base,
        shade,
      ),
    ) +
    repeat(4, (i) =>
      oval(-60 + i * 32, ([54, 70, 68, 50][i] ?? 50) + 4, 8, 10, lighter(light, 0.35), { opacity: 0.85 }),
    ) +
    oval(-28, -34, 44, 14, light, { opacity: 0.35, transform: "rotate(-20 -28 -34)" }) +
    [0, 22, 44]
      .map(
        (x) =>
          stroke(
            `M${206 + x} ${-148 - x * 0.36}Q${236 + x} ${-96 - x * 0.3} ${222 + x} ${-44 - x * 0.3}`,
            x === 22 ? "#b23a4e" : BRASS,
            11,
          ) +
          stroke(
            `M${204 + x} ${-148 - x * 0.36}Q${233 + x} ${-96 - x * 0.3} ${219 + x} ${-46 - x * 0.3}`,
            "#fff3c4",
            3,
            { opacity: 0.8 },
          ),
      )
      .join("") +
    shape(
      "M372 -208Q404 -150 392 -86C520 -70 660 -60 900 -60V-420C700 -380 520 -290 372 -208Z",
      c.fade(lighter(sleeve, 0.2), darker(sleeve, 0.25)),
    ) +
    stroke("M380 -204Q412 -148 400 -86", border, 16, { cap: "butt" }) +
    stroke("M470 -240Q520 -150 480 -84M600 -300Q640 -180 600 -76", darker(sleeve, 0.3), 7, { opacity: 0.5 })
  );
}

/** A tiffin carrier of steel in three tiers, 340 high. */
export const tiffin = (c: Canvas, tiers = 3) =>
  standing(c, 190, 16) +
  repeat(
    tiers,
    (i) =>
      box(-88, -92 - i * 84, 176, 88, turned(c, STEEL[3]), { round: 10 }) +
      box(-92, -96 - i * 84, 184, 12, turned(c, STEEL[4]), { round: 6 }),
  ) +
  shape(
    `M-84 ${-92 - (tiers - 1) * 84 - 4}Q0 ${-92 - tiers * 84 + 30} 84 ${-92 - (tiers - 1) * 84 - 4}Z`,
    turned(c, STEEL[4]),
  ) +
  stroke(
    `M-102 -16V${-tiers * 84 - 20}Q-102 ${-tiers * 84 - 60} -60 ${-tiers * 84 - 62}H60Q102 ${-tiers * 84 - 60} 102 ${-tiers * 84 - 20}V-16`,
    STEEL[2],
    13,
  ) +
  stroke(`M-106 -16V${-tiers * 84 - 20}Q-104 ${-tiers * 84 - 62} -60 ${-tiers * 84 - 66}H54`, "#ffffff", 3, {
    opacity: 0.7,
  }) +
  box(-56, -tiers * 84 - 74, 112, 24, turned(c, "#8d5a36"), { round: 12 });

/** A tumbler of coffee in its bowl, of steel. */
export const tumbler = (c: Canvas) =>
  standing(c, 170, 14) +
  shape("M-104 -52H104L84 -6Q80 0 70 0H-70Q-80 0 -84 -6Z", turned(c, STEEL[3])) +
  oval(0, -52, 104, 16, STEEL[1]) +
  oval(0, -50, 96, 12, STEEL[2]) +
  shape("M-62 -214H62L50 -48Q0 -36 -50 -48Z", turned(c, STEEL[4])) +
  oval(0, -214, 66, 13, STEEL[4]) +
  oval(0, -212, 57, 9, "#7a4a2a") +
  oval(-12, -213, 26, 4, "#d9ab84") +
  group(stroke("M-16 -236C-40 -276 6 -296 -14 -346M20 -232C0 -268 42 -292 24 -326", "#ffffff", 10), {
    opacity: 0.5,
    filter: c.blur(6),
  });

/** Rubber sandals left one beside the other, their toes to the left. */
export const sandals = (c: Canvas, colour = "#2f6f8a") =>
  [
    [20, -44],
    [-20, 0],
  ]
    .map(([x, y]) =>
      place(
        x ?? 0,
        y ?? 0,
        1,
        fallen(
          c,
          "M-110 0C-110 -30 -60 -40 0 -30C60 -22 110 -30 116 -4C116 20 60 24 0 18C-60 24 -110 26 -110 0Z",
          8,
          16,
          0.34,
        ) +
          shape(
            "M-112 0C-112 -30 -60 -42 0 -32C60 -24 110 -32 118 -4C118 22 60 26 0 20C-60 26 -112 28 -112 0Z",
            darker(colour, 0.35),
            { transform: "translate(0 12)" },
          ) +
          shape(
            "M-112 0C-112 -30 -60 -42 0 -32C60 -24 110 -32 118 -4C118 22 60 26 0 20C-60 26 -112 28 -112 0Z",
            c.fade(lighter(colour, 0.34), colour),
          ) +
          oval(84, -4, 26, 14, darker(colour, 0.2), { opacity: 0.35 }) +
          stroke("M-76 -6C-50 -44 -10 -46 26 -34M-76 -6C-50 18 -10 22 26 16", "#23343b", 10) +
          disc(-76, -6, 7, "#23343b"),
      ),
    )
    .join("");

/** A wrist watch laid aside. */
export const wristWatch = (c: Canvas, strap = "#5f3824") =>
  fallen(c, "M-180 -12H180V22H-180Z", 6, 10) +
  stroke("M-176 4Q-90 -18 -40 -14M40 -14Q100 -18 180 8", strap, 34) +
  stroke("M-170 -4Q-90 -26 -44 -22", lighter(strap, 0.3), 4, { opacity: 0.6 }) +
  oval(0, -16, 62, 46, darker(BRASS, 0.2)) +
  oval(0, -22, 60, 44, turned(c, BRASS)) +
  oval(0, -24, 48, 34, "#fffdf2") +
  stroke("M0 -24V-46M0 -24L22 -14", "#23343b", 5);

/** A jasmine string, coiled. */
export const jasmine = (c: Canvas) =>
  oval(10, 4, 150, 18, "#1d1a14", { opacity: 0.25, filter: c.blur(7) }) +
  stroke("M-130 -6C-90 -50 30 -56 60 -26C84 0 -20 14 -40 -10", LEAF_STRING, 7) +
  repeat(26, (i) => {
    const t = i / 25;
    const x = t < 0.7 ? -130 + (t / 0.7) * 200 : 70 - ((t - 0.7) / 0.3) * 110;
    const y =
      t < 0.7 ? -6 - Math.sin((t / 0.7) * Math.PI) * 46 + t * 10 : 4 + Math.sin(((t - 0.7) / 0.3) * Math.PI) * 12;
    return (
      disc(x + c.between(-5, 5), y - 10 + c.between(-7, 7), c.between(10, 14), globe(c, "#fbf6e4")) +
      (i % 3 ? "" : oval(x, y + 6, 6, 4, "#7fa34a"))
    );
  });
const LEAF_STRING = "#5f8a4a";

/** A cup's rim of light on glass or plastic. */
export const gloss = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, "#ffffff", { round: w / 2, opacity: 0.45 });

/** A pencil or pen lying from one place to another. */
export const pen = (x: number, y: number, length: number, turn: number, colour: string = TEAL[1]) =>
  group(
    stroke(`M8 14H${length + 8}`, "#1d1a14", 14, { opacity: 0.2 }) +
      stroke(`M0 0H${length}`, colour, 16) +
      stroke(`M6 -4H${length - 10}`, lighter(colour, 0.5), 4) +
      shape(`M-6 -8L-34 0L-6 8Z`, GOLD) +
      box(length - 30, -8, 12, 16, GOLD),
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );
