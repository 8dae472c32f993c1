import { n, shape } from "../kit/shapes.ts";
import type { Point } from "../kit/shapes.ts";

/** A rounded limb from `a` to `b`, its thickness running from radius `ra` to `rb`. */
export function limb(a: Point, ra: number, b: Point, rb: number, fill: string): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const p = (o: Point, r: number, side: number) => `${n(o[0] + nx * r * side)} ${n(o[1] + ny * r * side)}`;
  return shape(
    `M${p(a, ra, 1)}L${p(b, rb, 1)}A${n(rb)} ${n(rb)} 0 0 0 ${p(b, rb, -1)}L${p(a, ra, -1)}A${n(ra)} ${n(ra)} 0 0 0 ${p(a, ra, 1)}Z`,
    fill,
  );
}

/** Where the middle joint of a two-bone limb lies; of the two solutions the one `prefer` scores higher. */
export function joint(
  from: Point,
  to: Point,
  upper: number,
  lower: number,
  prefer: (p: Point) => number,
): { joint: Point; end: Point } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const span = Math.hypot(dx, dy) || 0.01;
  const reach = Math.min(span, (upper + lower) * 0.995);
  const end: Point = [from[0] + (dx / span) * reach, from[1] + (dy / span) * reach];
  const along = (upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach);
  const off = Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  const [ux, uy] = [dx / span, dy / span];
  const options: Point[] = [1, -1].map((k) => [
    from[0] + ux * along - uy * off * k,
    from[1] + uy * along + ux * off * k,
  ]);
  const [a, b] = options as [Point, Point];
  return { joint: prefer(a) >= prefer(b) ? a : b, end };
}

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
