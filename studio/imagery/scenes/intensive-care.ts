import { Canvas } from "../kit/canvas.ts";
import { box } from "../kit/shapes.ts";
import { ventilator } from "../rooms/equipment.ts";
import { infusionPumps, stool, wallMonitor } from "../rooms/fittings.ts";
import { warmth } from "../rooms/room.ts";
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
    eveningLight(c),
  );
  return c.svg([190, 130, 1216, 760]);
}

/** Two beds of intensive care by the window over the water, as a wide picture whose left third is a quiet wall. */
export function intensiveCareWide(): string {
  const c = new Canvas(2100, 860, 5);
  const s = new Space(c, { at: [230, 178, -310], turn: 18, focal: 1380, centre: [1440, 250], light: "left" });
  c.add(
    shell(s, {
      width: 560,
      depth: 560,
      height: 290,
      wall: "#cfe3dc",
      dado: "#8fc0b4",
      floor: "#cbd0c4",
      ceiling: "#f1f4ee",
    }),
    s.window(s.panel([90, 100, 560], "x", 240, 140), { view: "backwater", light: "dawn", panes: 3, timber: "#e4edee" }),
    s.window(s.panel([0, 100, 280], "z", 200, 140), { view: "backwater", light: "dawn", panes: 3, timber: "#e4edee" }),
  );
  for (const z of [330, 90])
    c.add(
      s.stand([520, 176, z + 60], wallMonitor(c, 270), { size: 0.36 }),
      s.stand([500, 0, z + 130], ventilator(c), { size: 0.54, flip: true }),
      s.stand([372, 0, z + 118], infusionPumps(c), { size: 0.5 }),
      bedIn(s, [340, z], { head: "right", blanket: z === 90 ? "#6fb3a8" : "#8fb4d6" }),
    );
  c.add(warmth(c, 0.3));
  return c.svg();
}

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
