import { Canvas } from "../kit/canvas.ts";
import { GOLD, WOOD } from "../kit/palette.ts";
import { box, place, repeat } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { counter, doorway, screen } from "../rooms/furniture.ts";
import { CLOSE, pendantLamp, room, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";

/** The nurses' station by day. */
export function nursesStation(shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 367);
  c.add(
    room(c, { wall: "#f0ead6", dado: "#a9cfc4", floor: "#d9c8a4", side: "left" }),
    doorway(c, 330, 730, 200, 420, "#4f9a94"),
    doorway(c, 1200, 730, 200, 420, "#4f9a94"),
    box(640, 150, 460, 200, "#fffdf6", { round: 6, stroke: WOOD[3], width: 8 }),
    repeat(12, (i) =>
      box(
        670 + (i % 4) * 104,
        176 + Math.floor(i / 4) * 56,
        84,
        34,
        [GOLD, "#bfe0da", "#f3c9a0", "#cfe0ee"][(i * 3) % 4] ?? GOLD,
        { round: 3 },
      ),
    ),
    pendantLamp(c, 720, 130),
    pendantLamp(c, 1020, 130),
  );
  c.add(
    place(540, 935, 1, counter(c, 680, 250, "#2f7f84")),
    place(760, 672, 0.9, screen(c, 120)),
    place(1160, 672, 0.42, potPlant(c, 220)),
    warmth(c, 0.32),
  );
  return c.svg(shown);
}
