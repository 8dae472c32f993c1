import type { Canvas } from "../kit/canvas.ts";
import { n, oval, shape, stroke } from "../kit/shapes.ts";
import type { HeadMap } from "./head-map.ts";
import type { SkinColours, Traits } from "./look.ts";

export const EYE_AS_OTHERS = { wide: 1, open: 1, slant: 0, apart: 0 };

/** A nose that stands out: a lit ridge, a side in shade, wings and nostrils. `k` is the side away from the light. */
export function modelledNose(c: Canvas, map: HeadMap, skin: SkinColours, nose: Traits["nose"], k: 1 | -1): string {
  const { width: w = 1, length = 0, bridge = 0, tip = 1 } = nose ?? {};
  const [tipY, baseY, wing] = [43 + length, 57 + length, 21 * w];
  const p = (x: number, y: number, lift: number) => map.point(x, y, lift).map(n).join(" ");
  const plane = (side: number) =>
    `M${p(side * 6, -28, 4)}C${p(side * 8, -6, 9 + bridge)} ${p(side * 8, 14, 18 + bridge)} ${p(side * 10 * tip, tipY - 8, 28)}` +
    `C${p(side * 13 * tip, tipY + 4, 28)} ${p(side * 10, baseY, 16)} ${p(side * 6, baseY + 2, 14)}` +
    `L${p(side * wing, baseY - 3, 6)}C${p(side * (wing + 4), tipY - 8, 4)} ${p(side * 17 * w, 16, 2)} ${p(side * 15, -8, 0)}Z`;
  const away = map.yaw >= 0 ? 1 : -1;
  const ridge = `M${p(away * 8, -30, 2)}C${p(away * 7, -8, 9 + bridge)} ${p(away * 8, 12, 19 + bridge)} ${p(away * 9 * tip, tipY - 10, 28)}C${p(away * 13 * tip, tipY - 2, 30)} ${p(away * 13 * tip, tipY + 8, 26)} ${p(away * 8 * tip, baseY, 18)}`;
  const wings = [-1, 1].map(
    (side) =>
      stroke(
        `M${p(side * (wing - 4), tipY - 5, 8)}C${p(side * (wing + 4), tipY - 3, 6)} ${p(side * (wing + 3), baseY + 3, 6)} ${p(side * (wing - 8), baseY, 10)}`,
        skin.deep,
        2.6,
        { opacity: 0.5 },
      ) + nostril(map, skin, side * 9.5 * w, baseY, w),
  );
  const [sx, sy] = map.point(0, baseY + 10, 8);
  const [lx, ly] = map.point(-k * 3, tipY - 3, 30);
  return [
    oval(sx, sy, 20 * w, 6, skin.shade, { opacity: 0.4, filter: c.blur(4) }),
    shape(plane(k), skin.shade, { opacity: 0.55, filter: c.blur(2.4) }),
    shape(plane(-k), skin.shade, { opacity: 0.16, filter: c.blur(2.4) }),
    stroke(ridge, skin.deep, 2, { opacity: Math.min(0.3, Math.abs(map.yaw)) }),
    ...wings,
    stroke(
      `M${p(-6, baseY + 3, 16)}C${p(-2, baseY + 7, 18)} ${p(2, baseY + 7, 18)} ${p(6, baseY + 3, 16)}`,
      skin.deep,
      2.4,
      { opacity: 0.45 },
    ),
    stroke(
      `M${p(-k * 2, -14, 10)}C${p(-k * 2, 4, 16 + bridge)} ${p(-k * 2, 14, 20 + bridge)} ${p(-k * 3, tipY - 16, 26)}`,
      skin.light,
      5,
      { opacity: 0.45, filter: c.blur(2.4) },
    ),
    oval(lx, ly, 6 * tip, 7 * tip, skin.light, { opacity: 0.75, filter: c.blur(3) }),
  ].join("");
}

function nostril(map: HeadMap, skin: SkinColours, x: number, y: number, w: number): string {
  const [nx, ny] = map.point(x, y, 13);
  return oval(nx, ny, 5.4 * w, 2.6, skin.deep, { opacity: 0.6 });
}

const BROWS = {
  arched: "M-31 0C-17 -11 8 -14 37 5C13 -7 -10 -6 -29 6Z",
  thin: "M-30 0C-15 -10 8 -12 37 4C13 -6 -10 -5 -29 4Z",
  straight: "M-32 -3C-14 -9 12 -10 38 4C14 -2 -12 -1 -31 5Z",
  bushy: "M-34 -4C-18 -13 12 -14 39 6C16 0 -10 1 -32 7Z",
  round: "M-31 1C-24 -10 -8 -16 6 -15C20 -13 32 -3 38 7C28 -4 16 -8 4 -8C-8 -8 -20 -3 -30 7Z",
};

/** An eyebrow round its own middle, its nose end on the left. */
export const brow = (kind: NonNullable<Traits["brow"]>, colour: string) => shape(BROWS[kind], colour, { opacity: 0.9 });

/** The eyeball: shaded under its lid, an iris of two browns with a dark rim. */
export function modelledIris(c: Canvas, gaze: number, side: number, iris: string, skin: SkinColours): string {
  const colour = c.radial([
    [0, iris],
    [0.62, iris],
    [1, "#25140b"],
  ]);
  return (
    oval(gaze, -2, 12.8, 12.8, colour) +
    oval(gaze, -2, 5.8, 5.8, "#0e0806") +
    oval(gaze + 2 * side, 4, 6, 3.6, "#b98250", { opacity: 0.45 }) +
    shape("M-28 -1C-15 -20 10 -22 29 -2C14 -8 -12 -6 -28 8Z", skin.deep, { opacity: 0.42 }) +
    oval(gaze - 4 * side, -6, 3.6, 3.6, "#fff") +
    oval(gaze + 5 * side, 2, 1.4, 1.4, "#fff", { opacity: 0.7 }) +
    oval(-24, 3, 4, 3, "#c98a78", { opacity: 0.6 })
  );
}
