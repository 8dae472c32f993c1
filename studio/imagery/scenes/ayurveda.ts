import { Canvas } from "../kit/canvas.ts";
import { GOLD, LEAF, WOOD } from "../kit/palette.ts";
import { box, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { desk, screen } from "../rooms/furniture.ts";
import { CLOSE, pendantLamp, room, sunBeam, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";
import { stethoscope } from "../still-life/instruments.ts";
import { cloths, oilLamp, uruli } from "../still-life/things.ts";

const LATERITE_JAR = "#b0623f";

/** Ayurveda: the oil vessel over the couch, herbs on the shelf, and the doctor's desk with its screen beside them. */
export function ayurveda(view: View = "hills", shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 373);
  const jar = (x: number, y: number, colour: string) =>
    box(x - 16, y - 46, 32, 46, colour, { round: 8 }) +
    box(x - 12, y - 56, 24, 12, WOOD[1], { round: 3 }) +
    box(x - 12, y - 32, 24, 14, "#fff6e0", { round: 2 });
  const shelf = (y: number) =>
    repeat(9, (i) =>
      jar(1000 + i * 44, y, [LEAF[2], "#a9733f", GOLD, "#7f8f4a", LATERITE_JAR, LEAF[3]][i % 6] ?? GOLD),
    ) + box(970, y, 420, 12, WOOD[2], { round: 3 });
  const vessel =
    stroke("M-90 -470V-20M-90 -470H20M10 -470L-6 -400M30 -470L46 -400", WOOD[2], 9) +
    shape("M-40 -400H80Q76 -340 20 -334Q-36 -340 -40 -400Z", c.rounded("#f6d98a", "#d3a33c", "#8a6420")) +
    stroke("M20 -334V-236", "#e9b94a", 3) +
    box(-130, -20, 80, 14, WOOD[1], { round: 4 });
  c.add(
    room(c, { wall: "#f3e3bd", floor: "#a8603e", ceiling: "timber", tiles: "oxide", side: "right" }),
    window(c, 220, 150, 520, 370, { view, light: "golden", panes: 4, bars: "grid" }),
    sunBeam(c, 220, 150, 520, 600, 260),
    sunPatch(c, 260, 730, 440, 4),
    shelf(250),
    shelf(360),
    shelf(470),
    pendantLamp(c, 860, 150, "#d3a33c"),
  );
  c.add(
    oval(560, 930, 340, 16, "#0b2a2e", { opacity: 0.25 }),
    box(250, 800, 620, 40, c.fade(WOOD[4], WOOD[2]), { round: 10 }),
    box(290, 840, 30, 90, WOOD[1]),
    box(800, 840, 30, 90, WOOD[1]),
    box(280, 776, 560, 26, c.fade("#fffaf0", "#e6d6b4"), { round: 12 }),
    box(300, 742, 120, 38, c.fade("#ffffff", "#e3d6ba"), { round: 18 }),
    place(740, 778, 0.52, cloths(c, ["#e0a63c", "#fffaf0", "#7fa37a"])),
    place(280, 930, 1, vessel),
  );
  c.add(
    place(1160, 930, 1.15, desk(c, 420, 170)),
    place(1050, 726, 0.48, uruli(c)),
    place(1330, 726, 0.42, oilLamp(c)),
    place(1200, 728, 1.05, screen(c, 130)),
    place(1120, 740, 0.34, stethoscope(c)),
    place(930, 950, 1.1, potPlant(c, 240, "round")),
    warmth(c, 0.4),
  );
  return c.svg(shown);
}
