import type { Canvas as Sheet } from "../kit/canvas.ts";
import { Canvas, DIAGONAL } from "../kit/canvas.ts";
import { lighter, WOOD } from "../kit/palette.ts";
import { box, disc, group, place, polygon, stroke } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { warmth } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import {
  foldedScrubs,
  hangingStethoscope,
  identityCard,
  notebook,
  shiftPlan,
  tea,
} from "../still-life/staff-things.ts";
import { timber } from "../still-life/surfaces.ts";
import { turned } from "../still-life/table.ts";

const RAIL_Y = 316;
const PEGS = [874, 1056] as const;
const TABLE = { far: 764, near: 962 };
const SHADE = "#3a2a1c";

/** The staff room as the morning shift begins: a card and a stethoscope on their pegs, tea at the window. */
export function staffRoom(): string {
  const c = new Canvas(1600, 1000, 433);
  c.add(
    wall(c),
    window(c, 270, 70, 470, 560, { view: "palms", light: "dawn", panes: 2 }),
    risingSun(c),
    morningOnWall(c),
    rail(c),
    place(1166, 226, 1, shiftPlan(c)),
    place(PEGS[0], RAIL_Y, 1, identityCard(c)),
    place(PEGS[1], RAIL_Y, 1, hangingStethoscope(c)),
    ...PEGS.map((x) => peg(c, x)),
    timber("#c08a58")(c, TABLE.far, TABLE.near),
    morningOnTable(c),
    place(196, 812, 1, potPlant(c, 250, "round")),
    place(452, 846, 1.06, tea(c)),
    place(790, 884, 1, notebook(c)),
    place(1290, 876, 1, foldedScrubs(c)),
    warmth(c, 0.34),
  );
  return c.svg([140, 150, 1360, 850]);
}

const wall = (c: Sheet) =>
  box(
    0,
    0,
    1600,
    1000,
    c.linear(
      [
        [0, "#fbeed6"],
        [0.55, "#f0e0c4"],
        [1, "#d9cbb4"],
      ],
      DIAGONAL,
    ),
  ) +
  box(0, 672, 1600, 120, c.fade("#b5d3c6", "#93b9ac")) +
  box(0, 660, 1600, 14, c.fade("#fffaf0", "#d6c6a8"));

/** The low sun on the wall, with the shadow of the window's bars in it. */
const morningOnWall = (c: Sheet) =>
  group(
    polygon(
      [
        [790, 250],
        [976, 290],
        [976, 664],
        [790, 640],
      ],
      "#fff3cf",
    ) +
      polygon(
        [
          [994, 294],
          [1180, 334],
          [1180, 690],
          [994, 666],
        ],
        "#fff3cf",
      ),
    { opacity: 0.7, filter: c.blur(7) },
  );

const morningOnTable = (c: Sheet) =>
  polygon(
    [
      [420, TABLE.far + 6],
      [900, TABLE.far + 6],
      [1180, TABLE.near],
      [580, TABLE.near],
    ],
    "#fff3cf",
    { opacity: 0.34, filter: c.blur(10) },
  );

/** A rail for what people hang up when they come. */
const rail = (c: Sheet) =>
  box(806, RAIL_Y - 16, 310, 46, SHADE, { opacity: 0.22, filter: c.blur(8), round: 8 }) +
  box(796, RAIL_Y - 24, 310, 46, c.fade(lighter(WOOD[3], 0.2), WOOD[2]), { round: 8 }) +
  stroke(`M810 ${RAIL_Y - 16}H1092`, lighter(WOOD[4], 0.4), 3, { opacity: 0.7 });

const peg = (c: Sheet, x: number) => disc(x, RAIL_Y - 2, 14, turned(c, "#c9963c"));

const risingSun = (c: Sheet) =>
  disc(550, 384, 190, c.glow("#ffe2a0", 0.75)) + disc(550, 384, 28, "#fff4d2", { opacity: 0.95 });
