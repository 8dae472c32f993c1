import { Canvas } from "../kit/canvas.ts";
import { GOLD, WOOD } from "../kit/palette.ts";
import { box, disc, group, oval, place, shape, stroke } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { rug, settle } from "../rooms/furniture.ts";
import { CLOSE, pendantLamp, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import { put, salwar } from "./wardrobe.ts";

/** A quiet room: a lamp, a seat, a view of the garden. */
export function quietRoom(shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 313);
  c.add(
    room(c, { wall: "#d9d3c0", floor: "#8f6a4a", tiles: "planks", ceiling: "timber", side: "left" }),
    window(c, 480, 140, 640, 460, { view: "garden", light: "golden", panes: 4, bars: "grid" }),
    sunBeam(c, 480, 140, 640, 640, 300),
    sunPatch(c, 520, 730, 560, 4),
    pendantLamp(c, 340, 170, GOLD),
    pendantLamp(c, 1270, 170, GOLD),
  );
  c.add(
    rug(780, 930, 900, "#a8503a"),
    put(c, 700, 846, 3, {
      look: FACES.grandmotherShawl,
      outfit: salwar("#6f7f6a", "#e9dcc4"),
      pose: { hip: 50, hands: together },
      floating: true,
      away: true,
    }),
    place(780, 912, 1, settle(c, 480)),
    place(250, 930, 1.3, potPlant(c, 250, "round")),
    place(1370, 930, 1.3, potPlant(c, 250)),
    group(
      box(-40, -10, 80, 10, WOOD[1], { round: 4 }) +
        stroke("M0 -10V-110", GOLD, 8) +
        oval(0, -112, 40, 10, GOLD) +
        shape("M-6 -118Q-10 -140 0 -156Q10 -140 6 -118Z", "#fff1c2") +
        disc(0, -136, 60, c.glow("#fff1c2", 0.6)),
      { transform: "translate(1230 905)" },
    ),
    warmth(c, 0.42),
  );
  return c.svg(shown);
}
