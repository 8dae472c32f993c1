import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, STEEL, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, group, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { hands, HANDS, seated, together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { analyser, centrifuge, lightBox, microscope, scanner, tubeRack } from "../rooms/equipment.ts";
import { chair, cupboard, desk, notice, screen, worktop } from "../rooms/furniture.ts";
import { lyingPatient } from "../rooms/lying.ts";
import { CLOSE, clock, picture, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";
import { coat, coatOverSaree, NURSE_BLUE, NURSE_MINT, put, saree, scrubs, shirt, TEAL_SCRUBS } from "./wardrobe.ts";

/** The laboratory bench: analyser, microscope, tubes. */
export function laboratory(view: View = "hills", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 13);
  c.add(
    room(c, { wall: "#d8e8ea", floor: "#c9d2d2", ceiling: "panels", floorY: 760 }),
    window(c, 560, 150, 440, 270, { view, timber: "#e9eef0" }),
    sunBeam(c, 560, 150, 440, 560, 240),
  );
  c.add(
    glassCupboards(c),
    reagentShelf(c, 1110, 210),
    reagentShelf(c, 1110, 350),
    worktop(c, 0, 590, 1600, 200, "#3f8a90"),
  );
  c.add(
    place(70, 592, 1, analyser(c)),
    place(450, 592, 1, tubeRack()),
    place(1290, 592, 1, centrifuge(c)),
    place(1420, 592, 1, tubeRack()),
    place(860, 592, 1.15, microscope(), { flip: true }),
    place(1130, 592, 1, screen(c, 130)),
  );
  c.add(
    put(c, 720, 905, 3.1, {
      look: FACES.drAnnie,
      outfit: coat("#37807b", { lanyard: "#963a22" }),
      pose: {
        turn: 0.7,
        lean: 6,
        hands: [
          [22, 16],
          [26, 12],
        ],
      },
      pitch: 12,
    }),
    put(c, 1180, 915, 3.15, {
      look: { ...FACES.technician, mask: true },
      outfit: coat("#8aa9c9"),
      pose: { turn: -0.6, hands: hands([8, -22], HANDS.waist) },
      holds: { item: "tube", hand: 0 },
      pitch: -6,
    }),
  );
  c.add(
    put(c, 330, 925, 3.1, {
      look: FACES.student,
      outfit: coat("#c96a4a"),
      pose: { turn: 0.5, hands: together },
      holds: { item: "tablet", hand: 0 },
    }),
    warmth(c, 0.2),
  );
  return c.svg(frame);
}

function glassCupboards(c: Canvas): string {
  return repeat(3, (i) => {
    const x = 60 + i * 160;
    const bottles = repeat(
      10,
      (k) =>
        box(
          x + 24 + (k % 5) * 22,
          186 + Math.floor(k / 5) * 80,
          15,
          36,
          c.pick(["#c77b3b", "#7a3f20", "#e9d9b0", "#3f8f8a", "#b5485a"]),
          { round: 3, opacity: 0.9 },
        ) + box(x + 27 + (k % 5) * 22, 178 + Math.floor(k / 5) * 80, 9, 9, STEEL[0], { round: 2 }),
    );
    return (
      box(x, 130, 150, 190, c.fade("#ffffff", "#dfe9ea"), { round: 8, stroke: "#bccdd1", width: 2 }) +
      box(x + 14, 144, 122, 162, c.fade("#cfeaea", "#8fbcc0"), { round: 4 }) +
      bottles +
      stroke(`M${x + 16} 226H${x + 134}`, "#fff", 4)
    );
  });
}

const reagentShelf = (c: Canvas, x: number, y: number) =>
  box(x, y, 430, 10, WOOD[3], { round: 3 }) +
  repeat(13, (i) =>
    i % 4 === 3
      ? shape(`M${x + 12 + i * 32} ${y - 54}h12v20l14 34h-40l14 -34Z`, "#e4f4f2", { stroke: "#9fc2c0", width: 2 }) +
        shape(`M${x + 6 + i * 32} ${y - 14}h24l6 14h-36Z`, c.pick(["#5ac8a8", GOLD, "#8f7fd0"]), { opacity: 0.85 })
      : box(
          x + 14 + i * 32,
          y - 40 - ((i * 7) % 18),
          22,
          40 + ((i * 7) % 18),
          c.pick([TEAL[3], GOLD, "#ef7f63", "#5aa0c8", "#e9d9b0"]),
          { round: 3 },
        ) + box(x + 17 + i * 32, y - 28, 16, 12, "#fffdf6", { round: 1 }),
  );

/** The scanner room: a patient on the table, the doctor at the films. */
export function radiology(view: View = "palms", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 19);
  c.add(
    room(c, { wall: "#d9e6ee", dado: "#a9c4d6", floor: "#d7dcdc", ceiling: "panels", side: "left" }),
    window(c, 240, 170, 260, 250, { view, panes: 2, timber: "#f2f5f5" }),
    lightBox(1130, 150),
  );
  c.add(place(900, 880, 1.12, scanner(c)), place(730, 630, 1.15, lyingPatient(c, FACES.mother, "#9ccfc4")));
  c.add(
    put(c, 290, 930, 3.1, {
      look: FACES.nurseMini,
      outfit: TEAL_SCRUBS,
      pose: { turn: 0.7, hands: hands(HANDS.down, HANDS.reachLow) },
      pitch: 3,
    }),
    put(c, 1360, 935, 3.15, {
      look: FACES.drKurian,
      outfit: coat("#8aa9c9", { accent: "#7a2333" }),
      pose: { turn: -0.4, hands: hands([14, -20], HANDS.down) },
      holds: { item: "film", hand: 0 },
      yaw: -22,
      pitch: -5,
    }),
    warmth(c, 0.18),
  );
  return c.svg(frame);
}

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
        hands: [
          [-26, 14],
          [-22, 20],
        ],
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
        hands: [
          [16, 32],
          [12, 34],
        ],
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

