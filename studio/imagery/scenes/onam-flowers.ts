import { Canvas } from "../kit/canvas.ts";
import { WALL, WOOD, mix } from "../kit/palette.ts";
import { box, group, oval, place, repeat, shape } from "../kit/shapes.ts";
import { MANGO, potPlant, tree } from "../nature/plants.ts";
import { sky, sunlight } from "../nature/sky.ts";
import { doors } from "../buildings/openings.ts";
import { oilLamp, uruli } from "../still-life/things.ts";

const CENTRE = { x: 800, y: 790 };
/** From the edge to the middle: petals of thumba, marigold, hibiscus and leaves. */
const RINGS = ["#4f9a55", "#e0a63c", "#cf4a5c", "#fffaf0", "#e97f60", "#f2d15a", "#8a4a8f"];

/** A carpet of flowers for Onam on the veranda, lamps beside it. */
export function onamFlowers(): string {
  const c = new Canvas(1600, 1000, 157);
  c.add(
    sky(c, "golden", 420, [1320, 200]),
    box(0, 380, c.width, 140, c.fade("#a4c970", "#579452")),
    place(150, 470, 1, tree(c, 360, 240, MANGO)),
    place(1450, 470, 1, tree(c, 330, 210, MANGO)),
    box(330, 0, 940, 520, c.rounded("#fffaf0", "#f4dfb4", "#d3b27c")),
    doors(c, 800, 520, 330, 400, WOOD[1]),
    [330, 1206].map((x) => box(x, 0, 64, 524, c.rounded("#ffffff", "#f7ecd9", "#cdb99b"))).join(""),
    repeat(15, (i) => {
      const x = 632 + i * 24;
      return shape(
        `M${x} 96q-9 ${22 + (i % 3) * 14} 0 ${40 + (i % 3) * 22}q9 -18 0 -40Z`,
        i % 2 ? "#e0a63c" : "#f6d870",
      );
    }),
    box(0, 516, c.width, 484, c.fade("#8d4630", "#b0623f")),
    box(0, 512, c.width, 14, WALL[3]),
    repeat(7, (i) => box(0, 560 + i * i * 11 + i * 10, c.width, 2, "#5f2d1e", { opacity: 0.35 })),
    carpet(),
  );
  c.add(
    group(oilLamp(c), { transform: "translate(220 860) scale(.95)" }),
    group(oilLamp(c), { transform: "translate(1380 860) scale(.95)" }),
    group(uruli(c), { transform: "translate(1120 966) scale(.5)" }),
    petalsIn(1120, 908, 82),
    place(430, 560, 0.7, potPlant(c, 250, "round")),
    place(1170, 560, 0.7, potPlant(c, 250, "round")),
    sunlight(c, "#ffe0a0", 0.45, 0.7, 0.2),
  );
  return c.svg();
}

function carpet(): string {
  return RINGS.map((colour, i) => {
    const [rx, ry] = [430 - i * 60, 150 - i * 21];
    const petals = 64 - i * 7;
    return (
      oval(CENTRE.x, CENTRE.y, rx, ry, colour) +
      repeat(petals, (k) => {
        const angle = (k / petals) * Math.PI * 2;
        const [x, y] = [CENTRE.x + Math.cos(angle) * (rx - 24), CENTRE.y + Math.sin(angle) * (ry - 9)];
        return oval(x, y, 12, 6, mix(colour, "#ffffff", k % 2 ? 0.34 : 0.12));
      })
    );
  }).join("");
}

/** Petals in a bowl. */
const petalsIn = (x: number, y: number, rx: number) =>
  repeat(26, (i) =>
    oval(
      x + Math.cos(i * 2.4) * rx * Math.sqrt(i / 26),
      y + Math.sin(i * 2.4) * 12 * Math.sqrt(i / 26),
      13,
      7,
      ["#e0a63c", "#f6d870", "#e97f60"][i % 3] ?? "#e0a63c",
    ),
  );
