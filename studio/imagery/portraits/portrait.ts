import { Canvas } from "../kit/canvas.ts";
import { box, group } from "../kit/shapes.ts";
import { HeadMap, TORSO } from "../people/head-map.ts";
import { head } from "../people/head.ts";
import type { Dress, Look } from "../people/look.ts";
import { backdrop } from "./backdrop.ts";
import type { Backdrop } from "./backdrop.ts";
import { dress } from "./dress.ts";

/** One sitter: appearance, clothes, and how they hold themselves. */
export interface Sitter {
  look: Look;
  dress: Dress;
  /** Degrees the head turns (positive to the right); the shoulders follow by `body`. */
  yaw: number;
  body: number;
  tilt: number;
  tint: number;
  backdrop: Backdrop;
  /** 1 is an average build. */
  build: number;
}

/** A portrait of 600 by 720, head and shoulders. */
export function portrait(sitter: Sitter): string {
  const c = new Canvas(600, 720, sitter.tint + 3);
  backdrop(c, sitter.tint, sitter.backdrop, sitter.yaw > 0);
  const layers = head(c, sitter.look, { yaw: sitter.yaw, tilt: sitter.tilt, pitch: 0, fine: true });
  const body = dress(c, sitter.look, sitter.dress, new HeadMap(sitter.body, 0, TORSO));
  const bust = [layers.back, group(body, { transform: `scale(${sitter.build} 1)` }), layers.overShoulder, layers.head];
  c.add(group(bust, { transform: `translate(${300 - sitter.yaw * 1.1} 305) scale(0.98)` }));
  c.add(
    box(
      0,
      0,
      600,
      720,
      c.linear(
        [
          [0, "#ffe9bf", 0.35],
          [0.6, "#ffe9bf", 0],
        ],
        [0, 0, 1, 0.5],
      ),
      { blend: "soft-light" },
    ),
  );
  return c.svg();
}
