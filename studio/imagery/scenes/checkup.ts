import { Canvas } from "../kit/canvas.ts";
import { WOOD } from "../kit/palette.ts";
import { repeat } from "../kit/shapes.ts";
import { personScales, pressureGauge } from "../rooms/fittings.ts";
import { warmth } from "../rooms/room.ts";
import { chairIn, curtainIn, deskIn, screenIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";

/** The health check-up room: scales by the wall, what measures blood pressure near by on the desk. */
export function checkup(): string {
  const c = new Canvas(1600, 1000, 53);
  const s = new Space(c, { at: [110, 165, -140], turn: 17, focal: 1060, centre: [800, 380], light: "right" });
  c.add(
    shell(s, { width: 480, depth: 380, height: 280, wall: "#e6f0e6", dado: "#a9cdb8", floor: "#d9b884", joints: 34 }),
    s.window(s.panel([480, 92, 90], "z", 190, 150), { view: "courtyard", light: "dawn", panes: 3 }),
    floorLight(s, [270, 130], [180, 130]),
    eyeChart(s),
    curtainIn(s, [20, 372], 90, "x", "#b9d9d0"),
  );
  c.add(
    s.stand([296, 0, 340], personScales(c), { size: 0.42 }),
    chairIn(s, [360, 190], "#d9825c", "far"),
    deskIn(s, [150, 96], [190, 76]),
    s.stand([210, 75, 126], pressureGauge(c), { size: 0.26 }),
    screenIn(s, [300, 75, 140]),
    s.block([236, 75, 104], [38, 2, 28], "#fffdf6"),
    warmth(c, 0.32),
  );
  return c.svg([190, 150, 1184, 740]);
}

/** Bars that grow smaller, on a lit board. */
const eyeChart = (s: Space) =>
  s.face(s.panel([160, 116, 379], "x", 70, 116), WOOD[2], { soft: 3 }) +
  s.face(s.panel([163, 119, 378], "x", 64, 110), "#fffef4") +
  repeat(6, (row) => {
    const size = 11 - row * 1.5;
    return repeat(row + 1, (i) =>
      s.face(s.panel([195 - size / 2 + (i - row / 2) * size * 1.5, 208 - row * 16, 377], "x", size, size), "#2a3f4a"),
    );
  });
