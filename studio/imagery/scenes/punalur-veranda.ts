import { hangingBridge } from "../buildings/bridge.ts";
import { punalurHospital } from "../buildings/punalur-hospital.ts";
import { column } from "../buildings/openings.ts";
import { Canvas } from "../kit/canvas.ts";
import { box, disc, group, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { MANGO, areca, potPlant, tree } from "../nature/plants.ts";
import { birds, hills, sky, sunlight } from "../nature/sky.ts";
import { ripples, water } from "../nature/water.ts";
import { HANDS, hands, together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { SIZE, sunOnFloor, verandaFloor } from "./veranda-floor.ts";
import { coat, coatOverSaree, put } from "./wardrobe.ts";

/** Punalur: the upper veranda, arches framing hills and the hanging bridge. */
export function punalurVeranda(): string {
  const c = new Canvas(SIZE, SIZE, 229);
  c.add(
    sky(c, "golden", 480, [860, 300]),
    hills(c, "golden", 520, 5, 210),
    birds(c, 300, 170, 7),
    repeat(40, (i) => oval((i * 71) % SIZE, 536 - ((i * 13) % 24), 40, 30, i % 2 ? "#5d9a72" : "#3f7d5c")),
    box(0, 540, SIZE, 60, "#3f7d5c"),
    water(c, 560, 300, "golden", 860),
    group(hangingBridge(c, 300, 760, 560), { transform: "translate(90 130) scale(.82)" }),
    group(punalurHospital(c, 0, 0, 0.2), { transform: "translate(-120 640) scale(.5)" }),
    shape("M-10 660C160 620 330 630 420 690L460 800H-10Z", c.fade("#9cc56c", "#4c8d4c")),
    ripples(c, 620, 160, 30, "#ffe3b8"),
    place(1130, 860, 1, areca(c, 520)),
    place(60, 860, 1, tree(c, 330, 170, MANGO)),
  );
  const white = "#fdfdf6";
  const arch = (x: number) =>
    shape(
      `M${x} 0H${x + 400}V900H${x + 370}V420A170 190 0 0 0 ${x + 30} 420V900H${x}Z`,
      c.linear([
        [0, "#e9e6d6"],
        [1, white],
      ]),
    ) + shape(`M${x + 30} 900V420A170 190 0 0 1 ${x + 370} 420V900`, "none", { stroke: "#c9cdbf", width: 6 });
  c.add(
    [0, 400, 800].map(arch).join(""),
    box(0, 0, SIZE, 70, c.fade("#b9bcae", "#e9e6d6")),
    [0, 400, 800, 1200].map((x) => column(c, x, 900, 64, 480, "#ffffff", "#bfc4bd")).join(""),
    box(0, 768, SIZE, 24, "#ffffff"),
    box(0, 872, SIZE, 24, "#ffffff"),
    repeat(30, (i) =>
      shape(
        `M${6 + i * 40} 792h24q6 30 -4 44q10 18 2 36h-20q-8 -18 2 -36q-10 -14 -4 -44Z`,
        c.rounded("#ffffff", "#f1f1e8", "#bfc4bd"),
      ),
    ),
  );
  c.add(
    verandaFloor(c, 895, "#8f9a94"),
    sunOnFloor(c, [200, 600, 1000], 900),
    stroke("M600 70V190", "#5c6b73", 5),
    shape("M560 250Q564 190 600 190Q636 190 640 250Z", "#41646d"),
    disc(600, 252, 80, c.glow("#fff1c2", 0.5)),
    put(c, 280, 1130, 3.6, {
      look: FACES.drIndira,
      outfit: coatOverSaree("#37627d", "#e2b86a"),
      pose: { turn: 0.5, hands: together },
      holds: { item: "clipboard", hand: 0 },
    }),
    put(c, 500, 1140, 3.55, {
      look: FACES.farmer,
      outfit: { cloth: "shirt", colour: "#e0b070", legs: "#5c6b73" },
      pose: { turn: -0.4, hands: hands(HANDS.down, [26, 12]) },
    }),
    put(c, 930, 1125, 3.6, {
      look: FACES.drArjun,
      outfit: coat("#2b8c83", { lanyard: "#e0a63c" }),
      pose: { turn: -0.5, hands: hands(HANDS.reachLow, HANDS.down) },
    }),
    put(c, 1060, 1140, 3.4, {
      look: FACES.girl,
      outfit: { cloth: "frock", colour: "#e97f60", accent: "#fff" },
      tall: 118,
      pose: { turn: -0.5, hands: hands([10, 4], HANDS.down) },
    }),
    place(720, 1150, 1.1, potPlant(c, 250, "round")),
    sunlight(c, "#ffd9a0", 0.4, 0.6, 0.25),
  );
  return c.svg();
}
