import { Canvas } from "../kit/canvas.ts";
import { box, place } from "../kit/shapes.ts";
import { bed } from "../rooms/bed.ts";
import { headwall, ventilator } from "../rooms/equipment.ts";
import { infusionPumps, stool, wallMonitor } from "../rooms/fittings.ts";
import { bedCurtain } from "../rooms/furniture.ts";
import { CLOSE, clock, emblemBoard, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** Intensive care: one bed between its breathing machine and its infusion pumps, the monitor above. */
export function intensiveCare(view: View = "palms", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 3);
  c.add(
    room(c, { wall: "#dfece2", dado: "#9ccabc", floor: "#e6dfcd", side: "left" }),
    window(c, 260, 150, 400, 330, { view, curtains: "#f0dfc0" }),
    sunBeam(c, 260, 150, 400, 620, 300),
    sunPatch(c, 330, 730, 380),
  );
  c.add(
    headwall(780, 404, 500),
    emblemBoard(1120, 170, 120, 84),
    place(890, 250, 1, wallMonitor(c, 270)),
    clock(1330, 220, 46),
    bedCurtain(c, 1420, 100, 150, 580, "#b9d9d0"),
    box(820, 30, 420, 22, "#fffdf0", { round: 11 }),
  );
  c.add(place(452, 866, 1.18, ventilator(c), { flip: true }), place(1330, 822, 1.08, infusionPumps(c)));
  c.add(place(900, 900, 1.25, bed(c, { blanket: "#7fc4b8", raised: 0.5 })));
  c.add(place(1370, 936, 1.15, stool(c, "#3f8a86")), warmth(c));
  return c.svg(frame);
}
