import { porticoFront } from "../buildings/portico.ts";
import { car } from "../buildings/vehicles.ts";
import { Canvas } from "../kit/canvas.ts";
import { HIBISCUS } from "../kit/palette.ts";
import { place } from "../kit/shapes.ts";
import { palm } from "../nature/palm.ts";
import { SHADED, bush } from "../nature/plants.ts";
import { sunlight } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import { wheelchair } from "../rooms/furniture.ts";
import { lawn, rainOn } from "./lawn.ts";

/** Arriving: a car at the porch, a wheelchair ready. */
export function arrival(light: Daylight): string {
  const c = new Canvas(1600, 1000, 137);
  c.add(
    lawn(c, light, 560, 760, "#d9cdb6"),
    place(160, 690, 1, palm(c, 430, 30, { seed: 6, light: 0.4 })),
    place(320, 680, 1, palm(c, 340, -24, { seed: 12, light: 0.4 })),
    porticoFront(c, "alappuzha"),
    place(400, 930, 2.6, car(c, "#b9483f")),
  );
  c.add(place(870, 872, 0.86, wheelchair()));
  c.add(
    place(80, 1010, 1, bush(c, 420, 110, SHADED, HIBISCUS)),
    sunlight(c, "#ffe3a0", 0.4, 0.3, 0.3),
    rainOn(c, light),
  );
  return c.svg();
}
