import { Canvas } from "../kit/canvas.ts";
import { GOLD, WOOD, darker, lighter } from "../kit/palette.ts";
import { box, oval, place, repeat, stroke } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { CLOSE, pendantLamp, room, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

const DRAWER = { w: 128, h: 74 };

/** The records room: cabinets of card drawers, one open, a ladder before them. */
export function recordsRoom(shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 359);
  c.add(
    room(c, { wall: "#e3e6d6", floor: "#a8704a", tiles: "planks", side: "right" }),
    cabinet(c, 170, 7, 7),
    window(c, 1150, 150, 270, 340, { view: "hills", panes: 2, light: "golden" }),
    sunPatch(c, 1080, 730, 260, 2),
    pendantLamp(c, 620, 110, GOLD),
    ladder(c, 860),
    openDrawer(c, 170 + 2 * DRAWER.w, 742 - 2 * DRAWER.h),
    place(1320, 920, 1.25, potPlant(c, 270)),
    warmth(c, 0.36),
  );
  return c.svg(shown);
}

function cabinet(c: Canvas, x: number, columns: number, rows: number): string {
  const [w, h] = [columns * DRAWER.w, rows * DRAWER.h];
  const front = (i: number) => {
    const [left, top] = [x + (i % columns) * DRAWER.w, 742 - h + Math.floor(i / columns) * DRAWER.h];
    return (
      box(left + 5, top + 5, DRAWER.w - 10, DRAWER.h - 10, c.fade(lighter(WOOD[3], 0.12), WOOD[2]), { round: 4 }) +
      box(left + 34, top + 16, DRAWER.w - 68, 22, "#fff3dc", { round: 2, stroke: GOLD, width: 3 }) +
      oval(left + DRAWER.w / 2, top + 52, 9, 7, GOLD)
    );
  };
  return (
    box(x - 24, 742 - h - 34, w + 48, h + 60, c.rounded(WOOD[3], WOOD[1], WOOD[0]), { round: 4 }) +
    box(x - 36, 742 - h - 52, w + 72, 24, c.fade(WOOD[4], WOOD[2]), { round: 5 }) +
    repeat(columns * rows, front)
  );
}

/** One drawer pulled out towards who looks, full of cards. */
const openDrawer = (c: Canvas, x: number, y: number) =>
  box(x - 2, y - 26, DRAWER.w + 4, DRAWER.h + 10, darker(WOOD[0], 0.3)) +
  repeat(9, (i) => box(x + 12, y - 40 + i * 7, DRAWER.w - 24, 40, i % 3 ? "#f7ecd9" : "#cfe0d2", { round: 3 })) +
  box(x - 8, y + 22, DRAWER.w + 16, DRAWER.h, c.fade(lighter(WOOD[4], 0.1), WOOD[2]), { round: 5 }) +
  box(x + 30, y + 38, DRAWER.w - 60, 24, "#fff3dc", { round: 2, stroke: GOLD, width: 3 }) +
  oval(x + DRAWER.w / 2, y + 78, 10, 8, GOLD);

const ladder = (c: Canvas, x: number) =>
  stroke(`M${x} 880L${x + 90} 180M${x + 130} 880L${x + 196} 180`, WOOD[4], 16) +
  repeat(8, (i) => {
    const y = 820 - i * 82;
    const shift = (880 - y) / 7.4;
    return box(x + shift - 4, y, 138 - i * 3, 14, c.fade(WOOD[4], WOOD[3]), { round: 3 });
  });
