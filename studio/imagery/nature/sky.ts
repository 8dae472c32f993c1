import type { Canvas, Stop } from "../kit/canvas.ts";
import { INK, mix } from "../kit/palette.ts";
import { box, disc, n, repeat, shape, stroke } from "../kit/shapes.ts";
import type { Point } from "../kit/shapes.ts";

export type Daylight = "dawn" | "noon" | "golden" | "monsoon" | "dusk" | "night";

interface Air {
  sky: readonly Stop[];
  haze: string;
  far: string;
  clouds: readonly string[];
  sun?: string;
  water: readonly [string, string];
}

/** The colours of each time of day: sky from the zenith down, haze, hills, clouds, sun, water near and deep. */
export const AIR: Record<Daylight, Air> = {
  dawn: {
    sky: [
      [0, "#7fc0c4"],
      [0.35, "#bfe0d3"],
      [0.62, "#fbe6c2"],
      [0.82, "#fcd0a0"],
      [1, "#f7b98a"],
    ],
    haze: "#fbdcb4",
    far: "#3f8378",
    clouds: ["#ffffff", "#fff6e6", "#ffffff"],
    sun: "#fff4d6",
    water: ["#b9d6bd", "#17707a"],
  },
  noon: {
    sky: [
      [0, "#4fb0c0"],
      [0.5, "#9fd8d8"],
      [1, "#e6f5ea"],
    ],
    haze: "#d5ede4",
    far: "#3f8378",
    clouds: ["#ffffff", "#fff6e6", "#ffffff"],
    sun: "#ffffff",
    water: ["#a8d8cc", "#17707a"],
  },
  golden: {
    sky: [
      [0, "#5fa9b8"],
      [0.4, "#a9d3c6"],
      [0.72, "#f6e3b4"],
      [1, "#f7cf92"],
    ],
    haze: "#f3dcab",
    far: "#4a7f68",
    clouds: ["#fff3dc", "#ffe4bd", "#ffffff"],
    sun: "#fff2c8",
    water: ["#c4cfa4", "#1f6668"],
  },
  monsoon: {
    sky: [
      [0, "#486a78"],
      [0.45, "#7f9fa6"],
      [0.8, "#b9cbc8"],
      [1, "#d9e0d2"],
    ],
    haze: "#bccdc8",
    far: "#3c5f66",
    clouds: ["#5d7d88", "#8eaab0", "#dfe7e2"],
    water: ["#a9bcb8", "#2c5058"],
  },
  dusk: {
    sky: [
      [0, "#2d4a73"],
      [0.4, "#7f6f9c"],
      [0.68, "#e39a8b"],
      [0.88, "#f8c07e"],
      [1, "#fbd9a0"],
    ],
    haze: "#f2b18c",
    far: "#3d3f66",
    clouds: ["#c98a98", "#f0b49a", "#ffe0b5"],
    sun: "#fff0c4",
    water: ["#d9a79b", "#33406b"],
  },
  night: {
    sky: [
      [0, "#0d2238"],
      [0.55, "#1d3f58"],
      [1, "#3c6478"],
    ],
    haze: "#2d5166",
    far: "#16303f",
    clouds: ["#2d4a60", "#3b5a70", "#24405a"],
    water: ["#34586b", "#0f2a3a"],
  },
};

export function sky(c: Canvas, light: Daylight, horizon: number, sun?: Point): string {
  const air = AIR[light];
  const parts = [box(0, 0, c.width, horizon + 4, c.linear(air.sky))];
  if (air.sun && sun) {
    const glow = c.radial([
      [0, air.sun, 0.85],
      [0.25, air.sun, 0.35],
      [1, air.sun, 0],
    ]);
    parts.push(
      disc(sun[0], sun[1], c.width * 0.3, glow),
      disc(sun[0], sun[1], light === "noon" ? 50 : 80, air.sun, { opacity: 0.92 }),
    );
  }
  if (light === "night")
    parts.push(
      repeat(60, () =>
        disc(c.between(0, c.width), c.between(0, horizon * 0.7), c.between(0.8, 2), "#fff6dc", {
          opacity: c.between(0.3, 0.9),
        }),
      ),
    );
  const count = light === "monsoon" ? 15 : 7;
  for (let i = 0; i < count; i++) {
    const y = c.between(0.08, 0.7) * horizon;
    const width = c.between(0.11, 0.32) * c.width * (0.5 + (y / horizon) * 0.6);
    parts.push(
      cloud(
        c,
        c.between(-0.1, 0.94) * c.width,
        y,
        width,
        c.pick(air.clouds),
        light === "night" ? 0.3 : c.between(0.28, 0.58),
      ),
    );
  }
  return parts.join("");
}

