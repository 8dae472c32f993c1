import type { Canvas } from "../kit/canvas.ts";
import { darker, lighter } from "../kit/palette.ts";
import { box, place, shape, stroke } from "../kit/shapes.ts";
import { tubeRack } from "../rooms/machines.ts";
import { blackboard, boards, stock, tiles, wallBars } from "./backdrops.ts";
import { tableMicroscope } from "./instruments.ts";
import { mat, steel, timber } from "./surfaces.ts";
import { standing, stillLife, TABLE_Y } from "./table.ts";
import {
  bandages,
  bottle,
  cloths,
  drinkingBottle,
  dumbbells,
  exerciseBall,
  lotusBowl,
  mortar,
  tablets,
  teaFromAbove,
  twig,
} from "./things.ts";

/** How a bandage is wound, in chalk. */
const BANDAGE_LESSON =
  stroke(
    "M300 330C420 270 560 270 700 240M300 210C420 200 560 180 700 150M420 200L460 300M480 190L520 290M540 184L580 276M600 170L640 262",
    "#f4f1e2",
    9,
  ) +
  stroke("M800 210L960 150L980 320Z", "#f4f1e2", 8) +
  stroke("M1020 200H1150M1020 260H1120", "#f4f1e2", 8, { opacity: 0.8 });

/** Cloths for slings, folded to triangles. */
const slingTriangle = (c: Canvas) =>
  standing(c, 420, 20) +
  ["#fffaf0", "#f0c9a6", "#9fc9b8"]
    .map(
      (colour, i) =>
        shape(
          `M-210 ${-i * 44}L200 ${-i * 44}Q214 ${-20 - i * 44} 196 ${-44 - i * 44}L20 ${-64 - i * 44}L-206 ${-44 - i * 44}Q-220 ${-20 - i * 44} -210 ${-i * 44}Z`,
          c.fade(lighter(colour, 0.4), darker(colour, 0.1)),
        ) + stroke(`M-196 ${-24 - i * 44}H186`, darker(colour, 0.25), 3, { opacity: 0.5 }),
    )
    .join("") +
  box(-30, -176, 60, 180, "#7a4a2a", { opacity: 0.85, round: 6 });

/** A microscope with tubes, close by. */
export const microscopeNearBy = () =>
  stillLife(
    {
      seed: 421,
      behind: tiles("#cfdfe4", ["#7a4fa0", "#2f7fb8", "#c65464", "#2fa39d", "#e0a63c"]),
      surface: steel("#c3d0d4"),
      far: 740,
      shown: [200, 180, 1290, 806],
    },
    (c) => [place(880, TABLE_Y + 30, 1.3, tableMicroscope(c)), place(330, TABLE_Y + 40, 1.9, tubeRack())],
  );

/** What exercises need: weights, a ball and towels on a mat. */
export const weightsAndTowels = () =>
  stillLife({ seed: 422, behind: wallBars("#dcebe0", 1080), surface: mat("#c9a078", "#4f8fbf"), far: 580 }, (c) => [
    place(440, TABLE_Y - 110, 1.3, exerciseBall(c, "#e9837a")),
    place(1180, TABLE_Y - 120, 1.05, cloths(c, ["#e97f60", "#fffaf0", "#7fbfae"], 340)),
    place(850, TABLE_Y + 50, 1.25, dumbbells(c)),
    place(1340, TABLE_Y + 20, 1, drinkingBottle(c, "#2fa39d")),
  ]);

/** Tea and biscuits for those who gave blood, seen from above. */
export const donorsTea = () =>
  stillLife({ seed: 423, behind: boards("#8d5a36"), surface: timber("#b9845a"), far: -20, sun: 160 }, (c) => [
    place(650, 560, 0.92, teaFromAbove(c)),
    place(1250, 880, 1, twig()),
  ]);

/** What students of care work learn with. */
export const booksAndBandages = () =>
  stillLife({ seed: 424, behind: blackboard(BANDAGE_LESSON), surface: timber("#a9774c"), far: 730 }, (c) => [
    place(560, TABLE_Y + 10, 1.1, slingTriangle(c)),
    place(1080, TABLE_Y + 30, 1.25, bandages(c)),
  ]);

/** Medicines made ready at the pharmacy. */
export const medicines = () =>
  stillLife({ seed: 425, behind: stock, surface: timber("#d2b48a"), far: 760, shown: [200, 200, 1270, 794] }, (c) => [
    place(760, TABLE_Y + 10, 1.3, bottle(c, 290)),
    place(950, TABLE_Y + 30, 1.15, bottle(c, 230, "#a9662f")),
    place(1240, TABLE_Y + 66, 1.1, tablets(c)),
    place(460, TABLE_Y + 40, 1.05, mortar(c, "#e9e4d8")),
  ]);

/** A lotus at the reception. */
export const lotusAtReception = () =>
  stillLife(
    {
      seed: 426,
      behind: boards("#a9733f"),
      surface: timber("#f0e4cc"),
      far: 760,
      lamp: [860, 420],
      shown: [300, 260, 1120, 700],
    },
    (c) => [place(860, TABLE_Y + 40, 1.6, lotusBowl(c))],
  );
