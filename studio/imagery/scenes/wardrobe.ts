import type { Canvas } from "../kit/canvas.ts";
import { place } from "../kit/shapes.ts";
import { person } from "../people/figure.ts";
import type { Figure } from "../people/frame.ts";
import type { Outfit } from "../people/outfit.ts";

/** A figure put on the floor at (x, y); 3 is life size in a room of 1000 high. */
export const put = (c: Canvas, x: number, y: number, size: number, figure: Figure) =>
  place(x, y, size, person(c, figure));

export const tunic = (colour: string, more: Partial<Outfit> = {}): Outfit => ({ cloth: "tunic", colour, ...more });
export const saree = (colour: string, accent: string): Outfit => ({ cloth: "saree", colour, accent });
export const salwar = (colour: string, accent: string): Outfit => ({ cloth: "salwar", colour, accent });
export const shirt = (colour: string, legs = "#4a5560"): Outfit => ({ cloth: "shirt", colour, legs });
export const mundu = (colour: string, accent = "#d9a540"): Outfit => ({ cloth: "mundu", colour, accent });
export const frock = (colour: string, accent = "#fff3da"): Outfit => ({ cloth: "frock", colour, accent });

export const NURSE_BLUE = tunic("#6f9fc6");
export const NURSE_MINT = tunic("#7fbfae");
