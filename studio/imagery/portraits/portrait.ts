import { Canvas } from "../kit/canvas.ts";
import { box, group, n } from "../kit/shapes.ts";
import { faceOutline } from "../people/face.ts";
import { HeadMap, TORSO } from "../people/head-map.ts";
import { head } from "../people/head.ts";
import type { Dress, Look } from "../people/look.ts";
import { backdrop } from "./backdrop.ts";
import type { Backdrop } from "./backdrop.ts";
import { dress } from "./dress.ts";

/** How somebody sits for a portrait. */
export interface Posture {
  /** Degrees the head turns (positive to the right). */
  yaw: number;
  /** Degrees the shoulders turn. */
  body: number;
  tilt: number;
  pitch?: number;
  /** Eyes that look past the painter, -1 (left) to 1 (right). */
  gaze?: number;
  /** How near the sitter is; 1 shows head and shoulders. */
  size?: number;
  /** How far from the middle, in hundredths of the width. */
  aside?: number;
  lit?: "left" | "right";
}

/** One sitter: appearance, clothes, and how they hold themselves. */
export interface Sitter extends Posture {
  look: Look;
  dress: Dress;
  tint: number;
  backdrop: Backdrop;
  /** 1 is an average build. */
  build: number;
}

/** A portrait of 600 by 720. */
export function portrait(sitter: Sitter): string {
  const { yaw, tilt, pitch = 0, gaze, size = 1, aside = 0, lit = "left" } = sitter;
  const c = new Canvas(600, 720, sitter.tint + 3);
  backdrop(c, sitter.tint, sitter.backdrop, lit === "right");
  const layers = head(c, sitter.look, { yaw, tilt, pitch, lit, fine: true, ...(gaze === undefined ? {} : { gaze }) });
  const [wide, tall] = sitter.look.traits?.skull ?? [1, 1];
  const skull = { transform: `translate(0 120) scale(${wide} ${tall}) translate(0 -120)` };
  const chin = { path: faceOutline(sitter.look, new HeadMap(yaw, pitch)), tilt };
  const body = dress(c, sitter.look, sitter.dress, new HeadMap(sitter.body, 0, TORSO), {
    lit,
    build: sitter.build,
    chin,
  });
  const bust = [group(layers.back, skull), body, layers.overShoulder, group(layers.head, skull)];
  const [x, y] = [300 + aside * 6 - yaw * 1.1, 322 - (size - 1) * 40];
  c.add(group(bust, { transform: `translate(${n(x)} ${n(y)}) scale(${size})` }));
  const light = c.linear(
    [
      [0, "#ffe9bf", 0.4],
      [0.55, "#ffe9bf", 0],
      [1, "#0c2f3a", 0.22],
    ],
    lit === "left" ? [0, 0, 1, 0.5] : [1, 0, 0, 0.5],
  );
  c.add(box(0, 0, 600, 720, light, { blend: "soft-light" }));
  return c.svg();
}
