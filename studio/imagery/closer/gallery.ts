import { Canvas, DIAGONAL } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { darker, GOLD, lighter, mix, STEEL } from "../kit/palette.ts";
import { box, disc, group, n, oval, place, polygon, repeat, shape, stroke } from "../kit/shapes.ts";
import { palmBank } from "../nature/palm.ts";
import { bush, tree } from "../nature/plants.ts";
import { birds, hills, sky, sunlight } from "../nature/sky.ts";
import { warmth } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import { sill, tiles, veranda } from "../still-life/backdrops.ts";
import type { Backdrop } from "../still-life/backdrops.ts";
import { telephone } from "../still-life/reception-things.ts";
import { cloth, stone, timber } from "../still-life/surfaces.ts";
import { globe, standing, stillLife, TABLE_Y, turned } from "../still-life/table.ts";
import { beam, fallen, jasmine, lyingHand, pen, sandals, tiffin, wall } from "./parts.ts";

/** The nurses' desk: charts in their rack, the register written up, a string of jasmine put aside for the shift. */
export const nursesDesk = () =>
  stillLife(
    { seed: 831, behind: corridorDoors, surface: timber("#d9b98a"), far: 660, sun: 60, shown: [180, 170, 1290, 806] },
    (c) => [
      place(470, TABLE_Y - 60, 1.08, chartRack(c)),
      place(1260, TABLE_Y - 80, 0.86, telephone(c, "#8d5a36")),
      place(800, TABLE_Y + 50, 1.12, register(c)),
      place(1180, TABLE_Y + 44, 0.86, lyingHand(c, 2, "#6f9fc6")),
      pen(880, TABLE_Y - 40, 180, 32, "#23508f"),
      place(430, TABLE_Y + 84, 0.95, jasmine(c)),
    ],
  );

const corridorDoors: Backdrop = (c) =>
  wall(c, "#f0e6cd", -40, -40, 1680, 1080) +
  box(-40, 470, 1680, 400, "#a9cfc4") +
  [200, 760, 1320]
    .map(
      (x, i) =>
        box(x - 150, 60, 300, 700, "#fffaf0") +
        box(x - 128, 84, 256, 676, c.fade("#5fa79f", "#2f7f84")) +
        box(x + 20, 180, 70, 190, "#e3f2ee") +
        lettering(String(i + 7), x - 60, 250, 70, "#f3e2c4"),
    )
    .join("");

const CHARTS = ["#c9503f", "#e0a63c", "#2fa39d", "#5f7fb0", "#8fbf62", "#e9837a"];
const chartRack = (c: Canvas) =>
  standing(c, 430, 20) +
  CHARTS.map((colour, i) =>
    group(
      box(-34, -330 + (i % 3) * 18, 64, 300, c.rounded(lighter(colour, 0.25), colour, darker(colour, 0.22)), {
        round: 6,
      }) +
        box(-24, -300 + (i % 3) * 18, 44, 60, "#fffdf6", { round: 4 }) +
        lettering(String(i + 3), -2, -256 + (i % 3) * 18, 30, "#23343b"),
      { transform: `translate(${-170 + i * 68} 0)` },
    ),
  ).join("") +
  shape("M-226 -150H226L236 0H-236Z", c.fade("#c9975e", "#8d5a36")) +
  box(-230, -160, 460, 16, "#e0b47c", { round: 6 });

const register = (c: Canvas) =>
  fallen(c, "M-270 10L-220 -130H240L290 10Z") +
  polygon(
    [
      [-280, 22],
      [-226, -134],
      [226, -134],
      [280, 22],
    ],
    "#7a2f22",
  ) +
  polygon(
    [
      [-266, 10],
      [-216, -134],
      [0, -128],
      [0, 14],
    ],
    c.rounded("#fffdf6", "#fbf3df", "#dccfae"),
  ) +
  polygon(
    [
      [266, 10],
      [216, -134],
      [0, -128],
      [0, 14],
    ],
    c.rounded("#e6dabd", "#fffaf0", "#fffdf6"),
  ) +
  repeat(6, (i) => stroke(`M${-204 - i * 9} ${-112 + i * 21}H-16M16 ${-112 + i * 21}H${204 + i * 9}`, "#b3c6cf", 3)) +
  stroke(
    "M-190 -116q14 -14 24 0t24 0t24 0t24 0M-198 -94q14 -14 24 0t24 0t24 0M-206 -72q14 -14 24 0t24 0t24 0t24 0t24 0M20 -116q14 -14 24 0t24 0t24 0M20 -94q14 -14 24 0t24 0",
    "#23508f",
    4,
  ) +
  stroke("M-116 -132V12M90 -132V12", "#e3a08a", 2);

