import { Canvas } from "../kit/canvas.ts";
import { STEEL, TEAL } from "../kit/palette.ts";
import { box, group, oval, place, repeat } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { hands, HANDS, seated, together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { bed } from "../rooms/bed.ts";
import {
  cArm,
  crashTrolley,
  dialysisMachine,
  drip,
  headwall,
  monitor,
  theatreLamp,
  ventilator,
  vitals,
} from "../rooms/equipment.ts";
import { bedCurtain, chair, cupboard, foldingScreen, sofa, trolley } from "../rooms/furniture.ts";
import { lyingPatient } from "../rooms/lying.ts";
import { CLOSE, clock, emblemBoard, picture, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";
import {
  BLUE_SCRUBS,
  coat,
  coatOverSaree,
  GREEN_SCRUBS,
  NURSE_BLUE,
  NURSE_MINT,
  put,
  saree,
  scrubs,
  shirt,
  TEAL_SCRUBS,
  WINE_SCRUBS,
} from "./wardrobe.ts";

const capped = (look: (typeof FACES)[keyof typeof FACES], colour: string) =>
  ({ ...look, hair: "scrub-cap", hairColour: colour, mask: true }) as const;

/** Intensive care: one bed, its breathing machine and monitor, a nurse and a doctor. */
export function intensiveCare(view: View = "palms", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 3);
  c.add(
    room(c, { wall: "#dfece2", dado: "#9ccabc", floor: "#e6dfcd", side: "left" }),
    window(c, 260, 150, 400, 330, { view, curtains: "#f0dfc0" }),
    sunBeam(c, 260, 150, 400, 620, 300),
    sunPatch(c, 330, 730, 380),
  );
  c.add(
    headwall(800, 330, 440),
    clock(1500, 170, 42),
    emblemBoard(720, 170, 120, 84),
    box(900, 30, 320, 22, "#fffdf0", { round: 11 }),
    bedCurtain(c, 1440, 100, 130, 560, "#b9d9d0"),
  );
  c.add(place(720, 800, 1.06, drip(330)), place(1350, 790, 1.1, monitor()), place(1480, 850, 1, ventilator(c)));
  c.add(
    put(c, 1180, 840, 2.75, {
      look: FACES.drKurian,
      outfit: coat("#cfe0ee", { accent: "#0b5a60", stethoscope: true }),
      pose: { turn: -0.6, hands: hands(HANDS.waist, HANDS.waist) },
      pitch: 6,
    }),
  );
  c.add(place(1020, 900, 1.25, bed(c, { patient: FACES.grandmother, blanket: "#7fc4b8", raised: 0.5 })));
  c.add(
    put(c, 540, 935, 3.15, {
      look: FACES.nurseMini,
      outfit: NURSE_BLUE,
      pose: {
        turn: 0.8,
        hands: [
          [20, 18],
          [28, 14],
        ],
      },
      holds: { item: "clipboard", hand: 0 },
      pitch: 5,
    }),
  );
  c.add(warmth(c));
  return c.svg(frame);
}

/** Surgeons at work under the lamp. */
export function operatingTheatre(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 31);
  c.add(
    room(c, { wall: "#bfdad3", floor: "#b9cdc6", ceiling: "panels", side: "right", tiles: "square" }),
    repeat(10, (i) => box(0, 120 + i * 61, 1430, 2, "#8fb5ac", { opacity: 0.5 })),
    repeat(16, (i) => box(i * 90, 70, 2, 660, "#8fb5ac", { opacity: 0.5 })),
  );
  c.add(
    box(120, 170, 300, 190, "#22343b", { round: 10 }),
    vitals(132, 182, 276, 166),
    box(1020, 180, 330, 230, "#22343b", { round: 10 }),
    group(
      oval(1185, 295, 130, 92, "#7d3b40") + oval(1160, 280, 60, 40, "#a8565a") + oval(1220, 310, 44, 30, "#c98078"),
    ),
    clock(700, 150, 40),
  );
  c.add(theatreLamp(c, 640, 190), theatreLamp(c, 980, 150, 40));
  c.add(place(200, 830, 1.1, monitor()), place(1380, 850, 1.1, trolley(c)));
  c.add(
    put(c, 640, 835, 2.85, {
      look: capped(FACES.drMathew, "#2f6f8a"),
      outfit: GREEN_SCRUBS,
      pose: {
        turn: 0.5,
        lean: 5,
        hands: [
          [22, 34],
          [24, 32],
        ],
      },
      pitch: 14,
    }),
  );
  c.add(
    put(c, 850, 820, 2.8, {
      look: capped(FACES.nurseSheeba, "#c96a8a"),
      outfit: TEAL_SCRUBS,
      pose: {
        turn: 0,
        lean: 2,
        hands: [
          [10, 36],
          [-10, 36],
        ],
      },
      pitch: 14,
    }),
  );
  c.add(
    put(c, 1080, 835, 2.9, {
      look: capped(FACES.drAnnie, "#3d7f95"),
      outfit: GREEN_SCRUBS,
      pose: {
        turn: -0.6,
        lean: -5,
        hands: [
          [-24, 32],
          [-22, 34],
        ],
      },
      pitch: 14,
    }),
  );
  c.add(
    operatingTable(c),
    put(c, 330, 945, 3.1, {
      look: capped(FACES.nurseAmal, "#4f8f6a"),
      outfit: BLUE_SCRUBS,
      pose: {
        turn: 0.8,
        hands: [
          [18, 26],
          [22, 24],
        ],
      },
      holds: { item: "tray", hand: 1 },
    }),
    warmth(c, 0.15),
  );
  return c.svg(frame);
}

