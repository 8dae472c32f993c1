import { Canvas } from "../kit/canvas.ts";
import { box, place, repeat, shape } from "../kit/shapes.ts";
import { armLamp, dentalChair } from "../rooms/equipment.ts";
import { cupboard } from "../rooms/furniture.ts";
import { CLOSE, room, sunBeam, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** The dental chair. */
export function dental(shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 317);
  c.add(
    room(c, { wall: "#d6ebe8", floor: "#dcd6c8", side: "right", ceiling: "panels" }),
    window(c, 200, 160, 360, 310, { view: "palms", timber: "#f2f5f5" }),
    sunBeam(c, 200, 160, 360, 600, 240),
    box(760, 190, 250, 160, "#fffdf6", { round: 8 }),
    repeat(5, (i) =>
      shape(
        `M${790 + i * 42} 230q14 -16 28 0q4 40 -6 70q-8 -26 -16 0q-10 -30 -6 -70Z`,
        i === 2 ? "#e9dcc0" : "#ffffff",
        { stroke: "#b9c9c5", width: 3 },
      ),
    ),
    place(1100, 760, 1, cupboard(c, 300, 200, "#8fc3bd", 3)),
    box(1120, 520, 270, 10, "#fffdf6"),
  );
  c.add(place(760, 915, 1.32, dentalChair(c)), place(1010, 900, 1.2, armLamp(c)), warmth(c, 0.22));
  return c.svg(shown);
}
