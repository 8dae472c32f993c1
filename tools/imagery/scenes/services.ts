import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, LEAF, STEEL, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, group, oval, place, plus, polygon, repeat, shape, stroke } from "../kit/shapes.ts";
import { lettering } from "../kit/lettering.ts";
import { potPlant } from "../nature/plants.ts";
import { hands, HANDS, seated, together, walking } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { bed } from "../rooms/bed.ts";
import { autoclave, generator, parallelBars, switchgear } from "../rooms/equipment.ts";
import {
  bench,
  chair,
  counter,
  cupboard,
  doorway,
  notice,
  screen,
  stockedShelves,
  trolley,
  worktop,
} from "../rooms/furniture.ts";
import { clock, CLOSE, pendantLamp, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";
import {
  coat,
  coatOverSaree,
  frock,
  mundu,
  NURSE_BLUE,
  NURSE_MINT,
  NURSE_WHITE,
  put,
  salwar,
  saree,
  scrubs,
  shirt,
  TEAL_SCRUBS,
  tunic,
} from "./wardrobe.ts";

/** The pharmacy: full shelves, two pharmacists, people at the counter. */
export function pharmacy(view: View = "garden", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 7);
  c.add(
    room(c, { wall: "#f6ead2", floor: "#b5623f", tiles: "oxide", side: "right" }),
    place(130, 170, 1, stockedShelves(c, 900, 5, 104)),
    box(400, 116, 360, 56, TEAL[1], { round: 26 }),
    plus(442, 144, 15, "#fff"),
    lettering("PHARMACY", 602, 155, 22, "#fff6e0"),
    window(c, 1130, 180, 240, 340, { view, panes: 2, light: "golden" }),
    pendantLamp(c, 320, 130),
    pendantLamp(c, 860, 130),
    sunPatch(c, 1060, 730, 260),
  );
  c.add(
    put(c, 380, 850, 2.95, {
      look: FACES.drArjun,
      outfit: coat("#d9a15e"),
      pose: { turn: -0.4, hands: hands([16, -20], HANDS.waist) },
      holds: { item: "box", hand: 0 },
    }),
    put(c, 720, 850, 2.95, {
      look: FACES.nurseHaseena,
      outfit: coat("#5f9a8f"),
      pose: { turn: 0.6, hands: hands(HANDS.table, [24, 20]) },
      holds: { item: "bag", hand: 1 },
    }),
  );
  c.add(
    place(60, 930, 1, counter(c, 940, 250)),
    place(560, 672, 0.9, screen(c, 120)),
    box(170, 650, 70, 26, "#fffdf6", { round: 3 }),
    box(182, 630, 44, 22, GOLD, { round: 3 }),
  );
  c.add(
    put(c, 1000, 940, 3.05, {
      look: FACES.grandmother,
      outfit: saree("#f3ead6", "#b23a4e"),
      pose: { turn: -0.6, hands: hands(HANDS.reach, HANDS.waist) },
      yaw: -20,
    }),
    put(c, 1180, 950, 3.1, {
      look: FACES.father,
      outfit: mundu("#8fb3c9"),
      pose: { turn: -0.4, hands: hands(HANDS.down, HANDS.down) },
      yaw: -18,
    }),
    put(c, 1310, 955, 3.05, {
      look: FACES.girl,
      outfit: frock("#e97f60"),
      tall: 116,
      pose: { turn: -0.5, hands: hands(HANDS.wave, HANDS.down) },
    }),
    place(1440, 940, 1.1, potPlant(c, 220)),
    warmth(c, 0.34),
  );
  return c.svg(frame);
}

