import { Canvas } from "../kit/canvas.ts";
import { STEEL } from "../kit/palette.ts";
import { box, group, oval, place, repeat } from "../kit/shapes.ts";
import { monitor, theatreLamp, vitals } from "../rooms/equipment.ts";
import { trolley } from "../rooms/furniture.ts";
import { CLOSE, clock, room, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";

/** A theatre made ready: the table under the lamps, the screens on. */
export function operatingTheatre(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 31);
  c.add(
    room(c, { wall: "#bfdad3", floor: "#b9cdc6", ceiling: "panels", side: "right", tiles: "square" }),
    repeat(10, (i) => box(0, 120 + i * 61, 1430, 2, "#8fb5ac", { opacity: 0.5 })),
    repeat(16, (i) => box(i * 90, 70, 2, 660, "#8fb5ac", { opacity: 0.5 })),
  );
  c.add(
    box(120, 170, 300, 190, "#22343b", { round: 10 }),
    vitals(132, 182, 276, 166),
    box(1020, 180, 330, 230, "#22343b", { round: 10 }),
    group(
      oval(1185, 295, 130, 92, "#7d3b40") + oval(1160, 280, 60, 40, "#a8565a") + oval(1220, 310, 44, 30, "#c98078"),
    ),
    clock(700, 150, 40),
  );
  c.add(theatreLamp(c, 640, 190), theatreLamp(c, 980, 150, 40));
  c.add(place(200, 830, 1.1, monitor()), place(1380, 850, 1.1, trolley(c)));
  c.add(operatingTable(c), warmth(c, 0.15));
  return c.svg(frame);
}

function operatingTable(c: Canvas): string {
  const drape =
    box(560, 690, 640, 150, c.fade("#6fb3a0", "#3f8573"), { round: 10 }) +
    repeat(8, (i) => box(590 + i * 78, 720, 3, 118, "#2f6d5d", { opacity: 0.4 }));
  return (
    oval(880, 935, 330, 18, "#0b2a2e", { opacity: 0.28 }) +
    box(830, 820, 100, 110, c.rounded("#eef3f2", "#c2d0d3", "#8aa0a6")) +
    box(740, 912, 280, 22, STEEL[2], { round: 8 }) +
    drape
  );
}
