import { Canvas } from "../kit/canvas.ts";
import { box, place } from "../kit/shapes.ts";
import { HANDS, both, hands } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { bed } from "../rooms/bed.ts";
import { crashTrolley, drip, headwall } from "../rooms/equipment.ts";
import { bedCurtain } from "../rooms/furniture.ts";
import { CLOSE, clock, emblemBoard, room, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { NURSE_MINT, TEAL_SCRUBS, coatOverSaree, put, scrubs } from "./wardrobe.ts";

/** The emergency room: a patient is brought in. */
export function emergencyRoom(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 37);
  c.add(
    room(c, { wall: "#e9eee6", dado: "#e9b99f", floor: "#d9dcd4", ceiling: "panels", side: "right" }),
    box(90, 200, 330, 530, "#fffaf0", { round: 4 }),
    box(106, 216, 298, 514, c.fade("#34566a", "#6f8f96")),
    box(252, 216, 6, 514, "#fffaf0"),
    box(140, 160, 230, 46, "#b0443a", { round: 8 }),
    emblemBoard(480, 190, 110, 80),
    headwall(760, 320, 420),
    clock(1330, 170, 40),
  );
  c.add(
    place(1360, 810, 1.1, crashTrolley(c)),
    place(700, 790, 1.02, drip(320)),
    bedCurtain(c, 1180, 96, 120, 540, "#e9d3b9"),
  );
  c.add(
    put(c, 1060, 850, 2.95, {
      look: FACES.drArjun,
      outfit: TEAL_SCRUBS,
      pose: {
        turn: -0.6,
        lean: -4,
        hands: both([-22, 28], [-26, 26]),
      },
      pitch: 8,
    }),
    put(c, 820, 840, 2.85, {
      look: FACES.nurseSheeba,
      outfit: NURSE_MINT,
      pose: { turn: 0.3, hands: hands(HANDS.up, HANDS.waist) },
      pitch: 6,
    }),
  );
  c.add(
    place(930, 915, 1.3, bed(c, { patient: FACES.youngMan, blanket: "#e9a27f", raised: 0.4 })),
    put(c, 450, 940, 3.1, {
      look: FACES.porter,
      outfit: scrubs("#c9672f"),
      pose: {
        turn: 0.8,
        lean: 4,
        hands: both([22, 22], [30, 20]),
        feet: both([-18, 0], [12, 0]),
      },
    }),
    put(c, 1380, 955, 3.05, {
      look: FACES.drLekha,
      outfit: coatOverSaree("#1f7a78", "#b23a4e"),
      pose: { turn: -0.8, hands: hands(HANDS.reach, HANDS.waist) },
    }),
    warmth(c, 0.2),
  );
  return c.svg(frame);
}
