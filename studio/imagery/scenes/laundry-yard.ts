import { HOUSES } from "../buildings/houses.ts";
import type { House } from "../buildings/houses.ts";
import { Canvas } from "../kit/canvas.ts";
import { HIBISCUS, STEEL, WOOD, mix } from "../kit/palette.ts";
import { group, oval, place, shape, stroke } from "../kit/shapes.ts";
import { MANGO, SHADED, bush, tree } from "../nature/plants.ts";
import { sunlight } from "../nature/sky.ts";
import { lawn } from "./lawn.ts";

/** Laundry on the line behind the wards. */
export function laundryYard(): string {
  const c = new Canvas(1600, 1000, 181);
  const cloths = ["#fffdf6", "#bfe0da", "#fffdf6", "#cfe0ee", "#f3d9c0", "#fffdf6", "#9fcabb"];
  c.add(
    lawn(c, "noon", 540, 700, "#d9c9a8"),
    group((HOUSES.punalur as House)(c, 0, 0, 0.1), { transform: "translate(840 640) scale(.9)" }),
    place(160, 700, 1, tree(c, 430, 240, MANGO)),
    stroke("M120 420V900M1460 420V880", WOOD[2], 16),
    stroke("M120 436Q800 500 1460 436", STEEL[1], 4),
    cloths
      .map((colour, i) =>
        shape(
          `M${210 + i * 175} ${452 + (i < 4 ? i : 6 - i) * 9}h140q10 130 -6 250q-30 16 -66 4q-36 -10 -66 6q-14 -130 -2 -260Z`,
          c.rounded(mix(colour, "#ffffff", 0.3), colour, mix(colour, "#5b6b70", 0.22)),
        ),
      )
      .join(""),
  );
  c.add(
    shape("M720 890h180l-24 80h-132Z", "#b9823f"),
    oval(810, 892, 90, 18, "#fffdf6"),
    place(1500, 1010, 1, bush(c, 300, 100, SHADED, HIBISCUS)),
    sunlight(c, "#fff0c0", 0.4, 0.3, 0.3),
  );
  return c.svg();
}
