import type { Dress, FaceShape, Garment, HairStyle, Look, Traits } from "../people/look.ts";
import type { Posture } from "./portrait.ts";

export interface Row {
  hair: HairStyle;
  face: FaceShape;
  skin: number;
  dress: Dress;
  hairColour?: string;
  yaw: number;
  extra?: Partial<Look>;
  /** What differs from the face that the number gives. */
  traits?: Traits;
  way?: Partial<Posture>;
  build?: number;
}

export const coat = (garment: Garment, colour: string, accent: string, more: Partial<Dress> = {}): Dress => ({
  garment,
  colour,
  accent,
  over: "coat",
  ...more,
});

export const plain = (garment: Garment, colour: string, accent: string, more: Partial<Dress> = {}): Dress => ({
  garment,
  colour,
  accent,
  ...more,
});

export const DARK_TUBE = "#23343b";

export const WINE_TUBE = "#7a2333";

export const TEAL_TUBE = "#0b5a60";
