import { Canvas } from "../kit/canvas.ts";
import { darker, STEEL } from "../kit/palette.ts";
import { box, polygon, repeat, shape } from "../kit/shapes.ts";
import { monitor, ventilator } from "../rooms/equipment.ts";
import { trolley } from "../rooms/furniture.ts";
import { shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";
import type { Spot } from "../rooms/space.ts";

/** A theatre made ready, seen from its corner: the table under two lamps, the machines around it. */
export function operatingTheatre(): string {
  const c = new Canvas(1600, 1000, 31);
  const s = new Space(c, { at: [80, 175, -200], turn: 20, focal: 1040, centre: [800, 410], light: "left" });
  const tile = (x: number, z: number, along: "x" | "z", length: number) =>
    repeat(9, (i) => s.face(s.panel([x, 30 + i * 30, z], along, length, 1), "#ffffff", { opacity: 0.35 }));
  c.add(
    shell(s, { width: 620, depth: 520, height: 320, wall: "#b7d6ce", floor: "#a9c3bc", ceiling: "#eef3ef" }),
    tile(0, 520, "x", 620),
    tile(620, -100, "z", 620),
    s.face(s.panel([70, 140, 519], "x", 150, 96), "#22343b", { soft: 6 }),
    s.stand([145, 150, 518], monitorTraces(c)),
  );
  c.add(
    s.stand([200, 0, 430], ventilator(c), { size: 0.62 }),
    s.stand([560, 0, 400], monitor(), { size: 0.56 }),
    clogs(s),
    table(s),
    s.stand([470, 0, 110], trolley(c), { size: 0.56 }),
    lamp(s, [270, 232, 300]),
    lamp(s, [420, 246, 330]),
    box(
      0,
      0,
      1600,
      1000,
      c.radial(
        [
          [0, "#fffbe0", 0.24],
          [0.5, "#fffbe0", 0],
          [1, "#06303a", 0.42],
        ],
        0.5,
        0.42,
        0.72,
      ),
    ),
  );
  return c.svg([230, 90, 1248, 780]);
}

const monitorTraces = (c: Canvas) =>
  repeat(
    3,
    (row) =>
      box(-64, -78 + row * 26, 96, 2, ["#5ef0b0", "#5ac8f0", "#f2c14e"][row] ?? "#fff") +
      box(44, -84 + row * 26, 20, 12, ["#5ef0b0", "#5ac8f0", "#f2c14e"][row] ?? "#fff", { round: 2 }),
  ) + box(-60, -84, 100, 80, c.fade("#5ef0b0", "#08262b"), { opacity: 0.06 });

/** The operating table under its green drape. */
const table = (s: Space) =>
  s.shadow([250, 220], [210, 80], 0.4) +
  s.block([300, 0, 240], [90, 14, 44], STEEL[2], { soft: 3 }) +
  s.block([330, 12, 250], [34, 62, 26], STEEL[3]) +
  s.block([236, 72, 226], [222, 12, 74], STEEL[4], { soft: 4 }) +
  s.block([290, 48, 220], [170, 42, 86], "#4f9a86", { soft: 6 }) +
  s.block([238, 86, 236], [44, 12, 54], "#7fc0ad", { soft: 8 });

/** A round lamp hanging from the ceiling, its light falling on the table. */
function lamp(s: Space, [x, y, z]: Spot): string {
  const [cx, cy] = s.point([x, y, z]);
  const k = s.scale([x, y, z]);
  return (
    s.line(
      [
        [x + 60, 320, z],
        [x + 60, y + 26, z],
        [x, y + 10, z],
      ],
      STEEL[2],
      7,
    ) +
    polygon(
      [
        [cx - 40 * k, cy],
        [cx + 40 * k, cy],
        [cx + 96 * k, cy + 150 * k],
        [cx - 96 * k, cy + 150 * k],
      ],
      s.c.linear([
        [0, "#fffbe0", 0.5],
        [1, "#fffbe0", 0],
      ]),
    ) +
    s.round([x, y + 8, z], 48, darker(STEEL[3], 0.1)) +
    s.round([x, y, z], 46, "#fffdf0") +
    repeat(6, (i) => s.round([x + Math.cos(i * 1.05) * 26, y - 1, z + Math.sin(i * 1.05) * 26], 9, "#ffeeb0"))
  );
}

/** Clogs stepped out of at the wall. */
const clogs = (s: Space) =>
  [0, 1]
    .map((i) =>
      s.stand(
        [96 + i * 34, 0, 488],
        shape("M-26 0C-28 -18 -10 -22 6 -20Q26 -18 28 0Q0 8 -26 0Z", i ? "#3f8a7d" : "#3f8a7d") +
          shape("M4 -18Q24 -16 27 -2Q10 2 4 -2Z", "#1f4f4a"),
      ),
    )
    .join("");
