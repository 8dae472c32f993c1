import { porticoFront } from "../buildings/portico.ts";
import { Canvas } from "../kit/canvas.ts";
import { box, place } from "../kit/shapes.ts";
import { palm } from "../nature/palm.ts";
import { tree } from "../nature/plants.ts";
import { rain } from "../nature/sky.ts";
import { ripples } from "../nature/water.ts";
import { HANDS, hands, walking } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { lawn } from "./lawn.ts";
import { NURSE_MINT, mundu, put, salwar, shirt } from "./wardrobe.ts";

/** Visitors under umbrellas at the out-patient door. */
export function monsoonQueue(): string {
  const c = new Canvas(1600, 1000, 151);
  c.add(
    lawn(c, "monsoon", 560, 760, "#b9ada0"),
    place(200, 690, 1, palm(c, 430, -40, { seed: 6 })),
    place(380, 684, 1, tree(c, 330, 170, ["#23513c", "#3a6b47", "#5f8a58"])),
    porticoFront(c, "kozhencherry"),
    box(0, 800, 1600, 200, "#dfe9ea", { opacity: 0.12 }),
  );
  const queue = [
    [240, FACES.father, mundu("#8fb3c9")],
    [430, FACES.motherShawl, salwar("#7d3550", "#b65a72")],
    [800, FACES.grandfather, mundu("#e6dcc6")],
  ] as const;
  c.add(
    queue
      .map(([x, look, outfit], i) =>
        put(c, x, 930 + i * 6, 2.75, {
          look,
          outfit,
          pose: { ...walking(1), hands: hands(HANDS.down, [14, 8]) },
          holds: { item: "umbrella", hand: 1 },
        }),
      )
      .join(""),
    put(c, 560, 950, 2.8, {
      look: FACES.boy,
      outfit: shirt("#f2b544", "#5a4a3a"),
      tall: 116,
      pose: { ...walking(1), hands: hands([14, 20], HANDS.down) },
    }),
    put(c, 1130, 880, 2.7, {
      look: FACES.nurseSheeba,
      outfit: NURSE_MINT,
      pose: { turn: -0.6, hands: hands(HANDS.reach, HANDS.waist) },
    }),
    ripples(c, 830, 160, 40, "#eef6f4", 0.4),
    rain(c, 380),
  );
  return c.svg();
}
