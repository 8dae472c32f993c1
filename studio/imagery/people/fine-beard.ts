import type { Canvas } from "../kit/canvas.ts";
import { seededRandom } from "../kit/canvas.ts";
import { lighter, mix } from "../kit/palette.ts";
import { group, n, repeat, shape, stroke } from "../kit/shapes.ts";
import { faceOutline } from "./face.ts";
import type { HeadMap } from "./head-map.ts";
import type { Look } from "./look.ts";

const CHEEKS =
  "M-122 -30C-104 20 -90 58 -64 74C-50 80 -42 80 -40 84C-36 108 -20 117 0 117C20 117 36 108 40 84C42 80 50 80 64 74C90 58 104 20 122 -30L128 190L-128 190Z";
const BELOW =
  "M-104 40C-108 128 -66 186 -16 196C-4 198 4 198 16 196C66 186 108 128 104 40C74 84 40 112 0 112C-40 112 -74 84 -104 40Z";

/** A beard of hairs that thin out towards the cheeks. */
export function fineBeard(c: Canvas, look: Look, map: HeadMap, colour: string): string {
  const p = (d: string) => map.path(d, 5);
  const long = look.beard === "full";
  const clip = { clip: c.clip(faceOutline(look, map)) };
  const cover =
    shape(p(CHEEKS), colour, { opacity: 0.6, filter: c.blur(5) }) + shape(p(CHEEKS), colour, { opacity: 0.8 });
  const below = long ? shape(p(BELOW), mix(colour, "#000000", 0.1)) : "";
  const within = { clip: c.clip(p(CHEEKS)) };
  return (
    below +
    group(cover + group(hairs(look, map, colour, 0.98), within), clip) +
    (long ? group(hairs(look, map, colour, 1.2), { clip: c.clip(p(BELOW)) }) : "")
  );
}

function hairs(look: Look, map: HeadMap, colour: string, reach: number): string {
  const random = seededRandom(look.skin * 17 + look.age);
  return repeat(reach > 1 ? 46 : 110, (i) => {
    const angle = (random() - 0.5) * (reach > 1 ? 1.7 : 2.9);
    const r = reach > 1 ? 0.98 + random() * 0.2 : 0.72 + random() * 0.28;
    const [x, y] = [Math.sin(angle) * 104 * r, 22 + Math.cos(angle) * 136 * r];
    if (Math.abs(x) < 46 && y < 120) return "";
    const [ax, ay] = map.point(x, y, 5);
    const [bx, by] = map.point(x + Math.sin(angle) * 12 + (random() - 0.5) * 8, y + 13, 5);
    const tone = i % 3 === 0 ? lighter(colour, 0.28) : mix(colour, "#000000", 0.3);
    return stroke(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, tone, 2, { opacity: 0.4 });
  });
}
