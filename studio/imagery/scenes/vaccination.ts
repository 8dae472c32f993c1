import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, TEAL } from "../kit/palette.ts";
import { giraffe, medicineFridge } from "../rooms/fittings.ts";
import { warmth } from "../rooms/room.ts";
import { chairIn, deskIn, noticeIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";
import { tubeRack } from "../rooms/machines.ts";
import { teddy } from "../still-life/things.ts";

/** The vaccination room: a giraffe on the wall to measure children by, the vaccines in their refrigerator. */
export function vaccination(): string {
  const c = new Canvas(1600, 1000, 337);
  const s = new Space(c, { at: [110, 165, -160], turn: 15, focal: 1060, centre: [800, 390], light: "right" });
  c.add(
    shell(s, { width: 480, depth: 380, height: 280, wall: "#eaf1d8", dado: "#b9d6a0", floor: "#e3cfa0", joints: 44 }),
    s.window(s.panel([480, 96, 60], "z", 190, 150), { view: "hills", light: "dawn", panes: 3 }),
    floorLight(s, [260, 100], [180, 140]),
    noticeIn(s, [96, 140, 379], 56, 76, "#0f7a7d"),
    s.stand([190, 4, 378], giraffe(), { size: 0.5 }),
    s.stand([340, 0, 370], medicineFridge(c), { size: 0.4 }),
  );
  c.add(
    chairIn(s, [300, 190], "#d9825c", "far"),
    deskIn(s, [110, 200], [150, 70], "#d9b078"),
    s.stand([124, 75, 240], tubeRack(), { size: 0.2 }),
    s.stand([220, 75, 240], teddy(c), { size: 0.14 }),
    s.round([300, 0.5, 132], 62, "#8fc3b8"),
    s.block([270, 1, 128], [22, 22, 22], GOLD, { soft: 2 }),
    s.block([296, 1, 142], [22, 22, 22], TEAL[3], { soft: 2 }),
    s.block([282, 23, 134], [20, 20, 20], HIBISCUS, { soft: 2 }),
    warmth(c, 0.3),
  );
  return c.svg([190, 140, 1200, 750]);
}
