import { Canvas } from "../kit/canvas.ts";
import { place } from "../kit/shapes.ts";
import { HANDS, hands } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { lightBox, scanner } from "../rooms/equipment.ts";
import { lyingPatient } from "../rooms/lying.ts";
import { CLOSE, room, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";
import { TEAL_SCRUBS, coat, put } from "./wardrobe.ts";

/** The scanner room: a patient on the table, the doctor at the films. */
export function radiology(view: View = "palms", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 19);
  c.add(
    room(c, { wall: "#d9e6ee", dado: "#a9c4d6", floor: "#d7dcdc", ceiling: "panels", side: "left" }),
    window(c, 240, 170, 260, 250, { view, panes: 2, timber: "#f2f5f5" }),
    lightBox(1130, 150),
  );
  c.add(place(900, 880, 1.12, scanner(c)), place(730, 630, 1.15, lyingPatient(c, FACES.mother, "#9ccfc4")));
  c.add(
    put(c, 290, 930, 3.1, {
      look: FACES.nurseMini,
      outfit: TEAL_SCRUBS,
      pose: { turn: 0.7, hands: hands(HANDS.down, HANDS.reachLow) },
      pitch: 3,
    }),
    put(c, 1360, 935, 3.15, {
      look: FACES.drKurian,
      outfit: coat("#8aa9c9", { accent: "#7a2333" }),
      pose: { turn: -0.4, hands: hands([14, -20], HANDS.down) },
      holds: { item: "film", hand: 0 },
      yaw: -22,
      pitch: -5,
    }),
    warmth(c, 0.18),
  );
  return c.svg(frame);
}
