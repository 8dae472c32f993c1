import { Canvas } from "../kit/canvas.ts";
import { STEEL } from "../kit/palette.ts";
import { box } from "../kit/shapes.ts";
import { ultrasound } from "../rooms/equipment.ts";
import { stool } from "../rooms/fittings.ts";
import { curtainIn, lockerIn, pictureIn } from "../rooms/set-pieces.ts";
import { shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";

/** The ultrasound room with its lights low: the machine next to its couch, a curtain half drawn. */
export function ultrasoundRoom(): string {
  const c = new Canvas(1600, 1000, 401);
  const s = new Space(c, { at: [390, 172, -160], turn: -16, focal: 1060, centre: [800, 390], light: "left" });
  c.add(
    shell(s, {
      width: 480,
      depth: 380,
      height: 280,
      wall: "#b3b4cf",
      dado: "#8f8fb8",
      floor: "#a89f98",
      ceiling: "#d5d4de",
    }),
    pictureIn(s, [120, 140, 379], 80, 54),
    curtainIn(s, [4, 40], 180, "z", "#9a8fc0"),
    lockerIn(s, [404, 330], "#dcd6e0"),
  );
  c.add(
    couch(s),
    s.stand([330, 0, 230], ultrasound(c), { size: 0.52 }),
    s.stand([250, 0, 186], stool(c, "#6f5fa3"), { size: 0.48 }),
    screenLight(c, s),
  );
  return c.svg([190, 140, 1200, 750]);
}

/** A couch with its pillow and a paper sheet. */
const couch = (s: Space) =>
  s.shadow([70, 220], [210, 84]) +
  s.block([90, 0, 236], [170, 56, 52], STEEL[3], { soft: 3 }) +
  s.block([70, 56, 220], [210, 14, 84], "#7f74b0", { soft: 7 }) +
  s.block([78, 70, 234], [46, 11, 56], "#ffffff", { soft: 9 }) +
  s.block([130, 70, 222], [140, 2, 80], "#f1eef6");

/** The glow of the machine's screen; the room around it is dim. */
function screenLight(c: Canvas, s: Space): string {
  const [x, y] = s.point([330, 130, 230]);
  return box(
    0,
    0,
    1600,
    1000,
    c.radial(
      [
        [0, "#e6f6ff", 0.34],
        [0.3, "#e6f6ff", 0.06],
        [1, "#141433", 0.48],
      ],
      x / 1600,
      y / 1000,
      0.8,
    ),
  );
}
