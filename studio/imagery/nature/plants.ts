import { ACROSS, seededRandom } from "../kit/canvas.ts";
import type { Canvas } from "../kit/canvas.ts";
import { LEAF, mix, WOOD } from "../kit/palette.ts";
import { box, disc, group, n, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";

export const SUNLIT = [LEAF[1], LEAF[2], LEAF[3]] as const;
export const SHADED = [LEAF[0], LEAF[1], LEAF[2]] as const;
export const MANGO = ["#1d4a35", "#2f6a42", "#5b9150"] as const;
export const RAIN_TREE = ["#27573a", "#4a8048", "#86ab5c"] as const;
type Greens = readonly [string, string, string];

/** A rounded shrub standing on the origin, with blossoms of `flowers` colour. */
export function bush(c: Canvas, width: number, height: number, greens: Greens = SUNLIT, flowers?: string): string {
  const clumps = Math.max(4, Math.round(width / (height * 0.62)));
  let all = "";
  greens.forEach((green, layer) => {
    for (let i = 0; i <= clumps; i++) {
      const t = i / clumps;
      const r = height * (0.46 - layer * 0.09) * (0.62 + Math.sin(t * Math.PI) * 0.5) * c.between(0.85, 1.15);
      const x = (-width / 2 + height * 0.3 + t * (width - height * 0.6)) * (1 - layer * 0.05) - layer * height * 0.03;
      all += oval(
        x,
        -r * (0.72 + c.random() * 0.25) - layer * height * 0.13 * Math.sin(t * Math.PI) + layer * height * 0.02,
        r * 1.05,
        r,
        green,
      );
    }
    if (layer === 0)
      all += box(-width / 2 + height * 0.1, -height * 0.3, width - height * 0.2, height * 0.3, green, {
        round: height * 0.12,
      });
  });
  all += leafDabs(c, width * 0.44, height, mix(greens[2], "#ffffff", 0.22), width / 6);
  if (!flowers) return all;
  return (
    all +
    repeat(Math.round(width / 13), (i) => {
      const x = c.between(-0.42, 0.42) * width;
      const y = -c.between(0.15, 0.85) * height * (1 - (Math.abs(x) / width) * 0.9);
      const r = c.between(2.6, 4.4);
      return (
        disc(x, y, r, i % 4 ? flowers : "#fff1d0") + disc(x - r * 0.3, y - r * 0.3, r * 0.4, "#fff", { opacity: 0.6 })
      );
    })
  );
}

function leafDabs(c: Canvas, reach: number, height: number, colour: string, count: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = c.between(-reach, reach);
    const y = -c.between(0.08, 0.72) * height * (1 - Math.abs(x) / (reach * 2.3));
    const [r, a] = [c.between(3, 7), c.between(-2.4, -0.7)];
    d += `M${n(x)} ${n(y)}q${n(Math.cos(a - 0.5) * r)} ${n(Math.sin(a - 0.5) * r)} ${n(Math.cos(a) * r * 1.5)} ${n(Math.sin(a) * r * 1.5)}q${n(-Math.cos(a + 0.5) * r * 0.4)} ${n(-Math.sin(a + 0.5) * r * 0.2)} ${n(-Math.cos(a) * r * 1.5)} ${n(-Math.sin(a) * r * 1.5)}`;
  }
  return shape(d, colour, { opacity: 0.7 });
}