/** The hall where out-patients wait under a timber ceiling. */
export function outpatientHall(view: View = "courtyard", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 83);
  c.add(
    room(c, { wall: "#f7ecd4", floor: "#a8503a", ceiling: "timber", tiles: "oxide", side: "left" }),
    repeat(3, (i) => window(c, 700 + i * 270, 160, 210, 400, { view, arch: true, panes: 2, light: "dawn" })),
    repeat(3, (i) => sunPatch(c, 690 + i * 270, 730, 190, 2)),
    doorway(c, 330, 730, 170, 400, "#3f8a86"),
    box(350, 282, 130, 34, TEAL[1], { round: 5 }),
    plus(415, 299, 10, "#fff"),
    clock(600, 210, 38),
  );
  c.add(
    place(880, 850, 1.15, bench(c, 560)),
    put(c, 700, 852, 2.8, {
      look: FACES.grandfather,
      outfit: mundu("#e6dcc6"),
      pose: {
        ...seated(1),
        hands: [
          [16, 30],
          [10, 34],
        ],
      },
      holds: { item: "stick", hand: 1 },
    }),
    put(c, 900, 852, 2.8, {
      look: FACES.grandmotherShawl,
      outfit: salwar("#5c6f42", "#e9dcc4"),
      pose: {
        ...seated(1),
        hands: [
          [16, 32],
          [12, 34],
        ],
      },
    }),
    put(c, 1120, 852, 2.8, {
      look: FACES.youngWoman,
      outfit: salwar("#4d5f99", "#f0d9a0"),
      pose: {
        ...seated(-1),
        hands: [
          [-8, 26],
          [-14, 24],
        ],
      },
      holds: { item: "phone", hand: 0 },
      pitch: 14,
    }),
  );
  c.add(
    put(c, 500, 905, 3, {
      look: FACES.nurseMini,
      outfit: NURSE_WHITE,
      pose: { turn: 0.6, hands: hands(HANDS.waist, HANDS.reach) },
      holds: { item: "clipboard", hand: 0 },
    }),
    put(c, 1340, 950, 3.1, {
      look: FACES.father,
      outfit: shirt("#c9a46a"),
      pose: { ...walking(-1), hands: hands(HANDS.down, HANDS.down) },
    }),
    put(c, 1215, 955, 3.1, {
      look: FACES.boy,
      outfit: shirt("#7fb0c9", "#7a5a3c"),
      tall: 116,
      pose: { ...walking(-1), hands: hands(HANDS.relaxed, [10, 8]) },
    }),
    place(190, 950, 1.15, potPlant(c, 240, "round")),
    warmth(c, 0.36),
  );
  return c.svg(frame);
}

/** The rehabilitation gym: first steps between the bars. */
export function rehabilitationGym(view: View = "hills", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 89);
  c.add(
    room(c, { wall: "#e6eed6", dado: "#b7cf9a", floor: "#d3a873", tiles: "planks", side: "left" }),
    window(c, 640, 150, 460, 330, { view, panes: 4, light: "golden" }),
    sunBeam(c, 640, 150, 460, 620, 240),
    sunPatch(c, 690, 730, 420, 4),
    wallBars(c),
    box(260, 170, 200, 330, "#dff0ee", { round: 4, stroke: WOOD[3], width: 9 }),
    polygon(
      [
        [276, 470],
        [380, 186],
        [420, 186],
        [300, 490],
      ],
      "#fff",
      { opacity: 0.4 },
    ),
  );
  c.add(
    put(c, 1260, 850, 2.75, {
      look: FACES.student,
      outfit: tunic("#7fb069"),
      pose: { turn: -0.5, hands: hands(HANDS.up, HANDS.waist) },
    }),
    place(980, 850, 1.15, parallelBars()),
    put(c, 880, 860, 3, {
      look: FACES.farmer,
      outfit: { cloth: "shirt", colour: "#d98f5a", legs: "#5c6b73" },
      pose: {
        ...walking(1),
        hands: [
          [-16, 34],
          [18, 34],
        ],
      },
    }),
  );
  c.add(
    put(c, 590, 920, 3.1, {
      look: FACES.nurseAmal,
      outfit: TEAL_SCRUBS,
      pose: {
        turn: 0.7,
        lean: 4,
        hands: [
          [28, 22],
          [34, 16],
        ],
        feet: [
          [-12, 0],
          [10, 0],
        ],
      },
    }),
    disc(
      330,
      890,
      70,
      c.radial(
        [
          [0, "#f6a887"],
          [0.7, "#e0704e"],
          [1, "#b24f34"],
        ],
        0.36,
        0.3,
        0.75,
      ),
    ),
    oval(330, 962, 66, 8, "#0b2a2e", { opacity: 0.2 }),
    disc(
      1400,
      900,
      46,
      c.radial(
        [
          [0, "#a8dcd2"],
          [1, "#2fa39d"],
        ],
        0.36,
        0.3,
        0.75,
      ),
    ),
    warmth(c, 0.34),
  );
  return c.svg(frame);
}

