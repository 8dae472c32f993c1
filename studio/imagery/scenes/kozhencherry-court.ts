import { column } from "../buildings/openings.ts";
import { TERRACOTTA } from "../buildings/roof.ts";
import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, LATERITE, WOOD } from "../kit/palette.ts";
import { box, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { MANGO, RAIN_TREE, areca, bush, tree } from "../nature/plants.ts";
import { sky, sunlight } from "../nature/sky.ts";
import { ripples } from "../nature/water.ts";
import { both } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { SIZE } from "./veranda-floor.ts";
import { frock, put, salwar } from "./wardrobe.ts";

/** Kozhencherry: the arcaded court with its lotus pool under old trees. */
export function kozhencherryCourt(): string {
  const c = new Canvas(SIZE, SIZE, 227);
  c.add(arcadedHouse(c));
  c.add(
    box(0, 655, SIZE, 545, c.fade("#a4c970", "#579452")),
    shape("M0 760H1200V860H0Z", c.fade("#d9bd94", "#e9d3ac")),
    shape("M480 660H720L980 1200H220Z", c.fade("#d9bd94", "#f0ddb8")),
    place(130, 760, 1, tree(c, 560, 300, MANGO)),
    place(1110, 740, 1, tree(c, 500, 260, RAIN_TREE)),
    place(960, 690, 1, areca(c, 380)),
  );
  c.add(lotusPool(c));
  c.add(
    place(240, 900, 1, bush(c, 260, 80, undefined, HIBISCUS)),
    place(1010, 905, 1, bush(c, 280, 84, undefined, GOLD)),
    put(c, 790, 748, 1.35, {
      look: FACES.mother,
      outfit: salwar("#7d3550", "#e9b44c"),
      pose: { feet: both([-9, 0], [8, -3]) },
      away: true,
    }),
    put(c, 858, 744, 1.3, {
      look: FACES.girl,
      outfit: frock("#e0a63c"),
      tall: 112,
      pose: { feet: both([-7, -2], [8, 0]) },
      away: true,
    }),
    place(600, 1150, 1.5, stoneBench(c)),
    sunlight(c, "#fff0c0", 0.4, 0.4, 0.2),
  );
  return c.svg();
}

/** Two storeys of the hospital around the court, arches below. */
function arcadedHouse(c: Canvas): string {
  const arcade = repeat(
    5,
    (i) =>
      shape(`M${30 + i * 240} 640V430A90 90 0 0 1 ${210 + i * 240} 430V640Z`, c.fade("#7a6a4a", "#b59a6e")) +
      shape(`M${30 + i * 240} 640V430A90 90 0 0 1 ${210 + i * 240} 430V640`, "none", { stroke: "#fff6e2", width: 12 }) +
      column(c, i * 240, 640, 34, 220, "#fff6e2", "#cdb07c") +
      box(86 + i * 240, 486, 68, 154, ["#f6d48d", "#5f3824", "#9fcfc6", "#5f3824", "#f6d48d"][i] ?? WOOD[1], {
        opacity: 0.85,
      }),
  );
  const upper = repeat(
    6,
    (i) =>
      box(40 + i * 200, 190, 90, 110, "#fff6e2") +
      box(48 + i * 200, 198, 74, 94, c.fade("#a9dcd6", "#236a70")) +
      stroke(`M${85 + i * 200} 198v94`, "#fff6e2", 4),
  );
  return [
    sky(c, "noon", 300, [900, 60]),
    box(0, 150, SIZE, 500, c.fade("#f8e8c4", "#e9cf98")),
    shape(`M-20 150L40 40H1160L1220 150Z`, c.fade(TERRACOTTA[3], TERRACOTTA[1])),
    repeat(9, (i) => stroke(`M0 ${52 + i * 12}H${SIZE}`, TERRACOTTA[0], 1.4, { opacity: 0.35 })),
    box(0, 148, SIZE, 12, WOOD[1]),
    upper,
    box(0, 322, SIZE, 14, "#fff6e2"),
    arcade,
    box(0, 640, SIZE, 20, "#e2c49c"),
  ].join("");
}

/** A bench of laterite with a flask and a bag that somebody has left for a moment. */
function stoneBench(c: Canvas): string {
  return [
    oval(0, 4, 190, 12, "#0b2a2e", { opacity: 0.22 }),
    repeat(2, (i) => box(-150 + i * 236, -64, 64, 66, c.fade(LATERITE[2], LATERITE[0]), { round: 4 })),
    box(-180, -84, 360, 26, c.fade("#fff6e2", "#d9c39a"), { round: 6 }),
    shape("M40 -84L52 -146H128L140 -84Z", c.fade("#2f8f86", "#17615f")),
    stroke("M66 -146Q90 -196 114 -146", "#17615f", 7),
    box(-104, -150, 34, 66, c.fade("#c8443c", "#8e2b2b"), { round: 8 }),
    box(-101, -172, 28, 26, "#eef0ea", { round: 6 }),
  ].join("");
}

function lotusPool(c: Canvas): string {
  return [
    oval(600, 830, 330, 96, c.fade(LATERITE[2], LATERITE[0])),
    oval(600, 820, 330, 94, "#e9d3ac"),
    oval(600, 824, 290, 76, c.fade("#8ccbbd", "#17707a")),
    repeat(
      9,
      (i) =>
        oval(430 + ((i * 83) % 340), 800 + ((i * 29) % 60), 30, 9, i % 2 ? "#3f8a56" : "#5da05c") +
        (i % 3
          ? ""
          : shape(
              `M${430 + ((i * 83) % 340)} ${796 + ((i * 29) % 60)}q-26 -14 -14 -30q6 12 14 -10q8 22 14 10q12 16 -14 30Z`,
              "#e59ab0",
            )),
    ),
    ripples(c, 800, 40, 5),
  ].join("");
}
