import { Canvas } from "../kit/canvas.ts";
import { STEEL, WOOD } from "../kit/palette.ts";
import { repeat } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { warmth } from "../rooms/room.ts";
import { ballIn, curtainIn, noticeIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";

/** Physiotherapy at the couch: towels on a shelf, balls, and a curtain drawn back. */
export function physiotherapy(): string {
  const c = new Canvas(1600, 1000, 97);
  const s = new Space(c, { at: [90, 175, -170], turn: 17, focal: 1040, centre: [800, 390], light: "right" });
  c.add(
    shell(s, { width: 520, depth: 430, height: 280, wall: "#e0eee8", dado: "#9fcabb", floor: "#dfcfa8", joints: 46 }),
    s.window(s.panel([520, 96, 60], "z", 190, 150), { view: "palms", light: "dawn", panes: 3 }),
    floorLight(s, [280, 100], [180, 140]),
    noticeIn(s, [96, 130, 429], 66, 92, "#0f7a7d"),
    noticeIn(s, [180, 130, 429], 66, 92, "#963a22"),
    towels(s),
    curtainIn(s, [14, 240], 90, "z", "#a9d6cc"),
  );
  c.add(
    s.stand([486, 0, 384], potPlant(c, 300, "round"), { size: 0.4 }),
    couch(s, [120, 240]),
    ballIn(s, [420, 200], 34, "#e0a63c"),
    ballIn(s, [360, 120], 22, "#2fa39d"),
    warmth(c, 0.3),
  );
  return c.svg([190, 130, 1216, 760]);
}

/** Folded towels on a shelf on the far wall. */
const towels = (s: Space) =>
  s.block([290, 132, 402], [150, 5, 28], WOOD[4]) +
  repeat(3, (k) =>
    repeat(3, (i) =>
      s.block(
        [298 + k * 48, 137 + i * 10, 404],
        [40, 9, 24],
        ["#e97f60", "#fffaf0", "#7fbfae"][(i + k) % 3] ?? "#fffaf0",
        {
          soft: 4,
        },
      ),
    ),
  );

/** A treatment couch with its pillow and a folded sheet. */
const couch = (s: Space, [x, z]: readonly [number, number]) =>
  s.shadow([x, z], [200, 80]) +
  [
    [10, 8],
    [190, 8],
    [10, 72],
    [190, 72],
  ]
    .map(([dx = 0, dz = 0]) =>
      s.line(
        [
          [x + dx, 60, z + dz],
          [x + dx, 2, z + dz],
        ],
        STEEL[1],
        5,
      ),
    )
    .join("") +
  s.block([x + 4, 56, z + 4], [192, 6, 72], STEEL[3]) +
  s.block([x, 62, z], [200, 14, 80], "#5f9fb5", { soft: 7 }) +
  s.block([x + 10, 76, z + 16], [44, 11, 50], "#ffffff", { soft: 9 }) +
  s.block([x + 136, 76, z + 14], [44, 8, 52], "#f3d9c4", { soft: 5 });
