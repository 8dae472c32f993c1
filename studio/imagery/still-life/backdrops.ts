import type { Canvas } from "../kit/canvas.ts";
import { DIAGONAL } from "../kit/canvas.ts";
import { darker, lighter, mix, TEAL, WOOD } from "../kit/palette.ts";
import { lettering } from "../kit/lettering.ts";
import { box, disc, n, place, polygon, repeat, stroke } from "../kit/shapes.ts";
import { areca, bush, MANGO, potPlant, tree } from "../nature/plants.ts";
import { hills, sky } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import { stockedShelves } from "../rooms/furniture.ts";
import { window } from "../rooms/window.ts";
import type { View } from "../rooms/window.ts";

/** Draws what is behind a table whose far edge is at `far`, in 1600 by 1000. */
export type Backdrop = (c: Canvas, far: number) => string;

const plain = (c: Canvas, colour: string) =>
  box(
    -40,
    -40,
    1680,
    1080,
    c.linear(
      [
        [0, lighter(colour, 0.35)],
        [1, mix(colour, "#35545a", 0.14)],
      ],
      DIAGONAL,
    ),
  );

/** A wall with a window in it. */
export const wallWithWindow =
  (wall: string, view: View, x: number, light: Daylight = "dawn", curtains = lighter(wall, 0.3)): Backdrop =>
  (c) =>
    plain(c, wall) + window(c, x, 70, 520, 470, { view, light, curtains });

/** A window right behind the table: its sill is where things stand. */
export const sill =
  (view: View, light: Daylight, timber: string = WOOD[2]): Backdrop =>
  (c, far) =>
    window(c, -60, -60, 1720, far + 60, { view, light, timber, panes: 3, bars: "none" });

/** A wall of tiles, with a shelf of jars on the right where asked for. */
export const tiles =
  (colour: string, jars?: readonly string[]): Backdrop =>
  (c, far) =>
    plain(c, colour) +
    stroke(
      repeat(14, (i) => `M${i * 130 - 60} -40V${far}`) + repeat(8, (i) => `M-40 ${far - i * 110}H1640`),
      "#ffffff",
      6,
      { opacity: 0.75 },
    ) +
    (jars
      ? box(980, 420, 620, 18, WOOD[3]) +
        jars
          .map(
            (jar, i) =>
              box(1010 + i * 118, 290, 84, 130, c.rounded(lighter(jar, 0.3), jar, darker(jar, 0.2)), { round: 16 }) +
              box(1018 + i * 118, 270, 68, 26, darker(jar, 0.35), { round: 8 }),
          )
          .join("")
      : "");

/** Shelves full of boxes and bottles, in warm light. */
export const stock: Backdrop = (c) => plain(c, "#c9a86e") + place(-60, -20, 1.45, stockedShelves(c, 1180, 4, 128));

/** Rows of books on dark shelves. */
export const bookshelves =
  (spines: readonly string[]): Backdrop =>
  (c) =>
    box(-40, -40, 1680, 1080, c.fade(WOOD[1], WOOD[0])) +
    repeat(4, (row) => {
      const y = 150 + row * 200;
      return (
        repeat(30, (i) => {
          const h = c.between(110, 158);
          return box(-30 + i * 56, y - h, c.between(34, 50), h, c.pick(spines), { round: 3 });
        }) + box(-40, y, 1680, 18, WOOD[2])
      );
    });

/** The folds of a curtain around a bed. */
export const curtain =
  (colour: string): Backdrop =>
  (c) =>
    plain(c, colour) +
    repeat(12, (i) =>
      box(
        i * 145 - 60 + (i % 3) * 12,
        -40,
        64 + (i % 2) * 22,
        1080,
        c.rounded(lighter(colour, 0.35), colour, darker(colour, 0.18)),
      ),
    );

