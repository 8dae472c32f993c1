import { darker, lighter } from "../kit/palette.ts";
import type { Space, Spot } from "./space.ts";

interface Shell {
  width: number;
  depth: number;
  height: number;
  wall: string;
  /** A painted band along the foot of the walls. */
  dado?: string;
  floor: string;
  ceiling?: string;
  /** How far apart the joints of the floor are. */
  joints?: number;
}

const BEHIND = -900;

/** The floor, ceiling and walls of an empty room, whose far left corner is at (0, depth). */
export function shell(s: Space, o: Shell): string {
  const { width, depth, height, wall, floor } = o;
  const side = (x: number, low: number, high: number): Spot[] => [
    [x, low, BEHIND],
    [x, low, depth],
    [x, high, depth],
    [x, high, BEHIND],
  ];
  const back = (low: number, high: number): Spot[] => s.panel([0, low, depth], "x", width, high - low);
  const band = (low: number, high: number, colour: string) =>
    s.face(back(low, high), s.c.fade(lighter(colour, 0.14), colour)) +
    s.face(side(0, low, high), s.c.fade(darker(colour, 0.02), darker(colour, 0.1))) +
    s.face(side(width, low, high), s.c.fade(lighter(colour, 0.2), lighter(colour, 0.04)));
  return (
    s.plane([0, 0, BEHIND], [width, depth], floor, o.joints ?? 60) +
    s.plane([0, height, BEHIND], [width, depth], o.ceiling ?? "#f6f2e6") +
    band(0, height, wall) +
    (o.dado ? band(0, 92, o.dado) + band(92, 96, lighter(o.dado, 0.5)) : "") +
    band(0, 10, darker(o.dado ?? wall, 0.25))
  );
}

/** The light of a window lying on the floor, from its corner nearest to the window. */
export const floorLight = (s: Space, [x, z]: readonly [number, number], [w, d]: readonly [number, number]) =>
  s.face(
    [
      [x, 0.5, z],
      [x + w, 0.5, z - 50],
      [x + w, 0.5, z - 50 + d],
      [x, 0.5, z + d],
    ],
    "#ffedb8",
    { opacity: 0.5, filter: s.c.blur(6) },
  );