/** A donor and a nurse in the blood bank; the cold store behind. */
export function bloodBank(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 67);
  c.add(
    room(c, { wall: "#f6e9e0", dado: "#e6bfae", floor: "#e3d9c6", side: "right" }),
    coldStore(c, 220),
    coldStore(c, 420),
    window(c, 700, 160, 380, 290, { view: "courtyard" }),
    sunPatch(c, 740, 730, 360),
    picture(1180, 190, 150, 120, "flower"),
  );
  c.add(
    donorCouch(c),
    put(c, 1180, 930, 3.1, {
      look: FACES.nurseGrace,
      outfit: NURSE_MINT,
      pose: {
        turn: -0.7,
        lean: -3,
        hands: [
          [-26, 22],
          [-22, 26],
        ],
      },
      pitch: 8,
    }),
    put(c, 300, 945, 3.1, {
      look: FACES.drYusuf,
      outfit: coat("#e6dcc6"),
      pose: { turn: 0.6, hands: together },
      holds: { item: "box", hand: 0 },
    }),
    put(c, 1420, 950, 3, {
      look: FACES.youngWoman,
      outfit: { cloth: "salwar", colour: "#4d5f99", accent: "#f0d9a0" },
      pose: { turn: -0.5, hands: hands(HANDS.waist, HANDS.down) },
      holds: { item: "cup", hand: 0 },
    }),
    warmth(c),
  );
  return c.svg(frame);
}

function coldStore(c: Canvas, x: number): string {
  const bags = repeat(
    15,
    (i) =>
      shape(
        `M${x + 22 + (i % 5) * 29} ${330 + Math.floor(i / 5) * 112}h20v44q-10 12 -20 0Z`,
        i % 3 ? "#9c2f3f" : "#e3c070",
      ) + box(x + 25 + (i % 5) * 29, 342 + Math.floor(i / 5) * 112, 14, 14, "#fffdf6"),
  );
  return (
    box(x, 250, 180, 500, c.rounded("#ffffff", "#e3eaea", "#a9bbc0"), { round: 8 }) +
    box(x + 14, 300, 152, 400, c.fade("#dff3f6", "#a9d3dc"), { round: 4 }) +
    bags +
    repeat(3, (i) => box(x + 14, 392 + i * 112, 152, 5, "#ffffff")) +
    box(x + 40, 264, 100, 24, "#0b2f36", { round: 4 }) +
    stroke(`M${x + 52} 276h16m8 0h10m8 0h26`, "#5ac8f0", 4) +
    box(x + 156, 450, 8, 90, STEEL[1], { round: 4 })
  );
}

function donorCouch(c: Canvas): string {
  const couch =
    oval(760, 930, 320, 16, "#0b2a2e", { opacity: 0.25 }) +
    shape(
      "M470 620Q450 610 446 636L540 790Q552 812 580 812H1010Q1040 812 1040 790Q1040 770 1010 768H640L520 632Q500 612 470 620Z",
      c.rounded("#7fb7d0", "#4f8fae", "#3a6f8c"),
    ) +
    box(640, 812, 240, 100, c.rounded("#f4f8f8", "#dfe8ea", "#a9bbc0"), { round: 8 }) +
    box(600, 906, 330, 20, STEEL[2], { round: 8 });
  const donor = put(c, 600, 1000, 3, {
    look: FACES.youngMan,
    outfit: shirt("#d9a15e", "#4a5560"),
    pose: {
      turn: 0.6,
      lean: -34,
      hip: 76,
      hands: [
        [18, 28],
        [10, 42],
      ],
      feet: [
        [78, -62],
        [84, -62],
      ],
    },
    floating: true,
  });
  const bag =
    stroke("M770 776C800 860 900 830 930 880", HIBISCUS, 5) +
    shape("M906 872h50v50q-25 14 -50 0Z", "#b93d4f") +
    box(914, 880, 34, 18, "#fffdf6");
  return couch + donor + bag;
}

