import { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { GOLD, TEAL } from "../kit/palette.ts";
import { box, place, plus } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { counter, screen, stockedShelves } from "../rooms/furniture.ts";
import { CLOSE, pendantLamp, room, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** The pharmacy: full shelves behind the counter. */
export function pharmacy(view: View = "garden", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 7);
  c.add(
    room(c, { wall: "#f6ead2", floor: "#b5623f", tiles: "oxide", side: "right" }),
    place(130, 170, 1, stockedShelves(c, 900, 5, 104)),
    box(400, 116, 360, 56, TEAL[1], { round: 26 }),
    plus(442, 144, 15, "#fff"),
    lettering("PHARMACY", 602, 155, 22, "#fff6e0"),
    window(c, 1130, 180, 240, 340, { view, panes: 2, light: "golden" }),
    pendantLamp(c, 320, 130),
    pendantLamp(c, 860, 130),
    sunPatch(c, 1060, 730, 260),
  );
  c.add(
    place(60, 930, 1, counter(c, 940, 250)),
    place(560, 672, 0.9, screen(c, 120)),
    box(170, 650, 70, 26, "#fffdf6", { round: 3 }),
    box(182, 630, 44, 22, GOLD, { round: 3 }),
  );
  c.add(place(1440, 940, 1.1, potPlant(c, 220)), warmth(c, 0.34));
  return c.svg(frame);
}