/** A broad-leaved tree standing on the origin. */
export function tree(c: Canvas, height: number, spread: number, greens: Greens = MANGO): string {
  const stem = height * 0.05;
  const trunk = shape(
    `M${n(-stem)} 0C${n(-stem * 0.5)} ${n(-height * 0.3)} ${n(-stem * 0.6)} ${n(-height * 0.4)} ${n(-spread * 0.2)} ${n(-height * 0.6)}L${n(-spread * 0.12)} ${n(-height * 0.62)}L0 ${n(-height * 0.42)}L${n(spread * 0.18)} ${n(-height * 0.64)}L${n(spread * 0.24)} ${n(-height * 0.6)}C${n(stem * 0.9)} ${n(-height * 0.36)} ${n(stem * 0.7)} ${n(-height * 0.2)} ${n(stem * 1.1)} 0Z`,
    c.rounded(WOOD[3], WOOD[2], WOOD[0]),
  );
  let crown = "";
  greens.forEach((green, layer) => {
    const puffs = 12 - layer * 2;
    for (let i = 0; i < puffs; i++) {
      const angle = (i / puffs) * Math.PI * 2 + layer;
      const reach = 0.62 - layer * 0.16;
      const r = spread * c.between(0.17, 0.26) * (1 - layer * 0.14);
      crown += oval(
        Math.cos(angle) * spread * reach - layer * spread * 0.09,
        -height * (0.7 + layer * 0.055) + Math.sin(angle) * height * 0.2 * (1 - layer * 0.16),
        r * 1.15,
        r * 0.86,
        green,
      );
    }
    crown += oval(
      -layer * spread * 0.06,
      -height * (0.7 + layer * 0.05),
      spread * (0.5 - layer * 0.13),
      height * (0.2 - layer * 0.05),
      green,
    );
  });
  const dabs = place(
    -spread * 0.08,
    -height * 0.56,
    1,
    leafDabs(c, spread * 0.6, height * 0.5, mix(greens[2], "#ffffff", 0.25), spread / 6),
  );
  return trunk + crown + dabs;
}

/** A temple tree: forked grey branches, long leaves and white flowers at their ends. */
export function frangipani(c: Canvas, height: number, spread: number): string {
  const tips = [-1, -0.62, -0.24, 0.2, 0.6, 1].map((k, i): readonly [number, number] => [
    k * spread,
    -height * (0.66 + (i % 2) * 0.2 - Math.abs(k) * 0.08),
  ]);
  const branches = tips
    .map(([x, y]) => `M0 ${n(-height * 0.2)}Q${n(x * 0.2)} ${n(-height * 0.42)} ${n(x)} ${n(y)}`)
    .join("");
  return (
    stroke(`M0 0V${n(-height * 0.24)}`, "#8f8577", height * 0.07) +
    stroke(branches, "#8f8577", height * 0.035) +
    tips
      .map(
        ([x, y], k) =>
          repeat(9, (i) =>
            group(oval(0, -height * 0.1, height * 0.03, height * 0.1, i % 2 ? "#4f9a55" : "#2f6f45"), {
              transform: `translate(${n(x)} ${n(y)}) rotate(${i * 28 - 112})`,
            }),
          ) +
          repeat(5, (i) =>
            disc(
              x + c.between(-0.06, 0.06) * height,
              y + c.between(-0.08, 0.02) * height,
              height * 0.024,
              (i + k) % 3 ? "#fffaf0" : "#f6d88a",
            ),
          ),
      )
      .join("")
  );
}

/** A jack tree: a tall dark crown, its fruits at the trunk. */
export function jackTree(c: Canvas, height: number, spread: number): string {
  const fruits = [
    [-0.05, 0.16],
    [0.06, 0.24],
    [-0.04, 0.3],
  ].map(
    ([x = 0, y = 0]) =>
      oval(x * height, -y * height, height * 0.042, height * 0.062, "#b9a84a") +
      oval(x * height - height * 0.01, -y * height - height * 0.02, height * 0.016, height * 0.028, "#ddcf7c"),
  );
  return (
    stroke(`M0 0V${n(-height * 0.5)}`, "#5a4230", height * 0.06) +
    tree(c, height, spread, ["#123a2a", "#22583a", "#447f4a"]) +
    fruits.join("")
  );
}

