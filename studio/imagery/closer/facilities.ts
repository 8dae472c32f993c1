import { ambulance } from "../buildings/vehicles.ts";
import { Canvas, DIAGONAL } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { darker, GOLD, lighter, STEEL, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, group, oval, place, polygon, repeat, shape, stroke } from "../kit/shapes.ts";
import { palm } from "../nature/palm.ts";
import { sky } from "../nature/sky.ts";
import { FACES } from "../people/people.ts";
import { sill, tiles, wallWithWindow } from "../still-life/backdrops.ts";
import type { Backdrop } from "../still-life/backdrops.ts";
import { cloth, steel, timber } from "../still-life/surfaces.ts";
import { globe, standing, stillLife, TABLE_Y, turned } from "../still-life/table.ts";
import { put, shirt, tunic } from "../scenes/wardrobe.ts";
import { fallen, lyingHand, pen, tumbler, wristWatch } from "./parts.ts";

/** The night clinic: the sign in the dark window, the clock after two, a thermometer, coffee gone half cold. */
export const nightClinic = () =>
  stillLife(
    {
      seed: 821,
      behind: sill("palms", "night", "#4a5f6e"),
      surface: timber("#8d6a4a"),
      far: 700,
      lamp: [760, 560],
      shown: [170, 160, 1310, 819],
    },
    (c) => [
      stroke("M610 -10V250M990 -10V250", "#20343a", 5),
      box(540, 246, 520, 190, c.fade("#123a40", "#0a282d"), { round: 26, stroke: "#f3d08a", width: 7 }),
      disc(800, 340, 380, c.glow("#ffdf9a", 0.4)),
      lettering("CLINIC", 800, 326, 52, "#fff1c2"),
      lettering("24 X 7", 800, 404, 46, "#ffb99a"),
      disc(1330, 300, 62, "#fdf3d0") + disc(1330, 300, 190, c.glow("#fdf3d0", 0.5)),
      place(
        1090,
        TABLE_Y - 128,
        0.86,
        stroke("M-60 84L-84 122M60 84L84 122", "#5f3824", 16) +
          disc(0, 0, 112, turned(c, "#a9733f")) +
          disc(0, 0, 94, "#fff6e0") +
          repeat(12, (i) => group(box(-3, -84, 6, 16, "#5a4630"), { transform: `rotate(${i * 30})` })) +
          stroke("M0 0L34 -38M0 0L58 36", "#23343b", 9) +
          disc(0, 0, 9, "#963a22"),
      ),
      place(390, TABLE_Y + 20, 1.1, deskLamp(c)),
      place(740, TABLE_Y + 30, 1, pad(c)),
      place(1060, TABLE_Y + 78, 0.95, thermometer(c)),
      place(1290, TABLE_Y + 10, 1.02, tumbler(c)),
    ],
  );

const deskLamp = (c: Canvas) =>
  standing(c, 190, 16) +
  oval(0, -10, 100, 20, turned(c, TEAL[1])) +
  stroke("M0 -20L-70 -250L60 -400", "#b98a3c", 14) +
  disc(-70, -250, 15, "#8d6422") +
  disc(130, -330, 240, c.glow("#ffe6a8", 0.7)) +
  shape(
    "M30 -440C90 -470 160 -430 178 -360L20 -330C0 -370 6 -420 30 -440Z",
    c.linear(
      [
        [0, TEAL[3]],
        [1, TEAL[0]],
      ],
      DIAGONAL,
    ),
  ) +
  oval(100, -344, 80, 16, "#fff3c4", { transform: "rotate(-10 100 -344)" });

const pad = (c: Canvas) =>
  fallen(c, "M-200 20L-160 -110H190L240 20Z") +
  polygon(
    [
      [-206, 24],
      [-160, -114],
      [186, -114],
      [236, 24],
    ],
    "#d9cfba",
  ) +
  polygon(
    [
      [-206, 14],
      [-160, -122],
      [186, -122],
      [236, 14],
    ],
    c.fade("#fffdf6", "#f3ead6"),
  ) +
  polygon(
    [
      [-164, -112],
      [-160, -122],
      [186, -122],
      [190, -112],
    ],
    TEAL[2],
  ) +
  stroke(
    "M-120 -86q14 -20 26 2t24 -4t26 2t20 -2M-130 -60q18 -16 30 0t30 0t32 0t34 0t20 0M-138 -34q18 -16 30 0t30 0t32 0t16 0",
    "#35546b",
    5,
  ) +
  pen(20, -10, 210, -24, "#963a22");

