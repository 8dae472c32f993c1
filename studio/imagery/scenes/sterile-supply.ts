import { Canvas } from "../kit/canvas.ts";
import { STEEL } from "../kit/palette.ts";
import { box, place, repeat, stroke } from "../kit/shapes.ts";
import { autoclave } from "../rooms/machines.ts";
import { notice, trolley, worktop } from "../rooms/furniture.ts";
import { CLOSE, clock, room, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";

/** Sterile supply: washing machines, packed instruments and a trolley. */
export function sterileSupply(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 101);
  c.add(
    room(c, { wall: "#d3e2e4", floor: "#c7cfce", ceiling: "panels", side: "left" }),
    place(260, 740, 1.1, autoclave(c)),
    place(570, 740, 1.1, autoclave(c)),
    shelfOfPacks(c),
    notice(880, 150, 110, 150),
    clock(960, 400, 36),
  );
  c.add(
    worktop(c, 800, 700, 700, 200, "#6f9298", "#dfe8ea"),
    repeat(
      4,
      (i) =>
        box(850 + i * 150, 676, 110, 26, c.fade("#9fc9c4", "#6fa39d"), { round: 4 }) +
        stroke(`M${862 + i * 150} 688h86`, "#fff", 3, { opacity: 0.6 }) +
        box(940 + i * 150, 678, 12, 22, "#e9d9b0"),
    ),
    place(250, 945, 1.1, trolley(c)),
    warmth(c, 0.18),
  );
  return c.svg(frame);
}

const shelfOfPacks = (c: Canvas) =>
  box(1060, 130, 400, 330, STEEL[3], { round: 4 }) +
  repeat(
    3,
    (r) =>
      repeat(
        6,
        (i) =>
          box(1074 + i * 63, 150 + r * 104, 54, 68, c.pick(["#9fc9c4", "#b7d3e0", "#e3d6b8", "#8fb7a8"]), {
            round: 4,
          }) + box(1086 + i * 63, 172 + r * 104, 30, 14, "#fffdf6"),
      ) + box(1060, 222 + r * 104, 400, 9, STEEL[1]),
  );
