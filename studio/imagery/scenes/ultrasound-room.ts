import { Canvas } from "../kit/canvas.ts";
import { box, oval, place } from "../kit/shapes.ts";
import { HANDS, both, hands } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { ultrasound } from "../rooms/equipment.ts";
import { lyingPatient } from "../rooms/lying.ts";
import { CLOSE, picture, room, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import { coat, put, shirt } from "./wardrobe.ts";

/** An ultrasound of a mother to be. */
export function ultrasoundRoom(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 71);
  c.add(
    room(c, { wall: "#dcd9e8", dado: "#b9aecf", floor: "#d9d2c6", side: "left" }),
    window(c, 300, 160, 300, 270, { view: "hills", light: "dawn", curtains: "#cbbfe0", panes: 2 }),
    picture(1180, 180, 150, 120, "flower"),
  );
  c.add(
    box(480, 800, 640, 26, c.fade("#f7fafa", "#a9bbc0"), { round: 10 }),
    box(560, 826, 480, 90, c.rounded("#f4f8f8", "#dfe8ea", "#a9bbc0"), { round: 8 }),
    oval(800, 930, 340, 16, "#0b2a2e", { opacity: 0.24 }),
    oval(812, 744, 84, 46, c.fade("#f3d9df", "#dba6b3")),
    place(790, 800, 1.34, lyingPatient(c, FACES.youngWoman, "#e3b7c2")),
  );
  c.add(
    place(1220, 910, 1.2, ultrasound(c)),
    put(c, 1000, 925, 3, {
      look: FACES.drSafiya,
      outfit: coat("#31536a"),
      pose: {
        turn: -0.6,
        hands: both([-34, 34], [24, 16]),
      },
      yaw: -20,
      pitch: 6,
    }),
    put(c, 380, 945, 3.1, {
      look: FACES.father,
      outfit: shirt("#c9d9b0"),
      pose: { turn: 0.7, hands: hands(HANDS.down, HANDS.reachLow) },
      yaw: 24,
    }),
    warmth(c, 0.26),
  );
  return c.svg(frame);
}
