import { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { GOLD, TEAL, WOOD } from "../kit/palette.ts";
import { box, place, plus, repeat, shape, stroke } from "../kit/shapes.ts";
import { palm } from "../nature/palm.ts";
import { RAIN_TREE, SHADED, bush, tree } from "../nature/plants.ts";
import { sunlight } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import { lawn } from "./lawn.ts";

/** A free medical camp under a tree. */
export function healthCamp(light: Daylight = "noon"): string {
  const c = new Canvas(1600, 1000, 179);
  c.add(
    lawn(c, light, 540, 900, "#e3c9a0"),
    place(300, 720, 1, tree(c, 560, 360, RAIN_TREE)),
    place(1480, 700, 1, palm(c, 420, -30, { seed: 9, light: 0.5 })),
  );
  const canopy =
    shape("M620 330L1010 240L1420 330L1380 380H660Z", c.fade("#fffaf0", "#e6d9bf")) +
    repeat(6, (i) => shape(`M${660 + i * 120} 380h120v20q-60 40 -120 0Z`, i % 2 ? "#fffaf0" : TEAL[2])) +
    stroke("M664 380V800M1376 380V800", WOOD[2], 11);
  c.add(
    canopy,
    box(880, 300, 260, 46, TEAL[1], { round: 6 }),
    plus(910, 323, 12, "#fff"),
    lettering("HEALTH CAMP", 1030, 332, 17, "#fff6e0"),
  );
  c.add(
    box(720, 720, 600, 20, "#fffaf0", { round: 4 }),
    shape("M724 738L1316 738L1300 900L740 900Z", c.fade("#2fa39d", TEAL[2])),
    repeat(4, (i) => box(770 + i * 60, 690, 40, 30, [GOLD, "#fffdf6", "#e97f60", "#8cc3bd"][i] ?? GOLD, { round: 3 })),
    box(1210, 684, 60, 36, "#22343b", { round: 5 }),
  );
  c.add(place(40, 1010, 1, bush(c, 360, 100, SHADED, GOLD)), sunlight(c, "#fff0c0", 0.36, 0.3, 0.3));
  return c.svg();
}
