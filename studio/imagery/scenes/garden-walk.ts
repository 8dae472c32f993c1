import { HOUSES } from "../buildings/houses.ts";
import type { House, HouseName } from "../buildings/houses.ts";
import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS } from "../kit/palette.ts";
import { group, place } from "../kit/shapes.ts";
import { MANGO, RAIN_TREE, SHADED, banana, bush, tree } from "../nature/plants.ts";
import { sunlight } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import { both, seated } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { bench } from "../rooms/furniture.ts";
import { lawn, rainOn } from "./lawn.ts";
import { put, salwar } from "./wardrobe.ts";

/** The hospital garden: a path between flowers, a woman on a bench. */
export function gardenWalk(house: HouseName, light: Daylight): string {
  const c = new Canvas(1600, 1000, 131);
  c.add(
    lawn(c, light, 560, 880),
    place(240, 0, 1, group((HOUSES[house] as House)(c, 0, 640, 0.15), { transform: "translate(150 128) scale(.8)" })),
  );
  c.add(
    place(180, 700, 1, tree(c, 470, 260, RAIN_TREE)),
    place(1480, 720, 1, tree(c, 420, 230, MANGO)),
    place(560, 690, 1, bush(c, 260, 70, undefined, HIBISCUS)),
    place(1230, 700, 1, bush(c, 280, 74, undefined, GOLD)),
    place(330, 800, 1.05, bench(c, 300)),
    put(c, 300, 800, 2.2, {
      look: FACES.grandmotherShawl,
      outfit: salwar("#5c6f42", "#e9dcc4"),
      pose: {
        ...seated(1),
        hands: both([16, 32], [12, 34]),
      },
    }),
  );
  c.add(
    place(60, 1010, 1, bush(c, 420, 120, SHADED, HIBISCUS)),
    place(1530, 1015, 1, banana(c, 320, 5)),
    place(1380, 1010, 1, bush(c, 300, 90, SHADED, GOLD)),
    sunlight(c, "#ffe3a0", 0.45, 0.3, 0.25),
    rainOn(c, light),
  );
  return c.svg();
}