const thermometer = (c: Canvas) =>
  fallen(c, "M-180 -30L180 -6V20L-180 0Z", 8, 14) +
  group(
    box(-190, -30, 300, 52, c.fade("#ffffff", "#cfdcdd"), { round: 26 }) +
      box(-80, -20, 130, 32, "#b9d3b4", { round: 6 }) +
      lettering("37 2", -14, 6, 20, "#23343b") +
      disc(82, -4, 13, TEAL[3]) +
      box(-262, -12, 84, 18, turned(c, STEEL[3]), { round: 9 }),
    { transform: "rotate(6)" },
  );

/** Clinical physiotherapy: electrodes and their stimulator, a probe and its gel on the couch, a watch laid aside. */
export const treatmentCouch = () =>
  stillLife(
    {
      seed: 822,
      behind: wallWithWindow("#d3e6d6", "garden", 190, "dawn", "#f3e3b8"),
      surface: cloth("#8fc0cf", "#f3ead6"),
      far: 660,
      sun: 200,
      shown: [180, 170, 1300, 813],
    },
    (c) => [
      place(450, TABLE_Y - 20, 1, rolledTowels(c)),
      place(960, TABLE_Y + 6, 1.12, stimulator(c)),
      place(1310, TABLE_Y - 20, 1.05, gel(c)),
      place(1020, TABLE_Y + 96, 0.85, wristWatch(c)),
    ],
  );

const rolledTowels = (c: Canvas) =>
  standing(c, 330, 18) +
  (
    [
      [-140, 0, "#fffaf0"],
      [100, 4, "#e9b08a"],
      [-30, -128, "#8fc9b8"],
    ] as const
  )
    .map(([x, y, colour]) =>
      group(
        stroke("M6 -72L96 -92", darker(colour, 0.16), 148) +
          stroke("M50 -148L130 -160", "#ffffff", 6, { opacity: 0.3 }) +
          box(-74, -146, 150, 148, c.fade(lighter(colour, 0.3), darker(colour, 0.08)), { round: 72 }) +
          stroke(
            "M2 -72c8 -8 20 2 14 14s-34 10 -36 -12s20 -40 44 -32s38 34 26 60s-60 34 -82 4s-4 -86 34 -92",
            darker(colour, 0.3),
            5,
            { opacity: 0.7 },
          ) +
          stroke("M-60 -20Q0 14 60 -20", darker(colour, 0.3), 4, { opacity: 0.4 }),
        { transform: `translate(${x} ${y})` },
      ),
    )
    .join("");

const stimulator = (c: Canvas) =>
  fallen(c, "M-180 0H200V-200H-180Z", 18, 14) +
  stroke("M-120 -14C-180 40 -230 60 -290 50", "#c9503f", 8) +
  stroke("M90 -14C120 50 200 60 260 60", "#35546b", 8) +
  (
    [
      [-310, 52],
      [310, 64],
    ] as const
  )
    .map(
      ([x, y]) =>
        oval(x, y, 62, 30, "#4a5a60") +
        oval(x, y - 6, 62, 30, c.fade("#eef3f0", "#c3d0cf")) +
        disc(x, y - 8, 8, STEEL[1]),
    )
    .join("") +
  shape(
    "M-176 -10L-150 -230Q-146 -250 -124 -250H150Q172 -250 176 -230L200 -10Q202 6 186 6H-164Q-178 6 -176 -10Z",
    c.fade("#ffffff", "#cfdcdf"),
  ) +
  shape("M-120 -120L-108 -222H130L138 -120Z", "#0b2f36") +
  stroke("M-92 -160h20v-36h14v36h30v-36h14v36h30v-36h14v36h36v-36h14v36", "#5ef0b0", 6) +
  [-90, -10, 70]
    .map(
      (x, i) =>
        disc(x + 20, -62, 30, darker("#cfdcdf", 0.3)) +
        disc(x + 20, -66, 30, globe(c, "#f4f8f8")) +
        stroke(`M${x + 20} -66l${[-10, 4, 14][i]} -20`, TEAL[1], 6),
    )
    .join("") +
  disc(160, -62, 12, "#e0a63c");

