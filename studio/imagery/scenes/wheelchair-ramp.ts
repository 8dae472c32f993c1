import { porticoFront } from "../buildings/portico.ts";
import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, STEEL } from "../kit/palette.ts";
import { group, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { RAIN_TREE, SHADED, bush, tree } from "../nature/plants.ts";
import { sunlight } from "../nature/sky.ts";
import { HANDS, both, hands, seated } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { wheelchair } from "../rooms/furniture.ts";
import { lawn } from "./lawn.ts";
import { NURSE_MINT, coat, put } from "./wardrobe.ts";

/** Up the ramp in a wheelchair. */
export function wheelchairRamp(): string {
  const c = new Canvas(1600, 1000, 167);
  c.add(
    lawn(c, "noon", 540, 300),
    porticoFront(c, "punalur"),
    place(200, 700, 1, tree(c, 420, 230, RAIN_TREE)),
    place(430, 700, 1, bush(c, 220, 80, undefined, GOLD)),
  );
  c.add(
    shape("M160 960L1180 786L1300 786L1300 960Z", c.fade("#e2d6bf", "#b9a88a")),
    stroke("M150 800L1170 640H1300M150 870L1170 700H1300", STEEL[3], 9),
    repeat(8, (i) => stroke(`M${190 + i * 140} ${794 - i * 22}V${948 - i * 22}`, STEEL[2], 7)),
  );
  c.add(
    group(
      place(640, 874, 1.6, wheelchair()) +
        put(c, 612, 874, 2.9, {
          look: FACES.farmer,
          outfit: { cloth: "shirt", colour: "#e0b070", legs: "#5c6b73" },
          pose: {
            ...seated(1),
            hip: 58,
            feet: both([30, -10], [36, -10]),
            hands: both([14, 30], [12, 32]),
          },
          floating: true,
        }),
      {},
    ),
    put(c, 500, 905, 3.05, {
      look: FACES.nurseHaseena,
      outfit: NURSE_MINT,
      pose: {
        turn: 0.7,
        lean: 6,
        hands: both([22, 24], [22, 26]),
        feet: both([-14, 2], [10, -3]),
      },
    }),
    put(c, 1120, 795, 2.6, {
      look: FACES.drKurian,
      outfit: coat("#cfe0ee", { accent: "#0b5a60" }),
      pose: { turn: -0.6, hands: hands(HANDS.reach, HANDS.down) },
    }),
    place(60, 1010, 1, bush(c, 400, 110, SHADED, HIBISCUS)),
    sunlight(c, "#fff0c0", 0.36, 0.3, 0.3),
  );
  return c.svg();
}