/** The boards of a timber wall. */
export const boards =
  (colour: string): Backdrop =>
  (c) =>
    box(-40, -40, 1680, 1080, c.fade(lighter(colour, 0.1), darker(colour, 0.2))) +
    repeat(13, (i) => box(i * 132 - 40, -40, 6, 1080, darker(colour, 0.45)));

/** A blackboard in a classroom, with what is drawn on it. */
export const blackboard =
  (chalk: string): Backdrop =>
  (c, far) =>
    plain(c, "#efe3c6") +
    box(120, 60, 1120, far - 190, WOOD[2], { round: 8 }) +
    box(144, 84, 1072, far - 238, c.fade("#1f4f45", "#2b6155"), { round: 4 }) +
    chalk +
    window(c, 1330, 60, 300, 470, { view: "garden", light: "dawn" });

const CHALK = "#f4f1e2";
export const HEART_LESSON =
  stroke("M330 300h90l26 -60 46 120 30 -70h60M780 330C700 270 720 190 780 230C840 190 860 270 780 330Z", CHALK, 9) +
  stroke("M960 210H1140M960 270H1090M960 330H1130", CHALK, 8, { opacity: 0.8 });
export const READING_LESSON =
  lettering("A B C D", 640, 300, 80, CHALK) + stroke("M400 370H880", CHALK, 7, { opacity: 0.7 });

/** The garden from a veranda, with its rail. */
export const veranda =
  (light: Daylight, rail: "white" | "timber" = "timber"): Backdrop =>
  (c, far) => {
    const colour = rail === "white" ? "#f4efe2" : WOOD[2];
    const ground = 560;
    return (
      sky(c, light, ground, [380, 250]) +
      hills(c, light, ground, 3, 200) +
      box(-40, ground, 1680, 480, light === "night" ? "#1d4038" : c.fade("#9cc873", "#4c8d4c")) +
      place(300, ground + 40, 1, tree(c, 330, 120, MANGO)) +
      place(1180, ground + 30, 1, areca(c, 380)) +
      place(1290, ground + 36, 1, areca(c, 300)) +
      place(820, ground + 30, 1, bush(c, 420, 100)) +
      box(-40, far - 170, 1680, 24, colour, { round: 6 }) +
      repeat(24, (i) => box(i * 70 - 30, far - 150, 22, 220, colour, { round: 8 })) +
      box(60, -40, 54, 1080, c.rounded(lighter(colour, 0.2), colour, darker(colour, 0.2))) +
      box(1486, -40, 54, 1080, c.rounded(lighter(colour, 0.2), colour, darker(colour, 0.2)))
    );
  };

/** A child's room: a painted wall with a rainbow, a sun and clouds. */
export const nursery =
  (wall: string): Backdrop =>
  (c, far) =>
    plain(c, wall) +
    ["#e9837a", "#f2c66d", "#8fc39a", "#7fb0d6"]
      .map((colour, i) => disc(1080, far, 420 - i * 56, "none", { stroke: colour, width: 50 }))
      .join("") +
    disc(380, 300, 90, "#f6c860") +
    repeat(8, (i) => box(372, 150, 16, 44, "#f6c860", { round: 8, transform: `rotate(${i * 45} 380 300)` })) +
    [
      [640, 220],
      [1400, 190],
    ]
      .map(
        ([x = 0, y = 0]) =>
          disc(x, y, 52, "#ffffff") + disc(x + 62, y + 10, 42, "#ffffff") + disc(x - 56, y + 14, 38, "#ffffff"),
      )
      .join("");

/** The wall bars and the mirror of a room for exercises. */
export const wallBars =
  (wall: string, x: number): Backdrop =>
  (c, far) =>
    plain(c, wall) +
    box(-40, far - 220, 1680, 220, mix(wall, "#4f9a78", 0.3)) +
    [x, x + 330].map((left) => box(left, 20, 26, far - 20, WOOD[3])).join("") +
    repeat(9, (i) => box(x, 60 + i * 72, 356, 20, c.fade(WOOD[4], WOOD[3]), { round: 10 }));

