import type { Canvas } from "../kit/canvas.ts";
import { HIBISCUS, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, group, n, oval, repeat, shape, stroke } from "../kit/shapes.ts";
import type { Point } from "../kit/shapes.ts";

export type Held =
  | "clipboard"
  | "tablet"
  | "bag"
  | "stick"
  | "umbrella"
  | "tube"
  | "box"
  | "book"
  | "tray"
  | "meal"
  | "phone"
  | "flowers"
  | "baby"
  | "film"
  | "cup"
  | "mop"
  | "plate"
  | "syringe"
  | "basket";

/** Each thing around the hand that holds it. */
const ITEMS: Record<Held, (c: Canvas) => string> = {
  clipboard: () =>
    group(
      box(-9, -16, 18, 24, WOOD[2], { round: 1.4 }) +
        box(-7.6, -13.4, 15.2, 20, "#fffdf6", { round: 0.8 }) +
        box(-3, -18, 6, 4, "#8a9aa0", { round: 1 }) +
        stroke("M-5 -8H5M-5 -4H5M-5 0H2", "#9fb0b2", 1),
      { transform: "rotate(-8)" },
    ),
  tablet: (c) =>
    group(
      box(-10, -12, 20, 15, "#20343a", { round: 1.6 }) +
        box(-8.6, -10.6, 17.2, 12.2, c.fade("#a8e0d6", TEAL[4]), { round: 0.8 }) +
        stroke("M-6 -3l3 -4 3 3 4 -5", "#0b5a60", 0.9),
      { transform: "rotate(-5)" },
    ),
  bag: () =>
    shape("M-8 4H8L9.6 24H-9.6Z", "#d9b98a", { stroke: "#a9835a", width: 0.6 }) +
    stroke("M-4 4Q0 -7 4 4", "#a9835a", 1.2) +
    shape("M-8.8 14H8.8L9.2 18H-9.2Z", TEAL[2]),
  stick: () => stroke(`M0 -1Q-4 -6 -8 -2M0 -1L-1 46`, WOOD[1], 2.4),
  umbrella: (c) =>
    stroke("M0 12V-62", "#33464f", 1.6) +
    shape(
      "M-46 -58Q-40 -88 0 -92Q40 -88 46 -58Q38 -63 31 -58Q23 -63 15.4 -58Q8 -63 0 -58Q-8 -63 -15.4 -58Q-23 -63 -31 -58Q-38 -63 -46 -58Z",
      c.rounded("#2fa39d", TEAL[2], TEAL[0]),
    ) +
    stroke("M0 -92Q-14 -80 -15.4 -58M0 -92Q14 -80 15.4 -58", "#c9ece4", 0.8, { opacity: 0.6 }),
  tube: () =>
    box(-1.6, -14, 3.2, 14, "#e8f6f3", { round: 1.6, stroke: "#7fa9a6", width: 0.5 }) +
    box(-1.6, -8, 3.2, 8, HIBISCUS, { round: 1.6 }),
  box: () =>
    box(-10, -10, 20, 13, "#f0dfc0", { round: 1 }) + box(-10, -6, 20, 3.4, TEAL[2]) + box(-2, -9, 4, 4, "#fff"),
  book: () =>
    shape("M-12 -8Q-6 -11 0 -8Q6 -11 12 -8V5Q6 2 0 5Q-6 2 -12 5Z", "#fffaf0", { stroke: "#963a22", width: 1.2 }) +
    stroke("M0 -8V5M-9 -4H-3M-9 -1H-3M3 -4H9M3 -1H9", "#b9b0a0", 0.7),
  tray: () =>
    box(-17, -3, 34, 3, "#a9b8bb", { round: 1 }) +
    box(-14, -6, 15, 3.4, "#dff0ee", { round: 1 }) +
    shape("M3 -8H14Q14 -3 8.5 -3Q3 -3 3 -8Z", "#c9d6d8") +
    stroke("M-12 -7.4H-2M5 -10L8 -5", "#6f8480", 0.9),
  meal: () =>
    box(-17, -3, 34, 3, "#a9733f", { round: 1 }) +
    oval(-6, -4.4, 8, 2.6, "#fffaf0") +
    oval(-6, -5.6, 5, 2, "#e0a63c") +
    shape("M5 -10H13L12 -3H6Z", "#c9d6d8"),
  phone: () => box(-3, -9, 6, 10, "#20343a", { round: 1.2 }) + box(-2.3, -8, 4.6, 8, "#a8e0d6"),
  flowers: () =>
    shape("M-4 6L-9 -12H9L4 6Z", "#f3e2c3") +
    repeat(7, (i) =>
      disc(-8 + (i % 4) * 5.4, -15 - (i % 3) * 5, 4, [HIBISCUS, "#f2b544", "#fffdf6"][i % 3] ?? HIBISCUS),
    ) +
    stroke("M-6 -10L-10 -20M6 -10L10 -22", "#3f7d4a", 1.2),
  baby: () =>
    oval(0, -4, 15, 8.6, "#f3d9c0", { transform: "rotate(-14)" }) +
    shape("M-16 -2C-10 8 10 6 16 -8C10 -16 -8 -14 -16 -2Z", "#bfe0da") +
    disc(-11, -5, 6, "#a66a43") +
    shape("M-17 -6a6 6 0 0 1 11 -3q-6 0 -11 3Z", "#241812") +
    stroke("M-12 -3.6q1.6 1 3 0", "#5a2a20", 0.7),
  film: () =>
    group(
      box(-12, -20, 24, 27, "#10303c", { round: 1.2 }) +
        stroke("M0 -17V3M-7 -13Q0 -16 7 -13M-8 -9Q0 -12 8 -9M-8 -5Q0 -8 8 -5M-7 -1Q0 -4 7 -1", "#bfe3ee", 1.2),
      { transform: "rotate(6)" },
    ),
  cup: () => shape("M-4 -7H4L3 1H-3Z", "#fffaf0", { stroke: "#cdb99b", width: 0.6 }) + box(-4, -7, 8, 2, "#7a4a28"),
  mop: () => stroke("M-10 -38L26 100", WOOD[3], 2.2) + shape("M16 98H34L40 108H12Z", "#dfe8ea"),
  plate: () => oval(0, -1, 12, 3.2, "#fffdf6", { stroke: "#cdb99b", width: 0.5 }) + oval(0, -3, 7, 3, "#f3e2b4"),
  syringe: () =>
    group(
      box(-1.4, -12, 2.8, 12, "#e8f6f3", { stroke: "#7fa9a6", width: 0.5 }) +
        stroke("M0 0V6M0 -12V-17M-2.4 -17H2.4", "#6f8480", 0.8),
      { transform: "rotate(40)" },
    ),
  basket: () =>
    shape("M-15 -4H15L11 14H-11Z", "#b9823f") +
    stroke("M-14 0H14M-13 5H13M-12 10H12", "#8a5d2a", 0.9) +
    repeat(5, (i) => disc(-10 + i * 5, -6, 4.4, ["#f2b544", HIBISCUS, "#fff3da"][i % 3] ?? HIBISCUS)),
};

/** A thing in a hand, in the upper body's frame. */
export function heldItem(c: Canvas, item: Held, [x, y]: Point): string {
  return group(ITEMS[item](c), { transform: `translate(${n(x)} ${n(y)})` });
}
