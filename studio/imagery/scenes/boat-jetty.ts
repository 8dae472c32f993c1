import { HOUSES } from "../buildings/houses.ts";
import type { House } from "../buildings/houses.ts";
import { Canvas } from "../kit/canvas.ts";
import { LATERITE, WOOD } from "../kit/palette.ts";
import { box, group, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { canoe, houseboat } from "../nature/boats.ts";
import { palm, palmBank } from "../nature/palm.ts";
import { areca, banana } from "../nature/plants.ts";
import { birds, hills, sky, sunlight } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import { ripples, water } from "../nature/water.ts";
import { wheelchair } from "../rooms/furniture.ts";
import { rainOn } from "./lawn.ts";

/** A wheelchair waits at the hospital's own jetty. */
export function boatJetty(light: Daylight, shown?: readonly [number, number, number, number]): string {
  const c = new Canvas(2100, 1000, 149);
  c.add(
    sky(c, light, 560, [520, 380]),
    hills(c, light, 560, 2, 50),
    birds(c, 900, 160, 7),
    palmBank(c, 556, light, 0.5, 30, 110),
    palmBank(c, 566, light, 0.28, 20, 140),
    water(c, 570, 440, light, 520),
    ripples(c, 600, 380, 70, "#fff3d9"),
  );
  c.add(
    place(760, 690, 0.72, houseboat(c)),
    box(560, 704, 400, 9, "#0d3a40", { round: 5, opacity: 0.3 }),
    group((HOUSES.alappuzha as House)(c, 0, 0, 0.2), { transform: "translate(1320 640) scale(.82)" }),
    shape(
      "M1180 650C1260 622 1400 616 1600 616H2100V1000H1560C1440 900 1280 740 1180 690Z",
      c.fade("#9cc56c", "#4c8d4c"),
    ),
    stroke("M1180 668C1280 730 1420 880 1540 1000", LATERITE[1], 26, { cap: "butt" }),
  );
  c.add(
    repeat(6, (i) => box(900 + i * 120, 890, 14, 120, WOOD[1])),
    box(850, 872, 800, 22, c.fade(WOOD[4], WOOD[3]), { round: 3 }),
    repeat(20, (i) => box(856 + i * 40, 874, 3, 18, WOOD[1], { opacity: 0.4 })),
    box(850, 894, 800, 8, WOOD[0], { opacity: 0.6 }),
  );
  c.add(
    place(1940, 700, 1, palm(c, 480, 30, { seed: 16, light: 0.4 })),
    place(1800, 690, 1, areca(c, 300)),
    place(740, 930, 1.7, canoe(c)),
    place(1570, 888, 1.3, wheelchair(), { flip: true }),
  );
  c.add(
    place(2060, 1010, 1, banana(c, 330, 6)),
    place(90, 1020, 1, palm(c, 760, 50, { seed: 31, light: 0.2 })),
    sunlight(c, "#ffdf9f", 0.42, 0.25, 0.4),
    rainOn(c, light),
  );
  return c.svg(shown ?? [500, 0, 1600, 1000]);
}
