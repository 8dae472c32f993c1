import { ACROSS, DIAGONAL } from "../kit/canvas.ts";
import type { Canvas } from "../kit/canvas.ts";
import { mix, WOOD } from "../kit/palette.ts";
import { box, disc, group, n, oval, polygon, repeat, shape, stroke } from "../kit/shapes.ts";

export interface Room {
  wall: string;
  floor: string;
  /** A painted band along the foot of the wall. */
  dado?: string;
  ceiling?: "plain" | "timber" | "panels";
  floorY?: number;
  /** The side wall that closes the room, and how much of the picture it takes. */
  side?: "left" | "right";
  sideWidth?: number;
  tiles?: "square" | "planks" | "oxide";
}

/** The part of a room that a picture shows: nearer than the whole. */
export type Shown = readonly [number, number, number, number];
export const CLOSE: Shown = [90, 96, 1376, 860];
/** A wide picture whose left third is a quiet wall. */
export const WIDE: Shown = [-580, 110, 2100, 860];
/** How far a room goes on beyond its left edge. */
const BEYOND = 620;

/** An empty room of 1600 by 1000: back wall, one side wall, floor in perspective, ceiling. */
export function room(c: Canvas, r: Room): string {
  const floorY = r.floorY ?? 730;
  const back = box(
    -BEYOND,
    0,
    c.width + BEYOND,
    floorY,
    c.linear(
      [
        [0, mix(r.wall, "#ffffff", 0.35)],
        [1, mix(r.wall, "#35545a", 0.08)],
      ],
      DIAGONAL,
    ),
  );
  const dado = r.dado
    ? box(-BEYOND, floorY - 180, c.width + BEYOND, 180, r.dado) +
      box(-BEYOND, floorY - 186, c.width + BEYOND, 8, mix(r.dado, "#ffffff", 0.45)) +
      box(-BEYOND, floorY - 178, c.width + BEYOND, 3, mix(r.dado, "#000000", 0.16))
    : "";
  const skirting = box(-BEYOND, floorY - 16, c.width + BEYOND, 16, mix(r.dado ?? r.wall, "#3a2a20", 0.25));
  return back + dado + skirting + floor(c, r, floorY) + ceiling(c, r) + (r.side ? sideWall(c, r, floorY) : "");
}

function floor(c: Canvas, r: Room, y: number): string {
  const vanishing = c.width * (r.side === "left" ? 0.62 : r.side === "right" ? 0.38 : 0.5);
  const base = box(
    -BEYOND,
    y,
    c.width + BEYOND,
    c.height - y,
    c.linear([
      [0, mix(r.floor, "#1c2a2a", 0.2)],
      [0.14, r.floor],
      [1, mix(r.floor, "#6b5638", 0.18)],
    ]),
  );
  let d = "";
  const step = r.tiles === "planks" ? 90 : 150;
  for (let x = -3000; x <= c.width + 3000; x += step)
    d += `M${n(vanishing + (x - vanishing) * 0.38)} ${y}L${n(x)} ${c.height + 20}`;
  if (r.tiles !== "planks")
    for (let row = y, gap = 20; row < c.height; row += gap, gap *= 1.42) d += `M${-BEYOND} ${n(row)}H${c.width}`;
  const sheen = shape(
    `M${n(c.width * 0.1)} ${c.height}L${n(c.width * 0.3)} ${y}H${n(c.width * 0.5)}L${n(c.width * 0.42)} ${c.height}Z`,
    "#ffffff",
    { opacity: 0.13 },
  );
  return base + stroke(d, mix(r.floor, "#4b3a26", 0.45), 1.6, { opacity: r.tiles === "oxide" ? 0.12 : 0.35 }) + sheen;
}

