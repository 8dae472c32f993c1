import { Canvas } from "../kit/canvas.ts";
import { GOLD, WOOD } from "../kit/palette.ts";
import { repeat } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { person } from "../people/figure.ts";
import { together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { warmth } from "../rooms/room.ts";
import { lampsIn, screenIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";
import { NURSE_BLUE, NURSE_MINT } from "./wardrobe.ts";

/** The nurses' station by day, seen from inside: two nurses at their screens, the doors of the rooms before them. */
export function nursesStation(): string {
  const c = new Canvas(1600, 1000, 367);
  const s = new Space(c, { at: [300, 180, -180], turn: 6, focal: 1020, centre: [800, 380], light: "left" });
  const chairBack = (x: number, z: number) => s.block([x - 24, 62, z - 14], [48, 46, 5], "#35555c", { soft: 8 });
  const nurse = (x: number, z: number, look: (typeof FACES)[keyof typeof FACES], outfit: typeof NURSE_BLUE) =>
    s.stand([x, 0, z], person(c, { look, outfit, pose: { hip: 58, hands: together }, floating: true, away: true }));
  c.add(
    shell(s, { width: 720, depth: 560, height: 290, wall: "#f3ecd8", dado: "#a9cfc4", floor: "#dcc9a2" }),
    lampsIn(s, 290, [
      [220, 120],
      [440, 120],
      [220, 360],
      [440, 360],
    ]),
    s.window(s.panel([0, 100, 200], "z", 220, 150), { view: "garden", light: "dawn", panes: 3 }),
    floorLight(s, [110, 300], [180, 150]),
    door(s, 70),
    door(s, 330),
    door(s, 590),
    board(s),
  );
  c.add(
    s.block([150, 0, 190], [420, 104, 46], "#2f7f84"),
    s.block([144, 104, 184], [432, 5, 58], "#fbf6ea", { soft: 2 }),
    s.block([150, 74, 130], [420, 5, 66], "#e6d3ab", { soft: 2 }),
    s.stand([180, 109, 210], potPlant(c, 220), { size: 0.2 }),
    screenIn(s, [270, 79, 160]),
    screenIn(s, [444, 79, 166]),
    s.block([352, 79, 140], [40, 3, 30], "#fffdf6"),
    nurse(282, 90, FACES.nurseMini, NURSE_BLUE),
    chairBack(282, 86),
    nurse(432, 86, FACES.nurseHaseena, NURSE_MINT),
    chairBack(432, 82),
    warmth(c, 0.32),
  );
  return c.svg([190, 110, 1216, 760]);
}

const door = (s: Space, x: number) =>
  s.face(s.panel([x - 6, 0, 559], "x", 96, 218), "#fffaf0") +
  s.face(s.panel([x, 0, 558], "x", 84, 212), s.c.fade("#5fa79f", "#438680")) +
  s.face(s.panel([x + 52, 120, 557], "x", 18, 60), "#e3f2ee") +
  s.face(s.panel([x + 68, 98, 557], "x", 8, 4), GOLD);

/** The day's plan for the ward on the far wall. */
const board = (s: Space) =>
  s.face(s.panel([196, 120, 559], "x", 112, 84), WOOD[3], { soft: 4 }) +
  s.face(s.panel([200, 124, 558], "x", 104, 76), "#fffdf6") +
  repeat(12, (i) =>
    s.face(
      s.panel([206 + (i % 4) * 25, 178 - Math.floor(i / 4) * 22, 557], "x", 20, 12),
      [GOLD, "#bfe0da", "#f3c9a0", "#cfe0ee"][(i * 3) % 4] ?? GOLD,
    ),
  );
