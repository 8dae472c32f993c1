import { Canvas } from "../kit/canvas.ts";
import { box, oval, place, repeat } from "../kit/shapes.ts";
import { giraffe, medicineFridge, washBasin } from "../rooms/fittings.ts";
import { chair, trolley } from "../rooms/furniture.ts";
import { CLOSE, room, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** The vaccination room: the cold store, toys and a giraffe to measure children by. */
export function vaccination(shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 337);
  c.add(
    room(c, { wall: "#e3ebd3", dado: "#b9cf9f", floor: "#dcc9a0", side: "left" }),
    window(c, 880, 150, 420, 310, { view: "hills", panes: 3, light: "dawn" }),
    sunPatch(c, 820, 730, 380),
    place(236, 750, 1, medicineFridge(c)),
    place(574, 500, 1, washBasin(c)),
    place(760, 716, 1.12, giraffe()),
  );
  c.add(place(520, 930, 1.6, chair("#d9825c")));
  c.add(
    place(1330, 930, 1.2, trolley(c)),
    place(960, 936, 1.25, chair("#2fa39d"), { flip: true }),
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
