import { ACROSS } from "../kit/canvas.ts";
import type { Canvas } from "../kit/canvas.ts";
import { LEAF, mix, ROOF, WALL, WOOD } from "../kit/palette.ts";
import { box, n, polygon, repeat, shape, stroke } from "../kit/shapes.ts";

export type WindowStyle = "shuttered" | "arched" | "louvred" | "plain";

/** Day glass reflects the sky; lit glass glows. */
export const glass = (c: Canvas, lit: boolean) =>
  lit
    ? c.fade("#fff0c2", "#f6c877")
    : c.linear([
        [0, "#a9dcd6"],
        [0.5, "#4f9f9f"],
        [1, "#236a70"],
      ]);

/** A window whose glass is (x, y, w, h). */
export function facadeWindow(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  style: WindowStyle,
  lit: boolean,
): string {
  if (style === "arched") return archedWindow(c, x, y, w, h, lit);
  if (style === "louvred") return louvredWindow(c, x, y, w, h, lit);
  const bars = Math.max(2, Math.round(w / 20));
  const frame = box(x - 4, y - 4, w + 8, h + 8, "#fffdf6", { round: 2 }) + box(x, y, w, h, glass(c, lit));
  const shine = lit
    ? box(x, y, w * 0.26, h, "#fff6e0", { opacity: 0.55 })
    : polygon(
        [
          [x, y + h * 0.75],
          [x + w * 0.55, y],
          [x + w * 0.8, y],
          [x, y + h],
        ],
        "#ffffff",
        { opacity: 0.2 },
      );
  const muntins =
    repeat(bars - 1, (i) => box(x + (w * (i + 1)) / bars - 1.3, y, 2.6, h, "#fffdf6")) +
    box(x, y + h * 0.3, w, 2.4, "#fffdf6");
  const sill = box(x - 7, y + h + 4, w + 14, 5, WALL[2]) + box(x - 7, y + h + 9, w + 14, 3, WALL[3], { opacity: 0.6 });
  const top = style === "shuttered" ? shutters(x, y, w, h) : sunshade(c, x, y, w);
  return frame + shine + muntins + box(x, y, w, 7, "#0b3b40", { opacity: 0.28 }) + sill + top;
}

const sunshade = (c: Canvas, x: number, y: number, w: number) =>
  polygon(
    [
      [x - 12, y - 6],
      [x - 4, y - 20],
      [x + w + 4, y - 20],
      [x + w + 12, y - 6],
    ],
    c.fade(ROOF[3], ROOF[1]),
  ) + box(x - 4, y - 6, w + 8, 10, "#5a4a3a", { opacity: 0.25 });

function shutters(x: number, y: number, w: number, h: number): string {
  const leaf = (sx: number) =>
    box(sx, y - 3, w * 0.3, h + 6, WOOD[2], { round: 1 }) +
    repeat(6, (i) => box(sx + 2, y + 1 + (i * h) / 6, w * 0.3 - 4, h / 6 - 4, WOOD[1]));
  return leaf(x - w * 0.3 - 5) + leaf(x + w + 5) + box(x - 8, y - 12, w + 16, 6, WOOD[2]);
}

function archedWindow(c: Canvas, x: number, y: number, w: number, h: number, lit: boolean): string {
  const d = `M${n(x)} ${n(y + h)}V${n(y + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(y + w / 2)}V${n(y + h)}Z`;
  const bars = stroke(`M${n(x + w / 2)} ${n(y)}V${n(y + h)}M${n(x)} ${n(y + w / 2)}H${n(x + w)}`, "#fffdf6", 2.6);
  const shine = polygon(
    [
      [x, y + h * 0.8],
      [x + w * 0.6, y + h * 0.24],
      [x + w * 0.85, y + h * 0.24],
      [x, y + h],
    ],
    "#fff",
    { opacity: lit ? 0.3 : 0.18 },
  );
  return (
    shape(d, "none", { stroke: "#fffdf6", width: 11 }) +
    shape(d, glass(c, lit)) +
    shine +
    bars +
    box(x - 9, y + h + 3, w + 18, 6, WALL[1]) +
    box(x - 9, y + h + 9, w + 18, 3, WALL[3], { opacity: 0.6 })
  );
}

function louvredWindow(c: Canvas, x: number, y: number, w: number, h: number, lit: boolean): string {
  const green = mix(LEAF[2], "#3f7a74", 0.5);
  const open = box(x + w * 0.3, y, w * 0.4, h, glass(c, lit)) + box(x + w * 0.49, y, 2, h, "#fffdf6");
  const leaf = (lx: number) =>
    box(lx, y, w * 0.3, h, green) +
    repeat(8, (i) => box(lx + 3, y + 3 + (i * h) / 8, w * 0.3 - 6, h / 16, mix(green, "#0f2a2a", 0.3)));
  return (
    box(x - 4, y - 4, w + 8, h + 6, "#fffdf6") +
    open +
    leaf(x) +
    leaf(x + w * 0.7) +
    box(x - 8, y - 12, w + 16, 6, "#ffffff") +
    box(x - 6, y + h + 2, w + 12, 4, WALL[2])
  );
}

/** Glazed double doors. */
export function doors(c: Canvas, cx: number, ground: number, w: number, h: number, timber: string = WOOD[1]): string {
  const x = cx - w / 2;
  return (
    box(x, ground - h, w, h, c.fade("#f8dca0", "#e8b565")) +
    box(x, ground - h, w, h, "none", { stroke: timber, width: 5 }) +
    box(cx - 2.5, ground - h, 5, h, timber) +
    box(x, ground - h * 0.74, w, 3, timber) +
    polygon(
      [
        [x, ground - 4],
        [x + w * 0.34, ground - h * 0.72],
        [x + w * 0.46, ground - h * 0.72],
        [x + w * 0.18, ground - 4],
      ],
      "#fff",
      { opacity: 0.3 },
    )
  );
}

/** A round column standing on `ground`. */
export const column = (
  c: Canvas,
  x: number,
  ground: number,
  w: number,
  h: number,
  light = "#fff8ea",
  shade = "#c9b293",
) =>
  box(
    x - w / 2,
    ground - h,
    w,
    h,
    c.linear(
      [
        [0, light],
        [0.5, mix(light, shade, 0.25)],
        [1, shade],
      ],
      ACROSS,
    ),
    { round: 2 },
  ) +
  box(x - w * 0.78, ground - h - 3, w * 1.56, 9, light, { round: 2 }) +
  box(x - w * 0.78, ground - 10, w * 1.56, 10, mix(light, shade, 0.5), { round: 2 });

/** A timber post, with bracket and stone foot. */
export const post = (c: Canvas, x: number, ground: number, h: number) =>
  box(x - 5, ground - h, 10, h, c.rounded(WOOD[3], WOOD[2], WOOD[1])) +
  polygon(
    [
      [x - 16, ground - h],
      [x + 16, ground - h],
      [x + 5, ground - h + 14],
      [x - 5, ground - h + 14],
    ],
    WOOD[2],
  ) +
  box(x - 8, ground - 12, 16, 12, WALL[3]);