const wallBars = (c: Canvas) =>
  box(1200, 190, 14, 540, WOOD[2]) +
  box(1380, 190, 14, 540, WOOD[2]) +
  repeat(11, (i) => box(1200, 206 + i * 46, 194, 10, c.fade(WOOD[4], WOOD[3]), { round: 4 }));

/** Physiotherapy at the couch: a knee bent with care. */
export function physiotherapy(view: View = "palms", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 97);
  c.add(
    room(c, { wall: "#dcebe6", dado: "#9fcabb", floor: "#dcd2ba", side: "right" }),
    window(c, 330, 150, 420, 320, { view, curtains: "#e9dcc0" }),
    sunBeam(c, 330, 150, 420, 620, 260),
    notice(880, 180, 150, 220),
    notice(1060, 180, 150, 220, "#963a22"),
    place(1230, 770, 1, cupboard(c, 170, 300)),
  );
  c.add(
    oval(760, 930, 370, 16, "#0b2a2e", { opacity: 0.25 }),
    box(430, 770, 660, 46, c.fade("#5f9fb5", "#3b7690"), { round: 16 }),
    box(470, 816, 580, 14, STEEL[2]),
    repeat(4, (i) => box(490 + i * 178, 830, 16, 92, STEEL[1])),
  );
  c.add(
    put(c, 560, 1005, 3, {
      look: FACES.grandfather,
      outfit: { cloth: "shirt", colour: "#e9dcb8", legs: "#7a8a8f" },
      pose: {
        turn: 0.7,
        lean: -16,
        hip: 84,
        hands: [
          [-14, 44],
          [16, 40],
        ],
        feet: [
          [62, -36],
          [74, -82],
        ],
      },
      tilt: 8,
      yaw: 24,
      floating: true,
    }),
    put(c, 900, 930, 3.1, {
      look: FACES.nurseSheeba,
      outfit: scrubs("#5b7fae"),
      pose: {
        turn: -0.7,
        lean: -6,
        hands: [
          [-26, 26],
          [-22, 32],
        ],
      },
      pitch: 8,
    }),
  );
  c.add(
    put(c, 1230, 945, 3.1, {
      look: FACES.drIndira,
      outfit: coatOverSaree("#2f6f60", "#e2b86a"),
      pose: { turn: -0.6, hands: together },
      holds: { item: "clipboard", hand: 1 },
    }),
    place(230, 930, 1.1, potPlant(c, 230, "round")),
    warmth(c, 0.3),
  );
  return c.svg(frame);
}

/** Sterile supply: instruments washed, packed and steamed. */
export function sterileSupply(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 101);
  const capped = { hair: "scrub-cap", hairColour: "#8fc7d6", mask: true } as const;
  c.add(
    room(c, { wall: "#d3e2e4", floor: "#c7cfce", ceiling: "panels", side: "left" }),
    place(260, 740, 1.1, autoclave(c)),
    place(570, 740, 1.1, autoclave(c)),
    shelfOfPacks(c),
    notice(880, 150, 110, 150),
    clock(960, 400, 36),
  );
  c.add(
    put(c, 940, 880, 2.95, {
      look: { ...FACES.nurseMini, ...capped },
      outfit: scrubs("#6fa5b5"),
      pose: {
        turn: 0.3,
        lean: 2,
        hands: [
          [12, 30],
          [-8, 32],
        ],
      },
      pitch: 12,
    }),
    put(c, 1200, 880, 2.95, {
      look: { ...FACES.porter, ...capped },
      outfit: scrubs("#6fa5b5"),
      pose: {
        turn: -0.4,
        lean: -2,
        hands: [
          [-12, 28],
          [-14, 32],
        ],
      },
      pitch: 12,
    }),
  );
  c.add(
    worktop(c, 800, 700, 700, 200, "#6f9298", "#dfe8ea"),
    repeat(
      4,
      (i) =>
        box(850 + i * 150, 676, 110, 26, c.fade("#9fc9c4", "#6fa39d"), { round: 4 }) +
        stroke(`M${862 + i * 150} 688h86`, "#fff", 3, { opacity: 0.6 }) +
        box(940 + i * 150, 678, 12, 22, "#e9d9b0"),
    ),
    put(c, 500, 945, 3.1, {
      look: { ...FACES.nurseGrace, ...capped },
      outfit: scrubs("#6fa5b5"),
      pose: { turn: -0.6, hands: hands([14, 6], HANDS.waist) },
    }),
    place(250, 945, 1.1, trolley(c)),
    warmth(c, 0.18),
  );
  return c.svg(frame);
}

