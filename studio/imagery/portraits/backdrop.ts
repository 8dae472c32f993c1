import type { Canvas } from "../kit/canvas.ts";
import { LEAF, mix } from "../kit/palette.ts";
import { box, disc, group, n, repeat, shape, stroke } from "../kit/shapes.ts";

const TINTS = [
  ["#dff0ea", "#b5dacd", "#8cc3b4"],
  ["#f8ead0", "#efd5a8", "#ddb67c"],
  ["#fbe3d8", "#f1c2ad", "#dd9c85"],
  ["#dfeaf3", "#b9d1e2", "#8fb2cb"],
  ["#e9ecd6", "#ccd5a5", "#a7b675"],
  ["#efe4ee", "#d6c0d6", "#b597b8"],
  ["#e6eef0", "#c3d6da", "#94b2b9"],
  ["#fdf0dc", "#f4d4b0", "#e0ab7c"],
] as const;

export type Backdrop = "arch" | "louvres" | "corridor" | "garden" | "backwater" | "wall" | "books" | "evening";

/** Backdrops that stay deep in colour. */
const DEEP: readonly Backdrop[] = ["wall", "books", "evening"];

/** A softly lit, out-of-focus place behind a portrait of 600 by 720. */
export function backdrop(c: Canvas, tint: number, kind: Backdrop, mirrored: boolean): void {
  const [light, middle, deep] = TINTS[tint % TINTS.length] ?? TINTS[0];
  const draw = { arch, louvres, corridor, garden, backwater, wall, books, evening }[kind];
  c.add(
    box(
      0,
      0,
      600,
      720,
      c.linear(
        [
          [0, light],
          [1, middle],
        ],
        [0, 0, 1, 1],
      ),
    ),
  );
  c.add(group(draw(c, light, middle, deep), mirrored ? { transform: "translate(600 0) scale(-1 1)" } : {}));
  c.add(
    disc(
      mirrored ? 430 : 170,
      190,
      330,
      c.radial([
        [0, "#fff8e4", DEEP.includes(kind) ? 0.24 : 0.6],
        [1, "#fff8e4", 0],
      ]),
    ),
  );
}

function leaf(x: number, y: number, length: number, angle: number, colour: string): string {
  const w = length * 0.2;
  const blade = shape(
    `M0 0C${n(w)} ${n(-length * 0.28)} ${n(w)} ${n(-length * 0.78)} 0 ${n(-length)}C${n(-w)} ${n(-length * 0.78)} ${n(-w)} ${n(-length * 0.28)} 0 0Z`,
    colour,
  );
  return group(blade + stroke(`M0 0L0 ${n(-length * 0.96)}`, mix(colour, "#ffffff", 0.4), 3, { opacity: 0.6 }), {
    transform: `translate(${x} ${y}) rotate(${angle})`,
  });
}

type Place = (c: Canvas, light: string, middle: string, deep: string) => string;

const arch: Place = (c, light, middle, deep) => {
  const [a, b] = [mix(deep, LEAF[3], 0.28), mix(middle, LEAF[3], 0.18)];
  return (
    shape("M310 720V250A160 160 0 0 1 630 250V720Z", mix(light, "#ffffff", 0.6), { opacity: 0.75 }) +
    group(leaf(590, 720, 400, -22, b) + leaf(610, 730, 370, -46, a) + leaf(545, 750, 320, 4, b), {
      filter: c.blur(4),
      opacity: 0.6,
    }) +
    group(leaf(-10, 720, 370, 24, b) + leaf(10, 740, 310, 50, a), { filter: c.blur(5), opacity: 0.5 })
  );
};

const louvres: Place = (c, light, middle, deep) =>
  group(
    box(360, 60, 260, 460, mix(middle, deep, 0.4), { round: 8 }) +
      repeat(15, (i) => box(376, 80 + i * 29, 240, 17, mix(light, "#ffffff", 0.45), { round: 4 })) +
      box(482, 60, 14, 460, mix(middle, deep, 0.55)),
    { filter: c.blur(3), opacity: 0.7 },
  ) +
  group(
    leaf(20, 740, 420, 18, mix(deep, LEAF[3], 0.3)) +
      leaf(-20, 740, 360, 44, mix(deep, LEAF[2], 0.25)) +
      leaf(90, 760, 280, -6, mix(middle, LEAF[3], 0.2)),
    { filter: c.blur(5), opacity: 0.5 },
  );

const corridor: Place = (c, light, middle, deep) =>
  group(
    repeat(3, (i) =>
      shape(
        `M${330 + i * 105} 560V${200 + i * 22}A46 46 0 0 1 ${422 + i * 105} ${200 + i * 22}V560Z`,
        mix(light, "#ffffff", 0.65),
      ),
    ) +
      box(300, 556, 320, 14, mix(middle, deep, 0.5)) +
      box(300, 590, 320, 140, mix(middle, deep, 0.25)) +
      repeat(3, (i) => disc(376 + i * 105, 130 + i * 18, 13, "#fff6d8")),
    { filter: c.blur(4), opacity: 0.7 },
  );

