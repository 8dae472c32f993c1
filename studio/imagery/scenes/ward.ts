import { Canvas } from "../kit/canvas.ts";
import { repeat } from "../kit/shapes.ts";
import { warmth } from "../rooms/room.ts";
import { bedIn, curtainIn, dripIn, lampsIn, lockerIn } from "../rooms/set-pieces.ts";
import { Space } from "../rooms/space.ts";
import { floorLight } from "../rooms/shell.ts";
import { shell } from "../rooms/shell.ts";

/** A ward in the morning: made beds on both sides, sun through the windows on the left. */
export function ward(): string {
  const c = new Canvas(1600, 1000, 301);
  const s = new Space(c, { at: [330, 165, -250], turn: 4, focal: 1000, centre: [800, 400], light: "left" });
  c.add(
    shell(s, { width: 720, depth: 1150, height: 300, wall: "#eef1dc", dado: "#a9cba4", floor: "#e3cfa4" }),
    repeat(4, (i) =>
      s.window(s.panel([0, 95, 90 + i * 270], "z", 150, 150), { view: "palms", light: "dawn", panes: 2 }),
    ),
    s.window(s.panel([270, 95, 1150], "x", 180, 150), { view: "garden", light: "dawn" }),
    repeat(4, (i) => floorLight(s, [60, 90 + i * 270], [200, 150])),
    lampsIn(s, 300, [
      [330, 200],
      [330, 500],
      [330, 800],
    ]),
  );
  for (const i of [3, 2, 1, 0]) {
    const z = 80 + i * 270;
    c.add(
      curtainIn(s, [8, z + 205], 40, "x", "#bfdcb2"),
      bedIn(s, [8, z + 30], { head: "left", blanket: ["#8fc0b4", "#e0b070", "#8fb4d6", "#c9a0b8"][i] }),
      curtainIn(s, [668, z + 205], 46, "x", "#bfdcb2"),
      lockerIn(s, [668, z - 30]),
      bedIn(s, [507, z + 30], { head: "right", blanket: ["#e0b070", "#8fc0b4", "#c9a0b8", "#8fb4d6"][i] }),
    );
    if (i === 1) c.add(dripIn(s, [230, z + 10]));
  }
  c.add(warmth(c, 0.34));
  return c.svg([170, 120, 1260, 788]);
}
