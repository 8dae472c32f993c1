import { Canvas } from "../kit/canvas.ts";
import { GOLD, STEEL, mix } from "../kit/palette.ts";
import { box, disc, group, oval, polygon, repeat, shape, stroke } from "../kit/shapes.ts";
import { CLOSE, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** A corridor before the day begins, with mop and bucket. */
export function cleaningRound(shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 353);
  c.add(corridor(c));
  c.add(
    group(
      shape("M-46 -80H46L36 0H-36Z", c.rounded("#ffd98a", GOLD, "#a97522")) +
        stroke("M-46 -80Q0 -140 46 -80", STEEL[1], 5) +
        oval(0, -80, 46, 10, "#bfe3ee"),
      { transform: "translate(820 960)" },
    ),
    shape("M300 950L352 800L404 950Z", "#f2b544"),
    shape("M322 930L352 840L382 930Z", "#fffaf0"),
    stroke("M352 866v32", "#22343b", 7),
    disc(352, 914, 4, "#22343b"),
    warmth(c, 0.3),
  );
  return c.svg(shown);
}

/** A corridor seen along its length, doors on both sides, a window at the end. */
function corridor(c: Canvas): string {
  const tint = (i: number) => mix("#e6efe6", "#b9d0c6", i / 5);
  const vault = repeat(5, (i) =>
    polygon(
      [
        [i * 110, i * 60],
        [1600 - i * 110, i * 60],
        [1600 - i * 110, 900 - i * 62],
        [i * 110, 900 - i * 62],
      ],
      tint(i),
    ),
  );
  return [
    box(0, 0, 1600, 1000, "#d9d2c0"),
    vault,
    box(440, 240, 720, 412, "#f4efe0"),
    window(c, 600, 300, 400, 280, { view: "palms", light: "dawn", panes: 3, timber: "#e9e2d2" }),
    shape("M0 900L440 652L1160 652L1600 900L1600 1000L0 1000Z", c.fade("#e9dcc0", "#bfae8f")),
    shape("M640 652L960 652L1200 1000L400 1000Z", "#fff3cf", { opacity: 0.5 }),
    repeat(
      3,
      (i) =>
        polygon(
          [
            [70 + i * 120, 240 + i * 34],
            [150 + i * 106, 262 + i * 30],
            [150 + i * 106, 800 - i * 46],
            [70 + i * 120, 846 - i * 56],
          ],
          "#6fa39d",
        ) +
        polygon(
          [
            [1530 - i * 120, 240 + i * 34],
            [1450 - i * 106, 262 + i * 30],
            [1450 - i * 106, 800 - i * 46],
            [1530 - i * 120, 846 - i * 56],
          ],
          "#5f938d",
        ),
    ),
    repeat(3, (i) =>
      polygon(
        [
          [560 - i * 10, 70 + i * 50],
          [1040 + i * 10, 70 + i * 50],
          [1000 - i * 10, 96 + i * 50],
          [600 + i * 10, 96 + i * 50],
        ],
        "#fffdf0",
        { opacity: 0.8 },
      ),
    ),
  ].join("");
}
