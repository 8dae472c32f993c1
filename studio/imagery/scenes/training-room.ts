import { Canvas } from "../kit/canvas.ts";
import { CORAL, TEAL, WOOD } from "../kit/palette.ts";
import { box, repeat, shape, stroke } from "../kit/shapes.ts";
import { warmth } from "../rooms/room.ts";
import { bedIn, dummyIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";

/** The training room: dummies for heart massage on mats in the sun, a practice bed and a screen behind them. */
export function trainingRoom(): string {
  const c = new Canvas(1600, 1000, 631);
  const s = new Space(c, { at: [330, 190, -190], turn: -9, focal: 1040, centre: [800, 350], light: "left" });
  c.add(
    shell(s, { width: 640, depth: 460, height: 290, wall: "#e9eeda", dado: "#a8c39c", floor: "#c99d6c", joints: 32 }),
    repeat(2, (i) =>
      s.window(s.panel([0, 92, 30 + i * 210], "z", 180, 150), { view: "garden", light: "dawn", panes: 3 }),
    ),
    repeat(2, (i) => floorLight(s, [60, 70 + i * 200], [200, 150])),
    projection(s),
    bedIn(s, [420, 300], { head: "right", blanket: "#e0a63c" }),
  );
  c.add(
    mat(s, [150, 300], "#4f8fbf"),
    dummyIn(s, [166, 5, 332]),
    mat(s, [330, 210], "#3f8a86"),
    dummyIn(s, [346, 5, 242]),
    mat(s, [130, 140], "#c9605c"),
    dummyIn(s, [146, 5, 172]),
    warmth(c, 0.36),
  );
  return c.svg([190, 130, 1216, 760]);
}

const mat = (s: Space, [x, z]: readonly [number, number], colour: string) =>
  s.shadow([x, z], [170, 100], 0.24) + s.block([x, 0, z], [170, 5, 100], colour, { soft: 3 });

/** The lesson on the far wall: a heart and its beat. */
const projection = (s: Space) =>
  s.face(s.panel([170, 110, 459], "x", 230, 130), WOOD[1], { soft: 3 }) +
  s.face(s.panel([175, 115, 458], "x", 220, 120), "#fffdf6") +
  s.face(s.panel([175, 213, 458], "x", 220, 22), TEAL[1]) +
  s.stand(
    [240, 130, 457],
    shape("M0 -4C-52 -40 -30 -70 0 -46C30 -70 52 -40 0 -4Z", CORAL) +
      repeat(3, (i) => box(76, -64 + i * 20, 62 - i * 12, 6, "#b9c9c4", { round: 3 })) +
      stroke("M60 6h24l7 -16l10 30l8 -14h26", TEAL[2], 3),
  );