function operatingTable(c: Canvas): string {
  const drape =
    box(560, 690, 640, 150, c.fade("#6fb3a0", "#3f8573"), { round: 10 }) +
    repeat(8, (i) => box(590 + i * 78, 720, 3, 118, "#2f6d5d", { opacity: 0.4 }));
  return (
    oval(880, 935, 330, 18, "#0b2a2e", { opacity: 0.28 }) +
    box(830, 820, 100, 110, c.rounded("#eef3f2", "#c2d0d3", "#8aa0a6")) +
    box(740, 912, 280, 22, STEEL[2], { round: 8 }) +
    place(
      880,
      694,
      1.36,
      lyingPatient(c, { ...FACES.father, asleep: true, hair: "scrub-cap", hairColour: "#7fbfae" }, "#5fa38f", false),
    ) +
    drape
  );
}

/** The catheterisation laboratory: the C-arm over the table, pictures of vessels on the screens. */
export function cathLab(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 47);
  c.add(
    room(c, { wall: "#9fbfc6", dado: "#5f929c", floor: "#c3ccc8", ceiling: "panels", side: "left" }),
    box(520, 150, 470, 260, "#22343b", { round: 12 }),
    vessels(540, 168, 200, 224),
    vitals(760, 168, 210, 224),
    box(742, 64, 24, 90, STEEL[2]),
  );
  c.add(
    box(1180, 170, 330, 300, "#e9f3f2", { round: 6 }),
    box(1196, 186, 298, 268, c.fade("#cfe6e6", "#8fb9bf")),
    put(c, 1340, 640, 2, { look: FACES.technician, outfit: coat("#8aa9c9"), pose: { turn: -0.5 }, floating: true }),
    box(1170, 462, 350, 190, "#9fbfc6"),
    box(1170, 462, 350, 16, "#f4f8f8"),
  );
  c.add(
    place(620, 800, 1.1, cArm(c)),
    oval(880, 900, 380, 16, "#0b2a2e", { opacity: 0.26 }),
    box(500, 700, 760, 20, c.fade("#f7fafa", "#a9bbc0"), { round: 9 }),
    box(1060, 720, 90, 180, c.rounded("#f4f8f8", "#dfe8ea", "#a9bbc0"), { round: 10 }),
  );
  c.add(place(800, 698, 1.3, lyingPatient(c, FACES.farmer, "#8ec3c9")));
  c.add(
    put(c, 1010, 915, 3.05, {
      look: { ...FACES.drArjun, hair: "scrub-cap", hairColour: "#2f6f8a", mask: true },
      outfit: scrubs("#3d7f95", { apron: "#2f5f78" }),
      pose: {
        turn: -0.6,
        hands: [
          [-20, 26],
          [-26, 24],
        ],
      },
      pitch: 8,
    }),
  );
  c.add(
    put(c, 1250, 930, 3.05, {
      look: { ...FACES.nurseHaseena, mask: true },
      outfit: scrubs("#7a5f92", { apron: "#5f4a78" }),
      pose: { turn: -0.7, hands: hands(HANDS.waist, HANDS.waist) },
      holds: { item: "tray", hand: 0 },
    }),
  );
  c.add(
    put(c, 280, 945, 3.05, {
      look: FACES.nurseGrace,
      outfit: WINE_SCRUBS,
      pose: {
        turn: 0.8,
        hands: [
          [18, 24],
          [20, 22],
        ],
      },
      holds: { item: "tablet", hand: 0 },
    }),
    warmth(c, 0.2),
  );
  return c.svg(frame);
}

