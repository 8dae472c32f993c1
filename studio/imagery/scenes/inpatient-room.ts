import { Canvas } from "../kit/canvas.ts";
import { place } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { HANDS, both, hands, seated, together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { bed } from "../rooms/bed.ts";
import { headwall } from "../rooms/equipment.ts";
import { cupboard, sofa } from "../rooms/furniture.ts";
import { CLOSE, picture, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";
import { coat, put, saree } from "./wardrobe.ts";

/** A patient's own room with visitors. */
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
  c.add(
    place(1360, 770, 1, cupboard(c, 150, 300, "#d9b98a")),
    place(330, 830, 1, sofa(c, 330, "#5f9a8f")),
    put(c, 330, 830, 2.72, {
      look: FACES.girlCurls,
      outfit: { cloth: "frock", colour: "#f2b544", accent: "#fff" },
      tall: 118,
      pose: {
        ...seated(1),
        hip: 56,
        hands: both([14, 30], [10, 30]),
      },
    }),
  );
  c.add(
    place(960, 905, 1.24, bed(c, { patient: FACES.grandfather, blanket: "#e0a878", gown: "#dfe8d6", raised: 0.95 })),
  );
  c.add(
    put(c, 560, 925, 3.05, {
      look: FACES.mother,
      outfit: saree("#2f6f60", "#e3c27a"),
      pose: { turn: 0.7, hands: hands(HANDS.down, [24, 16]) },
      holds: { item: "flowers", hand: 1 },
      pitch: 3,
    }),
  );
  c.add(
    put(c, 1380, 935, 3.05, {
      look: FACES.drYusuf,
      outfit: coat("#e6dcc6", { stethoscope: true }),
      pose: { turn: -0.7, hands: together },
      holds: { item: "clipboard", hand: 1 },
    }),
    place(110, 930, 1.1, potPlant(c, 220, "round")),
    warmth(c, 0.36),
  );
  return c.svg(frame);
}
