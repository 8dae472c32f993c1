import { Canvas } from "../kit/canvas.ts";
import { box, place } from "../kit/shapes.ts";
import { bed } from "../rooms/bed.ts";
import { crashTrolley, drip, headwall } from "../rooms/equipment.ts";
import { bedCurtain } from "../rooms/furniture.ts";
import { CLOSE, clock, emblemBoard, room, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";

/** The emergency room: a bed made ready. */
export function emergencyRoom(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 37);
  c.add(
    room(c, { wall: "#e9eee6", dado: "#e9b99f", floor: "#d9dcd4", ceiling: "panels", side: "right" }),
    box(90, 200, 330, 530, "#fffaf0", { round: 4 }),
    box(106, 216, 298, 514, c.fade("#34566a", "#6f8f96")),
    box(252, 216, 6, 514, "#fffaf0"),
    box(140, 160, 230, 46, "#b0443a", { round: 8 }),
    emblemBoard(480, 190, 110, 80),
    headwall(760, 320, 420),
    clock(1330, 170, 40),
  );
  c.add(
    place(1360, 810, 1.1, crashTrolley(c)),
    place(700, 790, 1.02, drip(320)),
    bedCurtain(c, 1180, 96, 120, 540, "#e9d3b9"),
  );
  c.add(place(930, 915, 1.3, bed(c, { blanket: "#e9a27f", raised: 0.4 })), warmth(c, 0.2));
  return c.svg(frame);
}