const shelfOfPacks = (c: Canvas) =>
  box(1060, 130, 400, 330, STEEL[3], { round: 4 }) +
  repeat(
    3,
    (r) =>
      repeat(
        6,
        (i) =>
          box(1074 + i * 63, 150 + r * 104, 54, 68, c.pick(["#9fc9c4", "#b7d3e0", "#e3d6b8", "#8fb7a8"]), {
            round: 4,
          }) + box(1086 + i * 63, 172 + r * 104, 30, 14, "#fffdf6"),
      ) + box(1060, 222 + r * 104, 400, 9, STEEL[1]),
  );

/** Power that does not fail: the generator and its engineers. */
export function powerHouse(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 103);
  c.add(
    room(c, { wall: "#dfe0d2", dado: "#a7b39a", floor: "#a9a99c", side: "right" }),
    place(200, 740, 1, switchgear(c, 4)),
    window(c, 800, 160, 400, 230, { view: "palms", panes: 4, timber: "#5c6b73", light: "golden" }),
    sunBeam(c, 800, 160, 400, 560, 260),
    place(1040, 860, 1.15, generator(c)),
    stroke("M760 940H1400", GOLD, 8),
    repeat(10, (i) =>
      polygon(
        [
          [770 + i * 64, 936],
          [794 + i * 64, 936],
          [782 + i * 64, 946],
          [758 + i * 64, 946],
        ],
        "#33464f",
      ),
    ),
  );
  const helmet = { hair: "skullcap", hairColour: "#f2b544" } as const;
  c.add(
    put(c, 520, 930, 3.1, {
      look: { ...FACES.drMathew, ...helmet },
      outfit: { cloth: "shirt", colour: "#4f7fae", legs: "#33464f" },
      pose: { turn: -0.6, hands: hands([18, -2], HANDS.waist) },
      yaw: -22,
    }),
    put(c, 700, 950, 3.1, {
      look: { ...FACES.student, hair: "ponytail" },
      outfit: { cloth: "shirt", colour: "#d9753f", legs: "#33464f" },
      pose: { turn: -0.4, hands: together },
      holds: { item: "tablet", hand: 0 },
    }),
    warmth(c, 0.3),
  );
  return c.svg(frame);
}

/** Paramedical training: students practise on a manikin. */
export function paramedicalTraining(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 107);
  c.add(
    room(c, { wall: "#e9e6d8", dado: "#b9cfd6", floor: "#c9a173", tiles: "planks", side: "left" }),
    bodyChart(300, 150),
    box(560, 150, 420, 250, "#1f4a44", { round: 4, stroke: WOOD[3], width: 12 }),
    heartSketch(770, 276),
    window(c, 1120, 160, 300, 300, { view: "garden", panes: 2 }),
    sunPatch(c, 1060, 730, 280),
  );
  c.add(
    put(c, 560, 850, 2.85, { look: FACES.student, outfit: NURSE_BLUE, pose: { turn: 0.5, hands: together }, pitch: 8 }),
    put(c, 1130, 850, 2.85, {
      look: FACES.youngMan,
      outfit: NURSE_BLUE,
      pose: { turn: -0.5, hands: together },
      holds: { item: "clipboard", hand: 1 },
      pitch: 6,
    }),
    put(c, 840, 840, 2.85, {
      look: FACES.drKurian,
      outfit: coat("#cfe0ee", { accent: "#7a2333" }),
      pose: {
        turn: 0.3,
        lean: 3,
        hands: [
          [10, 36],
          [-4, 38],
        ],
      },
      pitch: 12,
    }),
  );
  c.add(
    place(
      850,
      915,
      1.2,
      bed(c, {
        patient: { ...FACES.father, skin: 5, hair: "bald", hairColour: "#d9a880", asleep: true, beard: "none" },
        blanket: "#a9c9d6",
        raised: 0.05,
        rails: false,
      }),
    ),
    put(c, 1330, 945, 3.1, {
      look: FACES.nurseHaseena,
      outfit: NURSE_BLUE,
      pose: { turn: -0.7, hands: hands(HANDS.reach, HANDS.waist) },
      pitch: 5,
    }),
    put(c, 330, 950, 3.1, {
      look: FACES.girlCurls,
      outfit: NURSE_BLUE,
      pose: { turn: 0.7, hands: together },
      holds: { item: "book", hand: 0 },
    }),
    warmth(c, 0.28),
  );
  return c.svg(frame);
}

