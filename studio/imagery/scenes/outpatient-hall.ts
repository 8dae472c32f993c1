import { Canvas } from "../kit/canvas.ts";
import { TEAL } from "../kit/palette.ts";
import { box, place, plus, repeat } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { both, seated } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { bench, doorway } from "../rooms/furniture.ts";
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
    place(880, 850, 1.15, bench(c, 560)),
    put(c, 700, 852, 2.8, {
      look: FACES.grandfather,
      outfit: mundu("#e6dcc6"),
      pose: {
        ...seated(1),
        hands: both([16, 30], [10, 34]),
      },
      holds: { item: "stick", hand: 1 },
    }),
    put(c, 900, 852, 2.8, {
      look: FACES.grandmotherShawl,
      outfit: salwar("#5c6f42", "#e9dcc4"),
      pose: {
        ...seated(1),
        hands: both([16, 32], [12, 34]),
      },
    }),
    put(c, 1120, 852, 2.8, {
      look: FACES.youngWoman,
      outfit: salwar("#4d5f99", "#f0d9a0"),
      pose: {
        ...seated(-1),
        hands: both([-8, 26], [-14, 24]),
      },
      holds: { item: "phone", hand: 0 },
      pitch: 14,
    }),
  );
  c.add(place(190, 950, 1.15, potPlant(c, 240, "round")), warmth(c, 0.36));
  return c.svg(frame);
}
