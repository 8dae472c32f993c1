import { Canvas } from "../kit/canvas.ts";
import { CORAL, GOLD, LEAF, STEEL, WOOD } from "../kit/palette.ts";
import { oval, repeat, shape, stroke } from "../kit/shapes.ts";
import { person } from "../people/figure.ts";
import { together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { warmth } from "../rooms/room.ts";
import { worktopIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";
import type { Spot } from "../rooms/space.ts";
import { tunic } from "./wardrobe.ts";

/** The kitchen in the morning: steaming pots, a cook at the stove, trays laid for the wards. */
export function kitchen(): string {
  const c = new Canvas(1600, 1000, 307);
  const s = new Space(c, { at: [300, 178, -160], turn: -6, focal: 1000, centre: [800, 380], light: "left" });
  c.add(
    shell(s, { width: 560, depth: 520, height: 300, wall: "#f4ead2", floor: "#cdb58e", joints: 44 }),
    tiles(s),
    s.window(s.panel([0, 110, 60], "z", 190, 130), { view: "garden", light: "dawn", panes: 3 }),
    floorLight(s, [110, 120], [150, 150]),
    hood(s),
    shelf(s, [400, 176, 512]),
  );
  c.add(
    worktopIn(s, [0, 452], 560, "x", "#a3b5b8", "#dfe8ea"),
    pot(s, [150, 91, 480], 30, "#fffaf0"),
    pot(s, [236, 91, 480], 36, GOLD),
    pot(s, [420, 91, 480], 28, LEAF[3]),
    pot(s, [500, 91, 480], 24, CORAL),
    s.stand(
      [322, 0, 420],
      person(c, {
        look: FACES.cook,
        outfit: tunic("#f7f4ea", { apron: "#e9e2d0" }),
        pose: { hands: together },
        away: true,
      }),
    ),
    worktopIn(s, [20, 60], 290, "z", "#a3b5b8", "#dfe8ea"),
    vegetables(s),
    trays(s),
    warmth(c, 0.36),
  );
  return c.svg([170, 90, 1264, 790]);
}

const tiles = (s: Space) =>
  repeat(8, (i) => s.face(s.panel([0, 96 + i * 16, 519], "x", 560, 1), "#cdb98e", { opacity: 0.6 })) +
  repeat(15, (i) => s.face(s.panel([i * 38, 92, 519], "x", 1, 120), "#cdb98e", { opacity: 0.4 }));

const hood = (s: Space) =>
  s.block([110, 268, 440], [290, 32, 78], STEEL[3]) +
  s.extrude(
    [
      [90, 232],
      [420, 232],
      [396, 270],
      [114, 270],
    ],
    "z",
    [424, 518],
    STEEL[3],
    { soft: 2 },
  );

/** Jars on a board on the far wall. */
const shelf = (s: Space, [x, y, z]: Spot) =>
  s.block([x, y, z - 20], [130, 4, 24], WOOD[3]) +
  repeat(5, (i) =>
    s.block([x + 8 + i * 24, y + 4, z - 16], [16, 26, 16], [CORAL, GOLD, "#7fb069", WOOD[3], "#c65464"][i] ?? GOLD, {
      soft: 4,
    }),
  );

/** A steel pot and its steam; its foot at the spot. */
const pot = (s: Space, spot: Spot, r: number, food: string) =>
  s.stand(
    spot,
    shape(
      `M${-r} ${-r}H${r}V-8Q${r} 0 ${r - 8} 0H${-r + 8}Q${-r} 0 ${-r} -8Z`,
      s.c.rounded("#f4f8f8", "#c2d0d3", "#7d949b"),
    ) +
      oval(0, -r, r, r * 0.2, STEEL[1]) +
      oval(0, -r * 0.99, r * 0.9, r * 0.15, food) +
      stroke(
        `M${-r * 0.3} ${-r * 1.4}q-7 -10 0 -20q7 -10 0 -20M${r * 0.3} ${-r * 1.5}q-7 -10 0 -20q7 -10 0 -20`,
        "#ffffff",
        3,
        { opacity: 0.5 },
      ),
  );

/** A board with vegetables on the worktop on the left. */
const vegetables = (s: Space) =>
  s.block([34, 91, 200], [40, 3, 70], WOOD[4], { soft: 3 }) +
  s.stand(
    [50, 94, 250],
    oval(0, -8, 11, 9, "#d9543f") + oval(18, -7, 10, 8, "#e9873a") + oval(-14, -9, 9, 10, LEAF[4]),
  ) +
  s.stand([60, 94, 212], oval(0, -7, 10, 8, LEAF[3]) + oval(-14, -6, 8, 7, "#8a4f8f"));

/** A table with trays for the wards. */
const trays = (s: Space) =>
  worktopIn(s, [452, 90], 280, "z", "#c9b48f", "#f4ead2") +
  repeat(3, (i) => {
    const z = 120 + i * 84;
    return (
      s.block([458, 91, z], [50, 2, 62], "#b5622f", { soft: 3 }) +
      s.round([474, 94, z + 20], 12, "#fffaf0") +
      s.round([474, 95, z + 20], 8, GOLD) +
      s.round([494, 94, z + 42], 10, "#fffaf0") +
      s.round([494, 95, z + 42], 6, LEAF[4])
    );
  });
