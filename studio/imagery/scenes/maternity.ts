import { Canvas } from "../kit/canvas.ts";
import { potPlant } from "../nature/plants.ts";
import { FACES } from "../people/people.ts";
import { warmth } from "../rooms/room.ts";
import { bedIn, chairIn, cotIn, lockerIn, outletsIn, pictureIn, sitterIn, tableLampIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";
import type { View } from "../rooms/window.ts";
import { salwar } from "./wardrobe.ts";

/** Maternity: a mother by the window with her newborn baby in the cot beside her. */
export function maternity(view: View): string {
  const c = new Canvas(1600, 1000, 331);
  const s = new Space(c, { at: [390, 175, -170], turn: -15, focal: 1060, centre: [800, 390], light: "left" });
  c.add(motherAndBaby(s, view), warmth(c, 0.36));
  return c.svg([160, 120, 1248, 780]);
}

/** The same room as a wide picture, whose left third is a quiet wall. */
export function maternityWide(view: View): string {
  const c = new Canvas(2100, 860, 331);
  const s = new Space(c, { at: [380, 165, -150], turn: -24, focal: 900, centre: [1560, 330], light: "left" });
  c.add(motherAndBaby(s, view), warmth(c, 0.36));
  return c.svg();
}

function motherAndBaby(s: Space, view: View): string {
  const { c } = s;
  return (
    shell(s, { width: 520, depth: 400, height: 280, wall: "#fae5d8", dado: "#efc8b6", floor: "#cda57a", joints: 34 }) +
    s.window(s.panel([0, 96, 150], "z", 180, 150), { view, light: "golden", panes: 3 }) +
    floorLight(s, [100, 200], [190, 150]) +
    pictureIn(s, [120, 150, 399], 70, 50) +
    outletsIn(s, 250, 399) +
    s.stand([484, 0, 300], potPlant(c, 300, "round"), { size: 0.4 }) +
    lockerIn(s, [376, 350], "#e9cdb4") +
    tableLampIn(s, [398, 79, 372]) +
    bedIn(s, [264, 190], { head: "back", blanket: "#e5a3ac" }) +
    sitterIn(s, [120, 190], FACES.motherShawl, salwar("#8f4a5c", "#f0d9c0")) +
    chairIn(s, [99, 156], "#a9733f", "near") +
    cotIn(s, [158, 182])
  );
}
