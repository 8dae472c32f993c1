import { Canvas } from "../kit/canvas.ts";
import { WOOD } from "../kit/palette.ts";
import { repeat } from "../kit/shapes.ts";
import { person } from "../people/figure.ts";
import { together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { warmth } from "../rooms/room.ts";
import { bedIn, blackboardIn, deskIn, sitterIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";
import { saree, tunic } from "./wardrobe.ts";

/** A class at the nursing college, seen from the last row: students at their desks, a practice bed by the window. */
export function nursingCollege(): string {
  const c = new Canvas(1600, 1000, 127);
  const s = new Space(c, { at: [390, 195, -170], turn: -14, focal: 1030, centre: [800, 340], light: "left" });
  const uniform = tunic("#c7dbe8", { lanyard: "#0b5a60" });
  const row = (z: number, looks: readonly (typeof FACES)[keyof typeof FACES][]) =>
    deskIn(s, [170, z + 46], [looks.length * 96, 44], "#c9975e") +
    looks.map((look, i) => sitterIn(s, [216 + i * 94, z], look, uniform)).join("") +
    s.block([176, 40, z - 30], [looks.length * 96 - 12, 6, 30], WOOD[3], { soft: 2 });
  c.add(
    shell(s, { width: 640, depth: 600, height: 300, wall: "#f4ecd8", floor: "#b98a5e", joints: 34 }),
    repeat(3, (i) =>
      s.window(s.panel([0, 84, 40 + i * 180], "z", 130, 180), { view: "courtyard", light: "dawn", panes: 2, rows: 3 }),
    ),
    repeat(3, (i) => floorLight(s, [40, 80 + i * 180], [150, 110])),
    blackboardIn(s, [240, 112, 599], 300, 130),
    bedIn(s, [26, 460], { head: "left", blanket: "#8fc0b4" }),
    s.stand(
      [486, 0, 540],
      person(c, {
        look: FACES.sisterTreesa,
        outfit: saree("#f3e6cc", "#0b5a60"),
        pose: { hands: together },
        away: true,
      }),
    ),
  );
  c.add(
    row(360, [FACES.student, FACES.nurseHaseena, FACES.youngWoman, FACES.youngMan]),
    row(210, [FACES.nurseSheeba, FACES.girlCurls, FACES.nurseMini, FACES.father]),
    row(60, [FACES.nurseHaseena, FACES.mother, FACES.nurseAmal]),
    warmth(c, 0.34),
  );
  return c.svg([180, 100, 1232, 770]);
}
