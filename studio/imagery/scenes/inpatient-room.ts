import { Canvas } from "../kit/canvas.ts";
import { place } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { FACES } from "../people/people.ts";
import { bed } from "../rooms/bed.ts";
import { headwall } from "../rooms/equipment.ts";
import { cupboard, sofa } from "../rooms/furniture.ts";
import { CLOSE, picture, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** A patient's own room, with a sofa for visitors. */
export function inpatientRoom(view: View = "garden", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 23);
  c.add(
    room(c, { wall: "#f6e6cf", floor: "#b98a5e", tiles: "planks", side: "right", sideWidth: 190 }),
    window(c, 170, 150, 380, 350, { view, curtains: "#e9b98f", light: "golden" }),
    sunBeam(c, 170, 150, 380, 620, 300),
    sunPatch(c, 240, 730, 360),
    picture(760, 190, 190, 130, "boat"),
    headwall(1020, 300, 300),
  );
  c.add(place(1360, 770, 1, cupboard(c, 150, 300, "#d9b98a")), place(330, 830, 1, sofa(c, 330, "#5f9a8f")));
  c.add(
    place(960, 905, 1.24, bed(c, { patient: FACES.grandfather, blanket: "#e0a878", gown: "#dfe8d6", raised: 0.95 })),
  );
  c.add(place(110, 930, 1.1, potPlant(c, 220, "round")), warmth(c, 0.36));
  return c.svg(frame);
}
