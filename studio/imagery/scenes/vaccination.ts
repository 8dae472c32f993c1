import { Canvas } from "../kit/canvas.ts";
import { WOOD } from "../kit/palette.ts";
import { box, disc, place, repeat } from "../kit/shapes.ts";
import { HANDS, both, hands, seated } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { chair, notice, trolley } from "../rooms/furniture.ts";
import { CLOSE, room, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import { NURSE_WHITE, frock, put, saree, shirt } from "./wardrobe.ts";

/** A child is vaccinated on a mother's lap. */
export function vaccination(shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 337);
  c.add(
    room(c, { wall: "#e3ebd3", dado: "#b9cf9f", floor: "#dcc9a0", side: "left" }),
    window(c, 880, 150, 420, 310, { view: "hills", panes: 3, light: "dawn" }),
    sunPatch(c, 820, 730, 380),
    notice(300, 180, 160, 210),
    notice(500, 180, 160, 210, "#e0a63c"),
    repeat(7, (i) => disc(700, 200 + i * 34, 5, WOOD[2]) + box(712, 198 + i * 34, 50 - (i % 2) * 20, 4, "#b9a98a")),
    box(690, 180, 6, 260, WOOD[3]),
  );
  c.add(
    place(600, 930, 1.6, chair("#d9825c")),
    put(c, 620, 932, 3.15, {
      look: FACES.mother,
      outfit: saree("#2f6f60", "#e3c27a"),
      pose: {
        ...seated(1),
        hands: both([22, 30], [20, 22]),
      },
      pitch: 8,
    }),
    put(c, 742, 836, 2.75, {
      look: { ...FACES.girlCurls, smile: "slight" },
      outfit: frock("#f2b544", "#fff"),
      tall: 94,
      pose: {
        ...seated(1),
        hip: 52,
        hands: both([10, 34], [20, 26]),
      },
      floating: true,
      yaw: -10,
    }),
  );
  c.add(
    put(c, 1080, 930, 3.1, {
      look: FACES.nurseGrace,
      outfit: NURSE_WHITE,
      pose: {
        turn: -0.7,
        lean: -10,
        hands: both([-34, 24], [-26, 28]),
      },
      holds: { item: "syringe", hand: 0 },
      pitch: 10,
    }),
    place(1330, 930, 1.2, trolley(c)),
    put(c, 360, 950, 3, {
      look: FACES.boy,
      outfit: shirt("#e97f60"),
      tall: 120,
      pose: { turn: 0.6, hands: hands(HANDS.waist, HANDS.down) },
    }),
    warmth(c, 0.3),
  );
  return c.svg(shown);
}