const gel = (c: Canvas) =>
  standing(c, 130, 14) +
  shape("M-60 0Q-66 -150 -50 -210Q-40 -240 0 -240T50 -210Q66 -150 60 0Q0 14 -60 0Z", turned(c, "#6fb0d0")) +
  box(-22, -300, 44, 66, turned(c, "#fffaf0"), { round: 10 }) +
  box(-8, -336, 16, 40, turned(c, "#fffaf0"), { round: 6 }) +
  box(-52, -160, 104, 84, "#fffdf6", { round: 8 }) +
  lettering("GEL", 0, -104, 30, TEAL[1]);

/** Sterile supply: packs in cloth under striped tape, a tray of instruments, the signed label. */
export function emergencyBay(): string {
  const c = new Canvas(1600, 1000, 823);
  c.add(
    sky(c, "night", 760),
    place(150, 800, 1, palm(c, 620, 50, { seed: 12, silhouette: "#12303a" })),
    box(0, 620, 1600, 200, c.fade("#2f4a54", "#1d343c")),
    box(0, 800, 1600, 200, c.fade("#56605f", "#343c40")),
    box(
      640,
      250,
      980,
      560,
      c.linear(
        [
          [0, "#fff0d2"],
          [1, "#d9bd90"],
        ],
        DIAGONAL,
      ),
    ),
    box(640, 700, 980, 110, c.fade("#c97d58", "#8d4630")),
    box(980, 380, 420, 430, "#0f3d42"),
    box(1000, 400, 380, 410, c.fade("#fff6da", "#ffe2a0")),
    shape("M1000 810V650L1120 600H1270L1380 650V810Z", "#e9d3a6"),
    box(1120, 400, 150, 210, c.fade("#fffdf0", "#fff0c8")),
    [1000, 1296]
      .map(
        (x) =>
          box(x, 400, 84, 410, "#bfe3dc", { opacity: 0.75, stroke: "#2f6d74", width: 8 }) +
          box(x + 34, 560, 10, 120, STEEL[1], { round: 5 }),
      )
      .join(""),
    disc(1190, 560, 520, c.glow("#ffe6a8", 0.55)),
    polygon(
      [
        [980, 810],
        [1400, 810],
        [1640, 1000],
        [520, 1000],
      ],
      "#ffe2a0",
      { opacity: 0.34, filter: c.blur(16) },
    ),
  );
  c.add(
    polygon(
      [
        [420, 250],
        [1620, 200],
        [1620, 150],
        [470, 190],
      ],
      c.fade(WOOD[2], WOOD[0]),
    ),
    polygon(
      [
        [420, 250],
        [1620, 200],
        [1620, 322],
        [420, 336],
      ],
      c.fade("#b01f2e", "#86131f"),
    ),
    polygon(
      [
        [420, 336],
        [1620, 322],
        [1620, 334],
        [420, 348],
      ],
      GOLD,
    ),
    group(lettering("EMERGENCY", 1010, 298, 54, "#fff6e6"), { transform: "rotate(-1.6 1010 280)" }),
    [560, 760, 1250, 1500]
      .map((x) => oval(x, 352, 40, 7, "#fff6d6") + disc(x, 360, 120, c.glow("#fff0c0", 0.4)))
      .join(""),
    [446, 1530].map((x) => box(x, 340, 30, 480, c.rounded("#ffffff", "#dfe8ea", "#8ea4aa"))).join(""),
    place(330, 880, 2.15, ambulance(c), { flip: true }),
    box(60, 666, 480, 50, TEAL[2]),
    lettering("AMBULANCE", 330, 708, 32, "#fff"),
    disc(300, 452, 190, c.glow("#ff6b5b", 0.5)),
    disc(370, 452, 150, c.glow("#5ab4ff", 0.45)),
  );
  c.add(
    put(c, 1175, 905, 2.2, {
      look: FACES.nurseGrace,
      outfit: tunic("#6f9fc6"),
      pose: {
        turn: -0.7,
        lean: -6,
        hands: [
          [-20, 24],
          [-18, 28],
        ],
        feet: [
          [-16, 0],
          [18, 0],
        ],
      },
    }),
    stretcher(c),
    put(c, 742, 922, 2.28, {
      look: FACES.porter,
      outfit: shirt("#e0a63c", "#2f4a54"),
      pose: {
        turn: 0.7,
        lean: 6,
        hands: [
          [16, 28],
          [20, 24],
        ],
        feet: [
          [-18, 0],
          [16, 0],
        ],
      },
    }),
    box(
      0,
      0,
      1600,
      1000,
      c.radial(
        [
          [0, "#ffe3a8", 0.12],
          [0.5, "#20405a", 0.04],
          [1, "#0a1f33", 0.5],
        ],
        0.68,
        0.55,
        0.75,
      ),
    ),
  );
  return c.svg([40, 110, 1400, 875]);
}

