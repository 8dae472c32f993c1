import type { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { CORAL, HIBISCUS, mix, TEAL } from "../kit/palette.ts";
import { box, disc, oval, plus, shape, stroke } from "../kit/shapes.ts";

const wheel = (x: number, r: number) =>
  disc(x, -r + 1, r, "#1c2529") +
  disc(x, -r + 1, r * 0.58, "#9fb0b4") +
  disc(x, -r + 1, r * 0.24, "#394a50") +
  disc(x, -r + 1, r * 0.78, "none", { stroke: "#2f3b40", width: 3 });

/** An ambulance facing right, about 360 wide, standing on the origin. White and teal, with the plus. */
export function ambulance(c: Canvas): string {
  const pane = c.fade("#b6e0da", "#2a6b72");
  const body = shape(
    "M-176 -34V-168Q-176 -186 -158 -186H54Q72 -186 84 -170L118 -112L166 -98Q180 -92 180 -74V-34Z",
    c.linear([
      [0, "#ffffff"],
      [0.6, "#f5f2ea"],
      [1, "#d4dcd9"],
    ]),
  );
  const cab =
    shape("M62 -168H72Q78 -168 83 -160L108 -112H62Z", pane) +
    shape("M62 -130L92 -168H80L62 -146Z", "#fff", { opacity: 0.35 });
  const panes =
    box(-120, -168, 62, 46, pane, { round: 5 }) +
    box(-46, -168, 62, 46, pane, { round: 5 }) +
    shape("M-46 -130L-20 -168L-8 -168L-40 -122L-46 -122Z", "#fff", { opacity: 0.3 });
  const stripe =
    shape("M-176 -104H112L166 -90Q178 -86 180 -74V-70H-176Z", TEAL[2]) +
    box(-176, -66, 356, 7, CORAL) +
    plus(-140, -88, 13, "#fff") +
    lettering("AMBULANCE", 20, -80, 15, "#fff");
  const beacon =
    box(-40, -204, 66, 18, "#33474c", { round: 5 }) +
    box(-36, -202, 28, 13, "#e8505b", { round: 4 }) +
    box(-6, -202, 28, 13, "#4aa5e8", { round: 4 });
  const trim =
    stroke("M44 -186V-104M44 -70V-40", "#b9c5c5", 2) +
    box(-176, -40, 356, 10, "#324247", { round: 3 }) +
    box(170, -66, 12, 14, "#ffe7a8", { round: 3 }) +
    box(-178, -80, 6, 22, HIBISCUS, { round: 2 });
  return (
    oval(0, 2, 200, 12, "#0d2a2e", { opacity: 0.35 }) +
    body +
    cab +
    panes +
    stripe +
    trim +
    beacon +
    wheel(-110, 31) +
    wheel(112, 31)
  );
}

export function car(c: Canvas, colour: string): string {
  const body = shape(
    "M-104 -22V-40Q-104 -52 -90 -54L-66 -58Q-50 -84 -26 -86H20Q40 -86 60 -60L92 -52Q106 -48 106 -34V-22Z",
    c.fade(mix(colour, "#ffffff", 0.35), colour),
  );
  return (
    oval(0, 2, 110, 8, "#0d2a2e", { opacity: 0.3 }) +
    body +
    shape("M-54 -58Q-42 -78 -24 -78H-6V-58ZM2 -58V-78H18Q34 -78 48 -58Z", "#2f6d74") +
    wheel(-62, 19) +
    wheel(62, 19) +
    box(98, -44, 8, 8, "#ffe7a8", { round: 2 })
  );
}

/** A three-wheeled taxi facing right. */
export function autorickshaw(c: Canvas): string {
  const body = shape(
    "M-70 -20V-92Q-70 -112 -46 -112H20Q40 -112 48 -92L66 -50Q74 -46 74 -30V-20Z",
    c.linear([
      [0, "#f6c83f"],
      [0.45, "#f0b429"],
      [0.46, "#20463b"],
      [1, "#14332b"],
    ]),
  );
  return (
    oval(0, 2, 84, 7, "#0d2a2e", { opacity: 0.3 }) +
    body +
    shape("M-6 -96H22Q30 -96 36 -80L48 -52H-6Z", "#bfe3dc") +
    shape("M-60 -94H-16V-52H-60Z", "#173a33") +
    wheel(-42, 16) +
    wheel(52, 16) +
    box(-72, -116, 100, 8, "#f6c83f", { round: 4 })
  );
}

export function streetLamp(height: number, lit: boolean): string {
  const arm =
    box(-3, -height, 6, height, "#2d4a4e", { round: 2 }) +
    box(-8, -8, 16, 8, "#22393d", { round: 2 }) +
    stroke(`M0 ${-height}Q0 ${-height - 26} 30 ${-height - 26}`, "#2d4a4e", 5);
  return (
    arm +
    shape(`M22 ${-height - 28}h26l6 10h-38Z`, "#22393d") +
    oval(36, -height - 16, 15, 4, lit ? "#fff1c2" : "#e3ecea")
  );
}
