import { FACES } from "../people/people.ts";
import { Canvas } from "../kit/canvas.ts";
import { HIBISCUS, WOOD } from "../kit/palette.ts";
import { box, disc, place, shape, stroke } from "../kit/shapes.ts";
import { bed } from "../rooms/bed.ts";
import { CLOSE, room, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import { heartSketch } from "./heart-sketch.ts";

/** The room of paramedical training: a training dummy in its bed. */
export function paramedicalTraining(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 107);
  c.add(
    room(c, { wall: "#e9e6d8", dado: "#b9cfd6", floor: "#c9a173", tiles: "planks", side: "left" }),
    bodyChart(300, 150),
    box(560, 150, 420, 250, "#1f4a44", { round: 4, stroke: WOOD[3], width: 12 }),
    heartSketch(770, 276),
    window(c, 1120, 160, 300, 300, { view: "garden", panes: 2 }),
    sunPatch(c, 1060, 730, 280),
  );
  c.add(
    place(
      850,
      915,
      1.2,
      bed(c, {
        patient: { ...FACES.father, skin: 5, hair: "bald", hairColour: "#d9a880", asleep: true, beard: "none" },
        blanket: "#a9c9d6",
        raised: 0.05,
        rails: false,
      }),
    ),
    warmth(c, 0.28),
  );
  return c.svg(frame);
}

const bodyChart = (x: number, y: number) =>
  box(x, y, 170, 330, "#fffdf6", { round: 4, stroke: "#d8cfba", width: 3 }) +
  disc(x + 85, y + 56, 24, "#e3b99a") +
  shape(
    `M${x + 60} ${y + 84}H${x + 110}L${x + 132} ${y + 180}L${x + 120} ${y + 184}L${x + 104} ${y + 120}V${y + 190}L${x + 108} ${y + 304}H${x + 92}L${x + 85} ${y + 204}L${x + 78} ${y + 304}H${x + 62}L${x + 66} ${y + 190}V${y + 120}L${x + 50} ${y + 184}L${x + 38} ${y + 180}Z`,
    "#e3b99a",
  ) +
  disc(x + 92, y + 118, 9, HIBISCUS) +
  stroke(`M${x + 85} ${y + 90}V${y + 190}`, "#fffdf6", 3);
