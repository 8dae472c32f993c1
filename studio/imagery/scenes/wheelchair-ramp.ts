import { porticoFront } from "../buildings/portico.ts";
import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, STEEL } from "../kit/palette.ts";
import { place, repeat, shape, stroke } from "../kit/shapes.ts";
import { RAIN_TREE, SHADED, bush, tree } from "../nature/plants.ts";
import { sunlight } from "../nature/sky.ts";
import { wheelchair } from "../rooms/furniture.ts";
import { lawn } from "./lawn.ts";

/** The ramp to the door. */
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
    place(640, 874, 0.86, wheelchair()),
    place(60, 1010, 1, bush(c, 400, 110, SHADED, HIBISCUS)),
    sunlight(c, "#fff0c0", 0.36, 0.3, 0.3),
  );
  return c.svg();
}
