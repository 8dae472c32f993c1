import { Canvas } from "../kit/canvas.ts";
import { WOOD } from "../kit/palette.ts";
import { box, disc, oval, place, repeat } from "../kit/shapes.ts";
import { chair, notice, trolley } from "../rooms/furniture.ts";
import { CLOSE, room, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** The vaccination room: two chairs, toys and a chart to measure children by. */
export function vaccination(shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 337);
  c.add(
    room(c, { wall: "#e3ebd3", dado: "#b9cf9f", floor: "#dcc9a0", side: "left" }),
    window(c, 880, 150, 420, 310, { view: "hills", panes: 3, light: "dawn" }),
    sunPatch(c, 820, 730, 380),
    notice(300, 180, 160, 210),
    notice(500, 180, 160, 210, "#e0a63c"),
    repeat(7, (i) => disc(700, 200 + i * 34, 5, WOOD[2]) + box(712, 198 + i * 34, 50 - (i % 2) * 20, 4, "#b9a98a")),
    box(690, 180, 6, 260, WOOD[3]),
  );
  c.add(place(600, 930, 1.6, chair("#d9825c")));
  c.add(
    place(1330, 930, 1.2, trolley(c)),
    place(860, 930, 1.25, chair("#2fa39d"), { flip: true }),
    oval(730, 936, 150, 16, "#e0a63c", { opacity: 0.7 }),
    repeat(4, (i) =>
      box(664 + i * 34, 898 - (i % 2) * 8, 32, 32, ["#cf4a5c", "#2fa39d", "#f2b544", "#5aa0c8"][i] ?? "#cf4a5c", {
        round: 4,
      }),
    ),
    box(690, 862, 32, 32, "#8a6fae", { round: 4 }),
    warmth(c, 0.3),
  );
  return c.svg(shown);
}
