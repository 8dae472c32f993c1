import { Canvas } from "../kit/canvas.ts";
import { STEEL } from "../kit/palette.ts";
import { box, group, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { palmBank } from "../nature/palm.ts";
import { birds, hills, sky, sunlight } from "../nature/sky.ts";

/** Solar panels on the roof at morning. */
export function rooftopSolar(): string {
  const c = new Canvas(1600, 1000, 163);
  c.add(
    sky(c, "dawn", 560, [380, 300]),
    hills(c, "dawn", 560, 4, 140),
    palmBank(c, 560, "dawn", 0.3, 26, 120),
    box(0, 556, 1600, 60, "#5d9a72"),
    birds(c, 900, 150, 8),
    box(0, 600, 1600, 400, c.fade("#d9d2c0", "#b9b0a0")),
    box(0, 590, 1600, 26, "#f4efe2"),
    repeat(60, (i) => box(i * 27, 560, 9, 34, "#efe6d2")),
    box(0, 548, 1600, 14, "#fffaf0"),
  );
  const panel = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      s,
      shape(
        "M-150 0L150 0L190 -120L-110 -120Z",
        c.linear(
          [
            [0, "#17406b"],
            [1, "#3f87b5"],
          ],
          [0, 0, 1, 1],
        ),
        { stroke: "#dfe8ea", width: 5 },
      ) +
        repeat(5, (i) => stroke(`M${-90 + i * 60 - 10} 0l40 -120`, "#9fc6dd", 2)) +
        stroke("M-137 -40h300M-124 -80h300", "#9fc6dd", 2) +
        stroke("M-120 0v30M120 0v30", STEEL[1], 8) +
        shape("M-60 0L20 0L60 -120L-20 -120Z", "#fff", { opacity: 0.12 }),
    );
  c.add(
    repeat(3, (i) => panel(880 + i * 330, 730, 0.9)),
    repeat(3, (i) => panel(700 + i * 430, 900, 1.15)),
    place(
      240,
      800,
      1,
      group(
        box(-70, -190, 140, 190, c.rounded("#f4f8f8", "#dfe8ea", "#a9bbc0"), { round: 10 }) +
          oval(0, -190, 70, 18, "#eef3f2") +
          stroke("M-70 -130H70M-70 -70H70", "#b9c5c5", 4),
      ),
    ),
    sunlight(c, "#ffe0a0", 0.45, 0.25, 0.3),
  );
  return c.svg();
}
