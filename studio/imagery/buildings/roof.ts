import type { Canvas } from "../kit/canvas.ts";
import { mix, ROOF, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, group, n, plus, polygon, shape, stroke } from "../kit/shapes.ts";
import type { Point } from "../kit/shapes.ts";

/** Roof colours, dark to light. */
export type RoofTone = readonly [string, string, string, string, string];
export const TERRACOTTA: RoofTone = ROOF;
export const WEATHERED: RoofTone = ["#5f3a2e", "#7d4a38", "#9a5f48", "#b27a5e", "#cf9d80"];
export const SLATE: RoofTone = ["#33505a", "#41646d", "#55808a", "#6d98a0", "#9dbfc2"];

export interface RoofOptions {
  tone?: RoofTone;
  /** How far the eaves stand out. */
  over?: number;
  /** How far the hips run in; the roof's height by default. */
  inset?: number;
  /** How far the building goes back on its right side. */
  depth?: number;
}

/** A tiled hip roof over a front from (x, y) of the given width, rising by `height`. */
export function hipRoof(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  options: RoofOptions = {},
): string {
  const tone = options.tone ?? TERRACOTTA;
  const over = options.over ?? width * 0.03 + 10;
  const inset = options.inset ?? height * 1.05;
  const [left, right] = [x - over, x + width + over];
  const front: Point[] = [
    [left, y],
    [left + inset, y - height],
    [right - inset, y - height],
    [right, y],
  ];
  const side = options.depth ? sideSlope(c, right, y, inset, height, options.depth, tone) : "";
  const ridge =
    stroke(`M${n(left + inset)} ${n(y - height)}H${n(right - inset)}`, tone[1], 6) +
    stroke(`M${n(left + inset)} ${n(y - height - 1.5)}H${n(right - inset)}`, tone[4], 2);
  const hips =
    stroke(`M${n(left)} ${n(y)}L${n(left + inset)} ${n(y - height)}`, tone[4], 3, { opacity: 0.8 }) +
    stroke(`M${n(right)} ${n(y)}L${n(right - inset)} ${n(y - height)}`, tone[4], 2.6, { opacity: 0.6 });
  const finials = [left + inset, right - inset].map((fx) =>
    shape(`M${n(fx - 4)} ${n(y - height)}q4 -14 4 -18q0 4 4 18Z`, tone[1]),
  );
  return (
    side + tiles(c, front, tone, left, right, y, height) + ridge + hips + finials.join("") + eave(c, left, right, y)
  );
}

const eave = (c: Canvas, left: number, right: number, y: number) =>
  box(left, y - 1, right - left, 8, c.fade(WOOD[2], WOOD[0]), { round: 2 });

function sideSlope(
  c: Canvas,
  right: number,
  y: number,
  inset: number,
  height: number,
  depth: number,
  tone: RoofTone,
): string {
  const slope: Point[] = [
    [right, y + 3],
    [right - inset, y - height],
    [right + depth + 8, y - depth * 0.14],
  ];
  return (
    polygon(
      slope,
      c.linear([
        [0, tone[1]],
        [1, tone[0]],
      ]),
    ) + stroke(`M${n(right)} ${n(y + 3)}L${n(right + depth + 8)} ${n(y - depth * 0.14)}`, WOOD[0], 6)
  );
}

function tiles(
  c: Canvas,
  outline: readonly Point[],
  tone: RoofTone,
  left: number,
  right: number,
  y: number,
  height: number,
): string {
  const d = `M${outline.map(([px, py]) => `${n(px)} ${n(py)}`).join("L")}Z`;
  const rows = Math.max(4, Math.round(height / 9));
  const pitch = 12;
  let courses = "";
  let edges = "";
  let patches = "";
  for (let row = 0; row <= rows; row++) {
    const ry = y - height + (row / rows) * height;
    courses += `M${n(left)} ${n(ry)}H${n(right)}`;
    for (let tx = left + ((row % 2) * pitch) / 2; tx < right; tx += pitch)
      edges += `M${n(tx)} ${n(ry)}q${n(pitch / 2)} ${n((height / rows) * 0.5)} ${pitch} 0`;
  }
  for (let i = 0; i < rows * 5; i++) {
    const ry = y - height + (Math.floor(c.random() * rows) / rows) * height;
    patches += box(
      left + Math.floor((c.random() * (right - left)) / pitch) * pitch,
      ry,
      pitch * (1 + Math.floor(c.random() * 3)),
      height / rows,
      c.random() > 0.5 ? tone[4] : tone[1],
      { opacity: 0.3 },
    );
  }
  const lit = c.linear(
    [
      [0, "#fff0d2", 0.34],
      [0.45, "#fff0d2", 0.05],
      [1, "#2b0f10", 0.3],
    ],
    [0, 0, 1, 0],
  );
  const base = c.linear([
    [0, tone[2]],
    [0.55, tone[3]],
    [1, tone[2]],
  ]);
  const texture =
    patches +
    stroke(courses, tone[0], 1.4, { opacity: 0.42 }) +
    stroke(edges, tone[0], 1, { opacity: 0.36 }) +
    box(left, y - height, right - left, height, lit);
  return shape(d, base) + group(texture, { clip: c.clip(d) });
}

/** A gabled roof seen from its end, with a timber screen in the triangle and the emblem's plus. */
export function gable(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  options: RoofOptions & { sign?: boolean } = {},
): string {
  const tone = options.tone ?? TERRACOTTA;
  const over = options.over ?? 26;
  const [left, right, middle] = [x - over, x + width + over, x + width / 2];
  const front: Point[] = [
    [left, y],
    [middle, y - height],
    [right, y],
  ];
  const barge =
    stroke(`M${n(left)} ${n(y)}L${n(middle)} ${n(y - height)}L${n(right)} ${n(y)}`, WOOD[1], 9) +
    stroke(`M${n(left)} ${n(y - 2)}L${n(middle)} ${n(y - height - 3)}`, tone[4], 3);
  const finial = shape(`M${n(middle - 5)} ${n(y - height)}q5 -20 5 -26q0 6 5 26Z`, WOOD[1]);
  return (
    tiles(c, front, tone, left, right, y, height) +
    barge +
    finial +
    eave(c, left, right, y) +
    screen(c, x + width * 0.16, y, width * 0.68, height * 0.66, options.sign ?? true)
  );
}

function screen(c: Canvas, x: number, y: number, width: number, height: number, sign: boolean): string {
  const d = `M${n(x)} ${n(y)}L${n(x + width / 2)} ${n(y - height)}L${n(x + width)} ${n(y)}Z`;
  let slats = "";
  for (let sx = x; sx < x + width; sx += 9) slats += `M${n(sx)} ${n(y)}V${n(y - height)}`;
  const timber =
    shape(d, c.fade(WOOD[1], WOOD[2])) +
    group(
      stroke(slats, WOOD[0], 2.4, { opacity: 0.8 }) +
        box(x, y - height * 0.32, width, 5, WOOD[3]) +
        box(x, y - 8, width, 8, WOOD[3]),
      { clip: c.clip(d) },
    );
  if (!sign) return timber;
  const [cx, cy, r] = [x + width / 2, y - height * 0.36, height * 0.19];
  return (
    timber +
    disc(cx, cy, r, WOOD[3]) +
    disc(cx, cy, r * 0.84, TEAL[1]) +
    plus(cx, cy, r * 0.56, mix("#ffffff", "#fffaf0", 0.5))
  );
}
