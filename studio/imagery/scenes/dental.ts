import { Canvas } from "../kit/canvas.ts";
import { box, place, repeat, shape } from "../kit/shapes.ts";
import { both, together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { armLamp, dentalChair } from "../rooms/equipment.ts";
import { cupboard } from "../rooms/furniture.ts";
import { CLOSE, room, sunBeam, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import { BLUE_SCRUBS, coat, put, salwar } from "./wardrobe.ts";

/** The dental chair. */
export function dental(shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 317);
  c.add(
    room(c, { wall: "#d6ebe8", floor: "#dcd6c8", side: "right", ceiling: "panels" }),
    window(c, 200, 160, 360, 310, { view: "palms", timber: "#f2f5f5" }),
    sunBeam(c, 200, 160, 360, 600, 240),
    box(760, 190, 250, 160, "#fffdf6", { round: 8 }),
    repeat(5, (i) =>
      shape(
        `M${790 + i * 42} 230q14 -16 28 0q4 40 -6 70q-8 -26 -16 0q-10 -30 -6 -70Z`,
        i === 2 ? "#e9dcc0" : "#ffffff",
        { stroke: "#b9c9c5", width: 3 },
      ),
    ),
    place(1100, 760, 1, cupboard(c, 300, 200, "#8fc3bd", 3)),
    box(1120, 520, 270, 10, "#fffdf6"),
  );
  c.add(
    place(760, 915, 1.32, dentalChair(c)),
    put(c, 684, 966, 3, {
      look: FACES.student,
      outfit: salwar("#d9a15e", "#fffaf0"),
      pose: {
        turn: 0.7,
        lean: -30,
        hip: 70,
        hands: both([2, 44], [8, 42]),
        feet: both([80, -56], [86, -53]),
      },
      tilt: 8,
      yaw: 20,
      floating: true,
    }),
    place(1010, 900, 1.2, armLamp(c)),
    put(c, 420, 930, 3.05, {
      look: { ...FACES.drSafiya, mask: true },
      outfit: coat("#31536a"),
      pose: {
        turn: 0.8,
        lean: 6,
        hands: both([24, 16], [30, 10]),
      },
      pitch: 8,
    }),
    put(c, 1180, 940, 3.1, {
      look: { ...FACES.nurseAmal, mask: true },
      outfit: BLUE_SCRUBS,
      pose: { turn: -0.7, hands: together },
      holds: { item: "tray", hand: 1 },
    }),
    warmth(c, 0.22),
  );
  return c.svg(shown);
}
