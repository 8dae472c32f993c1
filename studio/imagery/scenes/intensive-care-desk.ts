import { Canvas } from "../kit/canvas.ts";
import { STEEL } from "../kit/palette.ts";
import { box, disc, group, place, repeat, stroke } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { bed } from "../rooms/bed.ts";
import { headwall, vitals } from "../rooms/equipment.ts";
import { stool, wallMonitor } from "../rooms/fittings.ts";
import { desk, screen } from "../rooms/furniture.ts";
import { CLOSE, room } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** Intensive care in the evening: two beds behind the glass, watched from the desk before it. */
export function intensiveCareDesk(view: View): string {
  const c = new Canvas(1600, 1000, 641);
  const pane = "M470 140H1390V640H470Z";
  const beyond =
    box(470, 140, 920, 500, c.fade("#cfe4e2", "#9fc4c0")) +
    box(470, 560, 920, 80, "#c9c3b0") +
    window(c, 810, 180, 250, 190, { view, light: "dusk", panes: 2, timber: "#eef3f2" }) +
    place(620, 280, 0.62, wallMonitor(c, 250)) +
    place(1230, 280, 0.62, wallMonitor(c, 250)) +
    place(530, 360, 0.62, headwall(0, 0, 330)) +
    place(1130, 360, 0.62, headwall(0, 0, 330)) +
    place(680, 624, 0.72, bed(c, { blanket: "#7fc4b8", raised: 0.6 })) +
    place(1190, 624, 0.72, bed(c, { blanket: "#e0b46a", raised: 0.3 })) +
    box(
      470,
      140,
      920,
      500,
      c.linear(
        [
          [0, "#ffffff", 0.28],
          [0.4, "#ffffff", 0.03],
          [1, "#12304a", 0.2],
        ],
        [0, 0, 1, 1],
      ),
    );
  c.add(
    room(c, { wall: "#7f9fa6", dado: "#5f838a", floor: "#8f9a98", side: "right" }),
    group(beyond, { clip: c.clip(pane) }),
    stroke(pane, "#2f4f58", 16),
    stroke("M930 140V640", "#2f4f58", 8),
  );
  c.add(
    place(980, 940, 1.1, desk(c, 760, 200, "#8a5f3e")),
    place(700, 712, 1, station(c)),
    place(940, 712, 1, station(c)),
    place(1200, 712, 1.1, screen(c, 130)),
    box(1050, 700, 84, 14, "#f4f1e6", { round: 3 }),
    disc(1330, 640, 120, c.glow("#ffe0a0", 0.6)),
    stroke("M1330 712V640", STEEL[1], 7),
    box(1292, 606, 76, 44, "#f6d98a", { round: 12 }),
    box(1300, 704, 60, 9, STEEL[1], { round: 4 }),
    place(760, 970, 1.3, stool(c, "#3f8a86")),
    place(1420, 950, 1.2, potPlant(c, 260, "round")),
    box(
      -620,
      0,
      2220,
      1000,
      c.radial(
        [
          [0, "#ffe3a8", 0.22],
          [0.5, "#20405a", 0.08],
          [1, "#0a1f33", 0.42],
        ],
        0.7,
        0.55,
        0.7,
      ),
    ),
  );
  return c.svg(CLOSE);
}

/** A wide screen with the pulse of a bed on each half. */
const station = (c: Canvas) =>
  box(-12, -34, 24, 34, "#1d2b33") +
  box(-50, -8, 100, 8, "#1d2b33", { round: 4 }) +
  box(-112, -170, 224, 140, c.fade("#22343b", "#1d2b33"), { round: 8 }) +
  repeat(2, (i) => vitals(-104 + i * 106, -162, 102, 124));