const stretcher = (c: Canvas) =>
  oval(960, 930, 230, 16, "#0b1c2a", { opacity: 0.4 }) +
  stroke("M800 790L1080 905M1100 790L830 905", STEEL[2], 12) +
  [820, 1090].map((x) => disc(x, 914, 20, "#1c2529") + disc(x, 914, 8, STEEL[3])).join("") +
  box(770, 766, 390, 22, c.fade("#e4edee", "#86a0a8"), { round: 10 }) +
  shape("M776 766V738Q780 720 810 716L900 700Q910 740 940 740H1146Q1156 742 1156 766Z", c.fade("#ffffff", "#c9d8da")) +
  shape("M930 740H1146Q1158 744 1156 768H930Z", c.fade("#e97f60", "#b8523a")) +
  stroke("M980 742V768M1060 742V768", "#23343b", 9);

/** Radiology: the film of a hand on the light board, spectacles before it; the scanner is lit in the room behind. */
export const filmsAndScanner = () =>
  stillLife(
    { seed: 824, behind: scannerRoom, surface: timber("#4d5f68"), far: 730, shown: [150, 150, 1330, 831] },
    (c) => [
      place(470, TABLE_Y + 40, 1.24, handFilm(c)),
      disc(470, 560, 460, c.glow("#bfeaff", 0.22)),
      place(960, TABLE_Y + 60, 1.02, readingGlasses(c)),
      place(
        1316,
        TABLE_Y + 84,
        1,
        fallen(c, "M-150 0L-120 -70H130L160 0Z") +
          polygon(
            [
              [-156, 4],
              [-124, -74],
              [126, -74],
              [160, 4],
            ],
            c.fade("#fffdf6", "#e6dcc6"),
          ) +
          stroke("M-96 -54H80M-104 -36H104M-112 -18H40", "#8fa0a4", 5) +
          pen(-10, -14, 150, -16),
      ),
    ],
  );

const scannerRoom: Backdrop = (c, far) =>
  box(-40, -40, 1680, 1080, c.fade("#3d5f70", "#274552")) +
  box(-40, far - 150, 1680, 300, "#35525f") +
  disc(1080, 400, 620, c.glow("#bfe8f2", 0.4)) +
  shape(
    "M700 760V240Q700 90 850 90H1310Q1460 90 1460 240V760Z",
    c.linear(
      [
        [0, "#ffffff"],
        [0.6, "#e3edef"],
        [1, "#a9bfc6"],
      ],
      DIAGONAL,
    ),
  ) +
  disc(1080, 410, 246, c.fade("#b9cdd2", "#f4f8f8")) +
  disc(
    1080,
    410,
    214,
    c.radial([
      [0, "#e9f6f2"],
      [0.62, "#a9d3d2"],
      [1, "#3f7a86"],
    ]),
  ) +
  disc(1080, 410, 230, "none", { stroke: "#7fe0d0", width: 10 }) +
  polygon(
    [
      [1000, 470],
      [1160, 470],
      [1290, 780],
      [870, 780],
    ],
    c.fade("#dfe8ea", "#ffffff"),
  ) +
  polygon(
    [
      [1010, 478],
      [1150, 478],
      [1258, 780],
      [902, 780],
    ],
    c.fade("#6fa3b8", "#8fc0cf"),
  ) +
  oval(1080, 500, 64, 26, "#ffffff");

