import { Canvas } from "../kit/canvas.ts";
import { box, place } from "../kit/shapes.ts";
import { bed } from "../rooms/bed.ts";
import { drip, headwall, monitor, ventilator } from "../rooms/equipment.ts";
import { bedCurtain } from "../rooms/furniture.ts";
import { CLOSE, clock, emblemBoard, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** Intensive care: one bed, its breathing machine and monitor. */
export function intensiveCare(view: View = "palms", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 3);
  c.add(
    room(c, { wall: "#dfece2", dado: "#9ccabc", floor: "#e6dfcd", side: "left" }),
    window(c, 260, 150, 400, 330, { view, curtains: "#f0dfc0" }),
    sunBeam(c, 260, 150, 400, 620, 300),
    sunPatch(c, 330, 730, 380),
  );
  c.add(
    headwall(800, 330, 440),
    clock(1500, 170, 42),
    emblemBoard(720, 170, 120, 84),
    box(900, 30, 320, 22, "#fffdf0", { round: 11 }),
    bedCurtain(c, 1440, 100, 130, 560, "#b9d9d0"),
  );
  c.add(place(720, 800, 1.06, drip(330)), place(1330, 800, 1, monitor()), place(640, 860, 1, ventilator(c)));
  c.add(place(1020, 900, 1.25, bed(c, { blanket: "#7fc4b8", raised: 0.5 })));
  c.add(warmth(c));
  return c.svg(frame);
}