/** A flame tree: a wide flat crown in flower. */
export function flameTree(c: Canvas, height: number, spread: number): string {
  return (
    stroke(
      `M0 0C${n(spread * 0.06)} ${n(-height * 0.3)} 0 ${n(-height * 0.4)} ${n(-spread * 0.4)} ${n(-height * 0.66)}M${n(spread * 0.02)} ${n(-height * 0.34)}Q${n(spread * 0.2)} ${n(-height * 0.5)} ${n(spread * 0.5)} ${n(-height * 0.68)}`,
      "#6b4f3a",
      height * 0.045,
    ) +
    ["#3f7248", "#c94a34", "#e2703f", "#f2a05a"]
      .map((colour, layer) =>
        repeat(13, (i) =>
          oval(
            (i / 12 - 0.5) * spread * (2 - layer * 0.3),
            -height * (0.68 + Math.sin((i / 12) * Math.PI) * 0.16 + layer * 0.03) + c.between(-0.03, 0.03) * height,
            spread * (0.3 - layer * 0.05),
            spread * (0.16 - layer * 0.025),
            colour,
          ),
        ),
      )
      .join("")
  );
}

/** An areca palm: a slim stem and a small upright crown. */
export function areca(c: Canvas, height: number): string {
  const crown = repeat(9, (i) => {
    const a = Math.PI * (1.08 + (0.84 * i) / 8);
    const l = height * 0.2;
    const [x, y] = [Math.cos(a) * l * 0.95, -height + Math.sin(a) * l * 0.8 + Math.abs(Math.cos(a)) * l * 0.5];
    return shape(
      `M0 ${n(-height)}Q${n(x * 0.5)} ${n(-height + Math.sin(a) * l)} ${n(x)} ${n(y)}Q${n(x * 0.5)} ${n(-height + Math.sin(a) * l * 0.45)} 0 ${n(-height + 4)}Z`,
      i % 2 ? LEAF[3] : LEAF[2],
    );
  });
  return (
    stroke(`M0 0L0 ${n(-height)}`, "#a79a84", height * 0.022) +
    stroke(`M0 ${n(-height * 0.86)}L0 ${n(-height)}`, LEAF[4], height * 0.026) +
    crown +
    (c.random() > 0.5 ? disc(0, -height * 0.86, height * 0.03, "#d98b3a") : "")
  );
}

export function banana(c: Canvas, height: number, seed: number): string {
  const random = seededRandom(seed);
  const between = (a: number, b: number) => a + (b - a) * random();
  const stem = shape(
    `M${n(-height * 0.05)} 0C${n(-height * 0.045)} ${n(-height * 0.3)} ${n(-height * 0.03)} ${n(-height * 0.4)} ${n(-height * 0.01)} ${n(-height * 0.5)}L${n(height * 0.02)} ${n(-height * 0.5)}C${n(height * 0.04)} ${n(-height * 0.35)} ${n(height * 0.05)} ${n(-height * 0.2)} ${n(height * 0.055)} 0Z`,
    c.linear(
      [
        [0, "#9db96a"],
        [1, "#4f7a45"],
      ],
      ACROSS,
    ),
  );
  const back: string[] = [];
  const front: string[] = [];
  for (let i = 0; i < 8; i++)
    (i % 2 ? back : front).push(
      bananaLeaf(
        ((18 + (i / 7) * 144 + between(-6, 6)) * Math.PI) / 180,
        height * between(0.55, 0.72),
        -height * 0.46,
        i % 2 === 1,
        height,
      ),
    );
  return stem + back.join("") + front.join("");
}

function bananaLeaf(angle: number, length: number, top: number, behind: boolean, height: number): string {
  const [ex, ey] = [
    Math.cos(angle) * length * 1.02,
    top - Math.sin(angle) * length * 0.95 + Math.abs(Math.cos(angle)) * length * 0.32,
  ];
  const [mx, my] = [Math.cos(angle) * length * 0.42, top - Math.sin(angle) * length * 0.8 - length * 0.1];
  const [nx, ny] = [(-(ey - top) / length) * length * 0.19, (ex / length) * length * 0.19];
  const rib = `Q${n((mx + ex) / 2)} ${n((my + ey) / 2)} 0 ${n(top)}Z`;
  const half = (k: number) =>
    `M0 ${n(top)}C${n(mx + k * nx)} ${n(my + k * ny)} ${n((mx + ex) / 2 + k * nx * 1.25)} ${n((my + ey) / 2 + k * ny * 1.25)} ${n(ex)} ${n(ey)}${rib}`;
  return (
    shape(half(1), behind ? LEAF[2] : LEAF[4]) +
    shape(half(-1), behind ? LEAF[1] : LEAF[3]) +
    stroke(`M0 ${n(top)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}`, "#d8e3a0", Math.max(1, height * 0.007), { opacity: 0.8 })
  );
}