/** Sheets on the line in the sun, the shade of the leaves on them. */
export function sheetsInTheSun(): string {
  const c = new Canvas(1600, 1000, 832);
  const sheet = (x: number, w: number, colour: string, drop: number, lean: number) => {
    const d = `M${x} 236Q${x + w / 2} 262 ${x + w} 240L${x + w + lean} ${drop}Q${x + w * 0.76 + lean} ${drop + 34} ${x + w / 2 + lean} ${drop}T${x + lean * 0.6} ${drop - 6}Z`;
    return (
      fallen(c, d, 40, 24, 0.2) +
      shape(
        d,
        c.linear(
          [
            [0, lighter(colour, 0.7)],
            [0.45, colour],
            [1, darker(colour, 0.14)],
          ],
          DIAGONAL,
        ),
      ) +
      group(
        repeat(5, (i) =>
          stroke(
            `M${n(x + w * (0.12 + i * 0.19))} 250C${n(x + w * (0.1 + i * 0.2))} 420 ${n(x + w * (0.16 + i * 0.18) + lean * 0.5)} 560 ${n(x + w * (0.12 + i * 0.19) + lean)} ${drop + 10}`,
            i % 2 ? "#ffffff" : darker(colour, 0.3),
            i % 2 ? 22 : 30,
            { opacity: i % 2 ? 0.6 : 0.2, filter: c.blur(7) },
          ),
        ),
        { clip: c.clip(d) },
      ) +
      group(
        repeat(16, (i) => {
          const [px, py] = [x + ((i * 97) % w), 330 + ((i * 61) % 260)];
          return shape("M0 0Q40 -34 92 0Q40 26 0 0Z", "#3f6f5a", {
            opacity: 0.2,
            filter: c.blur(4),
            transform: `translate(${px} ${py}) rotate(${((i * 47) % 180) - 60})`,
          });
        }),
        { clip: c.clip(d) },
      ) +
      [0.05, 0.94]
        .map((k) => box(x + w * k - 8, 214, 18, 58, turned(c, k < 0.5 ? "#e0a63c" : "#c9503f"), { round: 6 }))
        .join("")
    );
  };
  c.add(
    sky(c, "noon", 620, [280, 190]),
    palmBank(c, 640, "noon", 0.45, 16, 120),
    box(0, 630, 1600, 370, c.fade("#a9cf78", "#5b9a4f")),
    place(1400, 660, 1, tree(c, 460, 190, ["#27573a", "#4a8048", "#9cc260"])),
    place(160, 690, 1, bush(c, 420, 120, undefined, "#cf4a5c")),
    stroke("M-20 190Q800 262 1620 186", "#6a4a2c", 7),
    sheet(-40, 360, "#dcebe6", 770, 40),
    sheet(350, 470, "#fdf6e6", 820, 66),
    sheet(860, 420, "#cfe3ee", 790, 54),
    sheet(1310, 380, "#f6dfcc", 800, 40),
    place(1010, 960, 1.25, laundryBasket(c)),
    beam(c, 120, -20, 500, 760, 1040, 0.34),
    sunlight(c, "#fff0c0", 0.4, 0.2, 0.2),
  );
  return c.svg([150, 120, 1344, 840]);
}
const laundryBasket = (c: Canvas) =>
  standing(c, 300, 22) +
  shape("M-130 -120C-90 -190 -30 -150 20 -176S120 -170 132 -116Z", c.fade("#ffffff", "#d3e3ea")) +
  stroke("M-80 -146Q-30 -120 40 -150", "#a9c3cf", 6, { opacity: 0.7 }) +
  shape("M-156 -124H156L128 -10Q124 6 106 6H-106Q-124 6 -128 -10Z", turned(c, "#b9823f")) +
  repeat(4, (i) => stroke(`M${-150 + i * 6} ${-96 + i * 26}H${150 - i * 6}`, "#8a5d2a", 5, { opacity: 0.7 })) +
  repeat(11, (i) => stroke(`M${-130 + i * 26} -122L${-110 + i * 22} 2`, "#8a5d2a", 3, { opacity: 0.5 })) +
  box(-164, -136, 328, 22, turned(c, "#c9975e"), { round: 10 });

