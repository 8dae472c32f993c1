import { Canvas } from "../kit/canvas.ts";
import { STEEL } from "../kit/palette.ts";
import { box, group, place, repeat } from "../kit/shapes.ts";
import { drawers, personScales, pressureGauge, stool } from "../rooms/fittings.ts";
import { chair, desk, foldingScreen, screen } from "../rooms/furniture.ts";
import { CLOSE, clock, picture, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** The health check-up room: scales and an eye chart, and what measures blood pressure on the desk. */
export function checkup(view: View = "courtyard", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 53);
  c.add(
    room(c, { wall: "#e3efe6", dado: "#a9cdb8", floor: "#d8b48a", tiles: "planks", side: "left" }),
    window(c, 520, 150, 400, 320, { view, light: "dawn", curtains: "#f0dfc0" }),
    sunBeam(c, 520, 150, 400, 600, 260),
    sunPatch(c, 560, 730, 380),
    eyeChart(372, 180),
    clock(1010, 190, 38),
    picture(1090, 200, 150, 120, "flower"),
  );
  c.add(
    place(262, 862, 1.12, personScales(c)),
    group(foldingScreen(c, 3, "#b9d9d0"), { transform: "translate(1200 800) scale(1.1)" }),
    place(1000, 760, 0.9, drawers(c, 180, 2, "#efe6d2")),
  );
  c.add(
    place(620, 930, 1.5, chair("#3f8a86")),
    place(880, 925, 1.15, desk(c, 460, 190)),
    place(990, 700, 0.9, screen(c, 130)),
    place(800, 702, 0.86, pressureGauge(c)),
    place(1240, 950, 1.15, stool(c, "#d9825c")),
  );
  c.add(warmth(c, 0.32));
  return c.svg(frame);
}

/** Letters' bars that grow smaller, on a lit board. */
const eyeChart = (x: number, y: number) =>
  box(x - 6, y - 6, 142, 236, STEEL[2], { round: 8 }) +
  box(x, y, 130, 224, "#fffef6", { round: 4 }) +
  repeat(6, (row) =>
    repeat(row + 1, (i) =>
      box(
        x + 65 - (row + 1) * (17 - row) + i * (34 - row * 2) + 4,
        y + 18 + row * 34,
        24 - row * 3,
        24 - row * 3,
        "#2a3f4a",
        {
          round: 2,
        },
      ),
    ),
  );
