import { Canvas } from "../kit/canvas.ts";
import { STEEL } from "../kit/palette.ts";
import { box, disc, group, oval, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { scanner } from "../rooms/equipment.ts";
import { stool } from "../rooms/fittings.ts";
import { worktop } from "../rooms/furniture.ts";
import { CLOSE, room } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

/** An evening in radiology: the scanner seen from the desk behind the glass. */
export function scanControl(): string {
  const c = new Canvas(1600, 1000, 623);
  const pane = "M330 170H1180V560H330Z";
  const beyond =
    box(330, 170, 850, 390, c.fade("#e3edf0", "#b9cdd4")) +
    box(330, 480, 850, 80, "#aebec2") +
    window(c, 380, 210, 190, 150, { view: "hills", light: "dusk", panes: 2, timber: "#f2f5f5" }) +
    place(800, 548, 0.68, scanner(c, "#5b86c4")) +
    box(
      330,
      170,
      850,
      390,
      c.linear(
        [
          [0, "#ffffff", 0.26],
          [0.5, "#ffffff", 0.02],
          [1, "#12304a", 0.16],
        ],
        [0, 0, 1, 1],
      ),
    );
  c.add(
    room(c, { wall: "#5d7488", dado: "#4c6276", floor: "#6f7f88", side: "right" }),
    group(beyond, { clip: c.clip(pane) }),
    stroke(pane, "#2a3f4a", 18),
    stroke("M755 170V560", "#2a3f4a", 8),
    box(620, 96, 270, 48, "#1d2b33", { round: 8 }),
    repeat(3, (i) => disc(680 + i * 76, 120, 12, ["#7fd0c3", "#33505a", "#33505a"][i] ?? "#33505a")),
  );
  c.add(
    worktop(c, 150, 716, 1280, 170, "#3f5668", "#cfd9dd"),
    place(500, 722, 1, slices(c)),
    place(890, 722, 1, slices(c)),
    box(640, 706, 120, 14, STEEL[3], { round: 4 }),
    box(1120, 690, 110, 28, "#fffdf6", { round: 3 }),
    box(1126, 676, 98, 14, "#5b86c4", { round: 3 }),
    shape("M1290 716v-44q0 -10 10 -10h32q10 0 10 10v44Z", "#f4f1e6"),
    stroke("M1342 676q22 2 18 20q-4 12 -18 12", "#f4f1e6", 6),
    place(700, 960, 1.35, stool(c, "#8fb0d6")),
    box(
      0,
      0,
      1600,
      1000,
      c.radial(
        [
          [0, "#bfe0f2", 0.2],
          [0.5, "#20405a", 0.08],
          [1, "#0a1f33", 0.45],
        ],
        0.46,
        0.5,
        0.75,
      ),
    ),
  );
  return c.svg(CLOSE);
}

/** A wide screen with six slices of a scan. */
const slices = (c: Canvas) =>
  box(-14, -40, 28, 40, "#1d2b33") +
  box(-60, -8, 120, 8, "#1d2b33", { round: 4 }) +
  box(-160, -226, 320, 190, "#1d2b33", { round: 8 }) +
  box(-150, -216, 300, 170, "#0a1c26", { round: 3 }) +
  repeat(6, (i) => {
    const [x, y] = [-100 + (i % 3) * 100, -172 + Math.floor(i / 3) * 84];
    return (
      oval(x, y, 38, 32, c.fade("#9db8c4", "#5f7d8c")) +
      oval(x, y, 32, 26, "#24404e") +
      oval(x - 12, y - 2, 9 + (i % 3) * 2, 13, "#8fabb8") +
      oval(x + 13, y - 2, 8 + ((i + 1) % 3) * 2, 13, "#8fabb8") +
      disc(x, y + 16, 5, "#dbe9ef")
    );
  });