const handFilm = (c: Canvas) => {
  const bone = (d: string, w: number) => stroke(d, "#9fd0e4", w + 8, { opacity: 0.35 }) + stroke(d, "#e3f4fa", w);
  const ray = ([x, y]: readonly [number, number], turn: number, parts: readonly number[]) => {
    let at = 0;
    return group(
      parts
        .map((length, i) => {
          const from = at;
          at += length + 12;
          return (
            bone(`M0 ${-from}V${-from - length}`, 20 - i * 3.4) +
            disc(0, -from, 13 - i * 2, "#f4fbfd") +
            disc(0, -from - length, 11 - i * 2, "#f4fbfd")
          );
        })
        .join(""),
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );
  };
  return (
    standing(c, 420, 18) +
    box(-230, -520, 460, 520, c.rounded("#f4f8f8", "#dfe8ea", "#a9bbc0"), { round: 16 }) +
    box(-206, -496, 412, 456, "#dff3fb", { round: 4 }) +
    box(
      -196,
      -486,
      392,
      436,
      c.radial([
        [0, "#2f6f8a"],
        [1, "#0b2b3c"],
      ]),
    ) +
    shape(
      "M-92 -56C-96 -130 -150 -190 -176 -270L-120 -240V-380Q-100 -420 -76 -380V-440Q-50 -486 -22 -440V-450Q4 -490 34 -446L40 -400Q70 -440 92 -396L96 -280C110 -220 84 -130 92 -56Z",
      "#7fb8d0",
      { opacity: 0.28 },
    ) +
    ray([-62, -176], -34, [50, 34, 26]) +
    ray([-48, -196], -13, [86, 50, 30, 22]) +
    ray([-8, -204], -3, [90, 56, 36, 22]) +
    ray([30, -198], 7, [84, 50, 34, 20]) +
    ray([62, -182], 18, [74, 40, 26, 18]) +
    (
      [
        [-44, -168],
        [-10, -174],
        [26, -170],
        [-30, -140],
        [4, -142],
        [36, -142],
      ] as const
    )
      .map(([x, y]) => oval(x, y, 19, 16, "#cfe9f2"))
      .join("") +
    bone("M-26 -116V-56", 36) +
    bone("M32 -116V-56", 26) +
    box(-180, -474, 46, 22, "#e3f4fa", { opacity: 0.7, round: 3 })
  );
};

const readingGlasses = (c: Canvas) => {
  const lens = (x: number) =>
    box(x - 82, -118, 164, 106, "#dff3f6", { round: 44, opacity: 0.5 }) +
    shape(`M${x - 50} -34L${x - 8} -112H${x + 22}L${x - 22} -24Z`, "#ffffff", { opacity: 0.45 }) +
    box(x - 82, -118, 164, 106, "none", { round: 44, stroke: "#20343a", width: 12 });
  return (
    oval(10, 4, 210, 14, "#0b1c24", { opacity: 0.4, filter: c.blur(7) }) +
    stroke("M-186 -84C-150 -150 -70 -170 70 -178M186 -84C206 -146 232 -158 300 -170", "#20343a", 10) +
    lens(-104) +
    lens(104) +
    stroke("M-24 -84Q0 -104 24 -84", "#20343a", 11)
  );
};

/** Paramedical support: the open bag of those who come first, and the hand that takes from it. */
export const responseBag = () =>
  stillLife(
    { seed: 825, behind: tiles("#d9e4e0"), surface: steel("#b9c7c5"), far: 700, shown: [170, 160, 1310, 819] },
    (c) => [
      place(560, TABLE_Y + 16, 1.02, openBag(c)),
      place(1310, TABLE_Y + 20, 1.02, lyingHand(c, 1, "#35607a")),
      place(
        1012,
        TABLE_Y + 12,
        1.1,
        box(-62, -40, 112, 62, c.fade("#4f8fbf", "#2f6590"), { round: 20 }) +
          box(-46, -30, 60, 36, "#0b2f36", { round: 6 }) +
          lettering("98", -16, -4, 20, "#5ef0b0"),
      ),
    ],
  );

const openBag = (c: Canvas) =>
  fallen(c, "M-330 0H340V-260H-330Z", 20, 18) +
  shape("M-330 -250L-290 -470Q-284 -490 -262 -490H262Q284 -490 290 -470L330 -250Z", c.fade("#d96a2f", "#b8521f")) +
  shape("M-290 -262L-258 -462H258L290 -262Z", "#7a3413") +
  (
    [
      [-196, 0],
      [-66, 1],
      [70, 2],
      [196, 3],
    ] as const
  )
    .map(
      ([x, k]) =>
        box(x - 56, -440, 112, 160, "#ffffff", { opacity: 0.16, round: 10 }) + [roll, scissors, torch, tape][k]!(c, x),
    )
    .join("") +
  shape("M-330 -250H330L346 -10Q346 14 322 14H-322Q-346 14 -346 -10Z", c.fade("#ef8a4a", "#c25a22")) +
  shape("M-330 -250H330L326 -216H-326Z", "#8d3f16") +
  cuff(c) +
  box(-348, -120, 696, 46, "#f3e9b0") +
  box(-348, -108, 696, 22, "#dfe8ea") +
  stroke("M-180 -250C-180 -330 -90 -310 -60 -250", "#6a2c0f", 20) +
  box(-120, -66, 240, 58, "#fff6e6", { round: 8 }) +
  lettering("FIRST AID", 0, -26, 22, "#7a3413");
