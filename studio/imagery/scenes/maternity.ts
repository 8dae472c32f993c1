import { Canvas } from "../kit/canvas.ts";
import { STEEL } from "../kit/palette.ts";
import { disc, oval, place, shape, stroke } from "../kit/shapes.ts";
import { FACES } from "../people/people.ts";
import { bed } from "../rooms/bed.ts";
import { cupboard } from "../rooms/furniture.ts";
import { CLOSE, picture, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** Maternity: a mother with her newborn baby. */
export function maternity(view: View = "backwater", shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 331);
  const cot =
    oval(0, 2, 100, 10, "#0b2a2e", { opacity: 0.22 }) +
    stroke("M-70 0L-56 -120M70 0L56 -120", STEEL[2], 8) +
    shape("M-96 -190H96L84 -112H-84Z", c.fade("#e3f3f3", "#a9d3d3"), { opacity: 0.9 }) +
    oval(0, -152, 70, 20, "#fbe3d8");
  c.add(
    room(c, { wall: "#fae3da", dado: "#efc4b4", floor: "#c9a07a", tiles: "planks", side: "right" }),
    window(c, 220, 150, 380, 330, { view, light: "dawn", curtains: "#f3d3c0" }),
    sunBeam(c, 220, 150, 380, 620, 260),
    sunPatch(c, 260, 730, 340),
    picture(820, 190, 190, 140, "flower"),
    place(1230, 780, 1, cupboard(c, 160, 260, "#e9cdb4")),
  );
  c.add(
    place(880, 890, 1.25, bed(c, { patient: FACES.motherShawl, blanket: "#e59aa8", gown: "#fff3da", raised: 0.95 })),
    place(
      694,
      700,
      2,
      oval(0, -2, 26, 14, "#bfe0da") +
        disc(-16, -6, 10, "#b57a50") +
        shape("M-26 -8a10 10 0 0 1 18 -6q-10 0 -18 6Z", "#241812"),
    ),
    place(1300, 940, 1.2, cot),
    warmth(c, 0.36),
  );
  return c.svg(shown);
}
