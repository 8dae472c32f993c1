import { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { GOLD, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, place, plus, repeat, stroke } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { person } from "../people/figure.ts";
import { together } from "../people/outfit.ts";
import { FACES } from "../people/people.ts";
import { counter, screen } from "../rooms/furniture.ts";
import { CLOSE, pendantLamp, room, sunPatch, warmth } from "../rooms/room.ts";
import { counterIn, screenIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";
import { window } from "../rooms/window.ts";
import { mundu, saree } from "./wardrobe.ts";

/** The reception by the courtyard, its desk before a panelled wall. */
export function reception(): string {
  const c = new Canvas(1600, 1000, 11);
  c.add(
    room(c, { wall: "#f3e2c0", floor: "#a8503a", ceiling: "timber", tiles: "oxide", side: "right" }),
    box(140, 110, 620, 480, c.rounded(WOOD[4], WOOD[3], WOOD[2]), { round: 6 }),
    repeat(31, (i) => stroke(`M${150 + i * 20} 116V584`, WOOD[1], 2.4, { opacity: 0.35 })),
    disc(450, 190, 52, "#fffaf0"),
    disc(450, 190, 45, TEAL[1]),
    plus(450, 190, 24, "#fffaf0"),
    lettering("WELCOME", 450, 306, 28, "#fff6e0"),
    box(380, 322, 140, 5, GOLD, { round: 3 }),
    repeat(2, (i) =>
      window(c, 870 + i * 290, 160, 220, 410, { view: "courtyard", arch: true, panes: 2, light: "golden" }),
    ),
    sunPatch(c, 850, 730, 230, 2),
    sunPatch(c, 1140, 730, 230, 2),
    pendantLamp(c, 280, 120),
    pendantLamp(c, 620, 120),
  );
  c.add(
    place(130, 935, 1, counter(c, 640, 260)),
    place(220, 662, 0.95, screen(c, 120)),
    place(700, 662, 0.5, potPlant(c, 200)),
    place(1420, 940, 1.2, potPlant(c, 240, "round")),
    warmth(c, 0.36),
  );
  return c.svg(CLOSE);
}

/** The entrance hall in the evening: an old couple before the reception desk, seen from behind. */
export function entranceHall(): string {
  const c = new Canvas(1600, 1000, 12);
  const s = new Space(c, { at: [240, 175, -170], turn: 12, focal: 1000, centre: [800, 380], light: "right" });
  const visitor = (x: number, z: number, look: (typeof FACES)[keyof typeof FACES], outfit: ReturnType<typeof mundu>) =>
    s.stand([x, 0, z], person(c, { look, outfit, pose: { hands: together }, away: true }));
  c.add(
    shell(s, {
      width: 700,
      depth: 560,
      height: 320,
      wall: "#eee8cf",
      floor: "#b8654a",
      ceiling: "#e3cfa4",
      joints: 70,
    }),
    repeat(3, (i) =>
      s.window(s.panel([700, 60, 60 + i * 170], "z", 130, 220), { view: "hills", light: "golden", panes: 2, rows: 3 }),
    ),
    repeat(2, (i) => floorLight(s, [420, 120 + i * 170], [220, 120])),
    s.face(s.panel([120, 96, 559], "x", 330, 190), WOOD[2], { soft: 4 }),
    repeat(20, (i) => s.face(s.panel([126 + i * 16, 100, 558], "x", 10, 182), WOOD[3], { opacity: 0.7 })),
    sign(s),
    counterIn(s, [120, 400], [340, 104, 70], TEAL[1]),
    screenIn(s, [180, 109, 430]),
    s.stand([424, 109, 430], potPlant(c, 220), { size: 0.28 }),
  );
  c.add(
    s.stand([60, 0, 500], potPlant(c, 300, "round"), { size: 0.5 }),
    visitor(268, 340, FACES.grandfather, mundu("#f0e6d0")),
    visitor(332, 336, FACES.grandmother, saree("#f3e6cc", "#c9963c")),
    warmth(c, 0.4),
  );
  return c.svg([170, 90, 1264, 790]);
}

/** The hospital's sign on the panelled wall. */
function sign(s: Space): string {
  const [x, y] = s.point([286, 236, 557]);
  return (
    disc(x, y, 44, "#fffaf0") +
    disc(x, y, 38, TEAL[1]) +
    plus(x, y, 21, "#fffaf0") +
    lettering("RECEPTION", x, y + 84, 22, "#fff6e0")
  );
}
