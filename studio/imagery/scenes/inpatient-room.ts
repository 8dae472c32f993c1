import { Canvas } from "../kit/canvas.ts";
import { newspaper } from "../closer/gallery.ts";
import { warmth } from "../rooms/room.ts";
import { bedIn, lockerIn, outletsIn, pictureIn, sofaIn, tableLampIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";

/** A room for one patient, seen from its door: the bed and a sofa by the window. */
export function inpatientRoom(): string {
  const c = new Canvas(1600, 1000, 23);
  const s = new Space(c, { at: [400, 185, -190], turn: -17, focal: 1060, centre: [800, 400], light: "left" });
  c.add(
    shell(s, { width: 470, depth: 400, height: 290, wall: "#f6e6cf", floor: "#c39a70", joints: 34 }),
    s.window(s.panel([0, 92, 70], "z", 200, 150), { view: "garden", light: "golden", panes: 3 }),
    floorLight(s, [95, 120], [190, 170]),
    outletsIn(s, 180, 400),
    pictureIn(s, [340, 150, 400], 80, 54),
  );
  c.add(
    sofaIn(s, [6, 90], 170, "#5f9a8f"),
    bedIn(s, [198, 190], { head: "back", blanket: "#e0a878" }),
    lockerIn(s, [318, 348]),
    tableLampIn(s, [340, 79, 370]),
    s.stand([66, 47, 176], newspaper(c), { size: 0.16 }),
    s.block([424, 0, 250], [46, 205, 120], "#d9b98a", { soft: 2 }),
    s.line(
      [
        [424, 8, 310],
        [424, 198, 310],
      ],
      "#a9835a",
      2,
    ),
    warmth(c, 0.36),
  );
  return c.svg([150, 130, 1280, 800]);
}
