import { Canvas } from "../kit/canvas.ts";
import { box, place, repeat } from "../kit/shapes.ts";
import { desk, screen } from "../rooms/furniture.ts";
import { CLOSE, room, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** The records room. */
export function recordsRoom(shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 359);
  const files = ["#e9d9b0", "#cfe0d2", "#e3b79a", "#b9d0dc", "#f0e2c6", "#d9a15e"];
  const rack = (x: number) =>
    box(x, 140, 300, 600, c.rounded("#dfe8ea", "#b9c9cd", "#8ea4aa"), { round: 4 }) +
    repeat(
      5,
      (r) =>
        box(x + 12, 156 + r * 116, 276, 100, "#5c6b73") +
        repeat(
          20,
          (i) =>
            box(x + 16 + i * 13.4, 170 + r * 116 + ((i * 7) % 9), 11.6, 86 - ((i * 7) % 9), c.pick(files)) +
            box(x + 18 + i * 13.4, 196 + r * 116, 7.6, 12, "#fffdf6", { opacity: 0.8 }),
        ),
    );
  c.add(
    room(c, { wall: "#eae4d0", floor: "#b7a487", side: "right" }),
    rack(140),
    rack(470),
    rack(800),
    window(c, 1160, 170, 220, 300, { view: "courtyard", panes: 2 }),
    sunPatch(c, 1060, 730, 240, 2),
  );
  c.add(
    place(1000, 935, 1.25, desk(c, 460, 170)),
    place(1130, 718, 1, screen(c, 130)),
    repeat(4, (i) => box(820 + (i % 2) * 6, 704 - i * 15, 120, 14, files[i] ?? "#e9d9b0", { round: 2 })),
    warmth(c, 0.34),
  );
  return c.svg(shown);
}
