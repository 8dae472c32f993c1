import { DIAGONAL } from "../kit/canvas.ts";
import type { Canvas } from "../kit/canvas.ts";
import { HIBISCUS, mix, WOOD } from "../kit/palette.ts";
import { box, disc, group, n, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { canoe, houseboat } from "../nature/boats.ts";
import { palm } from "../nature/palm.ts";
import { areca, banana, bush, flameTree, frangipani, jackTree, RAIN_TREE, tree } from "../nature/plants.ts";
import { AIR } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";

export type View = "palms" | "backwater" | "hills" | "garden" | "courtyard" | "rain" | "night";

export interface WindowOptions {
  view?: View;
  light?: Daylight;
  panes?: number;
  arch?: boolean;
  timber?: string;
  curtains?: string;
  bars?: "cross" | "grid" | "none";
}

/** A window onto the grounds; each view is a small landscape of its own. */
export function window(c: Canvas, x: number, y: number, w: number, h: number, o: WindowOptions = {}): string {
  const d = o.arch
    ? `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`
    : `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
  const glare = box(
    x,
    y,
    w,
    h,
    c.linear(
      [
        [0, "#fffdf0", 0.34],
        [1, "#fffdf0", 0.04],
      ],
      DIAGONAL,
    ),
  );
  const outside = group(group(scenery(c, w, h, o), { transform: `translate(${x} ${y})` }) + glare, { clip: c.clip(d) });
  return outside + frame(x, y, w, h, d, o) + (o.curtains ? curtains(c, x, y, w, h, o.curtains) : "");
}

/** What is outside a window of this size. */
export function scenery(c: Canvas, w: number, h: number, o: WindowOptions): string {
  const light = o.light ?? (o.view === "rain" ? "monsoon" : o.view === "night" ? "night" : "noon");
  const air = AIR[light];
  const sky =
    box(0, 0, w, h, c.linear(air.sky)) + (air.sun ? disc(w * 0.22, h * 0.24, h * 0.3, c.glow(air.sun, 0.7)) : "");
  const ridge = shape(
    `M0 ${n(h * 0.72)}C${n(w * 0.2)} ${n(h * 0.5)} ${n(w * 0.3)} ${n(h * 0.62)} ${n(w * 0.45)} ${n(h * 0.6)}S${n(w * 0.8)} ${n(h * 0.5)} ${w} ${n(h * 0.64)}V${h}H0Z`,
    mix(air.haze, air.far, 0.3),
  );
  const lawn = box(0, h * 0.74, w, h * 0.3, light === "night" ? "#1d4038" : c.fade("#8fc06a", "#4c8d4c"));
  return sky + ridge + VIEWS[o.view ?? "palms"](c, w, h, lawn, light);
}

type Grounds = (c: Canvas, w: number, h: number, lawn: string, light: Daylight) => string;

const palms: Grounds = (c, w, h, lawn) =>
  lawn +
  place(w * 0.18, h * 1.02, 1, palm(c, h * 0.88, w * 0.05, { seed: Math.round(w), light: 0.5 })) +
  place(w * 0.74, h * 1.04, 1, palm(c, h * 0.66, -w * 0.05, { seed: Math.round(h), light: 0.4 })) +
  place(w * 0.46, h, 1, bush(c, w * 0.5, h * 0.18, undefined, HIBISCUS));

const backwater: Grounds = (c, w, h, _, light) => {
  const [near, deep] = AIR[light].water;
  const shore = repeat(9, (i) =>
    oval((i * w) / 8, h * 0.56, w * 0.09, h * 0.06, mix(AIR[light].far, AIR[light].haze, 0.3)),
  );
  return (
    shore +
    box(0, h * 0.58, w, h * 0.42, c.fade(near, deep)) +
    stroke(
      repeat(6, (i) => `M${n(w * ((i * 0.37) % 0.8))} ${n(h * (0.66 + i * 0.05))}h${n(w * 0.16)}`),
      "#ffffff",
      2,
      { opacity: 0.4 },
    ) +
    place(w * 0.54, h * 0.76, h / 460, houseboat(c)) +
    place(w * 0.92, h * 1.05, 1, banana(c, h * 0.5, 3)) +
    place(w * 0.06, h * 1.04, 1, palm(c, h * 0.9, w * 0.08, { seed: 17, light: 0.4 }))
  );
};

const hillsView: Grounds = (c, w, h, lawn, light) => {
  const range = (level: number, share: number, k: number) =>
    shape(
      `M0 ${n(h * level)}C${n(w * 0.18)} ${n(h * (level - 0.2 * k))} ${n(w * 0.36)} ${n(h * (level + 0.06))} ${n(w * 0.52)} ${n(h * (level - 0.12))}S${n(w * 0.86)} ${n(h * (level - 0.2))} ${w} ${n(h * level)}V${h}H0Z`,
      mix(AIR[light].haze, "#3f7d5c", share),
    );
  return (
    range(0.46, 0.35, 1) +
    range(0.58, 0.55, 0.4) +
    range(0.7, 0.78, 0.8) +
    lawn +
    place(
      w * 0.14,
      h * 1.02,
      1,
      light === "dawn"
        ? areca(c, h * 0.74) + place(-w * 0.08, 0, 1, areca(c, h * 0.6))
        : light === "noon"
          ? flameTree(c, h * 0.6, Math.max(w * 0.2, h * 0.2))
          : tree(c, h * 0.62, w * 0.16, RAIN_TREE),
    ) +
    place(w * 0.84, h * 1.04, 1, areca(c, h * 0.8)) +
    place(w * 0.92, h * 1.04, 1, areca(c, h * 0.68))
  );
};

/** Another tree for each hour that a garden is seen at. */
const gardenTree = (c: Canvas, w: number, h: number, light: Daylight) =>
  light === "golden"
    ? flameTree(c, h * 0.8, Math.max(w * 0.22, h * 0.22))
    : Math.round(w + h) % 2
      ? jackTree(c, h * 0.9, w * 0.26)
      : frangipani(c, h * 0.8, w * 0.24);

const garden: Grounds = (c, w, h, lawn, light) =>
  lawn +
  place(w * 0.7, h * 0.98, 1, gardenTree(c, w, h, light)) +
  place(w * 0.2, h * 1.02, 1, bush(c, w * 0.5, h * 0.3, undefined, HIBISCUS)) +
  place(w * 0.6, h * 1.04, 1, bush(c, w * 0.6, h * 0.22, undefined, "#f2b544")) +
  place(w * 0.06, h * 1.05, 1, banana(c, h * 0.56, 8));

const courtyard: Grounds = (c, w, h, lawn, light) => {
  const wall =
    box(0, h * 0.3, w, h * 0.48, "#f7ead0") +
    repeat(4, (i) =>
      shape(
        `M${n(w * (0.05 + i * 0.25))} ${n(h * 0.78)}V${n(h * 0.52)}A${n(w * 0.08)} ${n(h * 0.1)} 0 0 1 ${n(w * (0.21 + i * 0.25))} ${n(h * 0.52)}V${n(h * 0.78)}Z`,
        "#b9a98a",
      ),
    );
  return (
    shape(
      `M0 ${n(h * 0.32)}L${n(w * 0.06)} ${n(h * 0.14)}H${n(w * 0.94)}L${w} ${n(h * 0.32)}Z`,
      c.fade("#d5714a", "#9c4029"),
    ) +
    wall +
    lawn +
    place(
      w * 0.5,
      h * 1.02,
      1,
      light === "golden"
        ? frangipani(c, h * 0.66, Math.max(w * 0.22, h * 0.2))
        : jackTree(c, h * 0.78, Math.max(w * 0.17, h * 0.2)),
    ) +
    place(w * 0.16, h * 1.02, 1, bush(c, w * 0.26, h * 0.2, undefined, HIBISCUS)) +
    place(w * 0.86, h * 1.02, 1, bush(c, w * 0.26, h * 0.2, undefined, "#f2b544"))
  );
};

const rainView: Grounds = (c, w, h, lawn, light) =>
  palms(c, w, h, lawn, light) +
  stroke(
    repeat(60, (i) => `M${n((i * 53) % w)} ${n((i * 97) % h)}l6 26`),
    "#eef6f4",
    1.6,
    { opacity: 0.5 },
  );

const nightView: Grounds = (c, w, h, lawn) =>
  disc(w * 0.7, h * 0.22, h * 0.09, "#fdf3d0") +
  disc(w * 0.7, h * 0.22, h * 0.24, c.glow("#fdf3d0", 0.5)) +
  repeat(14, (i) => disc((i * 71) % w, ((i * 43) % 50) * h * 0.01, 1.6, "#fff6dc")) +
  lawn +
  place(w * 0.2, h * 1.04, 1, palm(c, h * 0.84, w * 0.04, { seed: 4, silhouette: "#12333a" })) +
  place(w * 0.86, h * 1.04, 1, palm(c, h * 0.64, -w * 0.04, { seed: 9, silhouette: "#163d42" })) +
  place(w * 0.5, h * 0.86, 0.5, canoe(c, false)) +
  repeat(5, (i) => disc(w * (0.3 + i * 0.1), h * 0.72, 3, "#f6cf7a"));

const VIEWS: Record<View, Grounds> = {
  palms,
  backwater,
  hills: hillsView,
  garden,
  courtyard,
  rain: rainView,
  night: nightView,
};

function frame(x: number, y: number, w: number, h: number, d: string, o: WindowOptions): string {
  const timber = o.timber ?? WOOD[2];
  const light = mix(timber, "#ffffff", 0.2);
  const panes = o.panes ?? 3;
  const bars =
    o.bars === "none"
      ? ""
      : repeat(panes - 1, (i) =>
          box(x + (w * (i + 1)) / panes - 4, y + (o.arch ? 6 : 0), 8, h - (o.arch ? 6 : 0), timber),
        ) +
        box(x, y + (o.arch ? w / 2 : h * 0.3), w, 7, timber) +
        (o.bars === "grid" ? box(x, y + h * 0.65, w, 5, timber) : "");
  const sill =
    box(x - 20, y + h + 4, w + 40, 14, light, { round: 3 }) +
    box(x - 20, y + h + 16, w + 40, 8, "#2a2a20", { opacity: 0.18 });
  return shape(d, "none", { stroke: timber, width: 16 }) + shape(d, "none", { stroke: light, width: 6 }) + bars + sill;
}

function curtains(c: Canvas, x: number, y: number, w: number, h: number, colour: string): string {
  const rod = box(x - 60, y - 36, w + 120, 9, WOOD[2], { round: 4 });
  const cloth = (left: number, k: number) => {
    const d = `M${left} ${y - 28}C${left + 22 * k} ${n(y + h * 0.4)} ${left + 4 * k} ${n(y + h * 0.8)} ${left + 16 * k} ${n(y + h + 46)}H${left - 70 * k}V${y - 28}Z`;
    const folds = `M${left - 10 * k} ${y - 24}C${left + 6 * k} ${n(y + h * 0.5)} ${left - 8 * k} ${n(y + h)} ${left - 4 * k} ${n(y + h + 40)}M${left - 34 * k} ${y - 24}V${n(y + h + 40)}M${left - 52 * k} ${y - 24}V${n(y + h + 40)}`;
    return (
      shape(d, c.rounded(mix(colour, "#ffffff", 0.25), colour, mix(colour, "#5b4a36", 0.2))) +
      stroke(folds, mix(colour, "#5b4a36", 0.35), 3, { opacity: 0.5 })
    );
  };
  return rod + cloth(x + 24, 1) + cloth(x + w - 24, -1);
}
