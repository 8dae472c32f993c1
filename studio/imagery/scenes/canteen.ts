import { Canvas } from "../kit/canvas.ts";
import { GOLD, LEAF, WOOD } from "../kit/palette.ts";
import { box, disc, group, oval, place, repeat, shape } from "../kit/shapes.ts";
import { both, seated } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { chair, counter } from "../rooms/furniture.ts";
import { CLOSE, room, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";
import { put, saree, shirt } from "./wardrobe.ts";

/** The canteen: the counter, and two people at a table. */
export function canteen(view: View = "backwater", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 113);
  c.add(
    room(c, { wall: "#f4e3c4", dado: "#d98f5a", floor: "#d9c9a8", ceiling: "timber", side: "left" }),
    window(c, 900, 150, 480, 330, { view, panes: 4 }),
    sunPatch(c, 920, 730, 420, 4),
    box(260, 170, 500, 150, WOOD[1], { round: 6 }),
    repeat(
      3,
      (i) =>
        disc(350 + i * 160, 245, 46, "#fffaf0") +
        [
          disc(350, 245, 28, "#e0a63c"),
          oval(510, 245, 30, 20, "#fff6e0") + disc(510, 240, 14, "#c96a4a"),
          oval(670, 245, 28, 22, LEAF[3]),
        ][i],
    ),
  );
  c.add(
    place(230, 930, 1, counter(c, 520, 240, "#a4522f")),
    repeat(
      3,
      (i) =>
        shape(`M${280 + i * 150} 640h110q0 44 -55 44t-55 -44Z`, c.rounded("#f4f8f8", "#cfdadc", "#8ea4aa")) +
        oval(335 + i * 150, 640, 55, 10, [GOLD, "#fff6e0", LEAF[4]][i] ?? GOLD),
    ),
  );
  c.add(
    tableFor(c, 1170, 900),
    put(c, 1040, 905, 2.75, {
      look: FACES.youngMan,
      outfit: shirt("#6fa5c9"),
      pose: {
        ...seated(1),
        hands: both([22, 18], [18, 22]),
      },
      pitch: 5,
    }),
    put(c, 1330, 905, 2.75, {
      look: FACES.mother,
      outfit: saree("#5f4a8a", "#e3c27a"),
      pose: {
        ...seated(-1),
        hands: both([-20, 20], [-22, 18]),
      },
    }),
    tableTop(c, 1185, 900),
    warmth(c, 0.34),
  );
  return c.svg(frame);
}

const tableFor = (c: Canvas, x: number, y: number) =>
  group(
    box(-10, -150, 20, 150, c.rounded(WOOD[4], WOOD[3], WOOD[1])) + oval(0, 2, 90, 10, "#0b2a2e", { opacity: 0.22 }),
    { transform: `translate(${x + 15} ${y})` },
  ) +
  place(x - 150, y, 1.35, chair("#c96a4a")) +
  place(x + 180, y, 1.35, chair("#c96a4a"), { flip: true });

const tableTop = (c: Canvas, x: number, y: number) =>
  oval(x, y - 152, 120, 15, c.fade(WOOD[4], WOOD[3])) +
  oval(x - 40, y - 158, 30, 6, "#fffaf0") +
  oval(x - 40, y - 161, 18, 4, GOLD) +
  oval(x + 44, y - 158, 30, 6, "#fffaf0") +
  oval(x + 44, y - 161, 18, 4, "#c96a4a") +
  shape(`M${x - 4} ${y - 180}h12l-2 22h-8Z`, "#c9d6d8");
