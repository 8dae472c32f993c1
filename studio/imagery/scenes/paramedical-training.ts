import { Canvas } from "../kit/canvas.ts";
import { GOLD } from "../kit/palette.ts";
import { box, disc, repeat, shape, stroke } from "../kit/shapes.ts";
import { warmth } from "../rooms/room.ts";
import { blackboardIn, chairIn, deskIn, dummyIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";
import { bandages } from "../still-life/things.ts";

/** The room of paramedical training: what first aid is practised with, on the table before the blackboard. */
export function paramedicalTraining(): string {
  const c = new Canvas(1600, 1000, 107);
  const s = new Space(c, { at: [250, 180, -110], turn: 5, focal: 1100, centre: [800, 350], light: "right" });
  c.add(
    shell(s, { width: 540, depth: 380, height: 280, wall: "#efe8d4", dado: "#b9cfd6", floor: "#c49a6c", joints: 32 }),
    s.window(s.panel([540, 92, 60], "z", 200, 150), { view: "garden", light: "dawn", panes: 3 }),
    floorLight(s, [330, 80], [170, 140]),
    blackboardIn(s, [210, 108, 379], 216, 122),
    bodyChart(s),
    repeat(3, (i) => chairIn(s, [140 + i * 110, 280], "#3f8a86", "near")),
  );
  c.add(
    deskIn(s, [110, 120], [310, 96], "#c9975e"),
    s.block([156, 75, 138], [140, 4, 62], "#4f8fbf", { soft: 4 }),
    dummyIn(s, [164, 79, 148]),
    defibrillator(s),
    s.stand([392, 75, 150], bandages(c), { size: 0.16 }),
    warmth(c, 0.28),
  );
  return c.svg([190, 130, 1216, 760]);
}

/** The heart's place in the body, on a chart. */
const bodyChart = (s: Space) =>
  s.face(s.panel([100, 100, 379], "x", 76, 128), "#fffdf6", { soft: 2 }) +
  s.stand(
    [138, 106, 378],
    disc(0, -104, 10, "#e3b99a") +
      shape("M-12 -92H12L24 -48L18 -46L10 -74V-44L12 0H4L0 -40L-4 0H-12L-10 -44V-74L-18 -46L-24 -48Z", "#e3b99a") +
      disc(4, -78, 4, "#cf4a5c"),
  );

/** A defibrillator for everyone, its lid open. */
const defibrillator = (s: Space) =>
  s.stand(
    [330, 75, 160],
    box(-33, -78, 66, 38, s.c.fade("#f2b544", "#d99a2b"), { round: 5 }) +
      shape("M0 -50C-20 -64 -13 -78 0 -69C13 -78 20 -64 0 -50Z", "#cf4a5c") +
      box(-36, -42, 72, 42, s.c.fade("#f6c766", GOLD), { round: 5 }) +
      box(-28, -35, 36, 21, "#22343b", { round: 3 }) +
      stroke("M-24 -25h9l3 -7l4 12l3 -5h9", "#5ef0b0", 1.6) +
      disc(22, -25, 8, "#3f9a66") +
      box(-28, -10, 56, 5, "#c98a22", { round: 2 }),
  );
