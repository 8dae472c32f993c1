import { porticoFront } from "../buildings/portico.ts";
import { car } from "../buildings/vehicles.ts";
import { Canvas } from "../kit/canvas.ts";
import { HIBISCUS } from "../kit/palette.ts";
import { place } from "../kit/shapes.ts";
import { palm } from "../nature/palm.ts";
import { SHADED, bush } from "../nature/plants.ts";
import { sunlight } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import { HANDS, both, hands, seated } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { wheelchair } from "../rooms/furniture.ts";
import { lawn, rainOn } from "./lawn.ts";
import { NURSE_WHITE, TEAL_SCRUBS, put, saree, shirt } from "./wardrobe.ts";

/** Arriving: a car at the porch, a nurse with a wheelchair. */
export function arrival(light: Daylight): string {
  const c = new Canvas(1600, 1000, 137);
  c.add(
    lawn(c, light, 560, 760, "#d9cdb6"),
    place(160, 690, 1, palm(c, 430, 30, { seed: 6, light: 0.4 })),
    place(320, 680, 1, palm(c, 340, -24, { seed: 12, light: 0.4 })),
    porticoFront(c, "alappuzha"),
    place(470, 900, 1.75, car(c, "#b9483f")),
  );
  c.add(
    put(c, 1150, 925, 3, {
      look: FACES.father,
      outfit: shirt("#8fb3c9"),
      pose: { turn: -0.5, hands: hands(HANDS.reachLow, HANDS.down) },
    }),
    place(900, 930, 1.55, wheelchair()),
    put(c, 876, 930, 2.85, {
      look: FACES.grandmother,
      outfit: saree("#efe6d2", "#2f6f60"),
      pose: {
        ...seated(1),
        hip: 58,
        feet: both([30, -10], [36, -10]),
        hands: both([14, 30], [12, 32]),
      },
      floating: true,
    }),
    put(c, 790, 945, 3.1, {
      look: FACES.nurseAmal,
      outfit: TEAL_SCRUBS,
      pose: {
        turn: 0.7,
        lean: 5,
        hands: both([20, 24], [20, 26]),
      },
    }),
    put(c, 1370, 930, 3.1, {
      look: FACES.nurseGrace,
      outfit: NURSE_WHITE,
      pose: { turn: -0.6, hands: hands(HANDS.reach, HANDS.waist) },
    }),
  );
  c.add(
    place(80, 1010, 1, bush(c, 420, 110, SHADED, HIBISCUS)),
    sunlight(c, "#ffe3a0", 0.4, 0.3, 0.3),
    rainOn(c, light),
  );
  return c.svg();
}
