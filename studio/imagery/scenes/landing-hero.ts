import { HOUSES } from "../buildings/houses.ts";
import type { House } from "../buildings/houses.ts";
import { Canvas } from "../kit/canvas.ts";
import { HIBISCUS, LATERITE } from "../kit/palette.ts";
import { box, group, n, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { canoe, houseboat } from "../nature/boats.ts";
import { palm, palmBank } from "../nature/palm.ts";
import { SHADED, bush } from "../nature/plants.ts";
import { birds, hills, sky, sunlight } from "../nature/sky.ts";
import { ripples, water } from "../nature/water.ts";
import { HANDS, hands, together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { NURSE_MINT, TEAL_SCRUBS, coat, coatOverSaree, frock, mundu, put, saree } from "./wardrobe.ts";

/** The group's own picture: its people on the quay, the three landmarks behind. */
export function landingHero(): string {
  const c = new Canvas(2100, 1000, 211);
  c.add(
    sky(c, "dawn", 590, [640, 430]),
    hills(c, "dawn", 596, 4, 120),
    birds(c, 980, 170, 9),
    palmBank(c, 586, "dawn", 0.6, 34, 90),
    palmBank(c, 600, "dawn", 0.4, 16, 100),
    group(farBridge(c), { transform: "translate(-170 6)" }),
    water(c, 604, 400, "dawn", 640),
    ripples(c, 640, 330, 80, "#fff3d9"),
  );
  c.add(
    group((HOUSES.alappuzha as House)(c, 0, 0, 0.25), { transform: "translate(1300 690) scale(.96)" }),
    place(1270, 700, 1, palm(c, 330, -30, { seed: 3, light: 0.35 })),
    place(2060, 700, 1, palm(c, 420, 20, { seed: 5, light: 0.35 })),
    shape("M1150 720C1260 684 1500 680 2100 676V1000H1060C1080 880 1100 780 1150 720Z", c.fade("#9cc56c", "#4c8d4c")),
    shape("M1000 1000C1040 880 1100 800 1230 780H2100V1000Z", c.fade("#e2c49c", "#b98a62")),
    stroke("M1004 1000C1044 880 1104 802 1230 781H2100", LATERITE[1], 12, { cap: "butt" }),
  );
  c.add(
    place(820, 760, 0.86, houseboat(c)),
    box(600, 776, 460, 10, "#0d3a40", { round: 5, opacity: 0.32 }),
    place(1040, 850, 0.7, canoe(c)),
  );
  c.add(
    put(c, 1300, 905, 2.65, {
      look: FACES.grandfather,
      outfit: mundu("#e6dcc6"),
      pose: { turn: 0.4, hands: hands([8, 38], HANDS.down) },
      holds: { item: "stick", hand: 0 },
    }),
    put(c, 1420, 900, 2.7, {
      look: FACES.nurseHaseena,
      outfit: NURSE_MINT,
      pose: { turn: -0.4, hands: hands([22, 26], HANDS.down) },
      yaw: -14,
    }),
    put(c, 1560, 905, 2.85, {
      look: FACES.drMathew,
      outfit: coat("#cfe0ee", { accent: "#23507a", stethoscope: true }),
      pose: { turn: -0.3, hands: together },
      holds: { item: "clipboard", hand: 1 },
    }),
    put(c, 1695, 915, 2.85, {
      look: FACES.drLekha,
      outfit: coatOverSaree("#1f7a78", "#b23a4e"),
      pose: { turn: 0.3, hands: hands(HANDS.down, HANDS.waist) },
    }),
    put(c, 1840, 905, 2.75, {
      look: FACES.mother,
      outfit: saree("#b23a4e", "#e3c27a"),
      pose: { turn: -0.5, hands: together },
      holds: { item: "baby", hand: 1 },
      pitch: 6,
    }),
    put(c, 1950, 915, 2.7, {
      look: FACES.girl,
      outfit: frock("#f2b544", "#fff"),
      tall: 116,
      pose: { turn: -0.4, hands: hands([8, 8], HANDS.wave) },
    }),
    put(c, 2040, 925, 2.8, {
      look: FACES.nurseAmal,
      outfit: TEAL_SCRUBS,
      pose: { turn: -0.5, hands: hands(HANDS.waist, HANDS.down) },
    }),
  );
  c.add(
    place(100, 1030, 1, palm(c, 700, 30, { seed: 31, light: 0.2 })),
    place(-10, 1040, 1, palm(c, 540, 50, { seed: 9, light: 0.1 })),
    place(60, 1015, 1, bush(c, 420, 90, SHADED, HIBISCUS)),
    sunlight(c, "#ffdf9f", 0.45, 0.3, 0.4),
  );
  return c.svg([0, 100, 2100, 860]);
}

/** The hanging bridge, pale with distance. */
function farBridge(c: Canvas): string {
  const stone = "#d9b08a";
  const chain = Array.from(
    { length: 21 },
    (_, i) => `${n(960 + i * 16)} ${n(500 + (1 - ((i - 10) / 10) ** 2) * 84)}`,
  ).join("L");
  return group(
    stroke(`M${chain}M960 500L880 590M1280 500L1360 590`, "#8a6a54", 3.4) +
      repeat(19, (i) => stroke(`M${976 + i * 16} ${n(502 + (1 - ((i - 9) / 10) ** 2) * 84)}V592`, "#8a6a54", 1.2)) +
      box(860, 590, 520, 6, "#8a6a54") +
      [960, 1280]
        .map(
          (x) => box(x - 20, 486, 40, 130, c.rounded("#ecc9a4", stone, "#b58a68")) + box(x - 25, 480, 50, 9, "#f0d6b6"),
        )
        .join(""),
    { opacity: 0.8 },
  );
}