const roll = (c: Canvas, x: number) =>
  disc(x, -350, 48, globe(c, "#f7efdc")) +
  disc(x, -350, 30, "none", { stroke: "#cdbb93", width: 4 }) +
  disc(x, -350, 12, "#b9a378");
const scissors = (_: Canvas, x: number) =>
  stroke(`M${x - 16} -330L${x + 20} -430M${x + 16} -330L${x - 20} -430`, STEEL[3], 12) +
  disc(x - 24, -310, 20, "none", { stroke: TEAL[2], width: 11 }) +
  disc(x + 24, -310, 20, "none", { stroke: TEAL[2], width: 11 });
const torch = (c: Canvas, x: number) =>
  box(x - 18, -400, 36, 116, turned(c, "#23343b"), { round: 8 }) +
  shape(`M${x - 30} -430H${x + 30}L${x + 20} -394H${x - 20}Z`, turned(c, "#3f5862")) +
  oval(x, -430, 30, 8, "#fff6d0");
const tape = (c: Canvas, x: number) =>
  disc(x, -350, 46, globe(c, "#8fc3da")) +
  disc(x, -350, 22, "#7a3413") +
  disc(x, -350, 22, "none", { stroke: "#fffdf6", width: 6 });
const cuff = (c: Canvas) =>
  group(
    box(-70, -70, 190, 110, c.fade("#3f6f8a", "#244a60"), { round: 16 }) +
      disc(60, -90, 62, turned(c, "#dfe8ea")) +
      disc(60, -90, 50, "#fffdf6") +
      stroke("M60 -90L36 -122", "#b01f2e", 6) +
      repeat(9, (i) =>
        group(box(-2, -46, 4, 10, STEEL[0]), { transform: `translate(60 -90) rotate(${-120 + i * 30})` }),
      ),
    { transform: "translate(110 -262) rotate(-8)" },
  );

/** Sterile supply: packs folded in cloth and sealed with striped tape, a tray of instruments, the signed label. */
export const sterilePacks = () =>
  stillLife(
    { seed: 826, behind: autoclaves, surface: steel("#b3c4c8"), far: 690, shown: [160, 150, 1330, 831] },
    (c) => [
      place(
        430,
        TABLE_Y + 6,
        1.1,
        pack(c, "#4f8fa8", 430) +
          place(0, -150, 0.94, pack(c, "#7fb59f", 400)) +
          place(10, -286, 0.86, pack(c, "#4f8fa8", 380)),
      ),
      place(1030, TABLE_Y + 34, 1.2, instrumentTray(c)),
      place(
        690,
        TABLE_Y + 96,
        0.9,
        fallen(c, "M-110 0L-90 -56H100L120 0Z", 6, 8) +
          polygon(
            [
              [-116, 4],
              [-94, -60],
              [98, -60],
              [120, 4],
            ],
            "#fff3cf",
          ) +
          stroke("M-70 -40H20M-76 -24H60", "#a98f5a", 5) +
          stroke("M20 -8q16 -20 22 -2t20 -8t22 4", "#24508f", 5),
      ),
    ],
  );

const autoclaves: Backdrop = (c) =>
  box(-40, -40, 1680, 1080, c.fade("#dfe8ea", "#b3c4c8")) +
  [430, 1180]
    .map(
      (x) =>
        box(x - 300, -20, 600, 760, c.rounded("#f4f8f8", "#d3dee1", "#9fb3b8"), { round: 20 }) +
        box(x - 210, 90, 420, 460, c.rounded("#e4edee", "#b3c6ca", "#86a0a8"), { round: 40 }) +
        box(
          x - 170,
          130,
          340,
          380,
          c.linear(
            [
              [0, "#fffdf0"],
              [1, "#c9a45e"],
            ],
            DIAGONAL,
          ),
          { round: 24 },
        ) +
        repeat(
          3,
          (i) =>
            box(x - 160, 220 + i * 100, 320, 10, "#86a0a8") +
            box(x - 130, 160 + i * 100, 110, 58, "#6fa3b8", { round: 10 }) +
            box(x + 10, 160 + i * 100, 120, 58, "#8fbfae", { round: 10 }),
        ) +
        box(x - 120, 20, 240, 50, "#0b2f36", { round: 8 }),
    )
    .join("");

