import { Canvas } from "../kit/canvas.ts";
import { WOOD } from "../kit/palette.ts";
import { box, repeat, shape } from "../kit/shapes.ts";
import { HANDS, hands, together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { CLOSE, room, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import { heartSketch } from "./heart-sketch.ts";
import { put, tunic } from "./wardrobe.ts";

/** A class at the nursing college. */
export function nursingCollege(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 127);
  const uniform = tunic("#c7dbe8", { lanyard: "#0b5a60" });
  c.add(
    room(c, { wall: "#f2ead8", floor: "#b98a5e", ceiling: "timber", tiles: "planks", side: "right" }),
    repeat(2, (i) =>
      window(c, 160 + i * 300, 160, 230, 380, { view: "courtyard", arch: true, panes: 2, light: "dawn" }),
    ),
    box(800, 150, 500, 290, "#1f4a44", { round: 4, stroke: WOOD[3], width: 13 }),
    heartSketch(1000, 290),
    repeat(4, (i) => box(1160, 200 + i * 44, 100 - (i % 2) * 30, 7, "#f3efe0", { round: 3, opacity: 0.8 })),
    sunPatch(c, 170, 730, 260, 2),
  );
  c.add(
    put(c, 1180, 860, 3, {
      look: FACES.sisterTreesa,
      outfit: { cloth: "habit", colour: "#dfe5ea", accent: "#6b7f92" },
      pose: { turn: -0.6, hands: hands([20, -6], HANDS.waist) },
      holds: { item: "book", hand: 1 },
    }),
    put(c, 720, 850, 2.9, {
      look: FACES.student,
      outfit: uniform,
      pose: { turn: 0.6, hands: together },
      holds: { item: "book", hand: 0 },
      yaw: 24,
    }),
  );
  const pupils = [
    [300, FACES.nurseHaseena],
    [520, FACES.youngMan],
    [740, FACES.youngWoman],
    [960, FACES.nurseGrace],
  ] as const;
  c.add(
    pupils
      .map(([x, look]) =>
        put(c, x, 1120, 3.15, {
          look,
          outfit: uniform,
          away: true,
          pose: { hands: hands(HANDS.waist, HANDS.waist) },
          floating: true,
        }),
      )
      .join(""),
    box(200, 884, 900, 26, c.fade(WOOD[4], WOOD[3]), { round: 6 }),
    box(214, 908, 872, 100, WOOD[1], { opacity: 0.9 }),
    repeat(4, (i) => shape(`M${270 + i * 220} 884q34 -18 64 0q34 -18 64 0v8q-34 -12 -64 0q-34 -12 -64 0Z`, "#fffaf0")),
    warmth(c, 0.34),
  );
  return c.svg(frame);
}
