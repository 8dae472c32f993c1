import { Canvas } from "../kit/canvas.ts";
import { lettering } from "../kit/lettering.ts";
import { STEEL } from "../kit/palette.ts";
import { box } from "../kit/shapes.ts";
import { crashTrolley, monitor } from "../rooms/equipment.ts";
import { warmth } from "../rooms/room.ts";
import { bedIn, curtainIn, dripIn, lampsIn } from "../rooms/set-pieces.ts";
import { shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";

/** The emergency room: beds made ready between curtains, and doors to the ambulance bay at the end. */
export function emergencyRoom(): string {
  const c = new Canvas(1600, 1000, 37);
  const s = new Space(c, { at: [350, 165, -190], turn: -7, focal: 1040, centre: [800, 400], light: "right" });
  c.add(
    shell(s, { width: 560, depth: 760, height: 300, wall: "#eef1ea", dado: "#e6b79c", floor: "#cfd6d0" }),
    lampsIn(s, 300, [
      [270, 80],
      [270, 330],
      [270, 580],
    ]),
    swingDoors(s),
  );
  for (const i of [1, 0]) {
    const z = 130 + i * 290;
    c.add(
      curtainIn(s, [8, z + 210], 150, "x", "#8fc6bd"),
      s.stand([40, 0, z + 150], monitor(), { size: 0.54 }),
      bedIn(s, [10, z + 20], { head: "left", blanket: i === 0 ? "#e9a27f" : "#8fb4d6" }),
      dripIn(s, [60, z - 6]),
    );
  }
  c.add(
    s.stand([500, 0, 330], crashTrolley(c), { size: 0.5 }),
    s.block([525, 0, 60], [35, 92, 180], "#f4f6f4", { soft: 3 }),
    warmth(c, 0.22),
  );
  return c.svg([190, 130, 1248, 780]);
}

/** Swing doors with windows, and the way out written over them. */
function swingDoors(s: Space): string {
  const leaf = (x: number) =>
    s.face(s.panel([x, 0, 758], "x", 84, 214), s.c.fade("#5d93a0", "#3f7583")) +
    s.face(s.panel([x + 24, 116, 757], "x", 36, 70), "#f0cf95", { soft: 4 }) +
    s.face(s.panel([x, 0, 757], "x", 84, 40), STEEL[3]) +
    s.face(s.panel([x + 10, 96, 757], "x", 64, 6), STEEL[4]);
  const [x, y] = s.point([360, 236, 757]);
  return (
    s.face(s.panel([262, 0, 759], "x", 196, 222), "#fffaf0") +
    leaf(274) +
    leaf(362) +
    box(x - 92, y - 22, 184, 36, "#b0443a", { round: 8 }) +
    lettering("AMBULANCE", x, y + 6, 18, "#fffaf0")
  );
}
