import { Canvas } from "../kit/canvas.ts";
import { TEAL } from "../kit/palette.ts";
import { box, place, plus, repeat } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { doorway, settle } from "../rooms/furniture.ts";
import { CLOSE, clock, room, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";
import { mundu, put, salwar } from "./wardrobe.ts";

/** The hall where out-patients wait under a timber ceiling. */
export function outpatientHall(view: View = "courtyard", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 83);
  c.add(
    room(c, { wall: "#f7ecd4", floor: "#a8503a", ceiling: "timber", tiles: "oxide", side: "left" }),
    repeat(3, (i) => window(c, 700 + i * 270, 160, 210, 400, { view, arch: true, panes: 2, light: "dawn" })),
    repeat(3, (i) => sunPatch(c, 690 + i * 270, 730, 190, 2)),
    doorway(c, 330, 730, 170, 400, "#3f8a86"),
    box(350, 282, 130, 34, TEAL[1], { round: 5 }),
    plus(415, 299, 10, "#fff"),
    clock(600, 210, 38),
  );
  c.add(
    put(c, 640, 842, 2.75, {
      look: FACES.grandfather,
      outfit: mundu("#e6dcc6"),
      pose: { hip: 50, hands: together },
      floating: true,
      away: true,
    }),
    put(c, 860, 846, 2.7, {
      look: FACES.grandmotherShawl,
      outfit: salwar("#5c6f42", "#e9dcc4"),
      pose: { hip: 50, hands: together },
      floating: true,
      away: true,
    }),
    put(c, 1150, 842, 2.7, {
      look: FACES.mother,
      outfit: salwar("#4d5f99", "#f0d9a0"),
      pose: { hip: 50, hands: together },
      floating: true,
      away: true,
    }),
    place(900, 896, 1, settle(c, 760)),
  );
  c.add(place(190, 950, 1.15, potPlant(c, 240, "round")), warmth(c, 0.36));
  return c.svg(frame);
}
