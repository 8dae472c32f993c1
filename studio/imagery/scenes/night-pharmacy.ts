import { streetLamp } from "../buildings/vehicles.ts";
import { hipRoof } from "../buildings/roof.ts";
import { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { HIBISCUS, LATERITE, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, place, plus, polygon, repeat, stroke } from "../kit/shapes.ts";
import { palm } from "../nature/palm.ts";
import { SHADED, bush, potPlant } from "../nature/plants.ts";
import { sky } from "../nature/sky.ts";
import { bench, screen, stockedShelves } from "../rooms/furniture.ts";

/** The night counter of the pharmacy beside the gate, lit under its own roof. */
export function nightPharmacy(): string {
  const c = new Canvas(1600, 1000, 619);
  const lit = (x: number, y: number, r: number, strength: number) => disc(x, y, r, c.glow("#ffd98a", strength));
  c.add(
    sky(c, "night", 760),
    place(180, 780, 1, palm(c, 560, 50, { seed: 12, silhouette: "#12303a" })),
    place(1490, 780, 1, palm(c, 620, -60, { seed: 22, silhouette: "#12303a" })),
    box(0, 600, 1600, 190, c.fade("#3d5560", "#22393f")),
    box(0, 588, 1600, 18, "#4f6a72"),
    box(0, 780, 1600, 220, c.fade("#4c4a48", "#2b2f33")),
    polygon(
      [
        [420, 800],
        [1160, 800],
        [1390, 1000],
        [180, 1000],
      ],
      "#ffd98a",
      { opacity: 0.22, filter: c.blur(14) },
    ),
  );
  c.add(
    box(400, 380, 760, 420, c.rounded("#fff0d2", "#efdcb6", "#c9ad80")),
    box(400, 700, 760, 100, c.fade(LATERITE[2], LATERITE[0])),
    box(520, 430, 520, 250, "#3d2a1f"),
    place(530, 440, 1, stockedShelves(c, 500, 3, 78)),
    box(520, 430, 520, 250, "#ffe2a0", { opacity: 0.22 }),
    lit(780, 520, 330, 0.75),
    place(930, 676, 0.8, screen(c, 110)),
    box(490, 676, 580, 26, c.fade(WOOD[4], WOOD[2]), { round: 5 }),
    box(600, 652, 60, 24, "#fffdf6", { round: 3 }),
    box(668, 640, 40, 36, HIBISCUS, { round: 3 }),
    repeat(2, (i) => box(508 + i * 532, 420, 12, 262, WOOD[1])),
    hipRoof(c, 380, 384, 800, 120, { over: 50 }),
    repeat(2, (i) => box(372 + i * 806, 388, 14, 412, WOOD[2])),
    box(590, 314, 380, 60, TEAL[1], { round: 28 }),
    plus(640, 344, 16, "#fff"),
    lettering("PHARMACY", 800, 356, 24, "#fff6e0"),
  );
  c.add(
    place(1300, 850, 1.35, bench(c, 190)),
    place(300, 830, 1.1, potPlant(c, 210, "round")),
    place(90, 850, 1, bush(c, 260, 70, SHADED, HIBISCUS)),
    place(1460, 850, 1.2, streetLamp(360, true)),
    lit(1494, 428, 180, 0.7),
    stroke("M-10 900H1610", "#5f6d70", 5, { opacity: 0.6 }),
    box(
      0,
      0,
      1600,
      1000,
      c.radial(
        [
          [0, "#ffe3a8", 0.1],
          [0.5, "#20405a", 0.06],
          [1, "#0a1f33", 0.42],
        ],
        0.5,
        0.55,
        0.75,
      ),
    ),
  );
  return c.svg([110, 110, 1376, 860]);
}
