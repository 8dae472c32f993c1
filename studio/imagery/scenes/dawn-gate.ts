import { HOUSES } from "../buildings/houses.ts";
import type { House, HouseName } from "../buildings/houses.ts";
import { autorickshaw } from "../buildings/vehicles.ts";
import { Canvas } from "../kit/canvas.ts";
import { LATERITE, STEEL } from "../kit/palette.ts";
import { box, disc, group, place, repeat, stroke } from "../kit/shapes.ts";
import { palm } from "../nature/palm.ts";
import { sunlight } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import { HANDS, both, hands } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import type { Shown } from "../rooms/room.ts";
import { lawn } from "./lawn.ts";
import { NURSE_BLUE, put } from "./wardrobe.ts";

/** First light over a hospital, gates opening, two nurses on their way in. */
export const dawnGate = (house: HouseName) => gate(house, "dawn", nurses);

/** What somebody sees who comes to a hospital: its open gate, an autorickshaw on the drive. */
export const arrivalGate = (house: HouseName, light: Daylight) =>
  gate(house, light, (c) => place(1010, 912, 1.5, autorickshaw(c)), NEAR);

/** Much of the building above, because a card with the address covers what is below. */
const NEAR: Shown = [200, 280, 1152, 720];

function gate(house: HouseName, light: Daylight, comers: (c: Canvas) => string, shown?: Shown): string {
  const c = new Canvas(1600, 1000, 191);
  const pillar = (x: number) =>
    box(x, 560, 90, 340, c.rounded("#fff3dc", "#f0dcb8", "#c9b293")) +
    box(x - 12, 540, 114, 26, LATERITE[1], { round: 4 }) +
    disc(x + 45, 520, 24, "#fff1c2") +
    disc(x + 45, 520, 60, c.glow("#fff1c2", 0.6));
  c.add(
    lawn(c, light, 560, 800),
    group((HOUSES[house] as House)(c, 0, 0, 0.6), { transform: "translate(380 690) scale(1)" }),
    place(120, 700, 1, palm(c, 520, 36, { seed: 4, light: 0.3 })),
    place(1500, 700, 1, palm(c, 560, -40, { seed: 15, light: 0.3 })),
    pillar(240),
    pillar(1270),
    box(0, 690, 240, 150, c.fade("#e9d9bb", "#b9a88a")),
    box(1360, 690, 240, 150, c.fade("#e9d9bb", "#b9a88a")),
    repeat(5, (i) =>
      stroke(
        `M${330 + i * 22} ${600 + i * 8}V${880 + i * 6}M${1270 - i * 22} ${600 + i * 8}V${880 + i * 6}`,
        STEEL[0],
        6,
      ),
    ),
    stroke("M330 610L430 640M330 850L430 876M1270 610L1170 640M1270 850L1170 876", STEEL[0], 7),
  );
  c.add(comers(c), sunlight(c, "#ffd9a0", 0.5, 0.5, 0.35));
  return c.svg(shown);
}

const nurses = (c: Canvas) =>
  put(c, 772, 868, 1.16, {
    look: FACES.nurseMini,
    outfit: NURSE_BLUE,
    away: true,
    pose: {
      hands: hands(HANDS.down, HANDS.down),
      feet: both([-8, 0], [9, -3]),
    },
    holds: { item: "bag", hand: 1 },
  }) +
  put(c, 842, 882, 1.2, {
    look: FACES.nurseHaseena,
    outfit: NURSE_BLUE,
    away: true,
    pose: {
      feet: both([-8, -3], [8, 0]),
    },
  });
