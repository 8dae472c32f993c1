import { Canvas } from "../kit/canvas.ts";
import { GOLD, STEEL } from "../kit/palette.ts";
import { box, group, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { counter, doorway, screen } from "../rooms/furniture.ts";
import { CLOSE, room } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** The nurses' station at night. */
export function nightStation(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 109);
  c.add(
    room(c, { wall: "#8fa9b0", dado: "#6f9098", floor: "#8f9a98", side: "left" }),
    window(c, 300, 150, 380, 310, { view: "night", panes: 3 }),
    doorway(c, 1180, 730, 200, 420, "#5f8a8a"),
    box(760, 170, 300, 190, "#22343b", { round: 8 }),
    repeat(
      6,
      (i) =>
        box(780 + (i % 2) * 140, 188 + Math.floor(i / 2) * 56, 120, 44, "#0d3540", { round: 4 }) +
        stroke(
          `M${790 + (i % 2) * 140} ${212 + Math.floor(i / 2) * 56}h30l6 -14 8 24 6 -10h40`,
          i === 3 ? GOLD : "#5ef0b0",
          2.6,
        ),
    ),
  );
  c.add(
    place(440, 935, 1, counter(c, 740, 250, "#2f6268")),
    place(560, 672, 0.9, screen(c, 120)),
    deskLamp(c, 1080, 672),
    box(
      0,
      0,
      1600,
      1000,
      c.radial(
        [
          [0, "#ffe3a8", 0.28],
          [0.5, "#20405a", 0.1],
          [1, "#0a1f33", 0.5],
        ],
        0.52,
        0.6,
        0.75,
      ),
    ),
  );
  return c.svg(frame);
}

const deskLamp = (c: Canvas, x: number, y: number) =>
  group(
    box(-26, -8, 52, 8, STEEL[0], { round: 4 }) +
      stroke("M0 -8L-14 -70L20 -110", STEEL[1], 6) +
      shape("M6 -132L46 -112L24 -86Z", GOLD) +
      shape(
        "M24 -96L44 -108L90 0L-30 0Z",
        c.linear([
          [0, "#fff1c2", 0.6],
          [1, "#fff1c2", 0],
        ]),
      ),
    { transform: `translate(${x} ${y})` },
  );
