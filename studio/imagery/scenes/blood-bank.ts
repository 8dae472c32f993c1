import { Canvas } from "../kit/canvas.ts";
import { STEEL, TEAL } from "../kit/palette.ts";
import { box, disc, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { sandals } from "../closer/parts.ts";
import { donationTrolley, stool } from "../rooms/fittings.ts";
import { notice } from "../rooms/furniture.ts";
import { CLOSE, room, sunPatch, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** The blood bank: a donor's couch at the window, the scales for the bag beside it, the cold store behind. */
export function bloodBank(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 67);
  c.add(
    room(c, { wall: "#f6e9e0", dado: "#e6bfae", floor: "#e3d9c6", side: "right" }),
    coldStore(c, 220),
    coldStore(c, 420),
    window(c, 700, 160, 380, 290, { view: "courtyard" }),
    sunPatch(c, 740, 730, 360),
    notice(1150, 176, 130, 180, "#b0443a"),
    thanks(c),
  );
  c.add(
    donorCouch(c),
    place(1180, 926, 1.2, donationTrolley(c)),
    place(420, 936, 1.2, stool(c, "#c9605c")),
    place(1340, 900, 0.8, sandals(c, "#35607a")),
    disc(850, 676, 19, c.rounded("#f08a86", "#c9403f", "#8a2a2c")),
    warmth(c),
  );
  return c.svg(frame);
}

/** A child's picture for the donors, taped to the wall. */
const thanks = (c: Canvas) =>
  box(1302, 182, 128, 160, "#7a5a48", { opacity: 0.25, filter: c.blur(6) }) +
  box(1296, 176, 128, 160, "#fff6d8", { transform: "rotate(3 1360 256)" }) +
  shape(
    "M1360 300C1322 270 1316 246 1330 232Q1350 222 1360 246Q1370 222 1390 232C1404 246 1398 270 1360 300Z",
    "#e9837a",
  ) +
  stroke("M1322 318q10 -8 18 0t18 0t18 0t18 0", "#2fa39d", 5) +
  disc(1326, 206, 12, "#f2c14e");

/** A lit refrigerator for bags of blood, 180 wide. */
export function coldStore(c: Canvas, x: number): string {
  const bags = repeat(
    15,
    (i) =>
      shape(
        `M${x + 22 + (i % 5) * 29} ${330 + Math.floor(i / 5) * 112}h20v44q-10 12 -20 0Z`,
        i % 3 ? "#9c2f3f" : "#e3c070",
      ) + box(x + 25 + (i % 5) * 29, 342 + Math.floor(i / 5) * 112, 14, 14, "#fffdf6"),
  );
  return (
    box(x, 250, 180, 500, c.rounded("#ffffff", "#e3eaea", "#a9bbc0"), { round: 8 }) +
    box(x + 14, 300, 152, 400, c.fade("#dff3f6", "#a9d3dc"), { round: 4 }) +
    bags +
    repeat(3, (i) => box(x + 14, 392 + i * 112, 152, 5, "#ffffff")) +
    box(x + 40, 264, 100, 24, "#0b2f36", { round: 4 }) +
    stroke(`M${x + 52} 276h16m8 0h10m8 0h26`, "#5ac8f0", 4) +
    box(x + 156, 450, 8, 90, STEEL[1], { round: 4 })
  );
}

function donorCouch(c: Canvas): string {
  const couch =
    oval(760, 930, 320, 16, "#0b2a2e", { opacity: 0.25 }) +
    shape(
      "M470 620Q450 610 446 636L540 790Q552 812 580 812H1010Q1040 812 1040 790Q1040 770 1010 768H640L520 632Q500 612 470 620Z",
      c.rounded("#7fb7d0", "#4f8fae", "#3a6f8c"),
    ) +
    box(640, 812, 240, 100, c.rounded("#f4f8f8", "#dfe8ea", "#a9bbc0"), { round: 8 }) +
    box(600, 906, 330, 20, STEEL[2], { round: 8 });
  const armrest =
    box(770, 712, 18, 60, STEEL[2]) + box(690, 690, 190, 30, c.rounded("#8fc3da", "#5f9fbe", "#42799a"), { round: 14 });
  const cushion =
    shape("M482 640Q470 604 506 600Q548 604 566 650L540 688Z", c.fade("#ffffff", "#dbe5e6")) +
    box(800, 772, 210, 20, c.fade("#fffaf0", "#e3dccb"), { round: 8 }) +
    box(960, 766, 60, 26, TEAL[4], { round: 8 });
  return couch + cushion + armrest;
}
