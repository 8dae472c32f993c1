import type { Canvas } from "../kit/canvas.ts";
import { darker, GOLD, lighter } from "../kit/palette.ts";
import { box, n, polygon, repeat, stroke } from "../kit/shapes.ts";

/** Draws what things stand on, from its far edge to its near edge. */
export type Surface = (c: Canvas, far: number, near: number) => string;

const LEFT = -10;
const WIDTH = 1620;

/** A table of planks. */
export const timber =
  (colour: string): Surface =>
  (c, far, near) =>
    box(LEFT, far, WIDTH, near - far, c.fade(lighter(colour, 0.28), colour)) +
    stroke(
      repeat(5, (i) => `M${LEFT} ${n(far + (near - far) * (0.08 + 0.05 * i * i))}H1620`),
      darker(colour, 0.35),
      2.5,
      { opacity: 0.22 },
    ) +
    box(LEFT, far, WIDTH, 5, lighter(colour, 0.55)) +
    box(LEFT, near, WIDTH, 60, c.fade(darker(colour, 0.16), darker(colour, 0.42)));

/** A table under a cloth with a gold border, as a kasavu saree has. */
export const cloth =
  (colour: string, border: string = GOLD): Surface =>
  (c, far, near) =>
    box(LEFT, far, WIDTH, near - far, c.fade(lighter(colour, 0.4), colour)) +
    box(LEFT, near - 46, WIDTH, 22, border, { opacity: 0.85 }) +
    box(LEFT, near - 16, WIDTH, 5, border, { opacity: 0.85 }) +
    box(LEFT, near, WIDTH, 60, c.fade(darker(colour, 0.08), darker(colour, 0.26))) +
    repeat(9, (i) =>
      polygon(
        [
          [60 + i * 180, near],
          [130 + i * 180, near],
          [116 + i * 180, 1010],
          [76 + i * 180, 1010],
        ],
        darker(colour, 0.2),
        { opacity: 0.3 },
      ),
    );

/** A steel table with blurred reflections. */
export const steel =
  (colour = "#b9c7cb"): Surface =>
  (c, far, near) =>
    box(LEFT, far, WIDTH, near - far, c.fade(lighter(colour, 0.5), colour)) +
    repeat(4, (i) =>
      box(120 + i * 410, far + 6, 90 + (i % 2) * 120, near - far - 12, "#ffffff", {
        opacity: 0.2,
        filter: c.blur(18),
      }),
    ) +
    box(LEFT, far, WIDTH, 6, "#ffffff") +
    box(LEFT, near - 10, WIDTH, 12, lighter(colour, 0.6)) +
    box(LEFT, near + 2, WIDTH, 60, c.fade(darker(colour, 0.3), darker(colour, 0.5)));

/** A stone top, pale and polished, with its veins. */
export const stone =
  (colour: string): Surface =>
  (c, far, near) =>
    box(LEFT, far, WIDTH, near - far, c.fade(lighter(colour, 0.45), colour)) +
    stroke(
      repeat(6, (i) => {
        const y = far + (near - far) * (0.12 + i * 0.15);
        return `M${i * 250 - 80} ${n(y)}q120 ${18 + i * 3} 210 4t220 14`;
      }),
      darker(colour, 0.25),
      3,
      { opacity: 0.22, filter: c.blur(2) },
    ) +
    box(LEFT, far, WIDTH, 5, lighter(colour, 0.7)) +
    box(LEFT, near, WIDTH, 14, lighter(colour, 0.55)) +
    box(LEFT, near + 14, WIDTH, 50, darker(colour, 0.25));

/** A woven mat on the floor, seen from above. */
export const mat =
  (floor: string, colour: string): Surface =>
  (c, far) => {
    const top = far + 60;
    const weave = repeat(9, (i) => {
      const y = top + (1010 - top) * (i / 9) ** 1.3;
      return `M${n(190 - (y - top) * 0.45)} ${n(y)}H${n(1410 + (y - top) * 0.45)}`;
    });
    return (
      box(LEFT, far, WIDTH, 1010 - far, c.fade(darker(floor, 0.08), lighter(floor, 0.12))) +
      polygon(
        [
          [190, top],
          [1410, top],
          [1560, 1010],
          [40, 1010],
        ],
        c.fade(colour, lighter(colour, 0.16)),
      ) +
      stroke(weave, darker(colour, 0.3), 3, { opacity: 0.28 }) +
      stroke(`M190 ${top}H1410L1560 1010M190 ${top}L40 1010`, lighter(colour, 0.5), 9)
    );
  };
