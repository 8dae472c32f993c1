import { Canvas } from "../kit/canvas.ts";
import { GOLD, WALL, WOOD } from "../kit/palette.ts";
import { box, disc, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { houseboat } from "../nature/boats.ts";
import { palm, palmBank } from "../nature/palm.ts";
import { potPlant } from "../nature/plants.ts";
import { birds, sky, sunlight } from "../nature/sky.ts";
import { hyacinths, ripples, water } from "../nature/water.ts";
import { together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { settle } from "../rooms/furniture.ts";
import { SIZE, sunOnFloor, verandaFloor } from "./veranda-floor.ts";
import { mundu, put, saree } from "./wardrobe.ts";

/** Alappuzha: the timber veranda over the water, where two sit and watch the houseboat. */
export function alappuzhaVeranda(): string {
  const c = new Canvas(SIZE, SIZE, 223);
  c.add(
    sky(c, "dawn", 520, [330, 380]),
    birds(c, 700, 190, 6),
    palmBank(c, 516, "dawn", 0.5, 20, 100),
    palmBank(c, 526, "dawn", 0.3, 10, 130),
    water(c, 528, 420, "dawn", 330),
    ripples(c, 560, 260, 40, "#fff3d9"),
    place(620, 660, 1, houseboat(c)),
    box(380, 676, 480, 10, "#0d3a40", { round: 5, opacity: 0.32 }),
    place(980, 770, 1.1, hyacinths(c, 260, 10)),
    place(1130, 860, 1, palm(c, 620, -60, { seed: 12, light: 0.4 })),
  );
  c.add(
    shape("M0 0H1200V150Q600 96 0 150Z", c.fade(WOOD[0], WOOD[1])),
    repeat(9, (i) =>
      stroke(`M${i * 150} 0L${i * 150 - 20} ${140 - Math.abs(4 - i) * 3}`, WOOD[2], 26, { cap: "butt" }),
    ),
    box(0, 132, SIZE, 26, c.fade(WOOD[3], WOOD[1])),
  );
  c.add(
    verandaFloor(c, 850, "#9c4a34"),
    sunOnFloor(c, [140, 560, 980], 860),
    [90, 600, 1110]
      .map(
        (x) =>
          box(x - 20, 150, 40, 720, c.rounded(WOOD[4], WOOD[2], WOOD[0])) +
          shape(`M${x - 70} 156H${x + 70}L${x + 20} 226H${x - 20}Z`, WOOD[2]) +
          box(x - 32, 820, 64, 60, WALL[3], { round: 4 }),
      )
      .join(""),
    box(0, 770, SIZE, 20, c.fade(WOOD[4], WOOD[2])),
    box(0, 836, SIZE, 14, WOOD[2]),
    repeat(48, (i) => box(i * 26, 788, 9, 50, i % 2 ? WOOD[2] : WOOD[3])),
    stroke("M350 150V262", WOOD[1], 4),
    shape("M314 330Q320 262 350 262Q380 262 386 330Z", c.fade("#f6cf7a", GOLD)),
    disc(350, 330, 90, c.glow("#fff1c2", 0.5)),
  );
  c.add(
    put(c, 505, 1104, 3.25, {
      look: FACES.grandmother,
      outfit: saree("#f3ead6", "#b23a4e"),
      pose: { hip: 50, hands: together },
      floating: true,
      away: true,
      tilt: 8,
    }),
    put(c, 700, 1108, 3.4, {
      look: FACES.grandfather,
      outfit: mundu("#dfe6d6"),
      pose: { hip: 50, hands: together },
      floating: true,
      away: true,
    }),
    place(600, 1128, 1, settle(c, 560)),
    place(1090, 1150, 1.2, potPlant(c, 260)),
    place(80, 1150, 1.1, potPlant(c, 240, "round")),
    sunlight(c, "#ffdf9f", 0.45, 0.3, 0.3),
  );
  return c.svg();
}
