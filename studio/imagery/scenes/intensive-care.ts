import { Canvas } from "../kit/canvas.ts";
import { box, disc, shape } from "../kit/shapes.ts";
import { ventilator } from "../rooms/equipment.ts";
import { infusionPumps, stool, wallMonitor } from "../rooms/fittings.ts";
import { bedIn, curtainIn, outletsIn } from "../rooms/set-pieces.ts";
import { shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";

/** Intensive care in the evening: one bed between its breathing machine and its infusion pumps, the monitor above. */
export function intensiveCare(): string {
  const c = new Canvas(1600, 1000, 3);
  const s = new Space(c, { at: [90, 185, -150], turn: 15, focal: 1040, centre: [800, 410], light: "right" });
  c.add(
    shell(s, {
      width: 520,
      depth: 390,
      height: 290,
      wall: "#b9d3cd",
      dado: "#7fb3a8",
      floor: "#b9c3bd",
      ceiling: "#dfe8e2",
    }),
    s.window(s.panel([40, 100, 390], "x", 110, 130), { view: "hills", light: "dusk", panes: 2, timber: "#e4edee" }),
    outletsIn(s, 236, 390),
    s.stand([310, 196, 385], wallMonitor(c, 270), { size: 0.42 }),
    curtainIn(s, [514, 60], 110, "z", "#9cc9c2"),
  );
  c.add(
    s.stand([186, 0, 330], ventilator(c), { size: 0.56 }),
    bedIn(s, [240, 180], { head: "back", blanket: "#6fb3a8" }),
    s.stand([392, 0, 300], infusionPumps(c), { size: 0.54 }),
    s.stand([110, 0, 290], stool(c, "#3f8a86"), { size: 0.5 }),
    s.stand([462, 150, 388], childsDrawing(c), { size: 0.5 }),
    eveningLight(c),
  );
  return c.svg([190, 130, 1216, 760]);
}

/** What a child drew for the one in this bed. */
const childsDrawing = (c: Canvas) =>
  box(-44, -66, 96, 70, "#fff6dc", { transform: "rotate(-4)" }) +
  shape("M-24 -10H32V-36L4 -56L-24 -36Z", "#e9837a") +
  box(-2, -28, 14, 18, "#5f7fb0") +
  disc(40, -56, 8, "#f2c14e") +
  box(-8, -74, 22, 10, c.fade("#dfe8ea", "#bccdd1"), { opacity: 0.8 });

const eveningLight = (c: Canvas) =>
  box(
    0,
    0,
    1600,
    1000,
    c.radial(
      [
        [0, "#fff0c4", 0.22],
        [0.45, "#fff0c4", 0],
        [1, "#0b2233", 0.5],
      ],
      0.52,
      0.36,
      0.75,
    ),
  );
