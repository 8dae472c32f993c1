import { Canvas } from "../kit/canvas.ts";
import { HIBISCUS, WOOD } from "../kit/palette.ts";
import { box, disc, group, oval, place, shape, stroke } from "../kit/shapes.ts";
import { stool } from "../rooms/fittings.ts";
import { desk } from "../rooms/furniture.ts";
import { CLOSE, room, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import { bandages, books } from "../still-life/things.ts";
import { heartSketch } from "./heart-sketch.ts";

/** The room of paramedical training: what first aid is practised with, on the table. */
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
    place(830, 925, 1, desk(c, 860, 190, "#c9975e")),
    manikin(c, 470, 726),
    defibrillator(c, 860, 726),
    group(bandages(c), { transform: "translate(1080 728) scale(.5)" }),
    group(books(c, ["#2f8f86", "#c8443c", "#e0a63c"]), { transform: "translate(1200 728) scale(.42)" }),
    place(230, 900, 1.25, stool(c)),
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

/** The upper body on which breathing and heart massage are practised, its foot end at the right. */
const manikin = (c: Canvas, x: number, y: number) =>
  place(
    x,
    y,
    1,
    oval(130, 2, 200, 12, "#0b2a2e", { opacity: 0.22 }) +
      box(-70, -18, 400, 20, c.fade("#4f8fbf", "#37627d"), { round: 8 }) +
      shape("M60 -18C60 -86 96 -112 150 -112H300Q326 -112 326 -86V-18Z", c.fade("#dfe6ea", "#aebbc1")) +
      shape("M60 -18L64 -52Q34 -48 28 -18Z", "#c9a184") +
      oval(
        14,
        -60,
        46,
        40,
        c.radial(
          [
            [0, "#eccdb2"],
            [1, "#c79a78"],
          ],
          0.4,
          0.3,
          0.8,
        ),
      ) +
      disc(206, -112, 15, "#cf4a5c") +
      stroke("M160 -112V-22M266 -112V-22", "#93a3ab", 3),
  );

/** A defibrillator for everyone, its lid open. */
const defibrillator = (c: Canvas, x: number, y: number) =>
  place(
    x,
    y,
    1,
    oval(0, 2, 96, 9, "#0b2a2e", { opacity: 0.22 }) +
      box(-86, -196, 172, 92, c.fade("#f2b544", "#d99a2b"), { round: 12 }) +
      heart(0, -150, 30) +
      box(-92, -104, 184, 104, c.fade("#f6c766", "#e0a63c"), { round: 12 }) +
      box(-70, -88, 90, 52, "#22343b", { round: 6 }) +
      stroke("M-62 -62h22l7 -16l9 28l7 -12h22", "#5ef0b0", 3.4) +
      disc(56, -62, 20, "#3f9a66") +
      box(-70, -26, 140, 12, "#c98a22", { round: 6 }),
  );

const heart = (x: number, y: number, r: number) =>
  shape(
    `M${x} ${y + r}C${x - r * 1.7} ${y - r * 0.1} ${x - r * 1.1} ${y - r * 1.1} ${x} ${y - r * 0.35}C${x + r * 1.1} ${y - r * 1.1} ${x + r * 1.7} ${y - r * 0.1} ${x} ${y + r}Z`,
    "#cf4a5c",
  );