const bodyChart = (x: number, y: number) =>
  box(x, y, 170, 330, "#fffdf6", { round: 4, stroke: "#d8cfba", width: 3 }) +
  disc(x + 85, y + 56, 24, "#e3b99a") +
  shape(
    `M${x + 60} ${y + 84}H${x + 110}L${x + 132} ${y + 180}L${x + 120} ${y + 184}L${x + 104} ${y + 120}V${y + 190}L${x + 108} ${y + 304}H${x + 92}L${x + 85} ${y + 204}L${x + 78} ${y + 304}H${x + 62}L${x + 66} ${y + 190}V${y + 120}L${x + 50} ${y + 184}L${x + 38} ${y + 180}Z`,
    "#e3b99a",
  ) +
  disc(x + 92, y + 118, 9, HIBISCUS) +
  stroke(`M${x + 85} ${y + 90}V${y + 190}`, "#fffdf6", 3);

const heartSketch = (x: number, y: number) =>
  stroke(
    `M${x} ${y + 70}C${x - 110} ${y} ${x - 70} ${y - 80} ${x} ${y - 34}C${x + 70} ${y - 80} ${x + 110} ${y} ${x} ${y + 70}ZM${x - 170} ${y + 20}h40l12 -30 18 56 12 -26h26`,
    "#f3efe0",
    5,
    { opacity: 0.9 },
  );

/** The reception of a hospital, its landmark in the window. */
export function reception(view: View = "garden", wall = "#f7ecd4", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 11);
  c.add(
    room(c, { wall, floor: "#a8503a", ceiling: "timber", tiles: "oxide", side: "right" }),
    box(140, 110, 620, 480, c.rounded(WOOD[4], WOOD[3], WOOD[2]), { round: 6 }),
    repeat(31, (i) => stroke(`M${150 + i * 20} 116V584`, WOOD[1], 2.4, { opacity: 0.35 })),
    disc(450, 190, 52, "#fffaf0"),
    disc(450, 190, 45, TEAL[1]),
    plus(450, 190, 24, "#fffaf0"),
    lettering("WELCOME", 450, 306, 28, "#fff6e0"),
    box(380, 322, 140, 5, GOLD, { round: 3 }),
    repeat(2, (i) => window(c, 870 + i * 290, 160, 220, 410, { view, arch: true, panes: 2, light: "golden" })),
    sunPatch(c, 850, 730, 230, 2),
    sunPatch(c, 1140, 730, 230, 2),
    pendantLamp(c, 280, 120),
    pendantLamp(c, 620, 120),
  );
  c.add(
    put(c, 340, 850, 2.85, {
      look: FACES.nurseSheeba,
      outfit: saree("#0f7a7d", "#e0a63c"),
      pose: { turn: 0.4, hands: hands(HANDS.table, HANDS.waist) },
    }),
    put(c, 560, 850, 2.85, {
      look: FACES.nurseAmal,
      outfit: shirt("#c9dcd8"),
      pose: { turn: 0.6, hands: hands(HANDS.waist, [26, 16]) },
      pitch: 3,
    }),
  );
  c.add(
    place(130, 935, 1, counter(c, 640, 260)),
    place(220, 662, 0.95, screen(c, 120)),
    place(700, 662, 0.5, potPlant(c, 200)),
    put(c, 880, 935, 3.1, {
      look: FACES.mother,
      outfit: saree("#b23a4e", "#e3c27a"),
      pose: { turn: -0.6, hands: hands(HANDS.reach, HANDS.down) },
      yaw: -20,
    }),
    put(c, 1010, 950, 3, {
      look: FACES.girl,
      outfit: frock("#f2b544", "#fff"),
      tall: 114,
      pose: { turn: -0.5, hands: hands([10, 10], HANDS.down) },
    }),
    put(c, 1290, 945, 3.1, {
      look: FACES.drLekha,
      outfit: coatOverSaree("#37627d", "#e2b86a"),
      pose: { ...walking(-1), hands: together },
      holds: { item: "clipboard", hand: 1 },
    }),
    place(1420, 940, 1.2, potPlant(c, 240, "round")),
    warmth(c, 0.36),
  );
  return c.svg(frame);
}

