import { Canvas } from "../kit/canvas.ts";
import { box, oval, place } from "../kit/shapes.ts";
import { ultrasound } from "../rooms/equipment.ts";
import { chair } from "../rooms/furniture.ts";
import { CLOSE, picture, room, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** The ultrasound room: the machine next to its couch. */
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
    box(500, 756, 150, 44, c.fade("#ffffff", "#dbe5e6"), { round: 20 }),
    box(660, 782, 440, 22, c.fade("#e9dff0", "#c3b3d6"), { round: 8 }),
    place(380, 930, 1.5, chair("#8a6fae")),
  );
  c.add(place(1220, 910, 1.2, ultrasound(c)), warmth(c, 0.26));
  return c.svg(frame);
}
