import type { Canvas } from "../kit/canvas.ts";
import { CORAL, darker, GOLD, HIBISCUS, lighter, mix, STEEL, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, n, oval, polygon, repeat, shape, stroke } from "../kit/shapes.ts";

const shadow = (rx: number, ry = 8) => oval(0, 2, rx, ry, "#0b2a2e", { opacity: 0.22 });

/** A counter with a slatted timber front, its left foot at the origin; `h` high. */
export function counter(c: Canvas, w: number, h: number, front: string = TEAL[1], top = "#fffaf0"): string {
  const slats = repeat(Math.floor(w / 22), (i) =>
    box(14 + i * 22, -h + 36, 9, h - 60, i % 2 ? WOOD[3] : WOOD[2], { round: 3 }),
  );
  return (
    box(-8, -4, w + 16, 12, "#0b2a2e", { opacity: 0.25, round: 6 }) +
    box(0, -h, w, h, c.fade(front, darker(front, 0.3))) +
    slats +
    box(-12, -h - 12, w + 24, 22, c.fade("#ffffff", top), { round: 5 }) +
    box(-12, -h + 6, w + 24, 5, "#0b2a2e", { opacity: 0.2 }) +
    box(0, -18, w, 18, darker(front, 0.45))
  );
}

/** A desk seen from the front, its middle at the origin. */
export function desk(c: Canvas, w: number, h: number, timber: string = WOOD[3]): string {
  return (
    shadow(w * 0.54) +
    box(-w / 2 + 10, -h + 10, w - 20, h - 24, c.fade(darker(timber, 0.15), darker(timber, 0.35))) +
    box(-w / 2 + 24, -h + 26, w * 0.26, h - 50, darker(timber, 0.28), { round: 3 }) +
    box(w / 2 - 24 - w * 0.26, -h + 26, w * 0.26, h - 50, darker(timber, 0.28), { round: 3 }) +
    box(-w / 2 - 10, -h - 8, w + 20, 20, c.fade(lighter(timber, 0.25), timber), { round: 4 }) +
    box(-w / 2 + 16, -14, 12, 14, darker(timber, 0.5)) +
    box(w / 2 - 28, -14, 12, 14, darker(timber, 0.5))
  );
}

export const screen = (c: Canvas, w = 120) =>
  box(-8, -34, 16, 34, "#33464f") +
  box(-30, -6, 60, 6, "#33464f", { round: 3 }) +
  box(-w / 2, -34 - w * 0.62, w, w * 0.62, "#22343b", { round: 6 }) +
  box(
    -w / 2 + 6,
    -28 - w * 0.62,
    w - 12,
    w * 0.62 - 14,
    c.linear(
      [
        [0, "#bfe8df"],
        [1, "#4fa8a8"],
      ],
      [0, 0, 1, 1],
    ),
  ) +
  stroke(
    `M${-w / 2 + 16} ${n(-w * 0.44)}h${n(w * 0.4)}m${n(-w * 0.4)} 14h${n(w * 0.55)}m${n(-w * 0.55)} 14h${n(w * 0.3)}`,
    "#ffffff",
    4,
    { opacity: 0.7 },
  );

/** A chair seen from the side, facing right. */
export const chair = (colour: string = TEAL[3]) =>
  shadow(34) +
  stroke("M-26 0L-22 -62M26 0L22 -62", STEEL[1], 6) +
  box(-32, -72, 66, 14, colour, { round: 6 }) +
  stroke("M-28 -70L-36 -150", STEEL[1], 6) +
  shape("M-46 -152Q-40 -160 -30 -156L-24 -92Q-32 -84 -38 -92Z", colour);

/** A timber bench seen from the front, its middle at the origin. */
export const bench = (c: Canvas, w: number) =>
  shadow(w * 0.52) +
  repeat(3, (i) => box(-w / 2, -150 + i * 22, w, 13, c.fade(WOOD[4], WOOD[3]), { round: 3 })) +
  box(-w / 2 - 6, -82, w + 12, 18, c.fade(WOOD[4], WOOD[2]), { round: 4 }) +
  repeat(2, (i) => box(-w / 2 + 14 + i * (w - 42), -150, 13, 150, WOOD[1], { round: 2 }));

/** A timber settle from behind, its middle at the origin: a panelled back that hides sitters up to the chest. */
export const settle = (c: Canvas, w: number) =>
  shadow(w * 0.54, 14) +
  box(-w / 2, -250, w, 232, c.fade(WOOD[3], WOOD[1]), { round: 6 }) +
  repeat(Math.round(w / 96), (i) => {
    const panel = w / Math.round(w / 96);
    return box(-w / 2 + i * panel + 12, -226, panel - 24, 176, c.fade(WOOD[2], WOOD[3]), { round: 5 });
  }) +
  box(-w / 2 - 14, -272, w + 28, 30, c.fade(WOOD[4], WOOD[2]), { round: 10 }) +
  repeat(2, (i) => box(-w / 2 - 12 + i * (w - 8), -262, 32, 262, c.rounded(WOOD[4], WOOD[2], WOOD[0]), { round: 6 }));