const pack = (c: Canvas, colour: string, w: number) =>
  fallen(c, `M${-w / 2} 0H${w / 2}V-120H${-w / 2}Z`, 14, 8, 0.22) +
  box(-w / 2, -136, w, 138, c.fade(lighter(colour, 0.25), darker(colour, 0.15)), { round: 22 }) +
  polygon(
    [
      [-w / 2 + 14, -130],
      [w / 2 - 14, -130],
      [30, -52],
      [-30, -52],
    ],
    lighter(colour, 0.34),
  ) +
  stroke(`M${-w / 2 + 14} -130L-30 -52H30L${w / 2 - 14} -130`, darker(colour, 0.2), 4, { opacity: 0.6 }) +
  box(-26, -138, 52, 142, "#f3ead0") +
  repeat(6, (i) => stroke(`M-24 ${-116 + i * 22}L24 ${-130 + i * 22}`, "#4a4238", 7));

const instrumentTray = (c: Canvas) =>
  fallen(c, "M-280 30H290V-60H-280Z", 12, 14) +
  polygon(
    [
      [-300, 40],
      [-240, -70],
      [240, -70],
      [300, 40],
    ],
    c.fade("#8ea4aa", "#f4f8f8"),
  ) +
  polygon(
    [
      [-272, 28],
      [-222, -60],
      [222, -60],
      [272, 28],
    ],
    c.fade("#6fa595", "#9fc9b8"),
  ) +
  [-170, -70, 30]
    .map((x, i) =>
      group(
        stroke("M-20 60L14 -60M20 60L-14 -60", "#5f7780", 11) +
          stroke("M-22 58L12 -62M18 58L-16 -62", "#eef4f5", 4) +
          disc(-26, 76, 19, "none", { stroke: "#5f7780", width: 9 }) +
          disc(26, 76, 19, "none", { stroke: "#5f7780", width: 9 }),
        { transform: `translate(${x} ${-26}) scale(.9 .62) rotate(${i * 6 + 4})` },
      ),
    )
    .join("") +
  stroke("M110 4L210 -50M150 10L234 -38", "#5f7780", 10) +
  stroke("M108 2L206 -52", "#eef4f5", 4) +
  box(-300, 38, 600, 14, "#dfe8ea", { round: 6 });

/** After the tests of the morning: the ticked list, the tape measure, and the breakfast that was waited for. */
export const checkupBreakfast = () =>
  stillLife(
    {
      seed: 827,
      behind: wallWithWindow("#f0e2bd", "hills", 960, "dawn", "#e9c59a"),
      surface: timber("#c79a6b"),
      far: 650,
      sun: 560,
      shown: [170, 170, 1310, 819],
    },
    (c) => [
      place(430, TABLE_Y + 30, 1.12, checklist(c)),
      place(950, TABLE_Y + 20, 1.24, idlis(c)),
      place(1320, TABLE_Y - 40, 0.98, tumbler(c)),
      place(660, TABLE_Y + 100, 0.8, tapeMeasure(c)),
    ],
  );

const checklist = (c: Canvas) =>
  group(
    box(-140, -470, 320, 450, "#1d1a14", { opacity: 0.3, filter: c.blur(12), round: 14 }) +
      box(
        -170,
        -490,
        330,
        470,
        c.linear(
          [
            [0, "#b98a5e"],
            [1, "#8d5a36"],
          ],
          DIAGONAL,
        ),
        { round: 16 },
      ) +
      box(-146, -456, 282, 416, c.fade("#fffdf6", "#f3ead6"), { round: 4 }) +
      box(-60, -508, 110, 52, c.rounded("#ffffff", STEEL[3], STEEL[1]), { round: 12 }) +
      box(-120, -430, 140, 16, TEAL[2], { round: 8 }) +
      repeat(
        5,
        (i) =>
          box(-120, -384 + i * 64, 36, 36, "#fffdf6", { round: 6, stroke: "#6f8480", width: 4 }) +
          box(-66, -374 + i * 64, [150, 120, 170, 104, 140][i] ?? 120, 14, "#b9c5c5", { round: 7 }) +
          (i < 4 ? stroke(`M${-114} ${-368 + i * 64}l12 14l26 -38`, "#2c7a4f", 9) : ""),
      ),
    { transform: "rotate(-5)" },
  );

