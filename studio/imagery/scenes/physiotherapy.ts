import { Canvas } from "../kit/canvas.ts";
import { STEEL, darker, lighter } from "../kit/palette.ts";
import { box, oval, place, repeat } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { cupboard, notice } from "../rooms/furniture.ts";
import { CLOSE, room, sunBeam, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** Physiotherapy at the couch: towels, balls and a plant by the window. */
export function physiotherapy(view: View = "palms", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 97);
  c.add(
    room(c, { wall: "#dcebe6", dado: "#9fcabb", floor: "#dcd2ba", side: "right" }),
    window(c, 330, 150, 420, 320, { view, curtains: "#e9dcc0" }),
    sunBeam(c, 330, 150, 420, 620, 260),
    notice(880, 180, 150, 220),
    notice(1060, 180, 150, 220, "#963a22"),
    place(1230, 770, 1, cupboard(c, 170, 300)),
  );
  c.add(
    oval(760, 930, 370, 16, "#0b2a2e", { opacity: 0.25 }),
    box(430, 770, 660, 46, c.fade("#5f9fb5", "#3b7690"), { round: 16 }),
    box(470, 816, 580, 14, STEEL[2]),
    repeat(4, (i) => box(490 + i * 178, 830, 16, 92, STEEL[1])),
  );
  c.add(
    box(440, 742, 150, 34, c.fade("#ffffff", "#dbe5e6"), { round: 16 }),
    repeat(3, (i) => box(1245, 446 - i * 20, 140, 18, ["#e97f60", "#fffaf0", "#7fbfae"][i] ?? "#fffaf0", { round: 8 })),
    ball(c, 1190, 880, 66, "#e0a63c"),
    ball(c, 1350, 905, 44, "#2fa39d"),
    place(230, 930, 1.1, potPlant(c, 230, "round")),
    warmth(c, 0.3),
  );
  return c.svg(frame);
}

/** A ball to exercise with, standing on the floor. */
const ball = (c: Canvas, x: number, y: number, r: number, colour: string) =>
  oval(x, y + r, r * 0.9, 9, "#0b2a2e", { opacity: 0.24 }) +
  oval(
    x,
    y,
    r,
    r,
    c.radial(
      [
        [0, lighter(colour, 0.5)],
        [1, darker(colour, 0.12)],
      ],
      0.36,
      0.3,
      0.8,
    ),
  );
