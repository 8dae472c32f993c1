import { Canvas } from "../kit/canvas.ts";
import { darker, lighter, mix } from "../kit/palette.ts";
import { box, group, oval, place, polygon } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { warmth } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";
import type { Daylight } from "../nature/sky.ts";

interface Setting {
  seed: number;
  wall: string;
  table: string;
  view: View;
  light?: Daylight;
  /** Where the window stands, from the left. */
  windowX?: number;
  plant?: number;
}

/** Where things stand on the table: its far edge is above, its near edge below. */
export const TABLE_Y = 860;
const FAR_EDGE = 690;
const NEAR_EDGE = 962;

/** Things on a table near by, in 1600 by 1000; the room behind them is out of focus. */
export function stillLife(s: Setting, things: (c: Canvas) => readonly string[]): string {
  const c = new Canvas(1600, 1000, s.seed);
  const x = s.windowX ?? 250;
  const room =
    box(
      -40,
      -40,
      1680,
      800,
      c.linear(
        [
          [0, lighter(s.wall, 0.35)],
          [1, mix(s.wall, "#35545a", 0.14)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    window(c, x, 70, 520, 470, { view: s.view, light: s.light ?? "dawn", curtains: lighter(s.wall, 0.3) }) +
    (s.plant ? place(s.plant, 720, 1.5, potPlant(c, 300, "round")) : "");
  c.add(
    group(room, { filter: c.blur(7) }),
    polygon(
      [
        [x + 60, 60],
        [x + 460, 60],
        [x + 980, 1000],
        [x + 300, 1000],
      ],
      c.linear([
        [0, "#fff4d0", 0.4],
        [1, "#fff4d0", 0],
      ]),
      { filter: c.blur(16) },
    ),
    box(-10, FAR_EDGE, 1620, NEAR_EDGE - FAR_EDGE, c.fade(lighter(s.table, 0.28), s.table)),
    box(-10, FAR_EDGE, 1620, 5, lighter(s.table, 0.55)),
    polygon(
      [
        [x + 240, FAR_EDGE + 4],
        [x + 640, FAR_EDGE + 4],
        [x + 940, NEAR_EDGE],
        [x + 360, NEAR_EDGE],
      ],
      "#fff6dc",
      { opacity: 0.3, filter: c.blur(10) },
    ),
    box(-10, NEAR_EDGE, 1620, 60, c.fade(darker(s.table, 0.16), darker(s.table, 0.42))),
    ...things(c),
    warmth(c, 0.3),
  );
  return c.svg([140, 150, 1360, 850]);
}

/** The shadow where a thing stands, falling away from the window. */
export const standing = (c: Canvas, w: number, depth = 14) =>
  oval(w * 0.16, 0, w * 0.62, depth, "#1d1a14", { opacity: 0.34, filter: c.blur(7) });

/** A ball's light and shade in one colour. */
export const globe = (c: Canvas, colour: string) =>
  c.radial(
    [
      [0, lighter(colour, 0.55)],
      [0.5, colour],
      [1, darker(colour, 0.32)],
    ],
    0.36,
    0.3,
    0.75,
  );

/** A round thing's light and shade from left to right in one colour. */
export const turned = (c: Canvas, colour: string) =>
  c.linear(
    [
      [0, darker(colour, 0.1)],
      [0.24, lighter(colour, 0.45)],
      [0.5, colour],
      [1, darker(colour, 0.36)],
    ],
    [0, 0, 1, 0],
  );