const idlis = (c: Canvas) =>
  standing(c, 440, 26) +
  oval(0, -14, 250, 52, "#a9b8bb") +
  oval(0, -24, 250, 52, turned(c, STEEL[3])) +
  oval(0, -26, 214, 40, c.fade("#b3c6ca", "#e4edee")) +
  shape("M-190 -40Q-60 -86 120 -70Q190 -60 210 -36Q60 0 -120 -8Z", c.fade("#6aa552", "#3f7d4a")) +
  (
    [
      [-86, -56],
      [54, -62],
      [-14, -96],
    ] as const
  )
    .map(
      ([x, y]) =>
        oval(x, y + 16, 92, 26, "#d9cfba") +
        shape(
          `M${x - 92} ${y + 12}Q${x - 70} ${y - 44} ${x} ${y - 44}T${x + 92} ${y + 12}Q${x} ${y + 40} ${x - 92} ${y + 12}Z`,
          globe(c, "#fbf6e6"),
        ),
    )
    .join("") +
  place(
    158,
    -52,
    1,
    shape("M-62 -34H62L48 12H-48Z", turned(c, STEEL[3])) +
      oval(0, -34, 62, 16, STEEL[4]) +
      oval(0, -33, 52, 12, "#e7ead0") +
      disc(-10, -36, 5, "#b5482f") +
      disc(16, -32, 4, "#3f7d4a"),
  );

const tapeMeasure = (c: Canvas) =>
  fallen(c, "M-110 0H300V-30H-110Z", 4, 8) +
  disc(0, -60, 68, globe(c, "#f2c14e")) +
  disc(0, -60, 34, "#fffdf6") +
  disc(0, -60, 12, "#b98a2c") +
  polygon(
    [
      [40, -12],
      [330, 20],
      [330, 44],
      [20, 8],
    ],
    "#fbe7a4",
  ) +
  repeat(12, (i) => stroke(`M${66 + i * 22} ${-6 + i * 2.4}v${i % 2 ? 10 : 17}`, "#7a5a1c", 3));

/** A lesson of the nursing school: two fingers on a pulse, the watch beside, the notes open. */
export const pulseLesson = () =>
  stillLife(
    {
      seed: 828,
      behind: wallWithWindow("#e9d9b4", "hills", 330, "golden", "#c98a66"),
      surface: timber("#b98a5e"),
      far: 610,
      sun: 420,
      shown: [170, 170, 1310, 819],
    },
    (c) => [
      place(1180, TABLE_Y - 246, 0.8, notes(c)),
      place(1000, TABLE_Y - 30, 1.2, lyingHand(c, 1, "#f2d9b0")),
      place(620, TABLE_Y - 92, 1.2, lyingHand(c, 3, "#6f9fc6"), { flip: true, rotate: 7 }),
      place(1270, TABLE_Y + 92, 1.05, wristWatch(c, "#23343b")),
    ],
  );

const notes = (c: Canvas) =>
  fallen(c, "M-240 20L-200 -150H220L260 20Z") +
  polygon(
    [
      [-250, 26],
      [-206, -152],
      [206, -152],
      [250, 26],
    ],
    "#35607a",
  ) +
  polygon(
    [
      [-238, 16],
      [-198, -150],
      [0, -146],
      [0, 20],
    ],
    c.rounded("#fffdf6", "#fbf3df", "#dccfae"),
  ) +
  polygon(
    [
      [238, 16],
      [198, -150],
      [0, -146],
      [0, 20],
    ],
    c.rounded("#e6dabd", "#fffaf0", "#fffdf6"),
  ) +
  stroke("M-176 -120H-40M-182 -94H-30M-188 -68H-60M-194 -42H-34M-200 -16H-80", "#7a93a8", 5) +
  stroke("M40 -50C60 -120 120 -130 150 -110S196 -60 180 -40M60 -20h110", "#963a22", 6) +
  stroke("M150 -100L196 -136", "#963a22", 5);
