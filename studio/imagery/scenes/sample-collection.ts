import { Canvas } from "../kit/canvas.ts";
import { STEEL, TEAL } from "../kit/palette.ts";
import { box, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { drawers, washBasin } from "../rooms/fittings.ts";
import { trolley } from "../rooms/furniture.ts";
import { tubeRack } from "../rooms/machines.ts";
import { CLOSE, clock, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** Early in the laboratory: the chair where samples are taken, before the first patient comes. */
export function sampleCollection(): string {
  const c = new Canvas(1600, 1000, 617);
  c.add(
    room(c, { wall: "#f0e6d2", dado: "#8fb8b2", floor: "#cbb795", side: "right" }),
    window(c, 250, 140, 560, 390, { view: "palms", light: "dawn", panes: 3 }),
    sunBeam(c, 250, 140, 560, 620, 280),
    sunPatch(c, 300, 730, 480),
    clock(960, 230, 44),
    place(1190, 480, 1, washBasin(c)),
  );
  c.add(
    place(620, 900, 1.5, armchair(c)),
    place(960, 930, 1.15, trolley(c, false)),
    place(890, 776, 0.84, tubeRack()),
    place(1180, 930, 1.1, drawers(c, 200, 4, "#e6eee9")),
    place(1196, 716, 1, tubeRack()),
    repeat(3, (i) => box(1250, 690 - i * 14, 70, 13, ["#fffdf6", "#dfe9ea", TEAL[5]][i] ?? "#fffdf6", { round: 3 })),
    warmth(c, 0.42),
  );
  return c.svg(CLOSE);
}

/** A padded chair that leans back, with a rest for the arm; its floor's middle at the origin. */
function armchair(c: Canvas): string {
  const pad = c.rounded("#7fc3b8", "#3f9389", "#1f5f5c");
  return (
    oval(10, 4, 190, 12, "#0b2a2e", { opacity: 0.25 }) +
    stroke("M-90 0L70 0M-10 0V-70", STEEL[1], 12) +
    shape("M-110 -96L-176 -262Q-182 -292 -154 -296Q-130 -298 -122 -276L-64 -116Z", pad) +
    shape("M-172 -272Q-186 -312 -156 -318Q-126 -320 -126 -288Z", c.fade("#ffffff", "#dbe5e6")) +
    shape("M-120 -112Q-118 -132 -98 -132H84Q110 -132 112 -108Q112 -84 88 -84H-96Q-118 -86 -120 -112Z", pad) +
    shape("M84 -124Q116 -122 126 -98L150 -30Q152 -12 134 -10Q120 -10 114 -26L92 -90Z", pad) +
    stroke("M-58 -130V-168", STEEL[1], 10) +
    box(-104, -192, 170, 26, c.fade("#fffaf0", "#cfd9d6"), { round: 13 })
  );
}