/** The children's ward: paper boats set sailing on the sill, crayons, a small hand. */
export const paperBoats = () =>
  stillLife(
    {
      seed: 833,
      behind: sill("backwater", "dawn", "#2f8f8a"),
      surface: timber("#f3dca6"),
      far: 690,
      sun: 300,
      shown: [190, 170, 1290, 806],
    },
    (c) => [
      place(420, TABLE_Y - 10, 1.2, paperBoat(c, "#fff6e0", "#e9837a")),
      place(750, TABLE_Y + 20, 1.5, paperBoat(c, "#fdf0c0", "#2fa39d")),
      place(1200, TABLE_Y - 40, 0.78, lyingHand(c, 4, "#f2b544")),
      ...["#cf4a5c", "#5f7fb0", "#4f9a55", "#e0a63c"].map((colour, i) =>
        place(360 + i * 120, TABLE_Y + 92 - (i % 2) * 22, 1, crayon(c, colour, [-8, 14, -20, 6][i] ?? 0)),
      ),
    ],
  );
const paperBoat = (c: Canvas, paper: string, mark: string) =>
  fallen(c, "M-170 -90L-110 0H110L170 -90Z", 16, 10) +
  shape("M0 -210L-84 -70H84Z", c.rounded(lighter(paper, 0.5), paper, darker(paper, 0.14))) +
  shape("M0 -210L84 -70H0Z", darker(paper, 0.12), { opacity: 0.6 }) +
  shape("M-176 -96L-112 0H112L176 -96L0 -56Z", c.rounded(lighter(paper, 0.6), paper, darker(paper, 0.2))) +
  shape("M-176 -96L0 -56L0 0H-112Z", "#ffffff", { opacity: 0.3 }) +
  stroke("M-120 -58Q-60 -30 0 -34T120 -58", mark, 8) +
  disc(0, -112, 15, mark);
const crayon = (c: Canvas, colour: string, turn: number) =>
  group(
    fallen(c, "M-80 -10H90V20H-80Z", 4, 8) +
      box(-80, -20, 130, 36, c.fade(lighter(colour, 0.3), darker(colour, 0.15)), { round: 6 }) +
      box(-52, -20, 74, 36, mix(colour, "#ffffff", 0.6)) +
      shape("M50 -18L88 -7V4L50 16Z", colour),
    { transform: `rotate(${turn})` },
  );

/** An hour on the veranda: the day's paper, a radio that plays softly, somebody's walking stick at the rail. */
export const verandaHour = () =>
  stillLife(
    {
      seed: 834,
      behind: veranda("golden", "white"),
      surface: timber("#8d5a36"),
      far: 700,
      sun: 240,
      shown: [200, 190, 1250, 781],
    },
    (c) => [
      place(1180, TABLE_Y + 30, 1.15, radio(c)),
      stroke("M470 800L540 420Q548 350 488 348Q452 350 450 388", "#1d1a14", 26, {
        opacity: 0.2,
        filter: c.blur(7),
        transform: "translate(16 10)",
      }),
      stroke("M450 840L524 420Q534 346 472 346Q436 350 436 390", "#4a2f1c", 26) +
        stroke("M446 836L518 422Q528 352 474 351", "#a9733f", 6, { opacity: 0.8 }),
      place(680, TABLE_Y + 40, 1.2, newspaper(c)),
    ],
  );
