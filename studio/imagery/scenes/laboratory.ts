import { radio } from "../closer/gallery.ts";
import { Canvas } from "../kit/canvas.ts";
import { GOLD, STEEL, TEAL, WOOD } from "../kit/palette.ts";
import { box, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { analyser, centrifuge, microscope, tubeRack } from "../rooms/machines.ts";
import { screen, worktop } from "../rooms/furniture.ts";
import { CLOSE, room, sunBeam, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** The laboratory bench: analyser, microscope, tubes. */
export function laboratory(view: View = "hills", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 13);
  c.add(
    room(c, { wall: "#d8e8ea", floor: "#c9d2d2", ceiling: "panels", floorY: 760 }),
    window(c, 560, 150, 440, 270, { view, timber: "#e9eef0" }),
    sunBeam(c, 560, 150, 440, 560, 240),
  );
  c.add(
    glassCupboards(c),
    reagentShelf(c, 1110, 210),
    reagentShelf(c, 1110, 350),
    worktop(c, 0, 590, 1600, 200, "#3f8a90"),
  );
  c.add(
    place(70, 592, 1, analyser(c)),
    place(450, 592, 1, tubeRack()),
    place(1290, 592, 1, centrifuge(c)),
    place(1420, 592, 1, tubeRack()),
    place(860, 592, 1.15, microscope(), { flip: true }),
    place(1130, 592, 1, screen(c, 130)),
    place(700, 592, 0.42, radio(c)),
    box(146, 160, 34, 38, "#f6e08a", { transform: "rotate(4 160 180)" }) +
      stroke("M152 172h20M152 180h16", "#8d7a3a", 2),
  );
  c.add(warmth(c, 0.2));
  return c.svg(frame);
}

function glassCupboards(c: Canvas): string {
  return repeat(3, (i) => {
    const x = 60 + i * 160;
    const bottles = repeat(
      10,
      (k) =>
        box(
          x + 24 + (k % 5) * 22,
          186 + Math.floor(k / 5) * 80,
          15,
          36,
          c.pick(["#c77b3b", "#7a3f20", "#e9d9b0", "#3f8f8a", "#b5485a"]),
          { round: 3, opacity: 0.9 },
        ) + box(x + 27 + (k % 5) * 22, 178 + Math.floor(k / 5) * 80, 9, 9, STEEL[0], { round: 2 }),
    );
    return (
      box(x, 130, 150, 190, c.fade("#ffffff", "#dfe9ea"), { round: 8, stroke: "#bccdd1", width: 2 }) +
      box(x + 14, 144, 122, 162, c.fade("#cfeaea", "#8fbcc0"), { round: 4 }) +
      bottles +
      stroke(`M${x + 16} 226H${x + 134}`, "#fff", 4)
    );
  });
}

const reagentShelf = (c: Canvas, x: number, y: number) =>
  box(x, y, 430, 10, WOOD[3], { round: 3 }) +
  repeat(13, (i) =>
    i % 4 === 3
      ? shape(`M${x + 12 + i * 32} ${y - 54}h12v20l14 34h-40l14 -34Z`, "#e4f4f2", { stroke: "#9fc2c0", width: 2 }) +
        shape(`M${x + 6 + i * 32} ${y - 14}h24l6 14h-36Z`, c.pick(["#5ac8a8", GOLD, "#8f7fd0"]), { opacity: 0.85 })
      : box(
          x + 14 + i * 32,
          y - 40 - ((i * 7) % 18),
          22,
          40 + ((i * 7) % 18),
          c.pick([TEAL[3], GOLD, "#ef7f63", "#5aa0c8", "#e9d9b0"]),
          { round: 3 },
        ) + box(x + 17 + i * 32, y - 28, 16, 12, "#fffdf6", { round: 1 }),
  );
