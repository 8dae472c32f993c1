import { Canvas } from "../kit/canvas.ts";
import { STEEL } from "../kit/palette.ts";
import { box, oval, place, repeat } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { both, together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { cupboard, notice } from "../rooms/furniture.ts";
import { CLOSE, room, sunBeam, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";
import { coatOverSaree, put, scrubs } from "./wardrobe.ts";

/** Physiotherapy at the couch: a knee bent with care. */
export function physiotherapy(view: View = "palms", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 97);
  c.add(
    room(c, { wall: "#dcebe6", dado: "#9fcabb", floor: "#dcd2ba", side: "right" }),
    window(c, 330, 150, 420, 320, { view, curtains: "#e9dcc0" }),
    sunBeam(c, 330, 150, 420, 620, 260),
    notice(880, 180, 150, 220),
    notice(1060, 180, 150, 220, "#963a22"),
    place(1230, 770, 1, cupboard(c, 170, 300)),
  );
  c.add(
    oval(760, 930, 370, 16, "#0b2a2e", { opacity: 0.25 }),
    box(430, 770, 660, 46, c.fade("#5f9fb5", "#3b7690"), { round: 16 }),
    box(470, 816, 580, 14, STEEL[2]),
    repeat(4, (i) => box(490 + i * 178, 830, 16, 92, STEEL[1])),
  );
  c.add(
    put(c, 560, 1005, 3, {
      look: FACES.grandfather,
      outfit: { cloth: "shirt", colour: "#e9dcb8", legs: "#7a8a8f" },
      pose: {
        turn: 0.7,
        lean: -16,
        hip: 84,
        hands: both([-14, 44], [16, 40]),
        feet: both([62, -36], [74, -82]),
      },
      tilt: 8,
      yaw: 24,
      floating: true,
    }),
    put(c, 900, 930, 3.1, {
      look: FACES.nurseSheeba,
      outfit: scrubs("#5b7fae"),
      pose: {
        turn: -0.7,
        lean: -6,
        hands: both([-26, 26], [-22, 32]),
      },
      pitch: 8,
    }),
  );
  c.add(
    put(c, 1230, 945, 3.1, {
      look: FACES.drIndira,
      outfit: coatOverSaree("#2f6f60", "#e2b86a"),
      pose: { turn: -0.6, hands: together },
      holds: { item: "clipboard", hand: 1 },
    }),
    place(230, 930, 1.1, potPlant(c, 230, "round")),
    warmth(c, 0.3),
  );
  return c.svg(frame);
}
