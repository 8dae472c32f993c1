import { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { GOLD, TEAL, WOOD } from "../kit/palette.ts";
import { box, group, oval, place, plus, repeat, shape, stroke } from "../kit/shapes.ts";
import { palm } from "../nature/palm.ts";
import { RAIN_TREE, SHADED, bush, tree } from "../nature/plants.ts";
import { sunlight } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import type { Look } from "../people/look.ts";
import { together } from "../people/outfit.ts";
import type { Outfit } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { lawn } from "./lawn.ts";
import { frock, mundu, put, saree, shirt } from "./wardrobe.ts";

/** A free medical camp under a tree. */
export function healthCamp(light: Daylight = "noon"): string {
  const c = new Canvas(1600, 1000, 179);
  c.add(
    lawn(c, light, 540, 900, "#e3c9a0"),
    place(300, 720, 1, tree(c, 560, 360, RAIN_TREE)),
    place(1480, 700, 1, palm(c, 420, -30, { seed: 9, light: 0.5 })),
  );
  const canopy =
    shape("M620 330L1010 240L1420 330L1380 380H660Z", c.fade("#fffaf0", "#e6d9bf")) +
    repeat(6, (i) => shape(`M${660 + i * 120} 380h120v20q-60 40 -120 0Z`, i % 2 ? "#fffaf0" : TEAL[2])) +
    stroke("M664 380V800M1376 380V800", WOOD[2], 11);
  c.add(
    canopy,
    box(880, 300, 260, 46, TEAL[1], { round: 6 }),
    plus(910, 323, 12, "#fff"),
    lettering("HEALTH CAMP", 1030, 332, 17, "#fff6e0"),
  );
  c.add(
    box(720, 720, 600, 20, "#fffaf0", { round: 4 }),
    shape("M724 738L1316 738L1300 900L740 900Z", c.fade("#2fa39d", TEAL[2])),
    repeat(4, (i) => box(770 + i * 60, 690, 40, 30, [GOLD, "#fffdf6", "#e97f60", "#8cc3bd"][i] ?? GOLD, { round: 3 })),
    box(1210, 684, 60, 36, "#22343b", { round: 5 }),
  );
  c.add(
    put(c, 900, 960, 2.3, {
      look: FACES.mother,
      outfit: saree("#4d5f99", "#f0d9a0"),
      pose: { hands: together },
      away: true,
    }),
    put(c, 800, 968, 2.3, { look: FACES.girl, outfit: frock("#e97f60"), tall: 118, away: true }),
    waiting(c, 250, 900, FACES.grandfather, mundu("#f0e6d0")),
    waiting(c, 400, 906, FACES.grandmother, saree("#a8503a", "#e3c27a")),
    waiting(c, 550, 900, FACES.father, shirt("#6fa5c9")),
  );
  c.add(place(40, 1010, 1, bush(c, 360, 100, SHADED, GOLD)), sunlight(c, "#fff0c0", 0.36, 0.3, 0.3));
  return c.svg();
}

/** Someone on a plastic chair, seen from behind. */
const waiting = (c: Canvas, x: number, y: number, look: Look, outfit: Outfit) =>
  oval(x, y + 4, 70, 9, "#0b2a2e", { opacity: 0.26 }) +
  group(put(c, 0, 0, 2.3, { look, outfit, pose: { hip: 50, hands: together }, floating: true, away: true }), {
    transform: `translate(${x} ${y})`,
    clip: c.clip("M-200 -600H200V-100H-200Z"),
  }) +
  [-46, 40].map((dx) => box(x + dx, y - 110, 7, 112, "#b9c7cb")).join("") +
  box(x - 52, y - 196, 104, 84, "#e9eef0", { round: 16 }) +
  box(x - 52, y - 112, 104, 14, "#cfd9dc", { round: 6 });
