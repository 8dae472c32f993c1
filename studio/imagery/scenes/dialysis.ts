import { Canvas } from "../kit/canvas.ts";
import { repeat, shape, stroke } from "../kit/shapes.ts";
import { dialysisMachine } from "../rooms/equipment.ts";
import { warmth } from "../rooms/room.ts";
import { bedIn, chairIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";

/** The dialysis unit by the water: a row of beds, each with its machine, under the windows. */
export function dialysis(): string {
  const c = new Canvas(1600, 1000, 17);
  const s = new Space(c, { at: [395, 168, -230], turn: -15, focal: 1000, centre: [800, 400], light: "left" });
  c.add(
    shell(s, { width: 520, depth: 900, height: 290, wall: "#f5ecd8", dado: "#e6cda4", floor: "#e6d3ab" }),
    repeat(4, (i) =>
      s.window(s.panel([0, 96, 40 + i * 220], "z", 190, 140), { view: "backwater", light: "dawn", panes: 2 }),
    ),
    s.window(s.panel([120, 96, 900], "x", 240, 140), { view: "backwater", light: "dawn", panes: 3 }),
    repeat(4, (i) => floorLight(s, [230, 90 + i * 220], [130, 130])),
  );
  for (const i of [3, 2, 1, 0]) {
    const z = 60 + i * 215;
    c.add(
      s.stand([44, 0, z + 150], dialysisMachine(c), { size: 0.48 }),
      bedIn(s, [8, z + 20], { head: "left", blanket: ["#d99f6a", "#7fb7a8", "#c98fa0", "#8fb4d6"][i] }),
    );
  }
  c.add(chairIn(s, [452, 300], "#a9733f", "far"), s.stand([474, 46, 310], palmBag(c), { size: 0.5 }), warmth(c, 0.34));
  return c.svg([150, 110, 1264, 790]);
}

/** A woven bag with what a long morning needs. */
const palmBag = (c: Canvas) =>
  stroke("M-20 -52Q-20 -92 0 -92T20 -52", "#7a4a2a", 5) +
  stroke("M-10 -52V-78M4 -52V-82", "#fffaf0", 9) +
  shape("M-38 -56H38L30 0H-30Z", c.rounded("#e0b47c", "#c9975e", "#8d5a36")) +
  stroke("M-36 -42H36M-34 -28H34M-32 -14H32", "#2fa39d", 4);
