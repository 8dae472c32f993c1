import { HOUSES } from "../buildings/houses.ts";
import type { House, HouseName } from "../buildings/houses.ts";
import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, WOOD } from "../kit/palette.ts";
import { box, group, oval, place, repeat } from "../kit/shapes.ts";
import { MANGO, RAIN_TREE, SHADED, banana, bush, tree } from "../nature/plants.ts";
import { sunlight } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import { together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import type { Shown } from "../rooms/room.ts";
import { lawn, rainOn } from "./lawn.ts";
import { put, salwar } from "./wardrobe.ts";

/** The hospital garden: a path between flowers, a woman on a bench. */
export function gardenWalk(house: HouseName, light: Daylight, shown?: Shown): string {
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
    gardenBench(c, 430, 850),
  );
  c.add(
    place(60, 1010, 1, bush(c, 420, 120, SHADED, HIBISCUS)),
    place(1530, 1015, 1, banana(c, 320, 5)),
    place(1380, 1010, 1, bush(c, 300, 90, SHADED, GOLD)),
    sunlight(c, "#ffe3a0", 0.45, 0.3, 0.25),
    rainOn(c, light),
  );
  return c.svg(shown);
}

/** A bench seen from behind, an old woman on it who looks towards the hospital. */
const gardenBench = (c: Canvas, x: number, y: number) =>
  group(
    put(c, 0, 0, 2.3, {
      look: FACES.grandmotherShawl,
      outfit: salwar("#5c6f42", "#e9dcc4"),
      pose: { hip: 50, hands: together },
      floating: true,
      away: true,
    }),
    { transform: `translate(${x - 50} ${y})`, clip: c.clip("M-200 -600H200V-100H-200Z") },
  ) +
  oval(x, y + 4, 220, 14, "#0b2a2e", { opacity: 0.26 }) +
  [-190, 178].map((dx) => box(x + dx, y - 150, 14, 154, WOOD[1], { round: 4 })).join("") +
  repeat(4, (i) => box(x - 206, y - 152 + i * 28, 412, 20, c.fade(WOOD[3], WOOD[2]), { round: 6 })) +
  box(x - 206, y - 52, 412, 18, WOOD[1], { round: 6 });
