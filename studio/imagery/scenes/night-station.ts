import { Canvas } from "../kit/canvas.ts";
import { GOLD, STEEL } from "../kit/palette.ts";
import { box, group, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { chair, desk, screen } from "../rooms/furniture.ts";
import { CLOSE, room } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** The nurses' station at night. */
export function nightStation(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 109);
  c.add(
    room(c, { wall: "#8fa9b0", dado: "#6f9098", floor: "#8f9a98", side: "left" }),
    window(c, 230, 130, 700, 480, { view: "night", panes: 4 }),
    box(1060, 170, 300, 190, "#22343b", { round: 8 }),
    repeat(
      6,
      (i) =>
        box(1080 + (i % 2) * 140, 188 + Math.floor(i / 2) * 56, 120, 44, "#0d3540", { round: 4 }) +
        stroke(
          `M${1090 + (i % 2) * 140} ${212 + Math.floor(i / 2) * 56}h30l6 -14 8 24 6 -10h40`,
          i === 3 ? GOLD : "#5ef0b0",
          2.6,
        ),
    ),
  );
  c.add(
    place(1090, 930, 1, desk(c, 560, 190, "#6b4a33")),
    place(1230, 732, 1.1, screen(c, 130)),
    deskLamp(c, 960, 732),
    box(1040, 716, 110, 16, "#f4f1e6", { round: 3 }),
    place(690, 920, 1.5, chair("#2f6268")),
    place(250, 940, 1.2, potPlant(c, 250, "round")),
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
