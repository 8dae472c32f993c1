import { ACROSS } from "../kit/canvas.ts";
import type { Canvas } from "../kit/canvas.ts";
import { LATERITE, mix, WALL, WOOD } from "../kit/palette.ts";
import { box, n, polygon, repeat, stroke } from "../kit/shapes.ts";
import { column, facadeWindow, glass, post } from "./openings.ts";
import type { WindowStyle } from "./openings.ts";
import { hipRoof } from "./roof.ts";
import type { RoofTone } from "./roof.ts";

export interface Wing {
  x: number;
  width: number;
  floors: number;
  floorHeight: number;
  bays: number;
  windows: WindowStyle;
  /** Wall colour in the light; the shade follows. */
  wall?: string;
  plinth?: string;
  roof?: { height: number; tone?: RoofTone; over?: number };
  /** A flat roof with a parapet instead of tiles. */
  parapet?: number;
  /** How far the right side goes back. */
  depth?: number;
  /** Share of windows with a light on. */
  lit?: number;
  /** Floors (0 is the ground floor) opened by a veranda. */
  verandas?: readonly number[];
  verandaStyle?: "timber" | "arcade";
}

/** One wing of a building standing on `ground`. */
export function wing(c: Canvas, ground: number, w: Wing): string {
  const height = w.floors * w.floorHeight;
  const top = ground - height;
  const wall = w.wall ?? WALL[0];
  const face = box(
    w.x,
    top,
    w.width,
    height,
    c.linear(
      [
        [0, wall],
        [0.55, mix(wall, WALL[2], 0.4)],
        [1, mix(mix(wall, WALL[2], 0.7), "#cfd8d2", 0.35)],
      ],
      ACROSS,
    ),
  );
  const floors = repeat(w.floors, (floor) => storey(c, ground, w, floor));
  const plinth =
    box(
      w.x - 2,
      ground - 20,
      w.width + 4,
      20,
      c.fade(w.plinth ?? LATERITE[1], mix(w.plinth ?? LATERITE[1], "#2b1a14", 0.25)),
    ) + box(w.x - 2, ground - 22, w.width + 4, 3, WALL[3]);
  const eaveShade = box(
    w.x,
    top,
    w.width,
    26,
    c.linear([
      [0, "#3a2a22", 0.45],
      [1, "#3a2a22", 0],
    ]),
  );
  return side(c, ground, w, wall) + face + plinth + floors + eaveShade + cover(c, top, w, wall);
}

function cover(c: Canvas, top: number, w: Wing, wall: string): string {
  if (w.roof)
    return hipRoof(c, w.x, top + 2, w.width, w.roof.height, {
      ...(w.roof.tone && { tone: w.roof.tone }),
      ...(w.roof.over !== undefined && { over: w.roof.over }),
      ...(w.depth && { depth: w.depth }),
    });
  const h = w.parapet ?? 26;
  const balusters = repeat(Math.round(w.width / 13), (i) =>
    box(w.x + 6 + i * 13, top - h + 8, 5, h - 10, mix(wall, WALL[3], 0.35)),
  );
  return (
    box(w.x - 7, top - 4, w.width + 14 + (w.depth ?? 0) * 0.3, 9, mix(wall, "#ffffff", 0.4)) +
    balusters +
    box(w.x - 5, top - h, w.width + 10, 9, wall) +
    box(w.x - 5, top - h + 8, w.width + 10, 3, WALL[3], { opacity: 0.6 })
  );
}

function side(c: Canvas, ground: number, w: Wing, wall: string): string {
  if (!w.depth) return "";
  const [right, height, back] = [w.x + w.width, w.floors * w.floorHeight, w.x + w.width + w.depth];
  const [topBack, footBack] = [ground - height - w.depth * 0.12, ground - w.depth * 0.1];
  const shade = mix(mix(wall, WALL[3], 0.75), "#5d7a80", 0.42);
  const openings = repeat(w.floors, (floor) => {
    const y = ground - (floor + 0.7) * w.floorHeight;
    const x = right + (w.depth ?? 0) * 0.36;
    const width = (w.depth ?? 0) * 0.32;
    return polygon(
      [
        [x, y],
        [x + width, y - width * 0.12],
        [x + width, y + w.floorHeight * 0.4 - width * 0.1],
        [x, y + w.floorHeight * 0.42],
      ],
      glass(c, false),
      { opacity: 0.8 },
    );
  });
  return (
    polygon(
      [
        [right, ground - height],
        [back, topBack],
        [back, footBack],
        [right, ground],
      ],
      c.linear(
        [
          [0, mix(shade, "#ffffff", 0.12)],
          [1, mix(shade, "#20383c", 0.2)],
        ],
        ACROSS,
      ),
    ) + openings
  );
}