function ceiling(c: Canvas, r: Room): string {
  if (r.ceiling === "timber") {
    const beams = repeat(12, (k) =>
      ((i) =>
        polygon(
          [
            [i * 210 - 60, 0],
            [i * 210 - 16, 0],
            [i * 198 - 6, 66],
            [i * 198 - 36, 66],
          ],
          c.fade(WOOD[1], WOOD[2]),
        ))(k - 3),
    );
    return (
      box(-BEYOND, 0, c.width + BEYOND, 66, WOOD[0]) +
      beams +
      box(-BEYOND, 62, c.width + BEYOND, 12, WOOD[3]) +
      box(
        -BEYOND,
        74,
        c.width + BEYOND,
        30,
        c.linear([
          [0, "#2a1a12", 0.2],
          [1, "#2a1a12", 0],
        ]),
      )
    );
  }
  const lamps =
    r.ceiling === "panels"
      ? repeat(3, (i) =>
          polygon(
            [
              [300 + i * 400, 14],
              [560 + i * 400, 14],
              [530 + i * 400, 44],
              [330 + i * 400, 44],
            ],
            "#fffdf0",
          ),
        )
      : "";
  return (
    box(-BEYOND, 0, c.width + BEYOND, 64, c.fade("#faf7ee", "#dcd7c8")) +
    lamps +
    box(-BEYOND, 64, c.width + BEYOND, 5, "#fffdf6") +
    box(
      -BEYOND,
      69,
      c.width + BEYOND,
      30,
      c.linear([
        [0, "#2a3b3a", 0.14],
        [1, "#2a3b3a", 0],
      ]),
    )
  );
}

function sideWall(c: Canvas, r: Room, floorY: number): string {
  const w = r.sideWidth ?? 170;
  const shade = mix(r.wall, "#6b6650", 0.17);
  const [ceilingSlope, floorSlope] = [64 / w, 0.95];
  const corner = (y: number, slope: number): readonly [number, number] => [-BEYOND, y - slope * (w + BEYOND)];
  const wall = polygon(
    [corner(64, ceilingSlope), [w, 64], [w, floorY], corner(floorY, -floorSlope)],
    c.linear(
      [
        [0, mix(shade, "#ffffff", 0.1)],
        [1, mix(shade, "#20383c", 0.16)],
      ],
      ACROSS,
    ),
  );
  const band = r.dado
    ? polygon(
        [corner(floorY - 180, -0.25), [w, floorY - 180], [w, floorY], corner(floorY, -floorSlope)],
        mix(r.dado, "#2a4448", 0.28),
      )
    : "";
  const foot = polygon(
    [corner(floorY - 16, -0.86), [w, floorY - 16], [w, floorY], corner(floorY, -floorSlope)],
    mix(r.dado ?? r.wall, "#2a2018", 0.45),
  );
  const edge = stroke(`M${w} 64V${floorY}`, "#20383c", 2, { opacity: 0.2 });
  const content = wall + band + foot + edge;
  return r.side === "left" ? content : group(content, { transform: `translate(${c.width} 0) scale(-1 1)` });
}

/** Warm light over the whole picture, from the upper left. */
export const warmth = (c: Canvas, strength = 0.3) =>
  box(
    -BEYOND,
    0,
    c.width + BEYOND,
    c.height,
    c.linear(
      [
        [0, "#ffe7b5", strength],
        [0.6, "#ffe7b5", 0],
        [1, "#0c2f3a", 0.2],
      ],
      DIAGONAL,
    ),
    { blend: "soft-light" },
  );

/** Sun from a window lying on the floor. */
export const sunPatch = (c: Canvas, x: number, floorY: number, width: number, panes = 3) =>
  group(
    repeat(panes, (i) =>
      polygon(
        [
          [x + (i * width) / panes + 8, floorY + 14],
          [x + ((i + 1) * width) / panes - 8, floorY + 14],
          [x + ((i + 1) * width) / panes + 190, floorY + 230],
          [x + (i * width) / panes + 170, floorY + 230],
        ],
        "#fff3cf",
      ),
    ),
    { opacity: 0.4, filter: c.blur(3) },
  );

