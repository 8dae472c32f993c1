import { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { TEAL, WOOD } from "../kit/palette.ts";
import { repeat } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { FACES } from "../people/people.ts";
import { warmth } from "../rooms/room.ts";
import { settleIn, sitterIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";
import { mundu, saree, salwar, shirt } from "./wardrobe.ts";

/** The hall where out-patients wait: rows of benches before the doctors' doors, tall windows on the left. */
export function outpatientHall(): string {
  const c = new Canvas(1600, 1000, 83);
  const s = new Space(c, { at: [300, 185, -190], turn: -5, focal: 1000, centre: [800, 370], light: "left" });
  c.add(
    shell(s, {
      width: 680,
      depth: 760,
      height: 330,
      wall: "#f8edd4",
      floor: "#b8654a",
      ceiling: "#d9b98a",
      joints: 70,
    }),
    beams(s),
    repeat(4, (i) =>
      s.window(s.panel([0, 70, 40 + i * 180], "z", 120, 210), { view: "courtyard", light: "dawn", panes: 2, rows: 3 }),
    ),
    repeat(4, (i) => floorLight(s, [30, 90 + i * 180], [220, 100])),
    ["ONE", "TWO", "THREE"].map((name, i) => door(s, 130 + i * 180, name)).join(""),
    s.stand([640, 0, 700], potPlant(c, 300, "round"), { size: 0.5 }),
  );
  c.add(
    sitterIn(s, [190, 440], FACES.father, shirt("#6fa5c9")),
    sitterIn(s, [330, 440], FACES.grandmother, saree("#a8503a", "#e3c27a")),
    sitterIn(s, [470, 440], FACES.youngWoman, salwar("#7fb7a8", "#f3e2c0")),
    settleIn(s, [130, 400], 420),
    sitterIn(s, [250, 240], FACES.grandmotherShawl, salwar("#5c6f42", "#e9dcc4")),
    sitterIn(s, [420, 240], FACES.mother, salwar("#4d5f99", "#f0d9a0")),
    sitterIn(s, [482, 240], FACES.boy, shirt("#e0a63c"), 128),
    settleIn(s, [150, 200], 420),
    sitterIn(s, [300, 60], FACES.grandfather, mundu("#f0e6d0")),
    settleIn(s, [180, 20], 400),
    warmth(c, 0.36),
  );
  return c.svg([170, 70, 1280, 800]);
}

const beams = (s: Space) => repeat(6, (i) => s.block([0, 314, 620 - i * 130], [680, 16, 22], WOOD[2]));

/** A doctor's door at the end of the hall, its number over it. */
function door(s: Space, x: number, name: string): string {
  const [cx, cy] = s.point([x + 45, 240, 758]);
  return (
    s.face(s.panel([x - 7, 0, 759], "x", 104, 222), "#fffaf0") +
    s.face(s.panel([x, 0, 758], "x", 90, 215), s.c.fade("#4f9a94", "#357a75")) +
    s.face(s.panel([x + 56, 120, 757], "x", 18, 64), "#dff0ec") +
    s.face(s.panel([x + 4, 230, 757], "x", 82, 24), TEAL[1], { soft: 3 }) +
    lettering(name, cx, cy + 1, 15, "#fff6e0")
  );
}
