import { Canvas } from "../kit/canvas.ts";
import { CORAL, GOLD, HIBISCUS, TEAL } from "../kit/palette.ts";
import { box, disc, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { FACES } from "../people/people.ts";
import { bed } from "../rooms/bed.ts";
import { rug } from "../rooms/furniture.ts";
import { CLOSE, room, sunBeam, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** The children's ward, with animals on the wall. */
export function childrensWard(shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 311);
  const elephant =
    shape(
      "M0 0V-70Q0 -120 60 -120H120Q160 -120 164 -80Q190 -80 190 -40Q190 0 176 6Q186 -30 166 -34L160 0H132V-34H52V0Z",
      "#9fb8c6",
    ) +
    shape("M116 -112Q150 -120 150 -76Q126 -66 112 -84Z", "#86a2b3") +
    disc(150, -88, 4, "#22343b");
  const turtle =
    shape("M0 0Q0 -54 60 -56Q118 -54 120 0Z", "#7fb069") +
    stroke("M30 -46Q36 -20 28 0M60 -56V0M90 -46Q84 -20 92 0", "#5d8f4c", 4) +
    disc(136, -16, 16, "#a8cf8c") +
    disc(140, -20, 3, "#22343b");
  const wallArt =
    place(720, 330, 1.2, elephant) +
    place(1010, 330, 1, turtle) +
    repeat(
      6,
      (i) =>
        disc(660 + i * 120, 170 + (i % 2) * 40, 20, [GOLD, CORAL, TEAL[4], HIBISCUS, "#a9cf8c", "#8fb7cf"][i] ?? GOLD, {
          opacity: 0.7,
        }) + stroke(`M${660 + i * 120} ${190 + (i % 2) * 40}q8 30 -4 50`, "#b9a98a", 2),
    );
  c.add(
    room(c, { wall: "#fdf0cf", dado: "#f3c9a0", floor: "#e3cfa8", tiles: "planks", side: "left" }),
    window(c, 260, 150, 320, 300, { view: "palms", curtains: "#f2b9a0", panes: 2 }),
    sunBeam(c, 260, 150, 320, 600, 240),
    wallArt,
    rug(430, 890, 420, "#8fc3b8"),
  );
  c.add(
    place(1000, 880, 1.12, bed(c, { patient: FACES.boy, blanket: "#8fb7e0", gown: "#ffe6a8", raised: 0.95 })),
    disc(
      250,
      900,
      44,
      c.radial(
        [
          [0, "#ffb59a"],
          [1, "#d9603f"],
        ],
        0.36,
        0.3,
        0.75,
      ),
    ),
    shape("M480 936h60v-46h-60ZM496 890h60v-46h-60Z", GOLD),
    box(496, 846, 58, 44, TEAL[3]),
    warmth(c, 0.34),
  );
  return c.svg(shown);
}
