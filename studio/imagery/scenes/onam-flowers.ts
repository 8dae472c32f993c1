import { porticoFront } from "../buildings/portico.ts";
import { Canvas } from "../kit/canvas.ts";
import { HIBISCUS, mix } from "../kit/palette.ts";
import { oval, place, repeat } from "../kit/shapes.ts";
import { palm } from "../nature/palm.ts";
import { bush } from "../nature/plants.ts";
import { sunlight } from "../nature/sky.ts";
import { HANDS, both, hands, together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { lawn } from "./lawn.ts";
import { frock, mundu, put, saree } from "./wardrobe.ts";

/** A flower carpet for Onam before the entrance. */
export function onamFlowers(): string {
  const c = new Canvas(1600, 1000, 157);
  c.add(
    lawn(c, "golden", 560, 800, "#d9b48c"),
    porticoFront(c, "kozhencherry"),
    place(180, 690, 1, palm(c, 450, 40, { seed: 8, light: 0.5 })),
    place(420, 690, 1, bush(c, 240, 80, undefined, HIBISCUS)),
  );
  const rings = ["#e0a63c", "#cf4a5c", "#fffaf0", "#e97f60", "#4f9a55", "#f2d15a", "#8a4a8f"];
  const carpet = rings
    .map(
      (colour, i) =>
        oval(690, 890, 300 - i * 42, 84 - i * 11.6, colour) +
        repeat(36 - i * 4, (k) =>
          oval(
            690 + Math.cos((k / (36 - i * 4)) * Math.PI * 2) * (282 - i * 42),
            890 + Math.sin((k / (36 - i * 4)) * Math.PI * 2) * (78 - i * 11.6),
            11 - i,
            5,
            mix(colour, "#ffffff", 0.3),
          ),
        ),
    )
    .join("");
  c.add(
    carpet,
    put(c, 330, 920, 2.8, {
      look: FACES.nurseMini,
      outfit: saree("#fdf6e3", "#e0a63c"),
      pose: {
        turn: 0.6,
        lean: 6,
        hands: both([22, 34], [26, 30]),
      },
      holds: { item: "basket", hand: 1 },
    }),
    put(c, 1040, 905, 2.8, {
      look: FACES.drLekha,
      outfit: saree("#fdf6e3", "#b23a4e"),
      pose: { turn: -0.6, hands: hands([22, 30], HANDS.waist) },
      holds: { item: "basket", hand: 0 },
    }),
    put(c, 1190, 915, 2.85, { look: FACES.drArjun, outfit: mundu("#fffaf0"), pose: { turn: -0.5, hands: together } }),
    put(c, 1330, 930, 2.8, {
      look: FACES.girl,
      outfit: frock("#e0a63c"),
      tall: 116,
      pose: { turn: -0.6, hands: hands([14, 10], HANDS.down) },
    }),
    put(c, 190, 960, 2.85, { look: FACES.grandfather, outfit: mundu("#fffaf0"), pose: { turn: 0.5, hands: together } }),
    sunlight(c, "#ffe0a0", 0.45, 0.3, 0.3),
  );
  return c.svg();
}
