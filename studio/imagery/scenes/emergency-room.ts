import { Canvas } from "../kit/canvas.ts";
import { box, place, stroke } from "../kit/shapes.ts";
import { bed } from "../rooms/bed.ts";
import { crashTrolley, drip, headwall } from "../rooms/equipment.ts";
import { wallMonitor } from "../rooms/fittings.ts";
import { bedCurtain } from "../rooms/furniture.ts";
import { CLOSE, clock, room, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** The emergency room: a bed made ready, and doors to the ambulance bay. */
export function emergencyRoom(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 37);
  c.add(
    room(c, { wall: "#e9eee6", dado: "#e9b99f", floor: "#d9dcd4", ceiling: "panels", side: "right" }),
    swingDoors(c),
    headwall(640, 372, 460),
    clock(596, 236, 44),
    place(770, 240, 1, wallMonitor(c, 230)),
    window(c, 980, 160, 180, 170, { view: "palms", panes: 2, timber: "#f2f5f5" }),
  );
  c.add(
    bedCurtain(c, 1196, 96, 150, 560, "#9fcfc6"),
    place(1342, 846, 1.16, crashTrolley(c)),
    place(560, 800, 1.02, drip(330)),
  );
  c.add(place(850, 915, 1.3, bed(c, { blanket: "#e9a27f", raised: 0.4 })), warmth(c, 0.2));
  return c.svg(frame);
}

/** Swing doors with windows; the evening of the ambulance bay behind them. */
function swingDoors(c: Canvas): string {
  const leaf = (x: number) =>
    box(x, 250, 142, 480, c.rounded("#5d93a0", "#417886", "#2f5f6d")) +
    box(x + 34, 300, 74, 150, c.fade("#e9c690", "#6f9f9a"), { round: 8, stroke: "#dfe8ea", width: 5 }) +
    stroke(`M${x + 46} 430L${x + 84} 310`, "#ffffff", 7, { opacity: 0.35 }) +
    box(x, 640, 142, 90, "#dfe8ea", { opacity: 0.85 }) +
    box(x + 18, 520, 106, 12, "#dfe8ea", { round: 6 });
  return (
    box(120, 230, 320, 500, "#fffaf0", { round: 4 }) +
    leaf(136) +
    leaf(282) +
    box(170, 158, 220, 54, "#b0443a", { round: 10 }) +
    box(196, 180, 168, 10, "#fffaf0", { round: 5 })
  );
}