export function sofa(c: Canvas, w: number, colour: string): string {
  return (
    shadow(w * 0.52) +
    box(-w / 2, -150, w, 110, c.fade(lighter(colour, 0.15), darker(colour, 0.1)), { round: 22 }) +
    box(-w / 2 + 22, -84, w - 44, 40, c.fade(lighter(colour, 0.3), colour), { round: 14 }) +
    box(-w / 2 - 14, -112, 42, 92, c.rounded(lighter(colour, 0.2), colour, darker(colour, 0.2)), { round: 16 }) +
    box(w / 2 - 28, -112, 42, 92, c.rounded(lighter(colour, 0.1), colour, darker(colour, 0.25)), { round: 16 }) +
    box(-w / 2 + 4, -44, w - 8, 26, darker(colour, 0.2), { round: 6 }) +
    box(-w / 2 + 12, -18, 14, 18, WOOD[1]) +
    box(w / 2 - 26, -18, 14, 18, WOOD[1])
  );
}

/** Open shelves filled with boxes and bottles, their top left at the origin. */
export function stockedShelves(c: Canvas, w: number, rows: number, rowHeight: number): string {
  const h = rows * rowHeight;
  const colours = [TEAL[3], GOLD, CORAL, "#5aa0c8", "#e9d9b0", "#a98fc8", HIBISCUS, "#7fb069", "#fffaf0"];
  const row = (r: number) => {
    const y = (r + 1) * rowHeight - 8;
    let items = "";
    for (let x = 14; x < w - 30;) {
      const [bw, bh, colour] = [c.between(16, 40), c.between(0.4, 0.78) * rowHeight, c.pick(colours)];
      items +=
        bw < 23
          ? box(x, y - bh, bw - 4, bh, colour, { round: 5 }) +
            box(x + 3, y - bh - 8, bw - 10, 9, "#33464f", { round: 2 }) +
            box(x + 1, y - bh * 0.62, bw - 6, bh * 0.34, "#fffdf6")
          : box(x, y - bh, bw - 3, bh, colour, { round: 2 }) +
            box(x + 3, y - bh * 0.78, bw - 9, bh * 0.3, "#fffdf6", { opacity: 0.85 });
      x += bw;
    }
    return items + box(0, y, w, 9, WOOD[2]) + box(0, y + 9, w, 8, "#1d110c", { opacity: 0.25 });
  };
  return (
    box(-10, -12, w + 20, h + 24, c.rounded(WOOD[2], WOOD[1], WOOD[0]), { round: 4 }) +
    box(0, 0, w, h, "#3d2a1f") +
    repeat(rows, row) +
    repeat(Math.floor(w / 220), (i) => box((i + 1) * 220 - 5, 0, 10, h, WOOD[2])) +
    box(-18, -22, w + 36, 14, WOOD[3], { round: 3 })
  );
}

/** A cupboard with panelled doors, its left foot at the origin. */
export const cupboard = (c: Canvas, w: number, h: number, colour = "#f4f1e6", doors = 2) =>
  box(-4, -4, w + 8, 10, "#0b2a2e", { opacity: 0.22, round: 5 }) +
  box(0, -h, w, h, c.rounded(lighter(colour, 0.3), colour, darker(colour, 0.18))) +
  repeat(
    doors,
    (i) =>
      box(8 + (i * w) / doors, -h + 12, w / doors - 16, h - 28, "none", {
        stroke: darker(colour, 0.16),
        width: 3,
        round: 4,
      }) + disc((i + 0.5) * (w / doors) + (i % 2 ? -1 : 1) * (w / doors / 2 - 18), -h / 2, 5, STEEL[1]),
  ) +
  box(0, -12, w, 12, darker(colour, 0.4));

/** A laboratory or kitchen bench along the whole wall, its top at `y`. */
export function worktop(c: Canvas, x: number, y: number, w: number, h: number, front: string, top = "#ffffff"): string {
  const doors = repeat(
    Math.floor(w / 190),
    (i) =>
      box(x + 16 + i * 190, y + 46, 168, h - 62, "none", { stroke: darker(front, 0.25), width: 3, round: 8 }) +
      box(x + 78 + i * 190, y + 60, 44, 8, lighter(front, 0.7), { round: 4 }),
  );
  return (
    box(x, y, w, 30, c.fade(lighter(top, 0.4), darker(top, 0.12))) +
    box(x, y + 28, w, 7, STEEL[2]) +
    box(x, y + 34, w, h - 34, c.fade(lighter(front, 0.1), darker(front, 0.3))) +
    doors +
    box(x, y + h - 4, w, 18, darker(front, 0.5)) +
    box(
      x,
      y + h + 12,
      w,
      30,
      c.linear([
        [0, "#0b2a2e", 0.28],
        [1, "#0b2a2e", 0],
      ]),
    )
  );
}