export const sunBeam = (c: Canvas, x: number, y: number, width: number, height: number, lean: number) =>
  polygon(
    [
      [x, y],
      [x + width, y],
      [x + width + lean, y + height],
      [x + lean, y + height],
    ],
    c.linear([
      [0, "#fff4d0", 0.36],
      [1, "#fff4d0", 0],
    ]),
    { filter: c.blur(8) },
  );

export const clock = (x: number, y: number, r: number) =>
  disc(x, y, r, "#fffdf6", { stroke: WOOD[2], width: 6 }) +
  stroke(`M${x} ${y}L${x} ${n(y - r * 0.6)}M${x} ${y}L${n(x + r * 0.42)} ${n(y + r * 0.2)}`, "#0f3138", 4) +
  disc(x, y, 4, "#cf4a5c");

export const pendantLamp = (c: Canvas, x: number, y: number, colour: string = WOOD[2]) =>
  stroke(`M${x} 60V${y}`, "#5b4a3a", 3) +
  shape(
    `M${x - 46} ${y + 34}Q${x - 40} ${y} ${x} ${y}Q${x + 40} ${y} ${x + 46} ${y + 34}Z`,
    c.fade(mix(colour, "#ffffff", 0.2), mix(colour, "#000000", 0.2)),
  ) +
  oval(x, y + 34, 46, 7, "#fff1c2") +
  oval(
    x,
    y + 64,
    150,
    80,
    c.radial([
      [0, "#fff1c2", 0.45],
      [1, "#fff1c2", 0],
    ]),
  );

export function picture(
  x: number,
  y: number,
  w: number,
  h: number,
  motif: "boat" | "leaf" | "hills" | "flower",
): string {
  const frame = box(x - 8, y - 8, w + 16, h + 16, WOOD[2], { round: 3 }) + box(x, y, w, h, "#fbf3df");
  const [cx, cy] = [x + w / 2, y + h / 2];
  if (motif === "boat")
    return (
      frame +
      box(x, cy + h * 0.16, w, h * 0.34, "#8cc3bd") +
      shape(
        `M${n(cx - w * 0.32)} ${n(cy + h * 0.12)}Q${n(cx)} ${n(cy + h * 0.34)} ${n(cx + w * 0.34)} ${n(cy + h * 0.08)}L${n(cx + w * 0.2)} ${n(cy + h * 0.26)}H${n(cx - w * 0.2)}Z`,
        WOOD[1],
      ) +
      shape(
        `M${n(cx - w * 0.2)} ${n(cy + h * 0.16)}Q${n(cx)} ${n(cy - h * 0.28)} ${n(cx + w * 0.2)} ${n(cy + h * 0.16)}Z`,
        "#c9975e",
      ) +
      disc(x + w * 0.78, y + h * 0.26, h * 0.1, "#f2b544")
    );
  if (motif === "hills")
    return (
      frame +
      shape(
        `M${x} ${y + h}V${n(cy)}Q${n(x + w * 0.25)} ${n(y + h * 0.2)} ${n(cx)} ${n(cy + h * 0.1)}Q${n(x + w * 0.76)} ${n(y + h * 0.1)} ${x + w} ${n(cy)}V${y + h}Z`,
        "#7fb08a",
      ) +
      disc(x + w * 0.66, y + h * 0.28, h * 0.1, "#f2b544")
    );
  const leaf = (a: number, colour: string) =>
    group(shape(`M0 0Q${n(h * 0.16)} ${n(-h * 0.2)} 0 ${n(-h * 0.42)}Q${n(-h * 0.16)} ${n(-h * 0.2)} 0 0Z`, colour), {
      transform: `translate(${n(cx)} ${n(y + h * 0.8)}) rotate(${a})`,
    });
  return (
    frame +
    [-50, -25, 0, 25, 50]
      .map((a, i) => leaf(a, motif === "leaf" ? (i % 2 ? "#4f9a55" : "#2c7a4f") : i % 2 ? "#e97f60" : "#cf4a5c"))
      .join("")
  );
}
