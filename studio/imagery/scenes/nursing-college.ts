import { Canvas } from "../kit/canvas.ts";
import { WOOD } from "../kit/palette.ts";
import { box, place, repeat } from "../kit/shapes.ts";
import { FACES } from "../people/people.ts";
import { desk, settle } from "../rooms/furniture.ts";
import { CLOSE, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import { heartModel } from "../still-life/instruments.ts";
import { books, lotusBowl } from "../still-life/things.ts";
import { heartSketch } from "./heart-sketch.ts";
import { put, tunic } from "./wardrobe.ts";

/** A class at the nursing college, seen from the last row: two benches of students before the blackboard. */
export function nursingCollege(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 127);
  const uniform = tunic("#c7dbe8", { lanyard: "#0b5a60" });
  const student = (x: number, look: (typeof FACES)[keyof typeof FACES]) =>
    put(c, x, 870, 2.5, { look, outfit: uniform, pose: { hip: 50 }, floating: true, away: true });
  c.add(
    room(c, { wall: "#f2ead8", floor: "#b98a5e", ceiling: "timber", tiles: "planks", side: "right" }),
    repeat(2, (i) =>
      window(c, 160 + i * 270, 160, 210, 400, { view: "courtyard", arch: true, panes: 2, light: "dawn" }),
    ),
    sunBeam(c, 160, 160, 480, 600, 260),
    box(760, 150, 600, 310, "#1f4a44", { round: 4, stroke: WOOD[3], width: 13 }),
    heartSketch(970, 300),
    repeat(4, (i) => box(1150, 216 + i * 50, 150 - (i % 2) * 40, 7, "#f3efe0", { round: 3, opacity: 0.8 })),
    sunPatch(c, 170, 730, 260, 2),
  );
  c.add(
    place(1060, 760, 1, desk(c, 440, 150)),
    place(960, 606, 0.5, books(c, ["#0b5a60", "#e0a63c", "#963a22"])),
    place(1180, 606, 0.52, heartModel(c)),
    place(1070, 606, 0.36, lotusBowl(c)),
  );
  c.add(
    student(380, FACES.nurseHaseena),
    student(560, FACES.student),
    student(950, FACES.youngWoman),
    student(1140, FACES.nurseGrace),
    place(470, 940, 1, settle(c, 470)),
    place(1050, 940, 1, settle(c, 470)),
    warmth(c, 0.36),
  );
  return c.svg(frame);
}
