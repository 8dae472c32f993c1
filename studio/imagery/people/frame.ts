import type { Held } from "./held-item.ts";
import type { Look } from "./look.ts";
import type { Outfit, Pose } from "./outfit.ts";

/** A whole person in a scene. */
export interface Figure {
  look: Look;
  outfit: Outfit;
  pose?: Pose;
  /** The head's own turn in degrees; by default it follows the body. */
  yaw?: number;
  pitch?: number;
  tilt?: number;
  /** Seen from behind. */
  away?: boolean;
  /** What a hand holds: of the picture's left or right side. */
  holds?: { item: Held; hand: 0 | 1 };
  /** Height in centimetres of the drawn figure; children are smaller with larger heads. */
  tall?: number;
  build?: number;
  /** No shadow on the floor, as in a bed or behind a counter. */
  floating?: boolean;
}

/** Body measures in centimetres that the parts of a figure share. */
export interface Frame {
  figure: Figure;
  turn: number;
  hip: number;
  shoulder: number;
  waist: number;
  hips: number;
  sit: boolean;
}