/** The nurses' station at night. */
export function nightStation(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 109);
  c.add(
    room(c, { wall: "#8fa9b0", dado: "#6f9098", floor: "#8f9a98", side: "left" }),
    window(c, 300, 150, 380, 310, { view: "night", panes: 3 }),
    doorway(c, 1180, 730, 200, 420, "#5f8a8a"),
    box(760, 170, 300, 190, "#22343b", { round: 8 }),
    repeat(
      6,
      (i) =>
        box(780 + (i % 2) * 140, 188 + Math.floor(i / 2) * 56, 120, 44, "#0d3540", { round: 4 }) +
        stroke(
          `M${790 + (i % 2) * 140} ${212 + Math.floor(i / 2) * 56}h30l6 -14 8 24 6 -10h40`,
          i === 3 ? GOLD : "#5ef0b0",
          2.6,
        ),
    ),
  );
  c.add(
    put(c, 640, 850, 2.9, {
      look: FACES.nurseGrace,
      outfit: NURSE_MINT,
      pose: { turn: 0.4, hands: hands(HANDS.table, HANDS.waist) },
      pitch: 12,
    }),
    put(c, 960, 845, 2.9, {
      look: FACES.nurseAmal,
      outfit: NURSE_BLUE,
      pose: { turn: -0.5, hands: hands(HANDS.waist, HANDS.table) },
      holds: { item: "cup", hand: 0 },
    }),
    place(440, 935, 1, counter(c, 740, 250, "#2f6268")),
    place(560, 672, 0.9, screen(c, 120)),
    deskLamp(c, 1080, 672),
    put(c, 1370, 945, 3.1, {
      look: FACES.drYusuf,
      outfit: coat("#e6dcc6", { stethoscope: true }),
      pose: { ...walking(-1), hands: together },
      holds: { item: "tablet", hand: 1 },
    }),
    box(
      0,
      0,
      1600,
      1000,
      c.radial(
        [
          [0, "#ffe3a8", 0.28],
          [0.5, "#20405a", 0.1],
          [1, "#0a1f33", 0.5],
        ],
        0.52,
        0.6,
        0.75,
      ),
    ),
  );
  return c.svg(frame);
}

const deskLamp = (c: Canvas, x: number, y: number) =>
  group(
    box(-26, -8, 52, 8, STEEL[0], { round: 4 }) +
      stroke("M0 -8L-14 -70L20 -110", STEEL[1], 6) +
      shape("M6 -132L46 -112L24 -86Z", GOLD) +
      polygon(
        [
          [24, -96],
          [44, -108],
          [90, 0],
          [-30, 0],
        ],
        c.linear([
          [0, "#fff1c2", 0.6],
          [1, "#fff1c2", 0],
        ]),
      ),
    { transform: `translate(${x} ${y})` },
  );

/** The canteen: meals served over the counter. */
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
    put(c, 380, 850, 2.9, {
      look: FACES.cook,
      outfit: { cloth: "shirt", colour: "#ffffff", apron: "#963a22" },
      pose: { turn: 0.4, hands: hands(HANDS.table, [20, 16]) },
      holds: { item: "plate", hand: 1 },
    }),
    place(230, 930, 1, counter(c, 520, 240, "#a4522f")),
    repeat(
      3,
      (i) =>
        shape(`M${280 + i * 150} 640h110q0 44 -55 44t-55 -44Z`, c.rounded("#f4f8f8", "#cfdadc", "#8ea4aa")) +
        oval(335 + i * 150, 640, 55, 10, [GOLD, "#fff6e0", LEAF[4]][i] ?? GOLD),
    ),
  );
  c.add(
    put(c, 830, 930, 3.05, {
      look: FACES.student,
      outfit: salwar("#7d3550", "#f0d9a0"),
      pose: { turn: -0.6, hands: hands([24, 18], HANDS.waist) },
      yaw: -22,
    }),
    tableFor(c, 1170, 900),
    put(c, 1040, 905, 2.75, {
      look: FACES.youngMan,
      outfit: shirt("#6fa5c9"),
      pose: {
        ...seated(1),
        hands: [
          [22, 18],
          [18, 22],
        ],
      },
      pitch: 5,
    }),
    put(c, 1330, 905, 2.75, {
      look: FACES.mother,
      outfit: saree("#5f4a8a", "#e3c27a"),
      pose: {
        ...seated(-1),
        hands: [
          [-20, 20],
          [-22, 18],
        ],
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