const garden: Place = (c, light, middle, deep) => {
  const crowns = repeat(7, (i) => disc(40 + i * 95, 470 + (i % 3) * 34, 78, mix(deep, LEAF[3], 0.25 + (i % 2) * 0.15)));
  const fronds = repeat(7, (i) => leaf(500, 190, 190, -100 + i * 33, mix(deep, LEAF[3], 0.3)));
  return (
    group(
      box(0, 500, 600, 220, mix(middle, LEAF[3], 0.3)) +
        crowns +
        stroke("M505 560C500 420 492 300 500 190", mix(deep, "#7a5a3c", 0.4), 14) +
        fronds,
      { filter: c.blur(7), opacity: 0.5 },
    ) + box(0, 0, 600, 720, mix(light, "#ffffff", 0.4), { opacity: 0.12 })
  );
};

/** Far palms over water in the morning. */
const backwater: Place = (c, light, middle, deep) =>
  c.outOfFocus(
    box(-60, -60, 720, 460, c.fade(mix("#f9e3b8", light, 0.3), mix("#fdf3da", light, 0.3))) +
      disc(470, 250, 190, c.glow("#fff3c4", 0.8)) +
      repeat(9, (i) => disc(i * 80 - 10, 392, 52 + ((i * 13) % 24), mix(deep, LEAF[2], 0.4 + (i % 3) * 0.1))) +
      [70, 520]
        .map((x) => stroke(`M${x} 400C${x + 8} 330 ${x - 6} 260 ${x + 4} 190`, mix(deep, "#5b4a36", 0.5), 13))
        .join("") +
      [74, 524].map((x) => repeat(7, (i) => leaf(x, 192, 130, -105 + i * 35, mix(deep, LEAF[2], 0.5)))).join("") +
      box(-60, 410, 720, 370, c.fade(mix("#a9d8cf", middle, 0.35), mix("#4f9a9a", deep, 0.35))) +
      stroke(
        repeat(9, (i) => `M${(i * 173) % 560} ${440 + i * 30}h${70 + (i % 3) * 40}`),
        "#ffffff",
        5,
        { opacity: 0.5 },
      ),
    6,
  );

/** A painted wall, light on one side. */
const wall: Place = (c, light, middle, deep) => {
  const colour = mix(deep, ["#0b5a60", "#8d4630", "#5f6f3a", "#3f5f80"][deep.charCodeAt(2) % 4] ?? "#0b5a60", 0.62);
  return (
    box(
      -20,
      -20,
      640,
      760,
      c.linear(
        [
          [0, mix(colour, light, 0.42)],
          [1, mix(colour, "#0d1f2a", 0.22)],
        ],
        [0, 0, 1, 0.7],
      ),
    ) +
    group(box(-60, 520, 720, 12, mix(colour, middle, 0.5)) + box(-60, 540, 720, 200, mix(colour, "#0d1f2a", 0.2)), {
      filter: c.blur(4),
      opacity: 0.7,
    })
  );
};

/** Shelves of books. */
const books: Place = (c, light, middle, deep) => {
  const spines = ["#7a3b2a", "#a9793c", "#2f6068", "#5d6a45", "#5a4664", "#c2a878"];
  const row = (y: number) =>
    repeat(19, (i) => {
      const h = 118 + ((i * 37 + y) % 44);
      return box(-54 + i * 38, y - h, 33, h, mix(spines[(i * 5 + y) % 6] ?? middle, deep, 0.3), { round: 3 });
    }) + box(-60, y, 720, 16, mix("#6b4a32", deep, 0.25));
  return (
    box(-60, -60, 720, 840, mix("#4a3526", deep, 0.3)) +
    group([row(176), row(366), row(556), row(746)], { filter: c.blur(5) }) +
    box(
      0,
      0,
      600,
      720,
      c.linear(
        [
          [0, light, 0.4],
          [1, "#1d1a14", 0.28],
        ],
        [0, 0, 1, 0.6],
      ),
    )
  );
};

/** A veranda in the evening, its lamps lit. */
const evening: Place = (c, light, middle, deep) =>
  c.outOfFocus(
    box(-60, -60, 720, 840, c.fade(mix("#3f5f80", deep, 0.3), mix("#e9a577", middle, 0.35))) +
      repeat(8, (i) => disc(i * 90 - 10, 520, 74, mix("#274a52", deep, 0.3))) +
      [60, 330, 590].map((x) => box(x - 20, -20, 40, 760, mix("#6b4430", deep, 0.25))).join("") +
      box(-60, -60, 720, 100, mix("#4f3224", deep, 0.2)) +
      [195, 470].map((x) => disc(x, 150, 26, "#fff1c2") + disc(x, 150, 120, c.glow("#ffe0a0", 0.8))).join("") +
      box(-60, 600, 720, 18, mix(light, "#6b4430", 0.5)),
    7,
  );
