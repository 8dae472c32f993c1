import { ACROSS } from "../kit/canvas.ts";
import type { Canvas } from "../kit/canvas.ts";
import { HIBISCUS, SKIN, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, n, repeat, shape, stroke } from "../kit/shapes.ts";

/** A hanging bridge on two stone arches: chains, hangers, timber deck and people walking over. */
export function hangingBridge(c: Canvas, left: number, right: number, deck: number): string {
  const top = deck - 222;
  const span = right - left;
  const d = chainPath(left, right, top, deck);
  let hangers = "";
  for (let i = 1; i < 28; i++) {
    const t = i / 28;
    hangers += `M${n(left + span * t)} ${n(chainHeight(t, top, deck))}V${n(deck)}`;
  }
  const walkers = [0.22, 0.3, 0.64].map((t, i) =>
    walker(left + span * t, deck, [TEAL[2], HIBISCUS, "#f6eedd"][i] ?? TEAL[2], i),
  );
  const rails =
    stroke(`M${left - 230} ${deck - 26}H${right + 230}`, WOOD[1], 4) +
    repeat(Math.round((span + 460) / 24), (i) => box(left - 230 + i * 24, deck - 26, 3, 28, WOOD[1]));
  const planks =
    box(left - 230, deck, span + 460, 16, c.fade(WOOD[3], WOOD[0]), { round: 3 }) +
    box(left - 230, deck + 16, span + 460, 5, WOOD[0], { opacity: 0.6 });
  return (
    stroke(hangers, "#3d2a2a", 2.4) +
    stroke(d, "#3d2a2a", 7) +
    stroke(d, "#c98f6c", 2) +
    walkers.join("") +
    planks +
    rails +
    tower(c, left, deck) +
    tower(c, right, deck)
  );
}

const chainHeight = (t: number, top: number, deck: number) => top + (1 - (2 * t - 1) ** 2) * (deck - 26 - top);

function chainPath(left: number, right: number, top: number, deck: number): string {
  const points = Array.from(
    { length: 29 },
    (_, i) => `${n(left + ((right - left) * i) / 28)} ${n(chainHeight(i / 28, top, deck))}`,
  );
  return `M${points.join("L")}M${n(left)} ${n(top)}L${n(left - 190)} ${n(deck)}M${n(right)} ${n(top)}L${n(right + 190)} ${n(deck)}`;
}

function tower(c: Canvas, x: number, deck: number): string {
  const [w, foot] = [92, deck + 78];
  const h = 330;
  const stone = c.linear(
    [
      [0, "#e0c3a0"],
      [0.5, "#bd9a78"],
      [1, "#7d5f4c"],
    ],
    ACROSS,
  );
  const courses =
    repeat(11, (i) => box(x - w / 2, foot - h + 28 + i * 28, w, 2, "#5b4434", { opacity: 0.28 })) +
    repeat(20, (i) =>
      box(x - w / 2 + ((i * 31) % 84), foot - h + 30 + Math.floor(i / 2) * 28, 2, 26, "#5b4434", { opacity: 0.2 }),
    );
  const arch = shape(
    `M${x - 24} ${deck}V${deck - 96}A24 24 0 0 1 ${x + 24} ${deck - 96}V${deck}Z`,
    c.fade("#f3dcab", "#a9b8a0"),
    { stroke: "#8a6a54", width: 5 },
  );
  return (
    box(x - w / 2, foot - h, w, h, stone) +
    courses +
    arch +
    box(x - w / 2 - 9, foot - h - 12, w + 18, 16, "#eed6b6", { round: 2 }) +
    box(x - w / 2 + 5, foot - h - 28, w - 10, 18, "#c9a884", { round: 2 }) +
    box(x - w / 2 - 14, foot - 26, w + 28, 54, "#7d6450", { round: 3 })
  );
}

function walker(x: number, deck: number, colour: string, index: number): string {
  const skin = SKIN[(index * 2 + 1) % 5]?.[0] ?? SKIN[1][0];
  return (
    shape(`M${n(x - 9)} ${deck}V${deck - 32}q9 -14 18 0V${deck}Z`, colour) +
    disc(x, deck - 49, 8, skin) +
    shape(`M${n(x - 8)} ${deck - 50}a8 8 0 0 1 16 0q-8 -5 -16 0Z`, "#1d1613")
  );
}
