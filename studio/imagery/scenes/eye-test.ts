import { Canvas } from "../kit/canvas.ts";
import { STEEL, WOOD } from "../kit/palette.ts";
import { box, disc, repeat, stroke } from "../kit/shapes.ts";
import { FACES } from "../people/people.ts";
import { chairIn, lockerIn, pictureIn, sitterIn } from "../rooms/set-pieces.ts";
import { shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";
import type { Spot } from "../rooms/space.ts";
import { mundu } from "./wardrobe.ts";

/** The eye test room, its lights low: an old man in the chair, seen from behind, before the lit letter chart. */
export function eyeTest(): string {
  const c = new Canvas(1600, 1000, 73);
  const s = new Space(c, { at: [250, 160, -120], turn: 5, focal: 1060, centre: [800, 400], light: "left" });
  c.add(
    shell(s, {
      width: 460,
      depth: 520,
      height: 280,
      wall: "#9fb8bf",
      dado: "#6f94a0",
      floor: "#9a8468",
      ceiling: "#c9d2d0",
    }),
    chart(s),
    pictureIn(s, [60, 140, 519], 74, 50),
    lockerIn(s, [386, 464], "#cfc0a4"),
  );
  c.add(
    slitLamp(s, [372, 0, 220]),
    sitterIn(s, [262, 150], FACES.grandfather, mundu("#f0e6d0")),
    chairIn(s, [241, 116], "#2f7f84", "near"),
    chartLight(c, s),
  );
  return c.svg([220, 130, 1184, 740]);
}

/** The lit chart on the far wall: rows of open squares, the smaller the lower. */
function chart(s: Space): string {
  const sign = (x: number, y: number, size: number) =>
    stroke(`M${x - size / 2} ${y - size / 2}h${size}v${size}h${-size}`, "#22343b", size * 0.24);
  return (
    s.face(s.panel([226, 120, 519], "x", 96, 130), WOOD[1], { soft: 4 }) +
    s.face(s.panel([230, 124, 518], "x", 88, 122), "#fffdf0") +
    s.stand(
      [274, 124, 517],
      repeat(6, (row) => repeat(row + 1, (k) => sign((k - row / 2) * (18 - row * 1.2), -106 + row * 18, 14 - row * 2))),
    )
  );
}

/** The lamp that eyes are looked at with, on its table. */
const slitLamp = (s: Space, spot: Spot) =>
  s.shadow([spot[0] - 30, spot[2] - 20], [60, 40], 0.3) +
  s.stand(
    spot,
    box(-5, -72, 10, 70, STEEL[2]) +
      box(-26, -5, 52, 5, STEEL[1], { round: 2 }) +
      box(-42, -79, 84, 7, "#e9e2d2", { round: 2 }) +
      stroke("M-26 -79V-150M-14 -150H-38M-14 -112H-36", STEEL[1], 3.4) +
      box(8, -100, 11, 22, STEEL[0], { round: 2 }) +
      box(-8, -134, 36, 15, s.c.rounded("#f4f8f8", "#dfe8ea", "#8ea4aa"), { round: 3 }) +
      disc(-9, -126, 6.4, "#22343b") +
      disc(-9, -126, 3.8, "#7fd0c3") +
      stroke("M14 -119V-98", STEEL[1], 4.4),
  );

/** The chart's own light; the room around it is dim. */
function chartLight(c: Canvas, s: Space): string {
  const [x, y] = s.point([274, 185, 517]);
  return box(
    0,
    0,
    1600,
    1000,
    c.radial(
      [
        [0, "#fffbe0", 0.34],
        [0.3, "#fffbe0", 0.06],
        [1, "#0b2233", 0.5],
      ],
      x / 1600,
      y / 1000,
      0.8,
    ),
  );
}