/** A trolley of steel shelves, its middle at the origin. */
export const trolley = (c: Canvas, load = true) =>
  shadow(90) +
  stroke("M-76 -170V-16M76 -170V-16M-76 -170H-92", STEEL[2], 7) +
  box(-84, -142, 168, 10, c.fade(STEEL[4], STEEL[2]), { round: 3 }) +
  box(-84, -70, 168, 10, c.fade(STEEL[4], STEEL[2]), { round: 3 }) +
  disc(-70, -8, 9, STEEL[0]) +
  disc(70, -8, 9, STEEL[0]) +
  (load
    ? box(-70, -172, 56, 30, "#fffdf6", { round: 4 }) +
      box(-4, -166, 32, 24, TEAL[3], { round: 4 }) +
      box(36, -180, 14, 38, "#e9d9b0", { round: 4 }) +
      box(54, -174, 14, 32, "#8cc3bd", { round: 4 }) +
      box(-62, -96, 70, 26, "#dfe9ea", { round: 4 }) +
      box(18, -100, 46, 30, CORAL, { round: 4 })
    : "");

/** A wheelchair facing right, its middle at the origin. */
export const wheelchair = () =>
  shadow(80) +
  stroke("M-58 -172H-40L-34 -86H44L58 -26H80", STEEL[1], 7) +
  box(-40, -98, 84, 15, TEAL[2], { round: 6 }) +
  shape("M-52 -166H-38L-32 -98H-44Z", TEAL[2]) +
  stroke("M-36 -124H34", STEEL[1], 7) +
  disc(-18, -52, 50, "none", { stroke: STEEL[0], width: 8 }) +
  disc(-18, -52, 42, "none", { stroke: STEEL[2], width: 3 }) +
  repeat(8, (i) =>
    stroke(`M-18 -52L${n(-18 + Math.cos(i * 0.785) * 44)} ${n(-52 + Math.sin(i * 0.785) * 44)}`, STEEL[2], 1.6),
  ) +
  disc(-18, -52, 8, STEEL[1]) +
  disc(56, -14, 14, "none", { stroke: STEEL[0], width: 6 });

export const notice = (x: number, y: number, w: number, h: number, colour: string = TEAL[2]) =>
  box(x, y, w, h, "#fffdf6", { round: 6, stroke: "#d8cfba", width: 2 }) +
  box(x, y, w, h * 0.2, colour, { round: 6 }) +
  box(x + w * 0.24, y + h * 0.07, w * 0.52, h * 0.055, "#fffdf6", { round: 3 }) +
  repeat(4, (i) =>
    box(x + w * 0.14, y + h * (0.32 + i * 0.14), w * (i % 2 ? 0.5 : 0.7), h * 0.045, "#b9c5c5", { round: 2 }),
  );

export const rug = (cx: number, cy: number, w: number, colour: string) =>
  oval(cx, cy, w / 2, w * 0.09, colour, { opacity: 0.85 }) +
  oval(cx, cy, w * 0.44, w * 0.075, "none", { stroke: lighter(colour, 0.4), width: 4 });

/** Two leaves of a door in a back wall, closed or glowing. */
export const doorway = (c: Canvas, x: number, floorY: number, w: number, h: number, colour: string, round = true) =>
  box(x - 12, floorY - h - 12, w + 24, h + 12, "#fffaf0", { round: 4 }) +
  box(x, floorY - h, w, h, c.fade(lighter(colour, 0.1), darker(colour, 0.12))) +
  stroke(`M${x + w / 2} ${floorY - h}V${floorY}`, darker(colour, 0.3), 3) +
  [0.25, 0.75]
    .map(
      (k) =>
        (round
          ? disc(x + w * k, floorY - h * 0.66, w * 0.12, c.fade("#dff3ee", "#8cc3bd"), { stroke: STEEL[3], width: 5 })
          : box(x + w * k - w * 0.1, floorY - h * 0.84, w * 0.2, h * 0.36, c.fade("#dff3ee", "#8cc3bd"), {
              round: 4,
            })) + box(x + w * (k < 0.5 ? 0.42 : 0.54), floorY - h * 0.48, w * 0.04, h * 0.14, STEEL[3], { round: 3 }),
    )
    .join("") +
  polygon(
    [
      [x, floorY],
      [x + w, floorY],
      [x + w + 20, floorY + 14],
      [x - 20, floorY + 14],
    ],
    mix(colour, "#000000", 0.5),
    { opacity: 0.2 },
  );