/** A dark room with the glow of screens. */
export const darkRoom =
  (colour: string): Backdrop =>
  (c) =>
    box(-40, -40, 1680, 1080, c.fade(darker(colour, 0.35), colour)) +
    [180, 1290]
      .map(
        (x) =>
          box(x, 170, 250, 170, "#0c2a33", { round: 10 }) +
          stroke(`M${x + 24} 260h60l14 -40 26 80 16 -40h80`, "#5ef0b0", 7) +
          disc(x + 125, 255, 260, c.glow("#5fd0d8", 0.35)),
      )
      .join("");

/** An operating theatre's tiles under its lamps. */
export const theatre: Backdrop = (c, far) =>
  tiles("#9fc9c0")(c, far) +
  [420, 1120]
    .map(
      (x) =>
        box(x - 8, -40, 16, 120, "#86a0a8") +
        disc(x, 90, 120, "#e4edee") +
        repeat(6, (i) => disc(x + Math.cos(i * 1.05) * 66, 90 + Math.sin(i * 1.05) * 66, 26, "#fffbe6")) +
        polygon(
          [
            [x - 110, 110],
            [x + 110, 110],
            [x + 330, 1000],
            [x - 330, 1000],
          ],
          c.linear([
            [0, "#fffbe0", 0.6],
            [1, "#fffbe0", 0],
          ]),
        ),
    )
    .join("");

/** The wall of a living room in the evening: a framed picture, a plant and the window's last light. */
export const livingRoom =
  (wall: string): Backdrop =>
  (c) =>
    plain(c, wall) +
    window(c, 1060, 60, 420, 430, { view: "hills", light: "dusk", curtains: mix(wall, "#963a22", 0.4) }) +
    box(250, 170, 300, 220, WOOD[1], { round: 4 }) +
    box(272, 192, 256, 176, "#f3e2c0") +
    disc(400, 270, 46, "#e08a4a") +
    box(272, 300, 256, 68, TEAL[3]) +
    place(760, 730, 1.5, potPlant(c, 300, "sword"));

/** Small lights and paper stars hanging in the dark, as at Christmas in Kerala. */
export const starLanterns: Backdrop = (c) => {
  const star = (x: number, y: number, r: number, colour: string) => {
    const points = Array.from({ length: 10 }, (_, i): readonly [number, number] => {
      const reach = i % 2 === 0 ? r : r * 0.46;
      const turn = (i * Math.PI) / 5 - Math.PI / 2;
      return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    });
    return (
      stroke(`M${x} -40V${n(y - r)}`, "#0b1c2a", 5) +
      disc(x, y, r * 2.1, c.glow(colour, 0.6)) +
      polygon(
        points,
        c.radial([
          [0, "#fff6d6"],
          [0.5, lighter(colour, 0.35)],
          [1, colour],
        ]),
      )
    );
  };
  return (
    box(-40, -40, 1680, 1080, c.fade("#14263c", "#2c3f58")) +
    [0, 1]
      .map(
        (row) =>
          stroke(
            `M-40 ${470 + row * 90}Q410 ${620 + row * 60} 820 ${500 + row * 80}T1640 ${470 + row * 90}`,
            "#0b1c2a",
            4,
          ) +
          repeat(15, (i) => {
            const y = 520 + row * 84 + Math.sin(i * 1.26) * 44;
            const colour = ["#f6d488", "#f0a07a", "#9fd8d0"][i % 3] ?? "#f6d488";
            return disc(40 + i * 108, y, 40, c.glow(colour, 0.6)) + disc(40 + i * 108, y, 11, colour);
          }),
      )
      .join("") +
    star(420, 300, 150, "#e8563f") +
    star(860, 230, 110, "#f0b542") +
    star(1250, 330, 140, "#58b7a8")
  );
};
