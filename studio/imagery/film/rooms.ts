import { Canvas } from "../kit/canvas.ts";
import { GOLD, WOOD } from "../kit/palette.ts";
import { box, group, place, repeat, shape } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { bench, counter, cupboard, doorway } from "../rooms/furniture.ts";
import { pendantLamp, picture, room, warmth } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { Setting } from "./film.ts";
import { chairBack } from "./veranda.ts";

const FLOOR_Y = 730;

/** The hall of the outpatient departments, one door beside the other. */
export const HALL = indoors("#a2572f", (c) => [
  room(c, { wall: "#f3e4c4", dado: "#d9a777", floor: "#cdbb9c", floorY: FLOOR_Y }),
  repeat(3, (i) => {
    const x = [20, 590, 1330][i] ?? 0;
    return (
      doorway(c, x, FLOOR_Y, 210, 440, ["#2f7f86", "#b9603c", "#4f7a4f"][i] ?? WOOD[2], false) +
      box(x + 60, 222, 90, 44, "#083d42", { round: 8 }) +
      box(x + 76, 240, 58, 8, "#fffaf0", { round: 4 })
    );
  }),
  picture(1000, 130, 220, 130, "boat"),
  place(1120, 900, 1.4, bench(c, 380)),
]);

/** A bright dental clinic with a view of the hills. */
export const CLINIC = indoors("#7a5c93", (c) => [
  room(c, { wall: "#d6ebe8", floor: "#dcd6c8", ceiling: "panels", floorY: FLOOR_Y }),
  window(c, 40, 180, 640, 380, { view: "hills", panes: 3, timber: "#f2f5f5" }),
  place(1000, 860, 1.1, cupboard(c, 420, 150, "#8fc3bd", 3)),
  box(860, 120, 560, 130, "#fffdf6", { round: 12 }),
  repeat(5, (i) =>
    shape(`M${920 + i * 100} 156q22 -20 44 0q6 40 -9 66q-13 -24 -26 0q-15 -26 -9 -66Z`, "#ffffff", {
      stroke: "#8fb9b3",
      width: 5,
    }),
  ),
  place(750, 760, 1.1, potPlant(c, 220)),
]);

/** The canteen early in the morning. */
export const CANTEEN = indoors("#3f7a52", (c) => [
  room(c, { wall: "#f7dfb0", dado: "#c98a52", floor: "#b9603c", tiles: "oxide", floorY: FLOOR_Y }),
  window(c, 560, 210, 220, 330, { view: "garden", light: "dawn", panes: 2, arch: true, timber: WOOD[2] }),
  window(c, 20, 210, 220, 330, { view: "palms", light: "dawn", panes: 2, arch: true, timber: WOOD[2] }),
  [420, 940, 1400].map((x) => pendantLamp(c, x, 110, GOLD)).join(""),
  place(860, 960, 1, counter(c, 640, 220, "#a4522f")),
  repeat(3, (i) => shape(`M${900 + i * 200} 706h130q0 40 -65 40t-65 -40Z`, c.rounded("#f4f8f8", "#cfdadc", "#8ea4aa"))),
]);

/** A room out of focus, and an upholstered chair in it. */
function indoors(chair: string, drawn: (c: Canvas) => readonly string[]): Setting {
  return {
    still: () => {
      const c = new Canvas(1600, 1000, 61);
      c.add(group(drawn(c), { filter: c.blur(4) }), warmth(c, 0.25));
      return c.svg();
    },
    seat: (c) => chairBack(c, chair),
  };
}
