import { Canvas } from "../kit/canvas.ts";
import { SAND, mix } from "../kit/palette.ts";
import { box, shape } from "../kit/shapes.ts";
import { palmBank } from "../nature/palm.ts";
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
    walk
  );
}

export const rainOn = (c: Canvas, light: Daylight) => (light === "monsoon" ? rain(c, 320) : "");
