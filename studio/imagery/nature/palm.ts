import { ACROSS, seededRandom } from "../kit/canvas.ts";
import type { Canvas } from "../kit/canvas.ts";
import { LEAF, mix } from "../kit/palette.ts";
import { disc, n, oval, place, shape, stroke } from "../kit/shapes.ts";
import type { Point } from "../kit/shapes.ts";
import { AIR } from "./sky.ts";
import type { Daylight } from "./sky.ts";

interface PalmOptions {
  seed: number;
  /** 0 in shade to 1 in full sun. */
  light?: number;
  /** A single colour makes a distant silhouette. */
  silhouette?: string;
  fronds?: number;
}

interface Frond {
  blades: string;
  spine: string;
  behind: boolean;
  chance: number;
}

/** A coconut palm standing on the origin; `lean` is how far the crown is off the foot. */
export function palm(c: Canvas, height: number, lean: number, options: PalmOptions): string {
  const random = seededRandom(options.seed);
  const between = (a: number, b: number) => a + (b - a) * random();
  const count = options.fronds ?? 15;
  const fronds = Array.from({ length: count }, (_, i) =>
    frond(i / (count - 1), i, height, lean, between, options.silhouette ? 12 : 20),
  );
  const light = options.light ?? 0;
  const flat = options.silhouette;
  const [dark, middle, bright] = flat
    ? [flat, flat, flat]
    : [mix(LEAF[0], LEAF[1], 0.5 + light * 0.2), LEAF[2], mix(LEAF[3], LEAF[4], light)];
  const back = fronds.filter((f) => f.behind).map((f) => shape(f.blades, dark));
  const front = fronds
    .filter((f) => !f.behind)
    .map(
      (f) =>
        shape(f.blades, f.chance > 0.5 ? bright : middle) +
        (flat ? "" : stroke(f.spine, mix(LEAF[5], "#d9c77a", 0.5), Math.max(0.8, height * 0.004), { opacity: 0.7 })),
    );
  const heart = oval(lean, -height * 1.012, height * 0.085, height * 0.075, dark);
  return (
    back.join("") + heart + trunk(c, height, lean, flat) + (flat ? "" : nuts(height, lean, between)) + front.join("")
  );
}

function frond(
  spread: number,
  index: number,
  height: number,
  lean: number,
  between: (a: number, b: number) => number,
  leaflets: number,
): Frond {
  const [tx, ty] = [lean, -height];
  const angle = ((-28 + spread * 236 + between(-7, 7)) * Math.PI) / 180;
  const length = height * 0.44 * between(0.86, 1.08) * (Math.abs(spread - 0.5) < 0.2 ? 0.86 : 1);
  const up = Math.sin(angle);
  const end: Point = [
    tx + Math.cos(angle) * length * 0.92,
    ty - up * length * 0.62 + length * (0.3 + 0.34 * Math.abs(Math.cos(angle))),
  ];
  const bend: Point = [tx + Math.cos(angle) * length * 0.55, ty - up * length * 0.78 - length * 0.13];
  const along = (t: number): Point => [
    (1 - t) ** 2 * tx + 2 * (1 - t) * t * bend[0] + t * t * end[0],
    (1 - t) ** 2 * ty + 2 * (1 - t) * t * bend[1] + t * t * end[1],
  ];
  let blades = "";
  for (const side of [-1, 1]) {
    for (let j = 1; j <= leaflets; j++) {
      const t = 0.04 + (0.96 * j) / leaflets;
      const [x, y] = along(t);
      const [ahead, aheadY] = along(Math.min(1, t + 0.02));
      const [bx, by] = along(Math.max(0, t - 0.045));
      const size =
        length * 0.25 * Math.sin(Math.min(1, t * 1.02) * Math.PI * 0.86 + 0.42) * between(0.85, 1.12) + length * 0.045;
      const tilt = Math.atan2(aheadY - y, ahead - x) + side * (0.85 - t * 0.45);
      const [gx, gy] = [Math.cos(tilt) * size, Math.sin(tilt) * size + size * 0.34];
      blades += `M${n(bx)} ${n(by)}Q${n((bx + x) / 2 + gx * 0.55)} ${n((by + y) / 2 + gy * 0.4)} ${n(x + gx)} ${n(y + gy)}Q${n(x + gx * 0.35)} ${n(y + gy * 0.3)} ${n(x)} ${n(y)}Z`;
    }
  }
  const spine = `M${n(tx)} ${n(ty)}Q${n(bend[0])} ${n(bend[1])} ${n(end[0])} ${n(end[1])}`;
  return { blades, spine, behind: index % 2 === 0 && Math.abs(spread - 0.5) < 0.42, chance: between(0, 1) };
}

