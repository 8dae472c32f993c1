import { Canvas } from "../kit/canvas.ts";
import { box, oval, place, shape, stroke } from "../kit/shapes.ts";
import { ultrasound } from "../rooms/equipment.ts";
import { drawers, stool, washBasin } from "../rooms/fittings.ts";
import { bedCurtain, chair } from "../rooms/furniture.ts";
import { CLOSE, picture, room, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** The ultrasound room: the machine next to its couch. */
export function ultrasoundRoom(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 71);
  c.add(
    room(c, { wall: "#dcd9e8", dado: "#b9aecf", floor: "#d9d2c6", side: "left" }),
    window(c, 300, 160, 300, 270, { view: "hills", light: "dawn", curtains: "#cbbfe0", panes: 2 }),
    place(790, 270, 1, scanScreen()),
    place(1040, 470, 1, washBasin(c)),
    picture(1210, 200, 140, 110, "flower"),
    bedCurtain(c, 180, 96, 96, 600, "#b6a3d4"),
  );
  c.add(
    box(480, 800, 640, 26, c.fade("#f7fafa", "#a9bbc0"), { round: 10 }),
    box(560, 826, 480, 90, c.rounded("#f4f8f8", "#dfe8ea", "#a9bbc0"), { round: 8 }),
    oval(800, 930, 340, 16, "#0b2a2e", { opacity: 0.24 }),
    box(500, 756, 150, 44, c.fade("#ffffff", "#dbe5e6"), { round: 20 }),
    box(660, 782, 440, 22, c.fade("#e9dff0", "#c3b3d6"), { round: 8 }),
    place(380, 930, 1.5, chair("#8a6fae")),
  );
  c.add(
    place(1250, 790, 1, drawers(c, 170, 3, "#efe8f4")),
    place(1196, 916, 1.25, ultrasound(c)),
    place(1010, 950, 1.15, stool(c, "#8a6fae")),
    warmth(c, 0.26),
  );
  return c.svg(frame);
}

/** The scan of an unborn child on a screen on the wall. */
const scanScreen = () =>
  box(-130, -92, 260, 184, "#22343b", { round: 10 }) +
  box(-120, -82, 240, 150, "#0a1c22", { round: 4 }) +
  shape("M0 -78L104 44Q0 96 -104 44Z", "#33505c") +
  shape("M-48 26Q-54 -20 -12 -24Q-2 -50 26 -44Q50 -36 42 -10Q60 10 44 30Q10 52 -48 26Z", "#c9d6d8") +
  shape("M-24 22Q-28 -4 2 -2Q20 6 8 22Q-8 30 -24 22Z", "#8fa6ac") +
  stroke("M-112 80H-70M-56 80H-20", "#5ef0b0", 5);