export const radio = (c: Canvas) =>
  standing(c, 330, 18) +
  stroke("M110 -210L230 -430", STEEL[2], 7) +
  disc(230, -430, 9, STEEL[3]) +
  stroke("M-120 -210Q-120 -250 -80 -250H80Q120 -250 120 -210", "#5f3824", 16) +
  box(
    -170,
    -216,
    340,
    216,
    c.linear(
      [
        [0, "#c9503f"],
        [1, "#8a2f26"],
      ],
      DIAGONAL,
    ),
    { round: 22 },
  ) +
  box(-150, -196, 180, 176, "#f3e2c4", { round: 12 }) +
  repeat(9, (i) => stroke(`M-140 ${-180 + i * 18}H20`, "#8d7a55", 6)) +
  disc(100, -140, 46, turned(c, "#f6ead0")) +
  stroke("M100 -140L122 -168", "#5a2a20", 7) +
  box(52, -74, 96, 20, "#fff6d0", { round: 6 }) +
  stroke("M84 -74V-54", "#b01f2e", 5) +
  disc(70, -30, 13, "#f3d08a") +
  disc(128, -30, 13, "#f3d08a");
export const newspaper = (c: Canvas) =>
  fallen(c, "M-240 20L-200 -110H220L260 20Z") +
  polygon(
    [
      [-240, 24],
      [-196, -110],
      [206, -116],
      [252, 16],
    ],
    "#cfc4ac",
  ) +
  polygon(
    [
      [-244, 8],
      [-200, -124],
      [204, -128],
      [248, 2],
    ],
    c.fade("#f7f1e2", "#e3d8c0"),
  ) +
  stroke("M-176 -100H180", "#3a4548", 16, { cap: "butt" }) +
  polygon(
    [
      [-206, -60],
      [-188, -84],
      [-40, -84],
      [-50, -24],
      [-226, -22],
    ],
    "#9fb3a4",
  ) +
  repeat(6, (i) => stroke(`M-16 ${-78 + i * 14}H${90 + i * 2}M112 ${-78 + i * 14}H${190 + i * 6}`, "#8f9492", 5)) +
  stroke("M-244 8L248 2", "#fffdf6", 5);

/** The roof's panels as the sun comes over the hills; a myna on the edge, the cleaner's cap beside it. */
export function panelsAtSunrise(): string {
  const c = new Canvas(1600, 1000, 835);
  const cell = (a: readonly [number, number], w: number, tilt: number) => {
    const [x, y] = a;
    const h = 330;
    const at = (u: number, v: number): readonly [number, number] => [x + u * w + v * tilt, y + v * h];
    return (
      polygon([at(-0.012, -0.02), at(1.012, -0.02), at(1.012, 1.02), at(-0.012, 1.02)], "#e4edee") +
      polygon(
        [at(0, 0), at(1, 0), at(1, 1), at(0, 1)],
        c.linear(
          [
            [0, "#f6c79a"],
            [0.22, "#4f83b8"],
            [0.6, "#1f4f86"],
            [1, "#123663"],
          ],
          DIAGONAL,
        ),
      ) +
      repeat(5, (i) =>
        stroke(`M${at((i + 1) / 6, 0).join(" ")}L${at((i + 1) / 6, 1).join(" ")}`, "#bcd6ea", 3, { opacity: 0.6 }),
      ) +
      repeat(7, (i) =>
        stroke(`M${at(0, (i + 1) / 8).join(" ")}L${at(1, (i + 1) / 8).join(" ")}`, "#bcd6ea", 3, { opacity: 0.6 }),
      ) +
      polygon([at(0.1, 0), at(0.34, 0), at(0.16, 1), at(0, 1), at(0, 0.5)], "#fff1d0", { opacity: 0.34 })
    );
  };
  c.add(
    sky(c, "dawn", 560, [1180, 330]),
    hills(c, "dawn", 570, 4, 200),
    palmBank(c, 572, "dawn", 0.35, 20, 120),
    birds(c, 500, 200, 6),
    box(0, 566, 1600, 440, c.fade("#e9d3ae", "#c9a988")),
    box(0, 560, 1600, 22, "#f3e2c4"),
    repeat(3, (i) => box(220 + i * 480, 900, 16, 130, "#6f8790")),
    polygon(
      [
        [-60, 930],
        [1640, 930],
        [1640, 1000],
        [-60, 1000],
      ],
      "#5a4a3a",
      { opacity: 0.34, filter: c.blur(12) },
    ),
    [-180, 330, 840, 1350].map((x) => cell([x, 540], 480, -90)).join(""),
    place(470, 530, 1.5, myna(c)),
    place(1030, 536, 1, helmet(c)),
    disc(1180, 330, 420, c.glow("#ffe2a0", 0.5)),
    sunlight(c, "#ffd9a0", 0.45, 0.72, 0.3),
  );
  return c.svg([140, 110, 1344, 840]);
}
/** A helmet as those wear who work on roofs and machines. */
export const helmet = (c: Canvas) =>
  standing(c, 170, 10) +
  shape("M-96 0C-100 -110 -56 -150 10 -150S110 -104 108 -6Z", globe(c, "#f2b544")) +
  shape("M-110 2Q20 -34 190 6Q60 26 -110 2Z", c.fade("#e0a02c", "#b97c1c")) +
  stroke("M10 -148Q24 -80 18 -10", "#fbe0a0", 8, { opacity: 0.7 });