function cloud(c: Canvas, x: number, y: number, width: number, colour: string, opacity: number): string {
  const h = width * 0.13;
  const puffs = 4 + Math.floor(c.random() * 3);
  let outline = `M${n(x + h * 0.4)} ${n(y + h * 0.2)}H${n(x + width - h * 0.4)}A${n(h * 0.37)} ${n(h * 0.37)} 0 0 0 ${n(x + width - h * 0.4)} ${n(y - h * 0.55)}H${n(x + h * 0.4)}A${n(h * 0.37)} ${n(h * 0.37)} 0 0 0 ${n(x + h * 0.4)} ${n(y + h * 0.2)}Z`;
  for (let i = 0; i < puffs; i++) {
    const t = (i + 0.7) / (puffs + 0.4);
    const r = h * (0.5 + Math.sin(t * Math.PI) * c.between(0.45, 0.95));
    const [cx, cy] = [x + width * t, y - h * 0.2 - r * 0.35];
    outline += `M${n(cx - r * 1.35)} ${n(cy)}A${n(r * 1.35)} ${n(r)} 0 0 0 ${n(cx + r * 1.35)} ${n(cy)}A${n(r * 1.35)} ${n(r)} 0 0 0 ${n(cx - r * 1.35)} ${n(cy)}Z`;
  }
  const fill = c.linear([
    [0, colour, 1],
    [0.55, colour, 0.85],
    [1, colour, 0.12],
  ]);
  return (
    shape(outline, fill, { opacity }) +
    box(x - width * 0.3, y + h * 0.35, width * 0.8, h * 0.12, colour, { round: h * 0.06, opacity: opacity * 0.5 }) +
    box(x + width * 0.55, y + h * 0.6, width * 0.6, h * 0.09, colour, { round: h * 0.05, opacity: opacity * 0.5 })
  );
}

export function birds(c: Canvas, x: number, y: number, count: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const [bx, by, w] = [x + c.between(0, 200), y + c.between(-40, 40), c.between(7, 13)];
    d += `M${n(bx - w)} ${n(by - w * 0.3)}Q${n(bx - w * 0.4)} ${n(by - w * 0.7)} ${n(bx)} ${n(by)}Q${n(bx + w * 0.4)} ${n(by - w * 0.7)} ${n(bx + w)} ${n(by - w * 0.3)}`;
  }
  return stroke(d, INK, 2, { opacity: 0.5 });
}

export function rain(c: Canvas, count: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const length = c.between(18, 54);
    d += `M${n(c.between(-100, c.width))} ${n(c.between(-50, c.height))}l${n(length * 0.22)} ${n(length)}`;
  }
  return stroke(d, "#eef6f4", 1.4, { opacity: 0.36 });
}

/** Ranges of hills, the farther the paler; `rise` is the height of the farthest. */
export function hills(c: Canvas, light: Daylight, base: number, layers: number, rise: number): string {
  const air = AIR[light];
  let all = "";
  for (let i = 0; i < layers; i++) {
    const depth = (i + 0.6) / (layers + 0.6);
    const colour = mix(air.haze, air.far, 0.12 + depth * 0.7);
    const level = base - rise * (1 - i / layers) * 1.25;
    let d = `M-20 ${n(base)}L-20 ${n(level)}`;
    let [x, y] = [-20, level];
    while (x < c.width) {
      const w = c.between(0.13, 0.27) * Math.min(c.width, 1600);
      const next = level + c.between(-0.45, 0.4) * rise;
      const peak = Math.min(y, next) - c.between(6, Math.max(8, rise * 0.22));
      d += `C${n(x + w * 0.28)} ${n(y - 6)} ${n(x + w * 0.36)} ${n(peak)} ${n(x + w * 0.52)} ${n(peak + 4)}S${n(x + w * 0.8)} ${n(next)} ${n(x + w)} ${n(next)}`;
      [x, y] = [x + w, next];
    }
    all += shape(`${d}L${n(x)} ${n(base)}Z`, c.fade(colour, mix(colour, air.haze, 0.45)));
  }
  return all;
}

/** Warm or cool light laid over a finished picture. */
export function sunlight(c: Canvas, colour: string, strength: number, cx: number, cy: number): string {
  return box(
    0,
    0,
    c.width,
    c.height,
    c.radial(
      [
        [0, colour, strength],
        [1, colour, 0],
      ],
      cx,
      cy,
      0.7,
    ),
    { blend: "soft-light" },
  );
}
