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
    window(c, 500, 150, 400, 370, { view, light: "golden", panes: 4, bars: "grid" }),
    sunBeam(c, 500, 150, 400, 600, 260),
    sunPatch(c, 520, 730, 380, 4),
    shelf(250),
    shelf(360),
    shelf(470),
    pendantLamp(c, 1180, 150, "#d3a33c"),
  );
  c.add(
    oval(710, 880, 320, 14, "#0b2a2e", { opacity: 0.25 }),
    box(430, 752, 560, 38, c.fade(WOOD[4], WOOD[2]), { round: 10 }),
    box(466, 790, 28, 90, WOOD[1]),
    box(924, 790, 28, 90, WOOD[1]),
    box(456, 728, 510, 26, c.fade("#fffaf0", "#e6d6b4"), { round: 12 }),
    box(476, 694, 120, 38, c.fade("#ffffff", "#e3d6ba"), { round: 18 }),
    place(860, 730, 0.5, cloths(c, ["#e0a63c", "#fffaf0", "#7fa37a"])),
    place(500, 884, 0.94, vessel),
  );
  c.add(
    place(1210, 890, 1.12, desk(c, 380, 170)),
    place(1090, 690, 0.42, uruli(c)),
    place(1372, 690, 0.4, oilLamp(c)),
    place(1260, 692, 1.1, screen(c, 130)),
    place(1150, 704, 0.3, stethoscope(c)),
    place(1440, 930, 1, potPlant(c, 240, "round")),
    warmth(c, 0.4),
  );
  return c.svg(shown);
}
