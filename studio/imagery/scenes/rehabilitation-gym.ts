import { walkingShoes } from "../closer/props.ts";
import { Canvas } from "../kit/canvas.ts";
import { STEEL, WOOD } from "../kit/palette.ts";
import { repeat } from "../kit/shapes.ts";
import { warmth } from "../rooms/room.ts";
import { ballIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";

/** The rehabilitation gym: one walks between the parallel bars towards the mirror; wall bars and balls beside them. */
export function rehabilitationGym(): string {
  const c = new Canvas(1600, 1000, 89);
  const s = new Space(c, { at: [300, 165, -210], turn: -4, focal: 980, centre: [800, 400], light: "right" });
  c.add(
    shell(s, { width: 620, depth: 640, height: 300, wall: "#eaf0d8", dado: "#b9d09c", floor: "#d0a36c", joints: 26 }),
    repeat(3, (i) =>
      s.window(s.panel([620, 96, 60 + i * 190], "z", 160, 150), { view: "hills", light: "golden", panes: 2 }),
    ),
    repeat(2, (i) => floorLight(s, [400, 120 + i * 210], [150, 140])),
    s.face(s.panel([186, 20, 639], "x", 220, 210), WOOD[3], { soft: 6 }),
    s.face(s.panel([194, 28, 638], "x", 204, 194), c.fade("#e3f2f2", "#b9d9d9")),
    s.face(
      [
        [210, 28, 637],
        [250, 28, 637],
        [340, 222, 637],
        [300, 222, 637],
      ],
      "#ffffff",
      { opacity: 0.4 },
    ),
    wallBars(s),
  );
  c.add(
    bars(s),
    ballIn(s, [116, 130], 36, "#e0704e"),
    ballIn(s, [500, 420], 30, "#2fa39d"),
    ballIn(s, [500, 150], 24, "#e0a63c"),
    s.stand([238, 0, 190], walkingShoes(c), { size: 0.12 }),
    warmth(c, 0.34),
  );
  return c.svg([180, 130, 1264, 790]);
}

const wallBars = (s: Space) =>
  repeat(
    2,
    (k) =>
      repeat(2, (i) =>
        s.line(
          [
            [6, 0, 220 + k * 150 + i * 100],
            [6, 250, 220 + k * 150 + i * 100],
          ],
          WOOD[2],
          9,
        ),
      ) +
      repeat(12, (i) =>
        s.line(
          [
            [6, 20 + i * 20, 220 + k * 150],
            [6, 20 + i * 20, 320 + k * 150],
          ],
          WOOD[4],
          5,
        ),
      ),
  );

/** Parallel bars on a mat, running away from the viewer. */
const bars = (s: Space) =>
  s.plane([220, 0.6, 60], [380, 560], "#8fb4c9") +
  [560, 400, 240, 90]
    .flatMap((z) =>
      [250, 350].map((x) =>
        s.line(
          [
            [x, 0, z],
            [x, 88, z],
          ],
          STEEL[1],
          5,
        ),
      ),
    )
    .join("") +
  [250, 350]
    .map((x) =>
      s.face(
        [
          [x - 3, 89, 60],
          [x + 3, 89, 60],
          [x + 3, 89, 580],
          [x - 3, 89, 580],
        ],
        WOOD[3],
        { soft: 3 },
      ),
    )
    .join("");
