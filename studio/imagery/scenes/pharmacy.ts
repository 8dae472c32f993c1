import { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { GOLD, TEAL } from "../kit/palette.ts";
import { box, place, plus, stroke } from "../kit/shapes.ts";
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
  c.add(
    stroke("M1060 940L1030 650Q1026 622 1000 624Q980 628 984 660", "#4a2f1c", 15),
    stroke("M1055 936L1026 652", "#a9733f", 4),
    box(760, 654, 46, 24, "none", { round: 11, stroke: "#23343b", width: 5 }),
    box(816, 654, 46, 24, "none", { round: 11, stroke: "#23343b", width: 5 }),
    stroke("M806 662H816M760 660L744 650M862 660L880 650", "#23343b", 4),
    warmth(c, 0.34),
  );
  return c.svg(frame);
}