const vessels = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, "#dfe6e4", { round: 4 }) +
  `<path d="M${x + 60} ${y + 10}C${x + 90} ${y + 60} ${x + 60} ${y + 100} ${x + 100} ${y + 140}S${x + 130} ${y + 190} ${x + 120} ${y + 214}M${x + 76} ${y + 70}C${x + 120} ${y + 80} ${x + 150} ${y + 60} ${x + 176} ${y + 90}M${x + 94} ${y + 132}C${x + 70} ${y + 150} ${x + 60} ${y + 176} ${x + 40} ${y + 196}M${x + 150} ${y + 72}C${x + 160} ${y + 110} ${x + 150} ${y + 140} ${x + 170} ${y + 170}" fill="none" stroke="#33474c" stroke-width="6" stroke-linecap="round"/>`;

/** Dialysis by the water: two patients at their machines. */
export function dialysis(view: View = "backwater", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 17);
  c.add(
    room(c, { wall: "#f3ead6", dado: "#e3c9a0", floor: "#e9e0cc", side: "right" }),
    window(c, 300, 130, 760, 350, { view, panes: 4, light: "dawn" }),
    sunBeam(c, 300, 130, 760, 640, 220),
    sunPatch(c, 380, 730, 560, 4),
    picture(1170, 190, 170, 120, "leaf"),
  );
  c.add(
    place(420, 800, 0.95, dialysisMachine(c), { flip: true }),
    place(660, 812, 0.98, bed(c, { patient: FACES.grandfather, blanket: "#d99f6a", raised: 0.9, rails: false })),
  );
  c.add(
    put(c, 1010, 850, 2.85, {
      look: FACES.nurseHaseena,
      outfit: NURSE_MINT,
      pose: { turn: -0.6, hands: hands(HANDS.reach, HANDS.waist) },
      pitch: 4,
    }),
  );
  c.add(
    place(950, 925, 1.08, dialysisMachine(c), { flip: true }),
    place(
      1240,
      945,
      1.15,
      bed(c, { patient: FACES.motherShawl, blanket: "#7fb7a8", gown: "#f0dfe4", raised: 0.9, rails: false }),
    ),
  );
  c.add(
    put(c, 190, 950, 3.05, {
      look: FACES.drIndira,
      outfit: coatOverSaree("#37627d", "#e2b86a"),
      pose: { turn: 0.7, hands: together },
      holds: { item: "clipboard", hand: 0 },
    }),
    warmth(c, 0.34),
  );
  return c.svg(frame);
}

/** A patient's own room with visitors. */
export function inpatientRoom(view: View = "garden", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 23);
  c.add(
    room(c, { wall: "#f6e6cf", floor: "#b98a5e", tiles: "planks", side: "right", sideWidth: 190 }),
    window(c, 170, 150, 380, 350, { view, curtains: "#e9b98f", light: "golden" }),
    sunBeam(c, 170, 150, 380, 620, 300),
    sunPatch(c, 240, 730, 360),
    picture(760, 190, 190, 130, "boat"),
    headwall(1020, 300, 300),
  );
  c.add(
    place(1360, 770, 1, cupboard(c, 150, 300, "#d9b98a")),
    place(330, 830, 1, sofa(c, 330, "#5f9a8f")),
    put(c, 330, 830, 2.72, {
      look: FACES.girlCurls,
      outfit: { cloth: "frock", colour: "#f2b544", accent: "#fff" },
      tall: 118,
      pose: {
        ...seated(1),
        hip: 56,
        hands: [
          [14, 30],
          [10, 30],
        ],
      },
    }),
  );
  c.add(
    place(960, 905, 1.24, bed(c, { patient: FACES.grandfather, blanket: "#e0a878", gown: "#dfe8d6", raised: 0.95 })),
  );
  c.add(
    put(c, 560, 925, 3.05, {
      look: FACES.mother,
      outfit: saree("#2f6f60", "#e3c27a"),
      pose: { turn: 0.7, hands: hands(HANDS.down, [24, 16]) },
      holds: { item: "flowers", hand: 1 },
      pitch: 3,
    }),
  );
  c.add(
    put(c, 1380, 935, 3.05, {
      look: FACES.drYusuf,
      outfit: coat("#e6dcc6", { stethoscope: true }),
      pose: { turn: -0.7, hands: together },
      holds: { item: "clipboard", hand: 1 },
    }),
    place(110, 930, 1.1, potPlant(c, 220, "round")),
    warmth(c, 0.36),
  );
  return c.svg(frame);
}

