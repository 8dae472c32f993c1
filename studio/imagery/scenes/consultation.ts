import { Canvas } from "../kit/canvas.ts";
import { stroke } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { warmth } from "../rooms/room.ts";
import { bookcaseIn, chairIn, deskIn, pictureIn, screenIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";

/** A doctor's room, seen from the patient's side: the desk by the garden window, a stethoscope on it. */
export function consultation(): string {
  const c = new Canvas(1600, 1000, 61);
  const s = new Space(c, { at: [380, 170, -150], turn: -18, focal: 1060, centre: [800, 390], light: "left" });
  c.add(
    shell(s, { width: 480, depth: 420, height: 280, wall: "#f4ead6", dado: "#cfe0d2", floor: "#c0895a", joints: 30 }),
    s.window(s.panel([0, 92, 110], "z", 200, 150), { view: "garden", light: "dawn", panes: 3 }),
    floorLight(s, [70, 150], [170, 140]),
    bookcaseIn(s, [306, 420], 130, ["#0b5a60", "#963a22", "#e0a63c", "#5f7f9a", "#7fa37a", "#f0e2c6"]),
    pictureIn(s, [120, 140, 419], 84, 58),
  );
  c.add(
    s.stand([34, 0, 372], potPlant(c, 300, "round"), { size: 0.42 }),
    chairIn(s, [170, 300], "#3f8a86", "far"),
    deskIn(s, [110, 200], [190, 84]),
    screenIn(s, [150, 75, 246]),
    s.stand([270, 75, 256], potPlant(c, 220), { size: 0.16 }),
    s.block([196, 75, 214], [42, 1, 30], "#fffdf6"),
    stethoscope(s),
    chairIn(s, [250, 118], "#d9825c", "near"),
    warmth(c, 0.34),
  );
  return c.svg([180, 130, 1216, 760]);
}

/** Lying on the desk, its tube in a loop. */
function stethoscope(s: Space): string {
  const [x, y] = s.point([236, 76, 216]);
  const size = s.scale([236, 76, 216]) / 3;
  return (
    stroke(
      `M${x} ${y}q${60 * size} ${-46 * size} ${110 * size} ${-10 * size}t${-30 * size} ${34 * size}`,
      "#23343b",
      7 * size,
    ) +
    stroke(
      `M${x} ${y}l${-34 * size} ${-14 * size}m${34 * size} ${14 * size}l${-36 * size} ${8 * size}`,
      "#86a0a8",
      5 * size,
    ) +
    s.round([262, 76, 206], 4, "#dfe8ea")
  );
}
