import { hangingBridge } from "../buildings/bridge.ts";
import { punalurHospital } from "../buildings/punalur-hospital.ts";
import { column } from "../buildings/openings.ts";
import { Canvas } from "../kit/canvas.ts";
import { box, disc, group, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { MANGO, areca, potPlant, tree } from "../nature/plants.ts";
import { birds, hills, sky, sunlight } from "../nature/sky.ts";
import { ripples, water } from "../nature/water.ts";
import { both } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { SIZE, sunOnFloor, verandaFloor } from "./veranda-floor.ts";
import { put, shirt } from "./wardrobe.ts";

/** Punalur: the upper veranda, arches framing hills and the hanging bridge, tea on the table. */
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
    put(c, 415, 985, 3.15, {
      look: FACES.farmer,
      outfit: shirt("#e0b070", "#5c6b73"),
      pose: { feet: both([-9, 0], [10, 0]) },
      away: true,
    }),
    place(880, 1120, 1, caneChair(c)),
    place(1092, 1128, 1, teaTable(c)),
    place(110, 1150, 1.1, potPlant(c, 250)),
    sunlight(c, "#ffd9a0", 0.4, 0.6, 0.25),
  );
  return c.svg();
}

/** An easy chair of cane, turned to the view. */
function caneChair(c: Canvas): string {
  const cane = c.fade("#d9a866", "#a9743c");
  return [
    oval(0, 4, 150, 14, "#0b2a2e", { opacity: 0.22 }),
    stroke("M-104 0L-92 -120M104 0L92 -120", "#8a5b2e", 16),
    shape("M-112 -110C-140 -270 -90 -330 0 -330C90 -330 140 -270 112 -110Z", cane),
    shape("M-88 -120C-108 -250 -70 -300 0 -300C70 -300 108 -250 88 -120Z", "#7c5229"),
    repeat(7, (i) =>
      stroke(`M${-72 + i * 24} -124V${-264 - Math.round(30 * Math.sin((i / 6) * Math.PI))}`, "#d9a866", 6),
    ),
    repeat(5, (i) => stroke(`M${-92 + i * 2} ${-146 - i * 30}H${92 - i * 2}`, "#c08c4e", 6)),
    stroke("M-112 -110C-140 -270 -90 -330 0 -330C90 -330 140 -270 112 -110", "#8a5b2e", 14),
    shape("M-130 -112H130L116 -70H-116Z", c.fade("#2f8f86", "#17615f")),
    stroke("M-150 -170Q-156 -120 -128 -110M150 -170Q156 -120 128 -110", "#8a5b2e", 16),
  ].join("");
}

/** A low round table with two glasses of tea. */
function teaTable(c: Canvas): string {
  const tea = (x: number) =>
    shape(`M${x - 17} -196L${x - 13} -140H${x + 13}L${x + 17} -196Z`, c.fade("#e6ded0", "#cfc3ac"), { opacity: 0.9 }) +
    shape(`M${x - 15} -176L${x - 12} -143H${x + 12}L${x + 15} -176Z`, c.fade("#b5733c", "#8a4f24"));
  return [
    oval(0, 4, 92, 10, "#0b2a2e", { opacity: 0.22 }),
    stroke("M-52 0L-22 -128M52 0L22 -128", "#6f4424", 12),
    oval(0, -130, 96, 20, "#6f4424"),
    oval(0, -138, 96, 20, c.fade("#d9a866", "#b98656")),
    tea(-30),
    tea(34),
  ].join("");
}
