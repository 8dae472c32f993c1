import { porticoFront } from "../buildings/portico.ts";
import { autorickshaw } from "../buildings/vehicles.ts";
import { Canvas } from "../kit/canvas.ts";
import { place } from "../kit/shapes.ts";
import { palm } from "../nature/palm.ts";
import { sunlight } from "../nature/sky.ts";
import { HANDS, hands, together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { lawn } from "./lawn.ts";
import { NURSE_WHITE, coatOverSaree, frock, put, saree, shirt } from "./wardrobe.ts";

/** Going home: farewell at the porch with a newborn. */
export function dischargeDay(): string {
  const c = new Canvas(1600, 1000, 173);
  c.add(
    lawn(c, "golden", 560, 760, "#e3c9a0"),
    porticoFront(c, "alappuzha"),
    place(190, 690, 1, palm(c, 470, 36, { seed: 21, light: 0.6 })),
    place(360, 920, 1.4, autorickshaw(c)),
    put(c, 660, 935, 3, {
      look: FACES.father,
      outfit: shirt("#8fb3c9"),
      pose: { turn: 0.4, hands: hands(HANDS.down, HANDS.waist) },
      holds: { item: "bag", hand: 0 },
    }),
    put(c, 830, 940, 3.05, {
      look: FACES.mother,
      outfit: saree("#b23a4e", "#e3c27a"),
      pose: { turn: 0.3, hands: together },
      holds: { item: "baby", hand: 0 },
      pitch: 10,
    }),
    put(c, 1090, 925, 3.05, {
      look: FACES.nurseGrace,
      outfit: NURSE_WHITE,
      pose: { turn: -0.6, hands: hands(HANDS.wave, HANDS.waist) },
    }),
    put(c, 1250, 930, 3.1, {
      look: FACES.drIndira,
      outfit: coatOverSaree("#37627d", "#e2b86a"),
      pose: { turn: -0.5, hands: together },
    }),
    put(c, 960, 960, 3, {
      look: FACES.girl,
      outfit: frock("#f2b544", "#fff"),
      tall: 112,
      pose: { turn: -0.4, hands: hands(HANDS.down, HANDS.wave) },
    }),
    sunlight(c, "#ffdb98", 0.45, 0.3, 0.3),
  );
  return c.svg();
}
