import { n } from "../kit/shapes.ts";
import type { Point } from "../kit/shapes.ts";

/** A rounded body that front drawings are laid on: where its sides turn away, how far it stands out. */
export interface Solid {
  halfWidth: number;
  depth: (y: number) => number;
}

const HEAD: Solid = { halfWidth: 118, depth: (y) => 102 * (1 - 0.45 * ((y + 8) / 190) ** 2) };
export const TORSO: Solid = { halfWidth: 320, depth: (y) => Math.min(120, 40 + Math.max(0, y - 150) * 0.5) };

/**
 * Turns drawings made for a head (or torso) seen from the front. Every point is lifted onto the solid, turned and
 * looked at again, so one drawing of a face or a hair style serves every direction up to about 35 degrees.
 */
export class HeadMap {
  readonly yaw: number;
  readonly pitch: number;
  private readonly solid: Solid;

  /** Degrees: positive yaw looks to the right of the picture, positive pitch looks down. */
  constructor(yaw: number, pitch: number, solid: Solid = HEAD) {
    this.solid = solid;
    this.yaw = (yaw * Math.PI) / 180;
    this.pitch = (pitch * Math.PI) / 180;
  }

  /** Where a point of the front drawing lands; `lift` moves it out of the surface (a nose) or behind it (back hair). */
  point(x: number, y: number, lift = 0): Point {
    const z = this.solid.depth(y) * Math.sqrt(Math.max(0, 1 - (x / this.solid.halfWidth) ** 2)) + lift;
    return [x * Math.cos(this.yaw) + z * Math.sin(this.yaw), y * Math.cos(this.pitch) + z * Math.sin(this.pitch)];
  }

  /** Turns a path written with absolute M, L, C, Q and Z commands. */
  path(d: string, lift = 0): string {
    return d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => {
      const [px, py] = this.point(Number(x), Number(y), lift);
      return `${n(px)} ${n(py)}`;
    });
  }

  /** Moves a small feature (an eye) to its place, foreshortened by the turn. */
  feature(x: number, y: number, lift = 0): string {
    const [px, py] = this.point(x, y, lift);
    const [qx] = this.point(x + 6, y, lift);
    const [rx] = this.point(x - 6, y, lift);
    return `translate(${n(px)} ${n(py)}) scale(${Math.round(((qx - rx) / 12) * 1000) / 1000} 1)`;
  }
}