/** An ultrasound of a mother to be. */
export function ultrasoundRoom(draw: (c: Canvas) => string, frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 71);
  c.add(
    room(c, { wall: "#dcd9e8", dado: "#b9aecf", floor: "#d9d2c6", side: "left" }),
    window(c, 300, 160, 300, 270, { view: "hills", light: "dawn", curtains: "#cbbfe0", panes: 2 }),
    picture(1180, 180, 150, 120, "flower"),
  );
  c.add(
    box(480, 800, 640, 26, c.fade("#f7fafa", "#a9bbc0"), { round: 10 }),
    box(560, 826, 480, 90, c.rounded("#f4f8f8", "#dfe8ea", "#a9bbc0"), { round: 8 }),
    oval(800, 930, 340, 16, "#0b2a2e", { opacity: 0.24 }),
    place(790, 800, 1.34, lyingPatient(c, FACES.youngWoman, "#e3b7c2")),
    oval(790, 728, 92, 40, "#e9c4cd"),
  );
  c.add(
    place(1240, 910, 1.2, draw(c)),
    put(c, 1060, 925, 3, {
      look: FACES.drSafiya,
      outfit: coat("#31536a"),
      pose: {
        turn: -0.6,
        hands: [
          [-30, 26],
          [20, 18],
        ],
      },
      yaw: -20,
      pitch: 6,
    }),
    put(c, 380, 945, 3.1, {
      look: FACES.father,
      outfit: shirt("#c9d9b0"),
      pose: { turn: 0.7, hands: hands(HANDS.down, HANDS.reachLow) },
      yaw: 24,
    }),
    warmth(c, 0.26),
  );
  return c.svg(frame);
}

/** Eyes tested at the lamp. */
export function eyeTest(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 73);
  const chart =
    box(250, 150, 190, 290, "#fffdf6", { round: 6, stroke: "#d8cfba", width: 3 }) +
    repeat(6, (row) =>
      repeat(row + 1, (k) =>
        stroke(
          `M${345 - row * 16 + k * 32 - 12 + row * 1.6} ${182 + row * 42}h${24 - row * 3.4}v${24 - row * 3.4}h${-(24 - row * 3.4)}`,
          "#22343b",
          5 - row * 0.6,
        ),
      ),
    );
  c.add(
    room(c, { wall: "#cfdfe0", floor: "#b9a48a", tiles: "planks", side: "right" }),
    chart,
    picture(1130, 190, 170, 130, "leaf"),
    notice(920, 180, 120, 170),
    place(520, 760, 1, cupboard(c, 190, 280, "#e9dfca")),
  );
  c.add(
    place(560, 920, 1.5, chair("#2f7f84")),
    put(c, 585, 925, 3.05, {
      look: FACES.grandmother,
      outfit: saree("#efe6d2", "#2f6f60"),
      pose: {
        ...seated(1),
        hands: [
          [16, 32],
          [12, 34],
        ],
      },
      yaw: 26,
    }),
  );
  c.add(
    place(1120, 920, 1.5, chair("#d9825c"), { flip: true }),
    put(c, 1095, 925, 3.05, {
      look: FACES.drMathew,
      outfit: coat("#cfe0ee", { accent: "#23507a" }),
      pose: {
        ...seated(-1),
        lean: -8,
        hands: [
          [-30, 6],
          [-26, 12],
        ],
      },
      yaw: -26,
    }),
  );
  c.add(
    slitLamp(c),
    put(c, 1380, 950, 3.05, {
      look: FACES.nurseHaseena,
      outfit: NURSE_BLUE,
      pose: { turn: -0.6, hands: together },
      holds: { item: "clipboard", hand: 1 },
    }),
    warmth(c, 0.24),
  );
  return c.svg(frame);
}

function slitLamp(c: Canvas): string {
  return group(
    box(-110, -190, 220, 16, "#e9e2d2", { round: 4 }) +
      box(-12, -174, 24, 170, STEEL[2]) +
      box(-70, -10, 140, 12, STEEL[1], { round: 5 }) +
      stroke("M-70 -190V-400M-36 -400H-104M-40 -300H-100", STEEL[1], 9) +
      box(20, -250, 30, 60, STEEL[0], { round: 5 }) +
      box(-24, -350, 96, 40, c.rounded("#f4f8f8", "#dfe8ea", "#8ea4aa"), { round: 8 }) +
      disc(-26, -330, 17, "#22343b") +
      disc(-26, -330, 10, "#7fd0c3") +
      stroke("M36 -310V-250", STEEL[1], 12),
    { transform: "translate(840 925)" },
  );
}
