import { Canvas } from "../kit/canvas.ts";
import { place } from "../kit/shapes.ts";
import { lightBox, scanner } from "../rooms/equipment.ts";
import { CLOSE, room, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** The scanner room: the table out, films on the light box. */
export function radiology(view: View = "palms", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 19);
  c.add(
    room(c, { wall: "#d9e6ee", dado: "#a9c4d6", floor: "#d7dcdc", ceiling: "panels", side: "left" }),
    window(c, 240, 170, 260, 250, { view, panes: 2, timber: "#f2f5f5" }),
    lightBox(1130, 150),
  );
  c.add(place(900, 880, 1.12, scanner(c)));
  c.add(warmth(c, 0.18));
  return c.svg(frame);
}
