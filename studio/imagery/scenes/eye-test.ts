import { Canvas } from "../kit/canvas.ts";
import { STEEL } from "../kit/palette.ts";
import { box, disc, group, place, repeat, stroke } from "../kit/shapes.ts";
import { chair, cupboard, notice } from "../rooms/furniture.ts";
import { CLOSE, picture, room, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";

/** The eye test room: the lamp that eyes are looked at with, and a letter chart. */
export function eyeTest(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 73);
  const chart =
    box(250, 150, 190, 290, "#fffdf6", { round: 6, stroke: "#d8cfba", width: 3 }) +
    repeat(6, (row) =>
      repeat(row + 1, (k) =>
        stroke(
          `M${345 - row * 16 + k * 32 - 12 + row * 1.6} ${182 + row * 42}h${24 - row * 3.4}v${24 - row * 3.4}h${-(24 - row * 3.4)}`,
          "#22343b",
          5 - row * 0.6,
        ),
      ),
    );
  c.add(
    room(c, { wall: "#cfdfe0", floor: "#b9a48a", tiles: "planks", side: "right" }),
    chart,
    picture(1130, 190, 170, 130, "leaf"),
    notice(920, 180, 120, 170),
    place(520, 760, 1, cupboard(c, 190, 280, "#e9dfca")),
  );
  c.add(place(560, 920, 1.5, chair("#2f7f84")));
  c.add(place(1120, 920, 1.5, chair("#d9825c"), { flip: true }));
  c.add(slitLamp(c), warmth(c, 0.24));
  return c.svg(frame);
}

function slitLamp(c: Canvas): string {
  return group(
    box(-110, -190, 220, 16, "#e9e2d2", { round: 4 }) +
      box(-12, -174, 24, 170, STEEL[2]) +
      box(-70, -10, 140, 12, STEEL[1], { round: 5 }) +
      stroke("M-70 -190V-400M-36 -400H-104M-40 -300H-100", STEEL[1], 9) +
      box(20, -250, 30, 60, STEEL[0], { round: 5 }) +
      box(-24, -350, 96, 40, c.rounded("#f4f8f8", "#dfe8ea", "#8ea4aa"), { round: 8 }) +
      disc(-26, -330, 17, "#22343b") +
      disc(-26, -330, 10, "#7fd0c3") +
      stroke("M36 -310V-250", STEEL[1], 12),
    { transform: "translate(840 925)" },
  );
}
