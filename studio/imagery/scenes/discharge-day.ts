import { HOUSES } from "../buildings/houses.ts";
import { autorickshaw, streetLamp } from "../buildings/vehicles.ts";
import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, LATERITE } from "../kit/palette.ts";
import { box, disc, group, place, repeat, shape } from "../kit/shapes.ts";
import { palm } from "../nature/palm.ts";
import { RAIN_TREE, SHADED, bush, tree } from "../nature/plants.ts";
import { birds, hills, sky, sunlight } from "../nature/sky.ts";

const ROAD = 760;

/** Going home: an autorickshaw on the lane at dusk, the hospital behind it. */
export function dischargeDay(): string {
  const c = new Canvas(1600, 1000, 173);
  const light = "dusk";
  c.add(
    sky(c, light, 520, [420, 300]),
    hills(c, light, 540, 3, 120),
    birds(c, 620, 170, 8),
    box(0, 530, c.width, 260, c.fade("#7f9a5a", "#3d5a48")),
    group(HOUSES.kozhencherry(c, 0, 0, 0.9), { transform: "translate(960 650) scale(.62)" }),
    place(700, 690, 1, tree(c, 330, 210, RAIN_TREE)),
    place(1540, 720, 1, palm(c, 520, -60, { seed: 21, light: 0 })),
    repeat(9, (i) => place(90 + i * 190, ROAD - 66, 1, bush(c, 190, 70, SHADED, i % 2 ? HIBISCUS : GOLD))),
    box(0, ROAD - 74, c.width, 84, c.fade(LATERITE[2], LATERITE[0])),
    box(0, ROAD - 88, c.width, 20, "#f0dcb8"),
  );
  c.add(
    box(0, ROAD, c.width, 260, c.fade("#5d6268", "#3c4248")),
    box(0, ROAD, c.width, 16, "#cdb99b"),
    repeat(6, (i) => shape(`M${40 + i * 300} 946H${180 + i * 300}L${160 + i * 300} 962H${16 + i * 300}Z`, "#e9d9bb")),
    place(1180, 790, 2.4, streetLamp(190, true)),
    disc(1266, 300, 210, c.glow("#ffe0a0", 0.55)),
    place(560, 926, 4, autorickshaw(c)),
    shape(
      "M860 856L1240 800V930L860 884Z",
      c.linear(
        [
          [0, "#ffe7a8", 0.55],
          [1, "#ffe7a8", 0],
        ],
        [0, 0, 1, 0],
      ),
    ),
    sunlight(c, "#ffb870", 0.45, 0.26, 0.3),
  );
  return c.svg();
}