const myna = (c: Canvas) =>
  shape(
    "M-92 10L-30 -18C-40 -60 -4 -92 40 -86C60 -112 96 -112 104 -84L132 -76L102 -68C96 -20 40 4 -10 -2Z",
    c.fade("#5a3f30", "#2f211c"),
  ) +
  shape("M40 -86C60 -112 96 -112 104 -84C100 -72 84 -66 66 -68C54 -70 44 -76 40 -86Z", "#1c1614") +
  shape("M76 -90Q100 -96 104 -80Q90 -70 76 -80Z", "#f2c14e") +
  disc(84, -90, 5, "#1c1614") +
  shape("M104 -84L134 -76L104 -70Z", "#f2b544") +
  shape("M-30 -18C-10 -50 40 -56 60 -30C30 -2 0 0 -30 -18Z", "#3f2c22") +
  shape("M-16 -20L20 -26L8 -10Z", "#f4efe2") +
  stroke("M20 -4L16 20M40 -6L42 20", "#e0a63c", 6);

/** The eye test: a lens put into the trial frame, the lit letters waiting behind. */
export const trialFrame = () =>
  stillLife({ seed: 836, behind: litChart, surface: stone("#b9c5c3"), far: 740, shown: [190, 150, 1290, 806] }, (c) => [
    place(720, TABLE_Y + 40, 1.4, frameOfLenses(c)),
    place(1230, TABLE_Y - 150, 1.02, lyingHand(c, 3, "#ffffff")),
    place(
      912,
      TABLE_Y - 170,
      1,
      disc(0, 0, 74, "#dff3f6", { opacity: 0.5 }) +
        disc(0, 0, 74, "none", { stroke: "#b01f2e", width: 13 }) +
        shape("M-36 40L20 -62H46L-6 58Z", "#ffffff", { opacity: 0.5 }),
    ),
  ]);
const litChart: Backdrop = (c) =>
  box(-40, -40, 1680, 1080, c.fade("#34505c", "#4c6d78")) +
  disc(560, 330, 560, c.glow("#fff6d8", 0.6)) +
  box(330, 20, 460, 640, "#fffdf0", { round: 16 }) +
  [
    ["E", 150, 110],
    ["F P", 290, 84],
    ["T O Z", 400, 62],
    ["L P E D", 484, 46],
    ["P E C F D", 552, 34],
  ]
    .map(([text, y, size]) => lettering(String(text), 560, Number(y), Number(size), "#22343b"))
    .join("");
