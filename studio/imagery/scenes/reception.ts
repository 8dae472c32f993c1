import { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { GOLD, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, place, plus, repeat, stroke } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { counter, screen } from "../rooms/furniture.ts";
import { CLOSE, pendantLamp, room, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** The reception of a hospital, its landmark in the window. */
export function reception(view: View = "garden", wall = "#f7ecd4", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 11);
  c.add(
    room(c, { wall, floor: "#a8503a", ceiling: "timber", tiles: "oxide", side: "right" }),
    box(140, 110, 620, 480, c.rounded(WOOD[4], WOOD[3], WOOD[2]), { round: 6 }),
    repeat(31, (i) => stroke(`M${150 + i * 20} 116V584`, WOOD[1], 2.4, { opacity: 0.35 })),
    disc(450, 190, 52, "#fffaf0"),
    disc(450, 190, 45, TEAL[1]),
    plus(450, 190, 24, "#fffaf0"),
    lettering("WELCOME", 450, 306, 28, "#fff6e0"),
    box(380, 322, 140, 5, GOLD, { round: 3 }),
    repeat(2, (i) => window(c, 870 + i * 290, 160, 220, 410, { view, arch: true, panes: 2, light: "golden" })),
    sunPatch(c, 850, 730, 230, 2),
    sunPatch(c, 1140, 730, 230, 2),
    pendantLamp(c, 280, 120),
    pendantLamp(c, 620, 120),
  );
  c.add(
    place(130, 935, 1, counter(c, 640, 260)),
    place(220, 662, 0.95, screen(c, 120)),
    place(700, 662, 0.5, potPlant(c, 200)),
    place(1420, 940, 1.2, potPlant(c, 240, "round")),
    warmth(c, 0.36),
  );
  return c.svg(frame);
}
