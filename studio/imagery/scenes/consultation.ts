import { Canvas } from "../kit/canvas.ts";
import { WOOD } from "../kit/palette.ts";
import { box, place, repeat } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { HANDS, both, hands, seated } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { chair, desk, screen } from "../rooms/furniture.ts";
import { CLOSE, picture, room, sunBeam, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";
import { coatOverSaree, put, shirt } from "./wardrobe.ts";

/** A consultation: doctor and family across a desk. */
export function consultation(view: View = "garden", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 61);
  c.add(
    room(c, { wall: "#f3ead9", dado: "#cfe0d2", floor: "#c48f62", tiles: "planks", side: "left" }),
    window(c, 560, 150, 420, 320, { view, curtains: "#e3c9a0" }),
    sunBeam(c, 560, 150, 420, 600, 260),
    place(1080, 150, 0.9, stockedBooks(c)),
    picture(260, 200, 160, 130, "hills"),
  );
  c.add(
    put(c, 960, 880, 3.05, {
      look: FACES.drLekha,
      outfit: coatOverSaree("#b23a4e", "#e3c27a"),
      pose: {
        ...seated(-1),
        hands: both([-26, 14], [-22, 20]),
      },
      yaw: -18,
    }),
  );
  c.add(
    place(860, 905, 1.15, desk(c, 520, 190)),
    place(1110, 684, 0.9, screen(c, 120)),
    box(700, 672, 120, 10, "#fffdf6", { transform: "rotate(-3 760 676)" }),
    place(620, 680, 0.36, potPlant(c, 220)),
  );
  c.add(
    place(450, 950, 1.5, chair("#d9825c")),
    put(c, 475, 955, 3.1, {
      look: FACES.motherShawl,
      outfit: { cloth: "salwar", colour: "#7d3550", accent: "#b65a72" },
      pose: {
        ...seated(1),
        hands: both([16, 32], [12, 34]),
      },
    }),
    put(c, 300, 950, 3.05, {
      look: FACES.boy,
      outfit: shirt("#6fa5c9"),
      tall: 116,
      pose: { turn: 0.6, hands: hands(HANDS.down, HANDS.reachLow) },
    }),
    place(120, 930, 1.2, potPlant(c, 230, "round")),
    warmth(c, 0.34),
  );
  return c.svg(frame);
}

function stockedBooks(c: Canvas): string {
  const colours = ["#0b5a60", "#963a22", "#e0a63c", "#5f7f9a", "#7fa37a", "#8a5a73", "#f0e2c6"];
  const shelf = (y: number) =>
    repeat(
      14,
      (i) =>
        box(10 + i * 27, y - 96 + ((i * 17) % 34), 22, 96 - ((i * 17) % 34), c.pick(colours), { round: 2 }) +
        box(14 + i * 27, y - 70 + ((i * 17) % 34), 14, 5, "#fff3da", { opacity: 0.7 }),
    ) + box(0, y, 400, 11, WOOD[2]);
  return (
    box(-12, -20, 424, 600, c.rounded(WOOD[2], WOOD[1], WOOD[0]), { round: 4 }) +
    box(0, -6, 400, 580, "#4a3326") +
    [110, 230, 350, 470].map(shelf).join("")
  );
}
