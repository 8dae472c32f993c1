import { Canvas, DIAGONAL } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { darker, GOLD, LATERITE, lighter, SKIN, STEEL, TEAL, WALL, WOOD } from "../kit/palette.ts";
import { box, disc, group, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { houseboat } from "../nature/boats.ts";
import { palm, palmBank } from "../nature/palm.ts";
import { birds, sky, sunlight } from "../nature/sky.ts";
import { hyacinths, ripples, water } from "../nature/water.ts";
import { vitals } from "../rooms/equipment.ts";
import { warmth } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import { turned } from "../still-life/table.ts";
import { beam, BRASS, fallen, lyingHand, restingHand, tiffin, wall } from "./parts.ts";

/** A newborn asleep in the cloth cradle of a Kerala home, the mother's hand on its edge, beside an arched window. */
export function clothCradle(): string {
  const c = new Canvas(2100, 860, 811);
  const cream = "#f6ead0";
  const face = SKIN[3];
  c.add(
    wall(c, "#ecd3ac", 0, 0, 2100, 860),
    box(0, 640, 2100, 220, c.fade("#c98a66", "#a9694a")),
    box(0, 632, 2100, 10, "#f3e2c4"),
    window(c, 760, 84, 330, 470, { view: "courtyard", light: "golden", arch: true, panes: 2 }),
    box(716, 556, 418, 30, c.fade("#fff3dc", "#d9bd94"), { round: 5 }),
    beam(c, 880, 90, 300, 620, 800, 0.5),
  );
  const back = "M1430 10L1150 360Q1430 250 1710 360Z";
  const bag = "M1128 372Q1430 520 1732 372C1726 590 1600 742 1430 746C1260 742 1134 590 1128 372Z";
  c.add(
    fallen(c, bag, 60, 46, 0.22),
    stroke("M1430 -20V40", WOOD[1], 20),
    shape(back, c.fade(darker(cream, 0.12), darker(cream, 0.3))),
    shape("M1140 366Q1430 250 1720 366Q1430 560 1140 366Z", c.fade(darker(cream, 0.36), darker(cream, 0.18))),
    group(
      shape(
        "M-20 -44C120 -76 300 -70 420 -10C440 50 400 110 200 110C60 110 -30 70 -20 -44Z",
        c.fade("#ffffff", "#d9e6e2"),
      ) +
        stroke("M40 -40C120 10 160 60 170 104M150 -56C240 0 280 50 290 100", "#b9cfca", 6, { opacity: 0.7 }) +
        disc(
          -34,
          4,
          86,
          c.radial(
            [
              [0, face[2]],
              [0.6, face[0]],
              [1, face[1]],
            ],
            0.4,
            0.35,
            0.8,
          ),
        ) +
        shape(
          "M-112 -34C-112 -104 -44 -126 6 -96C40 -76 56 -40 50 -14C10 -40 -50 -58 -112 -34Z",
          c.fade(lighter(TEAL[3], 0.3), TEAL[2]),
        ) +
        stroke("M-114 -30C-50 -58 10 -40 52 -8", lighter(TEAL[4], 0.4), 17) +
        disc(6, -108, 22, "#fff6e4") +
        stroke("M-92 12q16 14 32 2M-30 24q16 14 32 0", "#4a2a1c", 5) +
        oval(-84, 40, 16, 10, "#d9705a", { opacity: 0.35 }) +
        oval(0, 50, 18, 11, "#d9705a", { opacity: 0.35 }) +
        stroke("M-50 30q-8 12 4 14", face[1], 5) +
        stroke("M-62 62q14 10 28 2", "#8d3f38", 6),
      { transform: "translate(1336 338) rotate(8)" },
    ),
  );
  const panel = (k: number) =>
    group(
      shape(
        "M0 10C-60 150 -230 250 -302 372C-270 404 -236 420 -196 434C-150 300 -40 150 0 10Z",
        c.linear(
          [
            [0, darker(cream, 0.16)],
            [0.5, lighter(cream, 0.5)],
            [1, darker(cream, 0.06)],
          ],
          DIAGONAL,
        ),
      ) +
        stroke("M-6 40C-70 180 -200 280 -262 396M-4 60C-60 200 -170 300 -224 416", darker(cream, 0.26), 5, {
          opacity: 0.5,
        }) +
        stroke("M0 10C-50 170 -150 300 -196 434", BRASS, 9, { opacity: 0.8 }),
      { transform: `translate(1430 0) scale(${k} 1)` },
    );
  c.add(
    panel(1),
    panel(-1),
    oval(1430, 36, 30, 40, c.rounded(lighter(cream, 0.4), cream, darker(cream, 0.25))),
    shape(
      bag,
      c.linear(
        [
          [0, lighter(cream, 0.6)],
          [0.5, cream],
          [1, darker(cream, 0.3)],
        ],
        DIAGONAL,
      ),
    ),
    stroke(
      "M1190 420C1230 560 1300 660 1390 730M1290 462C1310 570 1360 660 1420 740M1430 474V744M1570 462C1550 570 1500 660 1440 740M1670 420C1630 560 1560 660 1470 730",
      darker(cream, 0.22),
      6,
      { opacity: 0.45 },
    ),
    stroke("M1128 372Q1430 520 1732 372", GOLD, 26, { cap: "butt" }),
    stroke("M1130 400Q1430 546 1730 400", GOLD, 6, { cap: "butt" }),
    stroke("M1128 362Q1430 508 1732 362", "#fbe2a4", 5, { cap: "butt", opacity: 0.8 }),
    place(1624, 420, 1, restingHand(c, 3, "#8f2f45")),
    place(840, 556, 0.62, brassCup(c)),
    beam(c, 1080, 0, 240, 420, 860, 0.2),
    warmth(c, 0.4),
  );
  return c.svg();
}

const brassCup = (c: Canvas) =>
  oval(12, 0, 80, 12, "#1d1a14", { opacity: 0.3, filter: c.blur(6) }) +
  shape("M-66 -130H66C64 -70 50 -30 40 -14L52 0H-52L-40 -14C-50 -30 -64 -70 -66 -130Z", turned(c, BRASS)) +
  oval(0, -130, 66, 13, darker(BRASS, 0.35)) +
  stroke("M-20 -126L70 -236", "#dfe8ea", 12);

const DOCTORS = [
  ["HEART", 1, "MTWTFS"],
  ["BONES", 1, "M W F"],
  ["CHILDREN", 1, "MTWTFS"],
  ["EYES", 0, " T T S"],
  ["MOTHERS", 1, "MTWTF"],
  ["LUNGS", 0, "M  T"],
] as const;

/** The board of the doctors on the veranda, with a slide for in and out; behind it the water and a houseboat. */
export function doctorsBoard(): string {
  const c = new Canvas(2100, 860, 812);
  const [left, top, w, row] = [1200, 112, 690, 84];
  c.add(
    sky(c, "dawn", 480, [520, 330]),
    birds(c, 800, 130, 6),
    palmBank(c, 478, "dawn", 0.5, 28, 110),
    palmBank(c, 488, "dawn", 0.28, 18, 140),
    water(c, 490, 400, "dawn", 520),
    ripples(c, 520, 260, 60, "#fff3d9"),
    place(560, 640, 0.92, houseboat(c)),
    box(330, 656, 470, 10, "#0d3a40", { round: 5, opacity: 0.3 }),
    place(950, 720, 1, hyacinths(c, 260, 10)),
    place(180, 880, 1, palm(c, 700, 60, { seed: 31, light: 0.3 })),
    sunlight(c, "#ffdf9f", 0.45, 0.22, 0.4),
  );
  c.add(
    box(
      1060,
      0,
      1040,
      860,
      c.linear(
        [
          [0, "#fff2d8"],
          [0.6, "#f0d9b2"],
          [1, "#d6b78a"],
        ],
        DIAGONAL,
      ),
    ),
    box(1060, 690, 1040, 170, c.fade(LATERITE[2], LATERITE[0])),
    repeat(3, (i) => stroke(`M1060 ${736 + i * 44}H2100`, LATERITE[0], 3, { opacity: 0.5 })),
    repeat(7, (i) =>
      stroke(`M${1110 + i * 150} 692V734M${1180 + i * 150} 738V778M${1110 + i * 150} 782V822`, LATERITE[0], 3, {
        opacity: 0.5,
      }),
    ),
    box(1060, 678, 1040, 14, "#fff3dc"),
    box(1004, 0, 74, 860, c.rounded(WOOD[4], WOOD[2], WOOD[0])),
    box(984, 780, 114, 80, WALL[3], { round: 6 }),
    box(-10, 0, 2120, 40, c.fade(WOOD[1], WOOD[2])),
    box(-10, 38, 2120, 10, WOOD[3]),
    shape("M900 48H1182L1098 130H984Z", WOOD[2]),
    box(-10, 712, 1016, 24, c.fade(WOOD[4], WOOD[2]), { round: 6 }),
    repeat(15, (i) => box(14 + i * 68, 736, 22, 124, c.rounded(WOOD[3], WOOD[2], WOOD[1]), { round: 8 })),
  );
  c.add(
    box(left - 20, top - 6, w + 66, 600, "#3a2a1c", { opacity: 0.3, filter: c.blur(16), round: 10 }),
    box(left - 30, top - 30, w + 60, 596, c.rounded(WOOD[4], WOOD[3], WOOD[1]), { round: 10 }),
    box(left - 30, top - 30, w + 60, 596, "none", { round: 10, stroke: WOOD[1], width: 3 }),
    box(
      left,
      top,
      w,
      536,
      c.linear(
        [
          [0, "#1f5a55"],
          [1, "#10403f"],
        ],
        DIAGONAL,
      ),
    ),
    lettering("DOCTORS TODAY", left + w / 2, top + 44, 28, "#fbe9c0"),
    stroke(`M${left + 34} ${top + 64}H${left + w - 34}`, GOLD, 4),
    stroke(`M${left + 34} ${top + 71}H${left + w - 34}`, GOLD, 2),
  );
  DOCTORS.forEach(([name, isIn, days], i) => {
    const y = top + 96 + i * (row - 12);
    const slide = left + w - 190;
    c.add(
      box(left + 30, y, 250, 50, "#fdf4dc", { round: 6 }),
      lettering(name, left + 155, y + 36, 22, "#153f3f"),
      ...[..."MTWTFS"].map((day, k) => {
        const here = days[k] !== undefined && days[k] !== " ";
        const x = left + 312 + k * 32;
        return (
          disc(x, y + 25, 14, here ? "#f3d08a" : "#2b6660") + (here ? lettering(day, x, y + 31, 12, "#153f3f") : "")
        );
      }),
      box(slide, y + 2, 160, 46, "#0a2c2d", { round: 8 }),
      box(
        isIn ? slide + 4 : slide + 78,
        y + 5,
        78,
        40,
        isIn ? c.fade("#7fc9a0", "#3f9a72") : c.fade("#e6c79a", "#b98f5c"),
        { round: 6 },
      ),
      lettering(isIn ? "IN" : "OUT", isIn ? slide + 43 : slide + 117, y + 34, 19, isIn ? "#ffffff" : "#4a2f17"),
      disc(isIn ? slide + 120 : slide + 40, y + 25, 5, "#2b6660"),
    );
  });
  c.add(
    stroke("M2006 170q0 -34 24 -34", WOOD[1], 10),
    group(
      shape("M-16 0C-44 150 -46 300 -18 440H18C46 300 44 150 16 0Z", c.rounded("#5a7f95", "#35566b", "#1f3a4b")) +
        stroke("M-6 10C-20 150 -20 300 -6 430M8 10C22 150 20 300 8 430", "#16303f", 4, { opacity: 0.6 }) +
        box(-30, 200, 60, 18, "#1f3a4b", { round: 8 }) +
        stroke("M0 440V480", STEEL[1], 8) +
        stroke("M0 0V-40Q0 -74 26 -74", WOOD[2], 14),
      { transform: "translate(2006 222) rotate(3)" },
    ),
    beam(c, 1300, 0, 260, 420, 860, 0.34),
    warmth(c, 0.36),
  );
  return c.svg();
}

/** Intensive care at first light: the monitor's quiet lines, a hand with its clip, the family's tiffin on the sill. */
export function watchedSleep(): string {
  const c = new Canvas(2100, 860, 813);
  c.add(
    wall(c, "#a9cdc6", 0, 0, 2100, 860),
    box(0, 590, 2100, 270, c.fade("#7fb3a8", "#5f988e")),
    box(0, 582, 2100, 9, "#d6ebe5"),
    window(c, 610, 64, 520, 430, { view: "backwater", light: "dawn", panes: 2, timber: "#3f7f86", bars: "none" }),
    box(570, 500, 600, 28, c.fade("#f4f8f4", "#a9c4c0"), { round: 5 }),
    place(1030, 502, 0.5, tiffin(c)),
    beam(c, 760, 80, 340, 560, 780, 0.42),
  );
  c.add(
    box(1466, -10, 18, 120, STEEL[2]),
    box(1226, 76, 520, 356, "#123036", { opacity: 0.28, filter: c.blur(18), round: 20 }),
    box(1210, 60, 520, 356, c.fade("#3a4f57", "#1c2b31"), { round: 22 }),
    vitals(1236, 84, 468, 308),
    box(1610, 96, 90, 280, "#08262b"),
    lettering("72", 1656, 168, 34, "#5ef0b0") +
      lettering("98", 1656, 258, 34, "#5ac8f0") +
      lettering("16", 1656, 346, 34, "#f2c14e"),
    disc(1470, 240, 420, c.glow("#7fe8d0", 0.2)),
    box(1850, 60, 14, 640, c.rounded("#ffffff", STEEL[3], STEEL[1])),
    stroke("M1790 74H1930M1800 74q-6 34 14 34M1920 74q6 34 -14 34", STEEL[2], 9),
    shape(
      "M1886 108H1946Q1956 108 1956 120V230Q1956 262 1916 268Q1876 262 1876 230V120Q1876 108 1886 108Z",
      "#e6f4f4",
      { opacity: 0.9 },
    ),
    shape("M1878 170H1954V230Q1954 260 1916 266Q1878 260 1878 230Z", "#b9e0ea", { opacity: 0.9 }),
    stroke("M1916 268C1916 360 1900 380 1900 440", "#dff0f2", 8),
    [0, 1]
      .map(
        (i) =>
          box(1790, 330 + i * 120, 156, 104, c.rounded("#ffffff", "#eaf0f0", "#b7c7cb"), { round: 12 }) +
          box(1806, 346 + i * 120, 84, 42, "#08262b", { round: 5 }) +
          stroke(`M1816 ${368 + i * 120}h20l8 -12 10 22 6 -10h22`, i ? "#f2c14e" : "#5ac8f0", 4) +
          disc(1918, 366 + i * 120, 13, i ? GOLD : TEAL[3]) +
          box(1808, 402 + i * 120, 60, 12, STEEL[3], { round: 6 }),
      )
      .join(""),
  );
  c.add(
    shape("M900 700C930 600 1200 566 1500 580S1900 600 2110 570V870H900Z", c.fade("#ffffff", "#cfe0e0")),
    stroke(
      "M960 650C1100 700 1200 760 1240 860M1180 600C1300 680 1380 760 1400 860M1900 600C1820 680 1760 780 1750 860",
      "#b3c9ca",
      9,
      { opacity: 0.6 },
    ),
    shape("M860 870C856 800 880 770 950 762C1200 740 1500 800 2110 740V870Z", c.fade("#4fa39a", "#2b7a76")),
    repeat(15, (i) =>
      stroke(
        `M${930 + i * 82} ${800 - (i % 3) * 8}q20 -16 40 0t40 0M${910 + i * 82} ${836}q20 -16 40 0t40 0`,
        "#8fd0c4",
        5,
        { opacity: 0.55 },
      ),
    ),
    place(1560, 668, 1.02, lyingHand(c, 2, "#b9d9e6", "#3f8fc0")),
    beam(c, 1150, 100, 260, 420, 760, 0.22),
    warmth(c, 0.34),
  );
  return c.svg();
}
