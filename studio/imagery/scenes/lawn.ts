import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, SAND, mix } from "../kit/palette.ts";
import { box, n, place, shape, stroke } from "../kit/shapes.ts";
import { palmBank } from "../nature/palm.ts";
import { SHADED, SUNLIT, bush } from "../nature/plants.ts";
import { hills, rain, sky } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";

/** Sky, distant trees, lawn and a path from the front to `towards`. */
export function lawn(c: Canvas, light: Daylight, horizon: number, towards: number, path: string = SAND): string {
  const grass =
    light === "monsoon"
      ? c.fade("#6f9a63", "#3d6f47")
      : light === "dusk"
        ? c.fade("#7f9a5a", "#3d5a48")
        : c.fade("#a4c970", "#579452");
  const walk = shape(
    `M${towards - 70} ${horizon + 40}C${towards - 90} ${horizon + 160} ${towards - 240} ${horizon + 260} ${towards - 380} 1000H${towards + 380}C${towards + 240} ${horizon + 260} ${towards + 110} ${horizon + 160} ${towards + 70} ${horizon + 40}Z`,
    c.fade(mix(path, "#8a6a4a", 0.18), path),
  );
  return (
    sky(c, light, horizon, [320, 240]) +
    hills(c, light, horizon + 6, 2, 60) +
    palmBank(c, horizon + 10, light, 0.45, 18, 130) +
    box(0, horizon, c.width, 1000 - horizon, grass) +
    walk +
    borders(c, light, horizon, towards)
  );
}

/** Flowering borders along both sides of the path, larger as they come nearer. */
function borders(c: Canvas, light: Daylight, horizon: number, towards: number): string {
  const greens = light === "monsoon" || light === "dusk" ? SHADED : SUNLIT;
  const steps = [0, 1, 2, 3] as const;
  const beds = [-1, 1].flatMap((side) =>
    steps.map((step) => {
      const spread = 112 + step * 34 + step * step * 22;
      const flowers = (step + (side > 0 ? 1 : 0)) % 2 ? HIBISCUS : GOLD;
      const shrub = bush(c, 96 + step * 34, 34 + step * 11, greens, flowers);
      return place(towards + side * spread, horizon + 76 + step * 46, 1, shrub);
    }),
  );
  return beds.join("") + grassTufts(c, horizon, towards);
}

function grassTufts(c: Canvas, horizon: number, towards: number): string {
  let blades = "";
  for (let i = 0; i < 90; i++) {
    const depth = c.random();
    const y = horizon + 60 + depth * depth * 380;
    const x = c.between(0, c.width);
    if (Math.abs(x - towards) < 130 + (y - horizon) * 0.75) continue;
    const size = 5 + depth * 15;
    blades += `M${n(x)} ${n(y)}l${n(-size * 0.5)} ${n(-size)}M${n(x)} ${n(y)}v${n(-size * 1.2)}M${n(x)} ${n(y)}l${n(size * 0.5)} ${n(-size)}`;
  }
  return stroke(blades, "#2c6a3c", 1.8, { opacity: 0.35 });
}

export const rainOn = (c: Canvas, light: Daylight) => (light === "monsoon" ? rain(c, 320) : "");
