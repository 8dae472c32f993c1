import { Canvas } from "../kit/canvas.ts";
import { mix } from "../kit/palette.ts";
import { box, group, n, shape, stroke } from "../kit/shapes.ts";

/** Squares of 1200: what a visitor sees on entering. */
export const SIZE = 1200;

/** A floor of red oxide seen from inside, its joints running to the middle. */
export function verandaFloor(c: Canvas, y: number, colour: string): string {
  let d = "";
  for (let x = -2000; x <= 3200; x += 170) d += `M${n(600 + (x - 600) * 0.42)} ${y}L${x} ${SIZE + 10}`;
  for (let row = y, gap = 24; row < SIZE; row += gap, gap *= 1.5) d += `M0 ${n(row)}H${SIZE}`;
  return (
    box(
      0,
      y,
      SIZE,
      SIZE - y,
      c.linear([
        [0, mix(colour, "#1c1412", 0.25)],
        [0.2, colour],
        [1, mix(colour, "#ffffff", 0.08)],
      ]),
    ) + stroke(d, "#3a1a12", 1.8, { opacity: 0.28 })
  );
}

export const sunOnFloor = (c: Canvas, xs: readonly number[], y: number) =>
  group(xs.map((x) => shape(`M${x} ${y + 8}H${x + 190}L${x + 90} ${SIZE}H${x - 190}Z`, "#ffe9bd")).join(""), {
    opacity: 0.3,
    filter: c.blur(4),
  });
