import { Canvas } from "../kit/canvas.ts";
import { repeat } from "../kit/shapes.ts";
import { lightBox, scanner } from "../rooms/equipment.ts";
import { warmth } from "../rooms/room.ts";
import { lampsIn, lockerIn } from "../rooms/set-pieces.ts";
import { shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";

/** The scanner room: the table out, X-ray pictures lit on the wall. */
export function radiology(): string {
  const c = new Canvas(1600, 1000, 19);
  const s = new Space(c, { at: [330, 165, -160], turn: -8, focal: 1040, centre: [800, 400], light: "left" });
  c.add(
    shell(s, {
      width: 600,
      depth: 460,
      height: 290,
      wall: "#d9e6ee",
      dado: "#a9c4d6",
      floor: "#c6d0d2",
      ceiling: "#eef3f4",
    }),
    lampsIn(s, 290, [
      [180, 180],
      [250, 180],
      [320, 180],
      [180, 250],
      [250, 250],
      [320, 250],
    ]),
    s.window(s.panel([0, 98, 150], "z", 170, 130), { view: "palms", light: "dawn", panes: 2, timber: "#dfe8ea" }),
    s.stand([140, 160, 458], lightBox(-150, -200), { size: 0.42 }),
    lockerIn(s, [40, 396], "#dfe8ea"),
  );
  c.add(s.stand([330, 0, 270], scanner(c), { size: 0.5 }), cabinet(s), warmth(c, 0.2));
  return c.svg([190, 120, 1232, 770]);
}

/** Shelves with folded sheets by the right wall. */
const cabinet = (s: Space) =>
  s.block([546, 0, 200], [54, 150, 150], "#eef2f2", { soft: 2 }) +
  repeat(3, (i) => s.block([544, 22 + i * 44, 210], [4, 34, 130], "#cfdde2"));