const frameOfLenses = (c: Canvas) => {
  const ring = (x: number) =>
    disc(x, -130, 104, "#dff3f6", { opacity: 0.4 }) +
    disc(x, -130, 104, "none", { stroke: "#23343b", width: 22 }) +
    disc(x, -130, 82, "none", { stroke: "#c9d6d8", width: 8 }) +
    repeat(18, (i) =>
      group(box(-1.5, -112, 3, i % 3 ? 10 : 18, "#f4f8f8"), { transform: `translate(${x} -130) rotate(${i * 20})` }),
    ) +
    shape(`M${x - 50} -84L${x + 4} -200H${x + 34}L${x - 18} -70Z`, "#ffffff", { opacity: 0.4 });
  return (
    fallen(c, "M-280 10H290V-10H-280Z", 10, 6, 0.4) +
    stroke("M-234 -160L-330 -190L-330 -60M234 -160L330 -190L330 -60", "#5f7780", 13) +
    box(-240, -262, 480, 26, turned(c, "#86a0a8"), { round: 8 }) +
    box(-16, -290, 32, 60, turned(c, GOLD), { round: 8 }) +
    ring(-126) +
    ring(126) +
    stroke("M-24 -110Q0 -136 24 -110", "#5f7780", 12) +
    disc(-252, -130, 22, turned(c, GOLD)) +
    disc(252, -130, 22, turned(c, GOLD)) +
    stroke("M-126 -26V0M126 -26V0", "#23343b", 18)
  );
};

/** First washing for the newborn: a shirt, a cap and socks on a string across the window. */
export function smallWashing(): string {
  const c = new Canvas(1600, 1000, 837);
  const peg = (x: number, y: number) => box(x - 8, y - 26, 16, 52, turned(c, "#c9975e"), { round: 6 });
  const soft = (d: string, colour: string) =>
    fallen(c, d, 14, 16, 0.2) +
    shape(
      d,
      c.linear(
        [
          [0, lighter(colour, 0.55)],
          [0.6, colour],
          [1, darker(colour, 0.14)],
        ],
        DIAGONAL,
      ),
    );
  const sock = "M-40 0H40V110C44 130 84 140 92 166C96 190 70 200 40 196H-10C-40 194 -40 160 -40 130Z";
  c.add(
    wall(c, "#f3d3c0", 0, 0, 1600, 1000),
    window(c, 250, 90, 1040, 660, {
      view: "backwater",
      light: "golden",
      panes: 3,
      timber: "#8d5a36",
      bars: "none",
      curtains: "#f9ead2",
    }),
    stroke("M120 236Q790 330 1460 226", "#fffaf0", 7),
    place(
      430,
      280,
      1.28,
      soft("M-60 0L-150 50L-122 116L-84 96V230Q0 250 84 230V96L122 116L150 50L60 0Q0 40 -60 0Z", "#8fc9c0") +
        stroke("M-60 4Q0 44 60 4", "#fffaf0", 9) +
        repeat(3, (i) => disc(0, 70 + i * 44, 7, "#fffaf0")) +
        stroke("M-84 206Q0 226 84 206", "#fffaf0", 5),
    ) +
      peg(368, 272) +
      peg(492, 286),
    place(
      790,
      296,
      1.2,
      soft("M-90 40C-90 -30 -50 -50 0 -50S90 -30 90 40Q90 70 64 70H-64Q-90 70 -90 40Z", "#f2b98a") +
        box(-96, 40, 192, 40, c.fade("#fbe3c8", "#e3b088"), { round: 18 }) +
        disc(0, -60, 26, globe(c, "#fff6e4")),
    ) + peg(790, 262),
    place(1040, 286, 1.2, soft(sock, "#f6e3a4") + box(-46, -6, 92, 34, "#fff6e0", { round: 10 })) + peg(1040, 284),
    place(1190, 272, 1.2, soft(sock, "#f6e3a4") + box(-46, -6, 92, 34, "#fff6e0", { round: 10 })) + peg(1190, 268),
    box(170, 764, 1210, 40, c.fade("#fff6e4", "#d9bd94"), { round: 6 }),
    box(0, 804, 1600, 200, c.fade("#d99f84", "#b97a60")),
    place(
      1200,
      770,
      1.02,
      standing(c, 150, 12) +
        shape("M-70 -150H70L54 -8Q50 0 40 0H-40Q-50 0 -54 -8Z", turned(c, "#fffaf0")) +
        stroke("M-58 -96H58", "#2fa39d", 12) +
        disc(0, -50, 16, "#e9837a") +
        oval(0, -150, 70, 13, "#e6dcc8"),
    ),
    beam(c, 330, 80, 420, 620, 920, 0.4),
    warmth(c, 0.4),
  );
  return c.svg([170, 120, 1280, 800]);
}

