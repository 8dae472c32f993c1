import { Canvas } from "../kit/canvas.ts";
import { place } from "../kit/shapes.ts";
import { FACES } from "../people/people.ts";
import { bed } from "../rooms/bed.ts";
import { dialysisMachine } from "../rooms/equipment.ts";
import { CLOSE, picture, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** Dialysis by the water: two patients at their machines. */
export function dialysis(view: View = "backwater", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 17);
  c.add(
    room(c, { wall: "#f3ead6", dado: "#e3c9a0", floor: "#e9e0cc", side: "right" }),
    window(c, 300, 130, 760, 350, { view, panes: 4, light: "dawn" }),
    sunBeam(c, 300, 130, 760, 640, 220),
    sunPatch(c, 380, 730, 560, 4),
    picture(1170, 190, 170, 120, "leaf"),
  );
  c.add(
    place(420, 800, 0.95, dialysisMachine(c), { flip: true }),
    place(660, 812, 0.98, bed(c, { patient: FACES.grandfather, blanket: "#d99f6a", raised: 0.9, rails: false })),
  );
  c.add(
    place(950, 925, 1.08, dialysisMachine(c), { flip: true }),
    place(
      1240,
      945,
      1.15,
      bed(c, { patient: FACES.motherShawl, blanket: "#7fb7a8", gown: "#f0dfe4", raised: 0.9, rails: false }),
    ),
  );
  c.add(warmth(c, 0.34));
  return c.svg(frame);
}
