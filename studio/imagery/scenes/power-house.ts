import { helmet } from "../closer/gallery.ts";
import { Canvas } from "../kit/canvas.ts";
import { GOLD } from "../kit/palette.ts";
import { place, polygon, repeat, stroke } from "../kit/shapes.ts";
import { generator, switchgear } from "../rooms/machines.ts";
import { CLOSE, room, sunBeam, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** The power house: the generator and its switches. */
export function powerHouse(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 103);
  c.add(
    room(c, { wall: "#dfe0d2", dado: "#a7b39a", floor: "#a9a99c", side: "right" }),
    place(200, 740, 1, switchgear(c, 4)),
    window(c, 800, 160, 400, 230, { view: "palms", panes: 4, timber: "#5c6b73", light: "golden" }),
    sunBeam(c, 800, 160, 400, 560, 260),
    place(1040, 860, 1.15, generator(c)),
    stroke("M760 940H1400", GOLD, 8),
    repeat(10, (i) =>
      polygon(
        [
          [770 + i * 64, 936],
          [794 + i * 64, 936],
          [782 + i * 64, 946],
          [758 + i * 64, 946],
        ],
        "#33464f",
      ),
    ),
  );
  c.add(place(1130, 584, 0.52, helmet(c)), warmth(c, 0.3));
  return c.svg(frame);
}
