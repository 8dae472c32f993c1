import type { Canvas } from "../kit/canvas.ts";
import { box, disc, group, n, oval, place, repeat, shape } from "../kit/shapes.ts";
import { mix } from "../kit/palette.ts";
import { AIR } from "./sky.ts";
import type { Daylight } from "./sky.ts";

/** Open water from `y` down, with the sun's track where there is a sun. */
export function water(c: Canvas, y: number, height: number, light: Daylight, sunX?: number): string {
  const [near, deep] = AIR[light].water;
  const sun = AIR[light].sun;
  const surface = box(
    0,
    y,
    c.width,
    height,
    c.linear([
      [0, near],
      [0.35, mix(near, deep, 0.45)],
      [1, deep],
    ]),
  );
  if (sunX === undefined || !sun) return surface;
  const track = repeat(26, (i) => {
    const t = i / 26;
    const w = c.between(30, 120) * (1 + t * 1.3);
    return box(sunX - w / 2 + c.between(-40, 40) * (0.3 + t), y + 6 + t * t * height * 0.9, w, 2 + t * 6, sun, {
      round: 4,
      opacity: 0.75 - t * 0.5,
    });
  });
  return surface + track;
}

export function ripples(
  c: Canvas,
  y: number,
  height: number,
  count: number,
  colour = "#ffffff",
  opacity = 0.4,
): string {
  return repeat(count, () => {
    const t = c.random();
    const w = c.between(20, 150) * (0.4 + t);
    const d = `M${n(c.between(-40, c.width))} ${n(y + t * height)}q${n(w * 0.25)} ${n(-2 - t * 3)} ${n(w * 0.5)} 0t${n(w * 0.5)} 0q${n(-w * 0.25)} ${n(3 + t * 3)} ${n(-w * 0.5)} ${n(1 + t)}t${n(-w * 0.5)} ${n(-1 - t)}Z`;
    return shape(d, colour, { opacity: opacity * (0.4 + t * 0.6) });
  });
}

/** The bank's things and, below `waterline`, their broken mirror. */
export function reflected(c: Canvas, things: string, waterline: number, strength = 0.55): string {
  const symbol = c.symbol(things);
  const fading = c.mask(
    `<rect x="0" y="${waterline - 20}" width="${c.width}" height="500" fill="${c.linear([
      [0, "#fff", strength],
      [0.8, "#fff", 0.04],
    ])}"/>`,
  );
  const mirror = group(group(c.use(symbol, `matrix(1 0 0 -1 0 ${2 * waterline})`), { filter: c.waterWobble() }), {
    mask: fading,
  });
  return mirror + c.use(symbol, "translate(0 0)");
}

/** Water hyacinth floating at the origin. */
export function hyacinths(c: Canvas, width: number, count: number): string {
  return repeat(count, () => {
    const [x, y, s] = [c.between(-0.5, 0.5) * width, c.between(-14, 14), c.between(0.7, 1.3)];
    const leaves = oval(-8, 0, 12, 5, "#3f7d4a") + oval(7, -2, 12, 5, "#5d9a55") + oval(0, -6, 9, 5, "#7ab060");
    return place(
      x,
      y,
      s,
      leaves +
        (c.random() > 0.55
          ? disc(0, -14, 4, "#a98fd0") + disc(4, -10, 3.4, "#c3b0e0") + disc(-4, -10, 3.4, "#9a80c4")
          : ""),
    );
  });
}