function storey(c: Canvas, ground: number, w: Wing, floor: number): string {
  const y = ground - (floor + 1) * w.floorHeight;
  const band =
    floor > 0
      ? box(w.x - 3, y + w.floorHeight - 5, w.width + 6, 7, WALL[0]) +
        box(w.x - 3, y + w.floorHeight + 2, w.width + 6, 4, WALL[3], { opacity: 0.7 })
      : "";
  if (w.verandas?.includes(floor)) return band + veranda(c, y, w, floor);
  const bay = w.width / w.bays;
  const width = Math.min(bay * (w.windows === "shuttered" ? 0.42 : 0.56), 54);
  const lit = w.lit ?? 0.1;
  return (
    band +
    repeat(w.bays, (i) =>
      facadeWindow(
        c,
        w.x + i * bay + (bay - width) / 2,
        y + w.floorHeight * 0.28,
        width,
        w.floorHeight * 0.46,
        w.windows,
        c.random() < lit,
      ),
    )
  );
}

function veranda(c: Canvas, y: number, w: Wing, floor: number): string {
  const floorLine = y + w.floorHeight - (floor === 0 ? 20 : 0);
  const recess = box(w.x, y + 8, w.width, floorLine - y - 8, c.fade("#3b5a58", "#8a9888"));
  const count = w.bays;
  const bay = w.width / count;
  const rooms = repeat(count, (i) => {
    const cx = w.x + (i + 0.5) * bay;
    const warm = c.random() < Math.max(0.3, w.lit ?? 0);
    return (
      box(cx - bay * 0.24, y + 24, bay * 0.48, floorLine - y - 24, warm ? "#f6d48d" : "#9fcfc6", {
        opacity: 0.8,
        stroke: WOOD[1],
        width: 3,
      }) + box(cx - 1.4, y + 24, 2.8, floorLine - y - 24, WOOD[1])
    );
  });
  return (
    recess +
    rooms +
    (w.verandaStyle === "arcade" ? arcade(c, y, w, floorLine, bay) : timberFront(c, y, w, floorLine, bay))
  );
}

function timberFront(c: Canvas, y: number, w: Wing, floorLine: number, bay: number): string {
  const posts = repeat(w.bays + 1, (i) =>
    post(c, Math.min(Math.max(w.x + i * bay, w.x + 6), w.x + w.width - 6), floorLine, floorLine - y - 6),
  );
  const rails =
    stroke(
      `M${n(w.x)} ${n(floorLine - 30)}H${n(w.x + w.width)}M${n(w.x)} ${n(floorLine - 12)}H${n(w.x + w.width)}`,
      WOOD[2],
      3,
    ) + repeat(Math.round(w.width / 9), (i) => box(w.x + i * 9 + 3, floorLine - 30, 2, 20, WOOD[2]));
  return rails + posts;
}

function arcade(c: Canvas, y: number, w: Wing, floorLine: number, bay: number): string {
  const wall = w.wall ?? WALL[0];
  const rise = bay * 0.3;
  const spandrels = repeat(w.bays, (i) => {
    const x = w.x + i * bay;
    return `<path d="M${n(x)} ${n(y + 6)}H${n(x + bay)}V${n(y + 20 + rise)}H${n(x + bay - 7)}Q${n(x + bay / 2)} ${n(y + 16 - rise * 0.3)} ${n(x + 7)} ${n(y + 20 + rise)}H${n(x)}Z" fill="${wall}"/>`;
  });
  const balusters = repeat(Math.round(w.width / 10), (i) => box(w.x + i * 10 + 3, floorLine - 24, 4, 20, wall));
  const rail = box(w.x, floorLine - 28, w.width, 5, wall) + box(w.x, floorLine - 5, w.width, 5, wall);
  return (
    spandrels +
    balusters +
    rail +
    repeat(w.bays + 1, (i) =>
      column(
        c,
        Math.min(Math.max(w.x + i * bay, w.x + 6), w.x + w.width - 6),
        floorLine,
        11,
        floorLine - y - 22,
        "#ffffff",
        "#bfc4bd",
      ),
    )
  );
}
