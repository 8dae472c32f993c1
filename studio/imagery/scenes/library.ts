import { Canvas } from "../kit/canvas.ts";
import { WOOD } from "../kit/palette.ts";
import { box, group, place, repeat, shape } from "../kit/shapes.ts";
import { desk } from "../rooms/furniture.ts";
import { CLOSE, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** The library of doctors and students. */
export function library(shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 349);
  const colours = ["#0b5a60", "#963a22", "#e0a63c", "#5f7f9a", "#7fa37a", "#8a5a73", "#f0e2c6"];
  const stack = (x: number, w: number) =>
    box(x - 10, 130, w + 20, 610, c.rounded(WOOD[2], WOOD[1], WOOD[0]), { round: 4 }) +
    repeat(
      5,
      (r) =>
        box(x, 148 + r * 116, w, 104, "#4a3326") +
        repeat(Math.floor(w / 25), (i) =>
          box(
            x + 6 + i * 25,
            164 + r * 116 + ((i * 17 + r * 7) % 28),
            20,
            88 - ((i * 17 + r * 7) % 28),
            c.pick(colours),
            { round: 2 },
          ),
        ),
    );
  c.add(
    room(c, { wall: "#efe2c6", floor: "#a9764a", tiles: "planks", ceiling: "timber", side: "left" }),
    stack(260, 360),
    stack(1120, 340),
    window(c, 690, 150, 360, 420, { view: "courtyard", arch: true, light: "golden", panes: 3 }),
    sunBeam(c, 690, 150, 360, 640, 220),
    sunPatch(c, 690, 730, 340),
  );
  c.add(
    place(840, 930, 1.3, desk(c, 500, 150)),
    group(shape("M-60 0q30 -16 60 0q30 -16 60 0v8q-30 -14 -60 0q-30 -14 -60 0Z", "#fffaf0"), {
      transform: "translate(720 732)",
    }),
    group(shape("M-60 0q30 -16 60 0q30 -16 60 0v8q-30 -14 -60 0q-30 -14 -60 0Z", "#fffaf0"), {
      transform: "translate(950 732)",
    }),
    repeat(3, (i) => box(800, 716 - i * 14, 80, 13, colours[i] ?? "#963a22", { round: 2 })),
    warmth(c, 0.4),
  );
  return c.svg(shown);
}
