import { Canvas } from "../kit/canvas.ts";
import { darker, lighter, STEEL } from "../kit/palette.ts";
import { box, oval, place, shape } from "../kit/shapes.ts";
import { cArm, vitals } from "../rooms/equipment.ts";
import { CLOSE, room, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";

/** The catheterisation laboratory: the C-arm over the table, pictures of vessels on the screens. */
export function cathLab(frame: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 47);
  c.add(
    room(c, { wall: "#9fbfc6", dado: "#5f929c", floor: "#c3ccc8", ceiling: "panels", side: "left" }),
    box(520, 150, 470, 260, "#22343b", { round: 12 }),
    vessels(540, 168, 200, 224),
    vitals(760, 168, 210, 224),
    box(742, 64, 24, 90, STEEL[2]),
  );
  c.add(
    box(1180, 170, 330, 300, "#e9f3f2", { round: 6 }),
    box(1196, 186, 298, 268, c.fade("#cfe6e6", "#8fb9bf")),
    box(1170, 462, 350, 190, "#9fbfc6"),
    box(1170, 462, 350, 16, "#f4f8f8"),
  );
  c.add(
    place(620, 800, 1.1, cArm(c)),
    oval(880, 900, 380, 16, "#0b2a2e", { opacity: 0.26 }),
    box(500, 700, 760, 20, c.fade("#f7fafa", "#a9bbc0"), { round: 9 }),
    box(1060, 720, 90, 180, c.rounded("#f4f8f8", "#dfe8ea", "#a9bbc0"), { round: 10 }),
  );
  c.add(aprons(c), warmth(c, 0.2));
  return c.svg(frame);
}

const vessels = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, "#dfe6e4", { round: 4 }) +
  `<path d="M${x + 60} ${y + 10}C${x + 90} ${y + 60} ${x + 60} ${y + 100} ${x + 100} ${y + 140}S${x + 130} ${y + 190} ${x + 120} ${y + 214}M${x + 76} ${y + 70}C${x + 120} ${y + 80} ${x + 150} ${y + 60} ${x + 176} ${y + 90}M${x + 94} ${y + 132}C${x + 70} ${y + 150} ${x + 60} ${y + 176} ${x + 40} ${y + 196}M${x + 150} ${y + 72}C${x + 160} ${y + 110} ${x + 150} ${y + 140} ${x + 170} ${y + 170}" fill="none" stroke="#33474c" stroke-width="6" stroke-linecap="round"/>`;

/** The lead aprons of three people on their hooks. */
const aprons = (c: Canvas) =>
  box(1186, 496, 310, 12, "#5f7f88", { round: 5 }) +
  [
    [1236, "#7a4fa0"],
    [1340, "#2f6f8a"],
    [1444, "#b5622f"],
  ]
    .map(
      ([x, colour]) =>
        shape(
          `M${Number(x) - 18} 506H${Number(x) + 18}L${Number(x) + 44} 560L${Number(x) + 50} 740Q${x} 760 ${Number(x) - 50} 740L${Number(x) - 44} 560Z`,
          c.rounded(lighter(String(colour), 0.25), String(colour), darker(String(colour), 0.25)),
        ) + box(Number(x) - 46, 620, 92, 10, "#fffdf6", { opacity: 0.5 }),
    )
    .join("");
