import { Canvas } from "../kit/canvas.ts";
import { STEEL, WOOD } from "../kit/palette.ts";
import { box, oval, place, repeat, stroke } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { chair, desk, screen } from "../rooms/furniture.ts";
import { CLOSE, picture, room, sunBeam, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** A consultation: a desk by the garden window, a stethoscope on it. */
export function consultation(view: View = "garden", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 61);
  c.add(
    room(c, { wall: "#f3ead9", dado: "#cfe0d2", floor: "#c48f62", tiles: "planks", side: "left" }),
    window(c, 560, 150, 420, 320, { view, curtains: "#e3c9a0" }),
    sunBeam(c, 560, 150, 420, 600, 260),
    place(1080, 150, 0.9, stockedBooks(c)),
    picture(260, 200, 160, 130, "hills"),
  );
  c.add(
    place(860, 905, 1.15, desk(c, 520, 190)),
    place(1110, 684, 0.9, screen(c, 120)),
    box(700, 672, 120, 10, "#fffdf6", { transform: "rotate(-3 760 676)" }),
    place(620, 680, 0.36, potPlant(c, 220)),
    stethoscope(c, 840, 676),
    place(1290, 930, 1.5, chair("#3f8a86"), { flip: true }),
  );
  c.add(place(450, 950, 1.5, chair("#d9825c")), place(120, 930, 1.2, potPlant(c, 230, "round")), warmth(c, 0.34));
  return c.svg(frame);
}

/** Lying on the desk, its tube in a loop. */
const stethoscope = (c: Canvas, x: number, y: number) =>
  stroke(`M${x} ${y}C${x + 60} ${y - 34} ${x + 120} ${y + 12} ${x + 150} ${y - 6}`, "#23343b", 7) +
  stroke(`M${x} ${y}q-30 -14 -52 0M${x} ${y}q-34 6 -50 8`, STEEL[2], 5) +
  oval(x + 156, y - 2, 18, 9, c.fade("#f4f7f7", "#8fa2a8"));

function stockedBooks(c: Canvas): string {
  const colours = ["#0b5a60", "#963a22", "#e0a63c", "#5f7f9a", "#7fa37a", "#8a5a73", "#f0e2c6"];
  const shelf = (y: number) =>
    repeat(
      14,
      (i) =>
        box(10 + i * 27, y - 96 + ((i * 17) % 34), 22, 96 - ((i * 17) % 34), c.pick(colours), { round: 2 }) +
        box(14 + i * 27, y - 70 + ((i * 17) % 34), 14, 5, "#fff3da", { opacity: 0.7 }),
    ) + box(0, y, 400, 11, WOOD[2]);
  return (
    box(-12, -20, 424, 600, c.rounded(WOOD[2], WOOD[1], WOOD[0]), { round: 4 }) +
    box(0, -6, 400, 580, "#4a3326") +
    [110, 230, 350, 470].map(shelf).join("")
  );
}
