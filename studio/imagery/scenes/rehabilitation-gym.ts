import { Canvas } from "../kit/canvas.ts";
import { WOOD } from "../kit/palette.ts";
import { box, disc, oval, place, repeat, shape } from "../kit/shapes.ts";
import { parallelBars } from "../rooms/equipment.ts";
import { CLOSE, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** The rehabilitation gym: parallel bars, wall bars and a mirror. */
export function rehabilitationGym(view: View = "hills", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 89);
  c.add(
    room(c, { wall: "#e6eed6", dado: "#b7cf9a", floor: "#d3a873", tiles: "planks", side: "left" }),
    window(c, 640, 150, 460, 330, { view, panes: 4, light: "golden" }),
    sunBeam(c, 640, 150, 460, 620, 240),
    sunPatch(c, 690, 730, 420, 4),
    wallBars(c),
    box(260, 170, 200, 330, "#dff0ee", { round: 4, stroke: WOOD[3], width: 9 }),
    shape("M276 470L380 186L420 186L300 490Z", "#fff", { opacity: 0.4 }),
  );
  c.add(place(980, 850, 1.15, parallelBars()));
  c.add(
    disc(
      330,
      890,
      70,
      c.radial(
        [
          [0, "#f6a887"],
          [0.7, "#e0704e"],
          [1, "#b24f34"],
        ],
        0.36,
        0.3,
        0.75,
      ),
    ),
    oval(330, 962, 66, 8, "#0b2a2e", { opacity: 0.2 }),
    disc(
      1400,
      900,
      46,
      c.radial(
        [
          [0, "#a8dcd2"],
          [1, "#2fa39d"],
        ],
        0.36,
        0.3,
        0.75,
      ),
    ),
    warmth(c, 0.34),
  );
  return c.svg(frame);
}

const wallBars = (c: Canvas) =>
  box(1200, 190, 14, 540, WOOD[2]) +
  box(1380, 190, 14, 540, WOOD[2]) +
  repeat(11, (i) => box(1200, 206 + i * 46, 194, 10, c.fade(WOOD[4], WOOD[3]), { round: 4 }));
