import { Canvas } from "../kit/canvas.ts";
import { STEEL, TEAL } from "../kit/palette.ts";
import { box, group, place, repeat } from "../kit/shapes.ts";
import { chair, foldingScreen } from "../rooms/furniture.ts";
import { CLOSE, picture, room, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** The health check-up room: scales, an eye chart, and what measures blood pressure on a table. */
export function checkup(view: View = "courtyard", frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 53);
  c.add(
    room(c, { wall: "#e3efe6", floor: "#d8b48a", tiles: "planks", side: "left" }),
    window(c, 300, 150, 360, 320, { view, light: "dawn" }),
    sunPatch(c, 340, 730, 340),
    box(760, 170, 150, 210, "#fffdf6", { round: 6 }),
    repeat(5, (i) => box(835 - (66 - i * 12) / 2, 190 + i * 36, 66 - i * 12, 20 - i * 3, "#2a3f4a")),
    picture(1000, 180, 150, 120, "flower"),
  );
  c.add(group(foldingScreen(c, 3, "#b9d9d0"), { transform: "translate(1290 800)" }), scales(c), twoChairs());
  c.add(
    box(690, 742, 190, 14, "#c9975e", { round: 4 }),
    box(700, 756, 14, 160, "#84532f"),
    box(856, 756, 14, 160, "#84532f"),
    box(720, 690, 70, 52, "#22343b", { round: 6 }),
    box(728, 698, 54, 24, "#a8e0d6"),
    box(680, 712, 60, 28, TEAL[2], { round: 12 }),
  );
  c.add(warmth(c));
  return c.svg(frame);
}

const twoChairs = () => place(536, 905, 1.45, chair()) + place(1012, 915, 1.45, chair("#d9825c"), { flip: true });

function scales(c: Canvas): string {
  return group(
    box(-60, -16, 120, 16, STEEL[0], { round: 6 }) +
      box(30, -330, 12, 320, STEEL[2]) +
      box(-20, -340, 110, 20, STEEL[1], { round: 4 }) +
      box(-6, -236, 84, 18, c.fade("#ffffff", "#b9cdd2"), { round: 4 }) +
      box(20, -246, 14, 34, TEAL[2], { round: 4 }),
    { transform: "translate(250 860)" },
  );
}
