import { Canvas } from "../kit/canvas.ts";
import { STEEL, WOOD } from "../kit/palette.ts";
import { box, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { donationTrolley, stool } from "../rooms/fittings.ts";
import { worktop } from "../rooms/furniture.ts";
import { centrifuge, microscope, tubeRack } from "../rooms/machines.ts";
import { CLOSE, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import { coldStore } from "./blood-bank.ts";

/** The blood store: one donation is parted into several at the bench, and kept cold beside it. */
export function bloodStore(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 643);
  c.add(
    room(c, { wall: "#e9efe6", dado: "#b9d3c6", floor: "#d6c7a8", side: "right" }),
    window(c, 470, 140, 250, 350, { view: "courtyard", arch: true, panes: 2, light: "dawn" }),
    sunBeam(c, 470, 140, 250, 600, 260),
    sunPatch(c, 470, 730, 300, 2),
    place(60, 60, 0.95, coldStore(c, 1130)),
    place(60, 60, 0.95, coldStore(c, 1330)),
    hangingBags(c, 800, 190),
  );
  c.add(
    worktop(c, 420, 590, 680, 230, "#5f9f93", "#fffaf0"),
    place(560, 592, 1, centrifuge(c)),
    place(680, 592, 1, tubeRack()),
    place(960, 592, 1.15, microscope()),
    repeat(3, (i) => bag(1010 + i * 4, 572 - i * 12)),
    place(1200, 940, 1.15, donationTrolley(c)),
    place(640, 950, 1.25, stool(c, "#c9605c")),
    warmth(c, 0.34),
  );
  return c.svg(frame);
}

/** A full bag and the two it becomes, on a rail under the lamp. */
function hangingBags(c: Canvas, x: number, y: number): string {
  const colours = ["#9c2f3f", "#7f2233", "#e9c46a"];
  return (
    box(x - 20, y, 280, 12, WOOD[3], { round: 4 }) +
    stroke(
      `M${x + 32} ${y + 148}Q${x + 72} ${y + 250} ${x + 120} ${y + 148}Q${x + 166} ${y + 250} ${x + 208} ${y + 148}`,
      "#c9605c",
      4,
    ) +
    colours
      .map(
        (colour, i) =>
          stroke(`M${x + 32 + i * 88} ${y + 6}v24`, STEEL[1], 5) +
          shape(`M${x + i * 88} ${y + 30}h64v96q-32 40 -64 0Z`, c.rounded("#f6e3e3", colour, colour), {
            stroke: "#ffffff",
            width: 3,
          }) +
          box(x + 12 + i * 88, y + 56, 40, 36, "#fffdf6", { round: 3 }),
      )
      .join("")
  );
}

const bag = (x: number, y: number) =>
  box(x, y, 74, 18, "#9c2f3f", { round: 8, stroke: "#fff", width: 2 }) + box(x + 22, y + 4, 28, 9, "#fffdf6");
