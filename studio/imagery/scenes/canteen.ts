import { Canvas } from "../kit/canvas.ts";
import { GOLD, LEAF, WOOD } from "../kit/palette.ts";
import { oval, repeat, shape } from "../kit/shapes.ts";
import type { Outfit } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import type { Look } from "../people/look.ts";
import { pendantLamp, warmth } from "../rooms/room.ts";
import { chairIn, counterIn, roundTableIn, sitterIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";
import { mundu, saree, shirt } from "./wardrobe.ts";

/** The canteen by the water: people at their tables, seen from behind, and the counter at the end. */
export function canteen(): string {
  const c = new Canvas(1600, 1000, 113);
  const s = new Space(c, { at: [360, 178, -170], turn: -10, focal: 1000, centre: [800, 380], light: "left" });
  const guest = (x: number, z: number, look: Look, outfit: Outfit) =>
    sitterIn(s, [x, z], look, outfit) + chairIn(s, [x - 21, z - 34], "#c96a4a", "near");
  c.add(
    shell(s, { width: 660, depth: 680, height: 300, wall: "#f6e6c6", dado: "#dd9a66", floor: "#d9c196", joints: 50 }),
    repeat(3, (i) =>
      s.window(s.panel([0, 100, 60 + i * 210], "z", 180, 150), { view: "backwater", light: "noon", panes: 3 }),
    ),
    repeat(3, (i) => floorLight(s, [60, 110 + i * 210], [170, 150])),
    menu(s),
    counterIn(s, [300, 560], [330, 96, 60], "#a4522f"),
    bowls(s),
  );
  c.add(
    roundTableIn(s, [180, 440]),
    guest(150, 380, FACES.grandfather, mundu("#e6dcc6")),
    guest(222, 384, FACES.mother, saree("#5f4a8a", "#e3c27a")),
    roundTableIn(s, [450, 330]),
    guest(418, 268, FACES.youngMan, shirt("#6fa5c9")),
    guest(492, 270, FACES.student, shirt("#e0a63c")),
    roundTableIn(s, [230, 190]),
    guest(206, 122, FACES.nurseHaseena, shirt("#4f9a94")),
    pendantLamp(c, 720, 150, GOLD),
    pendantLamp(c, 1060, 130, GOLD),
    warmth(c, 0.34),
  );
  return c.svg([170, 90, 1264, 790]);
}

/** The menu on the far wall: three dishes on a dark board. */
const menu = (s: Space) =>
  s.face(s.panel([330, 176, 679], "x", 230, 74), WOOD[1], { soft: 4 }) +
  repeat(3, (i) =>
    s.stand(
      [370 + i * 75, 192, 678],
      oval(0, -21, 25, 25, "#fffaf0") + oval(0, -21, 15, 15, [GOLD, "#c96a4a", LEAF[3]][i] ?? GOLD),
    ),
  );

/** Bowls of food on the counter. */
const bowls = (s: Space) =>
  repeat(4, (i) =>
    s.stand(
      [345 + i * 80, 101, 590],
      shape("M-28 -22H28Q24 0 10 0H-10Q-24 0 -28 -22Z", s.c.rounded("#f4f8f8", "#cfdadc", "#8ea4aa")) +
        oval(0, -22, 28, 7, [GOLD, "#fff6e0", LEAF[4], "#c96a4a"][i] ?? GOLD),
    ),
  );
