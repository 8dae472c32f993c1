import { Canvas } from "../kit/canvas.ts";
import { box, group } from "../kit/shapes.ts";
import type { Daylight } from "../nature/sky.ts";
import type { Shown } from "../rooms/room.ts";

/** How a landscape is framed: the plain 16:10 picture, or a wide one whose subject stands to the right. */
export interface Frame {
  width: number;
  /** How far the subject is moved right. */
  shift: number;
  view?: Shown;
}

export const PLAIN: Frame = { width: 1600, shift: 0 };

export const wide = (shift: number, top: number): Frame => ({ width: 2100, shift, view: [0, top, 2100, 860] });

/** A part of the plain picture, seen from nearer. */
export const near = (view: Shown): Frame => ({ ...PLAIN, view });

export const shifted = (content: string, x: number) => group(content, { transform: `translate(${x} 0)` });

export const soil = (c: Canvas, light: Daylight) =>
  light === "dusk" || light === "night" ? c.fade("#6f8f5a", "#3d5a48") : c.fade("#9cc56c", "#4c8d4c");

export const boatShadow = (x: number, y: number, w: number) =>
  box(x - w / 2, y, w, 13, "#0d3a40", { round: 7, opacity: 0.35 });