function trunk(c: Canvas, height: number, lean: number, flat: string | undefined): string {
  const centre = (t: number): Point => [
    2 * (1 - t) * t * lean * 0.15 + t * t * lean,
    2 * (1 - t) * t * -height * 0.55 - t * t * height,
  ];
  const half = (t: number) =>
    (height * 0.045 - height * 0.023 * t ** 0.6 + (t < 0.06 ? (0.06 - t) * height * 0.4 : 0)) / 2;
  const steps = Array.from({ length: 15 }, (_, i) => i / 14);
  const left = steps.map((t) => `${n(centre(t)[0] - half(t))} ${n(centre(t)[1])}`);
  const right = steps.map((t) => `${n(centre(t)[0] + half(t))} ${n(centre(t)[1])}`).toReversed();
  const outline = `M${[...left, ...right].join("L")}Z`;
  if (flat) return shape(outline, flat);
  const bark = "#8a6a4c";
  const fill = c.linear(
    [
      [0, mix(bark, "#e9c79a", 0.45)],
      [0.45, bark],
      [1, mix(bark, "#2c2320", 0.5)],
    ],
    ACROSS,
  );
  let rings = "";
  for (let i = 1; i < 26; i++) {
    const [x, y] = centre(i / 26);
    const w = half(i / 26);
    rings += `M${n(x - w)} ${n(y - 1)}Q${n(x)} ${n(y + w * 0.7)} ${n(x + w)} ${n(y - 1)}`;
  }
  return shape(outline, fill) + stroke(rings, "#3b2a20", Math.max(0.6, height * 0.0028), { opacity: 0.35 });
}

function nuts(height: number, lean: number, between: (a: number, b: number) => number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const [x, y] = [lean + between(-0.05, 0.05) * height, -height + between(0.01, 0.06) * height];
    return (
      disc(x, y, height * 0.021, i % 2 ? "#8aa043" : "#6f8a3a") +
      disc(x - height * 0.006, y - height * 0.006, height * 0.008, "#b9c96e")
    );
  }).join("");
}

/** A far bank of undergrowth and palms, paler with `distance` (0 near, 1 lost in haze). */
export function palmBank(c: Canvas, y: number, light: Daylight, distance: number, count: number, size: number): string {
  const near = light === "dusk" ? "#2a2f4a" : light === "monsoon" || light === "night" ? "#274a4c" : "#1f6450";
  const colour = mix(near, AIR[light].haze, distance);
  let d = `M-20 ${n(y + 30)}L-20 ${n(y - size * 0.12)}`;
  let [x, level] = [-20, y - size * 0.12];
  while (x < c.width + 20) {
    const w = c.between(0.16, 0.62) * size;
    const next = y - size * c.between(0.04, 0.2);
    const peak = Math.min(level, next) - w * c.between(0.28, 0.55);
    d += `C${n(x + w * 0.08)} ${n(peak)} ${n(x + w * 0.85)} ${n(peak - 3)} ${n(x + w)} ${n(next)}`;
    [x, level] = [x + w, next];
  }
  const kinds = [14, -12, 4].map((lean, i) => palm(c, 100, lean, { silhouette: colour, seed: 11 + i * 7, fronds: 11 }));
  const palms = Array.from({ length: count }, (_, i) =>
    place(c.between(-20, c.width + 20), y + 6, (c.between(0.7, 1.25) * size) / 100, kinds[i % 3] ?? ""),
  );
  return shape(`${d}L${n(x)} ${n(y + 30)}Z`, colour) + palms.join("");
}
