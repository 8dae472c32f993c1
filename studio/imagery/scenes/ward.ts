import { Canvas } from "../kit/canvas.ts";
import { place, repeat } from "../kit/shapes.ts";
import { FACES } from "../people/people.ts";
import { bed } from "../rooms/bed.ts";
import { drip } from "../rooms/equipment.ts";
import { bedCurtain } from "../rooms/furniture.ts";
import { CLOSE, room, sunBeam, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** A general ward of several beds in the afternoon. */
export function ward(view: View = "palms", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 29);
  c.add(
    room(c, { wall: "#eef1e2", dado: "#c5d8b4", floor: "#dcd3bb", side: "left" }),
    repeat(3, (i) => window(c, 330 + i * 380, 140, 230, 270, { view, panes: 2, arch: true })),
  );
  c.add(
    repeat(2, (i) => bedCurtain(c, 580 + i * 380, 96, 70, 520, "#cfe0c0")),
    place(560, 770, 0.74, bed(c, { patient: FACES.father, blanket: "#9cc28a", raised: 0.9 })),
    place(1010, 770, 0.74, bed(c, { patient: FACES.youngWoman, blanket: "#e3b07a", raised: 0.7 })),
    place(1430, 780, 0.74, bed(c, { blanket: "#8fb7cf" })),
  );
  c.add(
    place(960, 950, 1.26, bed(c, { patient: FACES.farmer, blanket: "#7fb0a8", raised: 0.7 })),
    place(380, 930, 1.1, drip(330)),
  );
  c.add(sunBeam(c, 330, 140, 230, 700, 240), warmth(c));
  return c.svg(frame);
}
