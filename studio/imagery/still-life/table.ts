import { Canvas } from "../kit/canvas.ts";
import { darker, lighter } from "../kit/palette.ts";
import { box, oval, polygon } from "../kit/shapes.ts";
import { warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import type { Backdrop } from "./backdrops.ts";
import type { Surface } from "./surfaces.ts";

interface Setting {
  seed: number;
  /** What is behind the table, out of focus. */
  behind: Backdrop;
  surface: Surface;
  /** The far edge of the table: high in the picture when seen from above, low when seen from its own height. */
  far?: number;
  /** Where sunlight enters, from the left. */
  sun?: number;
  /** A lamp in the evening, at this place; the rest of the picture is dim. */
  lamp?: readonly [number, number];
  /** The part that the picture shows. */
  shown?: Shown;
}

/** Where things stand on the table: its far edge is above, its near edge below. */
export const TABLE_Y = 860;
const FAR_EDGE = 690;
const NEAR_EDGE = 962;
const WHOLE: Shown = [140, 150, 1360, 850];

/** Things on a table near by, in 1600 by 1000; what is behind them is out of focus. */
export function stillLife(s: Setting, things: (c: Canvas) => readonly string[]): string {
  const c = new Canvas(1600, 1000, s.seed);
  const far = s.far ?? FAR_EDGE;
  c.add(
    c.outOfFocus(s.behind(c, far), 7),
    s.sun === undefined ? "" : sunBeam(c, s.sun),
    s.surface(c, far, NEAR_EDGE),
    s.sun === undefined ? "" : sunOnTable(c, s.sun, far),
    ...things(c),
    s.lamp ? lampLight(c, ...s.lamp) : warmth(c, 0.3),
  );
  return c.svg(s.shown ?? WHOLE);
}

const sunBeam = (c: Canvas, x: number) =>
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
  );

const sunOnTable = (c: Canvas, x: number, far: number) =>
  polygon(
    [
      [x + 240, far + 4],
      [x + 640, far + 4],
      [x + 940, NEAR_EDGE],
      [x + 360, NEAR_EDGE],
    ],
    "#fff6dc",
    { opacity: 0.3, filter: c.blur(10) },
  );

const lampLight = (c: Canvas, x: number, y: number) =>
  box(
    0,
    0,
    1600,
    1000,
    c.radial(
      [
        [0, "#ffd98c", 0.34],
        [0.4, "#ffcf80", 0.06],
        [0.6, "#0b1c2a", 0.16],
        [1, "#0b1c2a", 0.56],
      ],
      x / 1600,
      y / 1000,
      0.8,
    ),
  );

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
