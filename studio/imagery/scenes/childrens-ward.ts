import { Canvas } from "../kit/canvas.ts";
import { CORAL, GOLD, TEAL, WOOD } from "../kit/palette.ts";
import { disc, oval, shape, stroke } from "../kit/shapes.ts";
import { warmth } from "../rooms/room.ts";
import { ballIn, bedIn, lockerIn } from "../rooms/set-pieces.ts";
import { floorLight, shell } from "../rooms/shell.ts";
import { Space } from "../rooms/space.ts";
import { teddy } from "../still-life/things.ts";

/** The children's ward: two made beds, animals painted on the wall, a rug with toys. */
export function childrensWard(): string {
  const c = new Canvas(1600, 1000, 311);
  const s = new Space(c, { at: [150, 175, -170], turn: 13, focal: 1000, centre: [800, 400], light: "right" });
  c.add(
    shell(s, { width: 560, depth: 480, height: 290, wall: "#fdf1d2", dado: "#f3cda6", floor: "#e6cfa0", joints: 40 }),
    s.window(s.panel([560, 96, 90], "z", 190, 150), { view: "garden", light: "dawn", panes: 3 }),
    floorLight(s, [300, 110], [200, 150]),
    wallPainting(s),
  );
  c.add(
    lockerIn(s, [216, 432], "#cfe3dc"),
    bedIn(s, [96, 250], { head: "back", blanket: "#8fb7e0" }),
    s.stand([142, 66, 330], teddy(c), { size: 0.2 }),
    bedIn(s, [300, 250], { head: "back", blanket: "#f0b27f" }),
    s.round([276, 0.5, 130], 96, "#8fc3b8"),
    s.round([276, 1, 130], 74, "#b9ded4"),
    s.block([240, 1, 120], [26, 26, 26], GOLD, { soft: 2 }),
    s.block([268, 1, 140], [26, 26, 26], TEAL[3], { soft: 2 }),
    s.block([254, 27, 130], [24, 24, 24], "#e9837a", { soft: 2 }),
    ballIn(s, [336, 110], 17, CORAL),
    warmth(c, 0.34),
  );
  return c.svg([200, 120, 1216, 760]);
}

/** Hills, a tree, an elephant and a turtle on the far wall. */
function wallPainting(s: Space): string {
  const z = 479;
  const hill = (from: number, to: number, top: number, colour: string) => {
    const spots = repeatSpots(12, (k) => [from + (to - from) * k, 92 + Math.sin(k * Math.PI) * top, z] as const);
    return s.face([...spots, [to, 92, z], [from, 92, z]], colour);
  };
  const elephant =
    shape(
      "M0 0V-36Q0 -66 32 -66H66Q88 -66 90 -44Q106 -44 106 -20Q106 2 97 4Q103 -16 92 -18L88 0H72V-18H28V0Z",
      "#9fb8c6",
    ) +
    shape("M63 -62Q82 -66 82 -42Q69 -36 61 -46Z", "#86a2b3") +
    disc(83, -49, 2.4, "#22343b");
  const turtle =
    shape("M0 0Q0 -30 33 -31Q65 -30 66 0Z", "#6f9f5c") +
    stroke("M16 -26Q20 -10 15 0M33 -31V0M50 -26Q46 -10 51 0", "#557f45", 2.4) +
    disc(75, -9, 9, "#a8cf8c") +
    disc(78, -12, 1.8, "#22343b");
  const tree = stroke("M0 0V-60", WOOD[3], 9) + oval(0, -86, 40, 36, "#7fb069") + oval(-16, -96, 22, 20, "#9cc885");
  return (
    hill(-40, 260, 60, "#cfe0b4") +
    hill(180, 600, 84, "#bcd6a4") +
    s.stand([70, 92, z], tree) +
    s.stand([470, 140, z], tree, { size: 0.8 }) +
    s.stand([230, 104, z], elephant, { size: 1.1 }) +
    s.stand([390, 120, z], turtle) +
    s.stand([430, 250, z], disc(0, 0, 24, "#f6c860")) +
    s.stand([150, 240, z], oval(0, 0, 30, 12, "#ffffff") + oval(18, -8, 20, 12, "#ffffff"))
  );
}

const repeatSpots = (count: number, spot: (share: number) => readonly [number, number, number]) =>
  Array.from({ length: count }, (_, i) => spot(i / (count - 1)));