/** Vaccination: the cool box opened, a vial and its card, and a paper windmill for afterwards. */
export const coolBox = () =>
  stillLife(
    {
      seed: 838,
      behind: tiles("#d6e6c9"),
      surface: cloth("#f6efd6", "#2fa39d"),
      far: 680,
      sun: 160,
      shown: [190, 160, 1290, 806],
    },
    (c) => [
      place(520, TABLE_Y - 10, 1.12, box3(c)),
      place(1190, TABLE_Y - 30, 1.2, windmill(c)),
      place(860, TABLE_Y + 36, 1.15, vial(c, "#c9503f")),
      place(970, TABLE_Y + 54, 1, vial(c, "#5f7fb0")),
      place(
        700,
        TABLE_Y + 82,
        0.95,
        fallen(c, "M-120 0L-96 -70H110L134 0Z", 6, 8) +
          polygon(
            [
              [-126, 4],
              [-98, -74],
              [104, -74],
              [132, 4],
            ],
            "#fdf3c9",
          ) +
          stroke("M-80 -56H20", "#2f7f84", 9) +
          repeat(3, (i) => stroke(`M${-88 - i * 6} ${-36 + i * 14}H${60 + i * 4}`, "#b9a878", 4)) +
          stroke("M70 -46l12 14l26 -34", "#2c7a4f", 8),
      ),
    ],
  );
const box3 = (c: Canvas) =>
  standing(c, 430, 22) +
  group(
    box(-230, -70, 460, 76, c.fade("#4f9fd0", "#2f74a0"), { round: 20 }) +
      box(-200, -52, 400, 20, "#8fcbe8", { round: 8 }),
    { transform: "translate(-40 -330) rotate(-14)" },
  ) +
  shape("M-214 -300H214L196 -8Q194 8 178 8H-178Q-194 8 -196 -8Z", c.rounded("#8fcbe8", "#4f9fd0", "#2a6a98")) +
  box(-226, -322, 452, 40, c.fade("#bfe3f2", "#6fb3d8"), { round: 14 }) +
  oval(0, -312, 196, 20, "#1f5478") +
  [-120, -40, 40, 120]
    .map((x, i) => box(x - 34, -366 + (i % 2) * 10, 68, 60, c.fade("#f4fbff", "#bfe0f0"), { round: 10 }))
    .join("") +
  box(-120, -210, 240, 110, "#f4fbff", { round: 14 }) +
  lettering("KEEP COOL", 0, -142, 26, "#1f5478") +
  stroke("M-206 -260C-300 -200 -300 -60 -200 -30", "#1f5478", 14);
const vial = (c: Canvas, cap: string) =>
  standing(c, 70, 8) +
  box(-38, -110, 76, 112, "#e9f6f7", { round: 12, opacity: 0.9, stroke: "#9fc2c9", width: 3 }) +
  box(-34, -66, 68, 64, "#d5ecf0", { round: 8 }) +
  box(-38, -76, 76, 46, "#fffdf6") +
  box(-28, -64, 44, 7, "#a9b8b8") +
  box(-28, -50, 30, 7, "#a9b8b8") +
  box(-26, -132, 52, 28, turned(c, "#c9d6d8"), { round: 6 }) +
  box(-28, -150, 56, 24, turned(c, cap), { round: 8 });