/** A leafy plant in a clay pot, standing on the origin. */
export function potPlant(c: Canvas, height: number, kind: "sword" | "round" = "sword", pot = "#b9603c"): string {
  const shadow = oval(0, 0, height * 0.26, height * 0.05, "#0b2a2e", { opacity: 0.25 });
  const clay =
    shape(
      `M${n(-height * 0.16)} ${n(-height * 0.32)}H${n(height * 0.16)}L${n(height * 0.12)} 0H${n(-height * 0.12)}Z`,
      c.rounded(mix(pot, "#ffffff", 0.25), pot, mix(pot, "#2b1510", 0.35)),
    ) + box(-height * 0.18, -height * 0.36, height * 0.36, height * 0.06, mix(pot, "#ffffff", 0.3), { round: 3 });
  const crown = kind === "round" ? broadLeaves(height) : swordLeaves(height);
  const leaves = group(crown, { transform: `translate(0 ${n(-height * 0.3)})` });
  return shadow + leaves + clay;
}

/** Heart-shaped leaves on bending stalks, the lower ones in front. */
function broadLeaves(height: number): string {
  const angles = [-1.57, -1.2, -1.95, -0.85, -2.3, -1.4, -1.75, -0.5, -2.65, -1, -2.15, -0.25, -2.9];
  return angles
    .map((angle, i) => {
      const reach = height * (0.52 - i * 0.018);
      const [x, y] = [Math.cos(angle) * reach * 0.82, Math.sin(angle) * reach];
      const size = height * (0.17 - (i % 3) * 0.012);
      const green = [LEAF[1], LEAF[2], LEAF[3], LEAF[2]][i % 4] ?? LEAF[2];
      const blade = shape(
        `M0 0C${n(size * 0.75)} ${n(-size * 0.5)} ${n(size * 0.55)} ${n(-size * 1.25)} 0 ${n(-size * 1.5)}C${n(-size * 0.55)} ${n(-size * 1.25)} ${n(-size * 0.75)} ${n(-size * 0.5)} 0 0Z`,
        green,
      );
      const half = shape(
        `M0 0C${n(-size * 0.75)} ${n(-size * 0.5)} ${n(-size * 0.55)} ${n(-size * 1.25)} 0 ${n(-size * 1.5)}Z`,
        mix(green, LEAF[5], 0.3),
      );
      const rib = stroke(`M0 0V${n(-size * 1.4)}`, mix(green, "#ffffff", 0.4), Math.max(1, height * 0.006));
      const stalk = stroke(`M0 0Q${n(x * 0.3)} ${n(y * 0.8)} ${n(x)} ${n(y)}`, LEAF[2], height * 0.014);
      const turn = (angle * 180) / Math.PI + 90;
      const droop = turn + (turn > 0 ? 24 : turn < 0 ? -24 : 0);
      return stalk + group(blade + half + rib, { transform: `translate(${n(x)} ${n(y)}) rotate(${n(droop)})` });
    })
    .join("");
}

function swordLeaves(height: number): string {
  const angles = [-2.75, -0.4, -2.4, -0.75, -2.05, -1.1, -1.75, -1.4, -1.57];
  return angles
    .map((a, i) => {
      const l = height * (0.5 + i * 0.03);
      const [ex, ey, nx, ny] = [Math.cos(a) * l, Math.sin(a) * l, -Math.sin(a) * l * 0.2, Math.cos(a) * l * 0.2];
      const half = (k: number) => `M0 0Q${n(ex * 0.5 + k * nx)} ${n(ey * 0.5 + k * ny)} ${n(ex)} ${n(ey)}L0 0Z`;
      return shape(half(1), i % 2 ? LEAF[2] : LEAF[3]) + shape(half(-1), i % 2 ? LEAF[3] : LEAF[4]);
    })
    .join("");
}
