import { porticoFront } from "../buildings/portico.ts";
import { Canvas } from "../kit/canvas.ts";
import { box, place } from "../kit/shapes.ts";
import { palm } from "../nature/palm.ts";
import { tree } from "../nature/plants.ts";
import { rain } from "../nature/sky.ts";
import { ripples } from "../nature/water.ts";
import { HANDS, both, hands } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { lawn } from "./lawn.ts";
import { mundu, put, salwar } from "./wardrobe.ts";

/** Visitors under umbrellas on their way to the out-patient door. */
export function monsoonQueue(): string {
  const c = new Canvas(1600, 1000, 151);
  c.add(
    lawn(c, "monsoon", 560, 760, "#b9ada0"),
    place(200, 690, 1, palm(c, 430, -40, { seed: 6 })),
    place(380, 684, 1, tree(c, 330, 170, ["#23513c", "#3a6b47", "#5f8a58"])),
    porticoFront(c, "kozhencherry"),
    box(0, 800, 1600, 200, "#dfe9ea", { opacity: 0.12 }),
  );
  const arriving = [
    [600, 930, 2.1, FACES.father, mundu("#8fb3c9")],
    [770, 890, 1.75, FACES.motherShawl, salwar("#7d3550", "#b65a72")],
    [880, 862, 1.5, FACES.grandfather, mundu("#e6dcc6")],
  ] as const;
  c.add(
    arriving
      .map(([x, y, size, look, outfit]) =>
        put(c, x, y, size, {
          look,
          outfit,
          pose: { feet: both([-9, 0], [9, -3]), hands: hands(HANDS.down, [-6, 8]) },
          holds: { item: "umbrella", hand: 1 },
          away: true,
        }),
      )
      .join(""),
    ripples(c, 830, 160, 40, "#eef6f4", 0.4),
    rain(c, 380),
  );
  return c.svg();
}
