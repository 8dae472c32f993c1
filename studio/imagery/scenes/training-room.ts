import { Canvas } from "../kit/canvas.ts";
import { CORAL, TEAL } from "../kit/palette.ts";
import { box, disc, oval, place, polygon, shape, stroke } from "../kit/shapes.ts";
import { bed } from "../rooms/bed.ts";
import { headwall, monitor } from "../rooms/equipment.ts";
import { CLOSE, room, sunPatch, warmth } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** The training room: practice beds by the windows, a dummy for heart massage on its mat, a screen. */
export function trainingRoom(): string {
  const c = new Canvas(1600, 1000, 631);
  c.add(
    room(c, { wall: "#e6ecd9", dado: "#a8c39c", floor: "#c49a6c", tiles: "planks", ceiling: "panels", side: "left" }),
    window(c, 1010, 150, 400, 330, { view: "garden", light: "dawn", panes: 3 }),
    sunPatch(c, 1010, 730, 340),
    box(290, 150, 560, 320, "#33464f", { round: 8 }),
    box(302, 162, 536, 296, c.fade("#fffdf6", "#dfe9ea")),
    box(302, 162, 536, 60, TEAL[1]),
    shape("M470 300C420 250 450 224 484 250C518 224 548 250 498 300L484 314Z", CORAL),
    box(600, 262, 190, 14, "#b9c9c4", { round: 7 }),
    box(600, 296, 150, 14, "#b9c9c4", { round: 7 }),
    box(600, 330, 170, 14, "#b9c9c4", { round: 7 }),
    polygon(
      [
        [360, 400],
        [420, 400],
        [440, 360],
        [466, 430],
        [484, 400],
        [560, 400],
        [560, 406],
        [480, 406],
        [466, 446],
        [440, 374],
        [424, 406],
        [360, 406],
      ],
      TEAL[2],
    ),
    headwall(960, 520, 300),
  );
  c.add(
    place(1160, 860, 1.12, bed(c, { blanket: "#e0a63c", raised: 0.5 })),
    place(860, 760, 0.9, monitor()),
    place(560, 930, 1, dummy(c)),
    warmth(c, 0.36),
  );
  return c.svg(CLOSE);
}

/** A dummy's head and chest on a blue mat; the mat's near edge at the origin. */
function dummy(c: Canvas): string {
  return (
    polygon(
      [
        [-300, -110],
        [250, -110],
        [330, 0],
        [-330, 0],
      ],
      c.fade("#5fa0c8", "#35719c"),
    ) +
    box(-330, 0, 660, 20, "#25557a", { round: 4 }) +
    oval(0, -50, 230, 22, "#0b2a3a", { opacity: 0.3 }) +
    shape(
      "M-90 -66Q-96 -148 -30 -152H130Q196 -150 204 -108Q206 -62 170 -52H-60Q-86 -52 -90 -66Z",
      c.fade("#f3f6f6", "#b9c9cd"),
    ) +
    shape("M-20 -150Q60 -176 130 -150L150 -54H-6Z", c.fade("#7fc3b8", "#3f8a86")) +
    disc(60, -112, 16, CORAL) +
    shape("M-80 -82H-124V-126H-80Z", "#b5c4c8") +
    shape(
      "M-214 -104Q-212 -160 -158 -160Q-108 -158 -106 -108Q-108 -64 -156 -62Q-212 -60 -214 -104Z",
      c.fade("#e9eff0", "#a9bac0"),
    ) +
    stroke("M-140 -150q8 10 14 22M-126 -96q10 2 14 -6", "#7d949b", 4)
  );
}
