import type { Canvas } from "../kit/canvas.ts";
import { darker, lighter } from "../kit/palette.ts";
import { disc, group, oval, shape, stroke } from "../kit/shapes.ts";
import { skinColours } from "../people/face.ts";
import { head } from "../people/head.ts";
import type { Look } from "../people/look.ts";

/** Someone lying flat under a sheet, head to the left, about 420 long, lying on the origin's height. */
export function lyingPatient(c: Canvas, look: Look, sheet: string, arm = true): string {
  const skin = skinColours(look);
  const layers = head(c, look, { yaw: 20, pitch: -4, fine: false });
  const pillow = shape("M-262 4Q-274 -30 -236 -34Q-176 -36 -166 -8Q-170 8 -262 4Z", c.fade("#ffffff", "#dbe5e6"));
  const headGroup = group(layers.back + layers.head, { transform: "translate(-204 -38) rotate(-74) scale(.178)" });
  const neck = stroke("M-182 -26L-160 -22", skin.shade, 20);
  const body = shape(
    "M-168 4C-172 -34 -150 -50 -110 -50C-40 -56 10 -46 60 -44C100 -56 130 -56 160 -40C190 -46 214 -40 220 -14L222 4Z",
    c.fade(lighter(sheet, 0.3), darker(sheet, 0.1)),
  );
  const folds = stroke("M-60 -50Q-64 -20 -58 2M40 -46Q34 -20 40 2M150 -42Q144 -20 150 2", darker(sheet, 0.25), 3, {
    opacity: 0.5,
  });
  const hand = arm
    ? stroke("M-140 -26L-66 -18L-20 -14", skin.base, 14) +
      disc(-14, -14, 9, skin.base) +
      stroke("M-142 -28L-96 -22", lighter(sheet, 0.2), 20)
    : "";
  return pillow + neck + body + folds + headGroup + hand + oval(20, 8, 240, 6, "#0b2a2e", { opacity: 0.15 });
}