/** A general ward of several beds in the afternoon. */
export function ward(view: View = "palms", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 29);
  c.add(
    room(c, { wall: "#eef1e2", dado: "#c5d8b4", floor: "#dcd3bb", side: "left" }),
    repeat(3, (i) => window(c, 330 + i * 380, 140, 230, 270, { view, panes: 2, arch: true })),
  );
  c.add(
    repeat(2, (i) => bedCurtain(c, 580 + i * 380, 96, 70, 520, "#cfe0c0")),
    place(560, 770, 0.74, bed(c, { patient: FACES.father, blanket: "#9cc28a", raised: 0.9 })),
    place(1010, 770, 0.74, bed(c, { patient: FACES.youngWoman, blanket: "#e3b07a", raised: 0.7 })),
    place(1430, 780, 0.74, bed(c, { blanket: "#8fb7cf" })),
  );
  c.add(
    put(c, 790, 800, 2.3, {
      look: FACES.sisterTreesa,
      outfit: { cloth: "habit", colour: "#dfe5ea", accent: "#6b7f92" },
      pose: { turn: -0.5, hands: together },
      holds: { item: "tray", hand: 0 },
    }),
  );
  c.add(
    place(960, 950, 1.26, bed(c, { patient: FACES.farmer, blanket: "#7fb0a8", raised: 0.7 })),
    put(c, 500, 945, 3.1, {
      look: FACES.nurseGrace,
      outfit: NURSE_BLUE,
      pose: {
        turn: 0.7,
        hands: [
          [22, 22],
          [30, 14],
        ],
      },
      pitch: 5,
    }),
    place(380, 930, 1.1, drip(330)),
  );
  c.add(
    put(c, 1420, 950, 3.1, {
      look: FACES.drPriya,
      outfit: coat("#3d6f4f", { stethoscope: true, legs: "#e8b04c" }),
      pose: { turn: -0.7, hands: together },
      holds: { item: "tablet", hand: 1 },
    }),
    sunBeam(c, 330, 140, 230, 700, 240),
    warmth(c),
  );
  return c.svg(frame);
}

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
        hands: [
          [-22, 28],
          [-26, 26],
        ],
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
        hands: [
          [22, 22],
          [30, 20],
        ],
        feet: [
          [-18, 0],
          [12, 0],
        ],
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

/** Health check-up: blood pressure taken at a desk, scales beside. */
export function checkup(view: View = "courtyard", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 53);
  c.add(
    room(c, { wall: "#e3efe6", floor: "#d8b48a", tiles: "planks", side: "left" }),
    window(c, 300, 150, 360, 320, { view, light: "dawn" }),
    sunPatch(c, 340, 730, 340),
    box(760, 170, 150, 210, "#fffdf6", { round: 6 }),
    repeat(5, (i) => box(835 - (66 - i * 12) / 2, 190 + i * 36, 66 - i * 12, 20 - i * 3, "#2a3f4a")),
    picture(1000, 180, 150, 120, "flower"),
  );
  c.add(
    group(foldingScreen(c, 3, "#b9d9d0"), { transform: "translate(1290 800)" }),
    scales(c),
    chairWith(c, 560, 905, 1),
  );
  c.add(
    put(c, 560, 905, 3, {
      look: FACES.farmer,
      outfit: { cloth: "mundu", colour: "#9fc0a8" },
      pose: {
        ...seated(1),
        hands: [
          [14, 30],
          [30, 22],
        ],
      },
    }),
    put(c, 990, 915, 3, {
      look: FACES.nurseSheeba,
      outfit: NURSE_MINT,
      pose: {
        ...seated(-1),
        hands: [
          [-30, 20],
          [-26, 24],
        ],
      },
      pitch: 6,
    }),
  );
  c.add(
    box(690, 742, 190, 14, "#c9975e", { round: 4 }),
    box(700, 756, 14, 160, "#84532f"),
    box(856, 756, 14, 160, "#84532f"),
    box(720, 690, 70, 52, "#22343b", { round: 6 }),
    box(728, 698, 54, 24, "#a8e0d6"),
    box(680, 712, 60, 28, TEAL[2], { round: 12 }),
  );
  c.add(
    put(c, 1260, 950, 3.1, {
      look: FACES.drMathew,
      outfit: coat("#cfe0ee", { accent: "#23507a", stethoscope: true }),
      pose: { turn: -0.6, hands: together },
      holds: { item: "clipboard", hand: 1 },
    }),
    warmth(c),
  );
  return c.svg(frame);
}

const chairWith = (_: Canvas, x: number, y: number, size: number) =>
  place(x - 24, y, size * 1.45, chair()) + place(x + 452, y + 10, size * 1.45, chair("#d9825c"), { flip: true });

function scales(c: Canvas): string {
  return group(
    box(-60, -16, 120, 16, STEEL[0], { round: 6 }) +
      box(30, -330, 12, 320, STEEL[2]) +
      box(-20, -340, 110, 20, STEEL[1], { round: 4 }) +
      box(-6, -236, 84, 18, c.fade("#ffffff", "#b9cdd2"), { round: 4 }) +
      box(20, -246, 14, 34, TEAL[2], { round: 4 }),
    { transform: "translate(250 860)" },
  );
}