const windmill = (c: Canvas) =>
  standing(c, 150, 12) +
  box(-66, -96, 132, 98, turned(c, "#e9b07a"), { round: 14 }) +
  stroke("M0 -90V-420", "#fffaf0", 14) +
  repeat(4, (i) =>
    group(
      shape(
        "M0 0C20 -90 100 -150 150 -120C120 -70 60 -20 0 0Z",
        ["#e9837a", "#f2c14e", "#2fa39d", "#6f9fd0"][i] ?? "#fff",
      ) + shape("M0 0C60 -20 120 -70 150 -120C110 -50 60 -6 0 0Z", "#0b2a2e", { opacity: 0.16 }),
      { transform: `translate(0 -430) rotate(${i * 90 + 14})` },
    ),
  ) +
  disc(0, -430, 18, "#fffaf0");

/** Up again after a new knee: the crutches by the bed, sandals ready, the family's tiffin on the sill. */
export function crutchesByTheBed(): string {
  const c = new Canvas(1600, 1000, 839);
  const crutch = (x: number, lean: number) =>
    group(
      stroke("M-26 0V-560M26 0V-560", "#c9975e", 20) +
        stroke("M-30 0V-556M22 0V-556", "#f0d09c", 5) +
        stroke("M-26 0Q-24 60 0 90Q24 60 26 0M0 90V230", "#c9975e", 20) +
        box(-36, -320, 72, 34, turned(c, "#35607a"), { round: 14 }) +
        box(-62, -600, 124, 58, turned(c, "#35607a"), { round: 26 }) +
        box(-16, 214, 32, 36, "#23343b", { round: 8 }) +
        disc(-26, -150, 6, "#7a5a2c") +
        disc(26, -150, 6, "#7a5a2c"),
      { transform: `translate(${x} 690) rotate(${lean}) scale(.84)` },
    );
  c.add(
    wall(c, "#efe0bd", 0, 0, 1600, 1000),
    box(0, 520, 1600, 280, c.fade("#a9c9b4", "#8fb39c")),
    box(0, 512, 1600, 9, "#f7efda"),
    box(0, 790, 1600, 210, c.fade("#a9674a", "#c98a68")),
    box(0, 776, 1600, 16, "#6f8f7c"),
    window(c, 250, 70, 500, 380, { view: "palms", light: "dawn", panes: 3 }),
    place(610, 458, 0.62, tiffin(c)),
    beam(c, 330, 70, 360, 420, 900, 0.42),
    polygon(
      [
        [520, 830],
        [900, 830],
        [1160, 1000],
        [700, 1000],
      ],
      "#fff3cf",
      { opacity: 0.42, filter: c.blur(6) },
    ),
  );
  c.add(
    shape("M960 520C980 500 1020 500 1040 500H1640V840H960Z", c.fade("#ffffff", "#d3dfe0")),
    box(920, 300, 46, 600, c.rounded("#f7efe0", "#e3cfae", "#b9976a"), { round: 18 }),
    shape("M966 560C1100 540 1400 566 1640 548V800H966Z", c.fade("#e39a7a", "#b8604a")),
    repeat(5, (i) =>
      stroke(`M966 ${600 + i * 40}C1100 ${584 + i * 40} 1400 ${606 + i * 40} 1640 ${590 + i * 40}`, "#f6d3b8", 6, {
        opacity: 0.6,
      }),
    ),
    shape(
      "M1180 500C1190 440 1330 430 1420 440S1560 470 1560 520C1440 550 1240 550 1180 500Z",
      c.fade("#ffffff", "#dbe5e6"),
    ),
    box(966, 796, 680, 30, "#9fb3b8", { round: 8 }),
    box(1500, 820, 20, 120, STEEL[2]),
    fallen(c, "M820 880L880 880L870 340L830 340Z", 60, 10, 0.22),
    crutch(850, 7),
    crutch(780, 4),
    place(610, 890, 1.25, sandals(c, "#7a4a2a")),
    warmth(c, 0.36),
  );
  return c.svg([190, 130, 1280, 800]);
}
