import { Canvas } from "../kit/canvas.ts";
import { CORAL, GOLD, HIBISCUS, LEAF, STEEL, WOOD } from "../kit/palette.ts";
import { box, group, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { trolley, worktop } from "../rooms/furniture.ts";
import { CLOSE, room, sunBeam, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** The kitchen: rice and curries for the wards. */
export function kitchen(shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 307);
  const pot = (x: number, r: number, fill: string) =>
    group(
      shape(
        `M${-r} ${-r * 0.9}H${r}V-20Q${r} 0 ${r - 24} 0H${-r + 24}Q${-r} 0 ${-r} -20Z`,
        c.rounded("#f4f8f8", "#c2d0d3", "#7d949b"),
      ) +
        oval(0, -r * 0.9, r, r * 0.2, STEEL[1]) +
        oval(0, -r * 0.88, r * 0.9, r * 0.15, fill) +
        stroke(
          `M${-r * 0.3} ${-r * 1.3}q-16 -26 0 -50q14 -24 0 -46M${r * 0.3} ${-r * 1.34}q-16 -26 0 -50q14 -24 0 -46`,
          "#ffffff",
          7,
          { opacity: 0.35 },
        ),
      { transform: `translate(${x} 692)` },
    );
  c.add(
    room(c, { wall: "#f2ead6", floor: "#c9beaa", side: "right" }),
    repeat(9, (i) => box(0, 440 + i * 32, 1430, 2, "#cdbf9f", { opacity: 0.5 })),
    box(560, 120, 620, 90, c.fade("#dfe8ea", "#8ea4aa")),
    shape("M560 210L1180 210L1120 300L620 300Z", c.fade("#c2d0d3", "#8aa0a6")),
    window(c, 150, 170, 300, 260, { view: "garden", panes: 3 }),
    sunBeam(c, 150, 170, 300, 560, 240),
    box(1220, 170, 190, 12, WOOD[3]),
    repeat(5, (i) =>
      shape(
        `M${1234 + i * 37} 170q-4 -50 12 -54q18 4 12 54Z`,
        [CORAL, GOLD, "#7fb069", "#a9733f", HIBISCUS][i] ?? GOLD,
      ),
    ),
  );
  c.add(
    worktop(c, 520, 690, 720, 200, "#a9b9bb", "#dfe8ea"),
    pot(640, 70, "#fffaf0"),
    pot(860, 84, "#e0a63c"),
    pot(1080, 64, LEAF[3]),
  );
  c.add(
    place(1380, 945, 1.2, trolley(c, false)),
    repeat(
      6,
      (i) =>
        oval(1330 + (i % 3) * 52, i < 3 ? 768 : 855, 24, 7, "#fffaf0") +
        oval(1330 + (i % 3) * 52, (i < 3 ? 768 : 855) - 4, 14, 4, [GOLD, LEAF[4], CORAL][i % 3] ?? GOLD),
    ),
    warmth(c, 0.36),
  );
  return c.svg(shown);
}
