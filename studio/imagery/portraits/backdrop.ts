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

export type Backdrop = "arch" | "louvres" | "corridor" | "garden";

/** A softly lit, out-of-focus place behind a portrait of 600 by 720. */
export function backdrop(c: Canvas, tint: number, kind: Backdrop, mirrored: boolean): void {
  const [light, middle, deep] = TINTS[tint % TINTS.length] ?? TINTS[0];
  const draw = { arch, louvres, corridor, garden }[kind];
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
        [0, "#fff8e4", 0.75],
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
