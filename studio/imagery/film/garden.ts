import { HOUSES } from "../buildings/houses.ts";
import type { HouseName } from "../buildings/houses.ts";
import { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, LEAF, WOOD, mix } from "../kit/palette.ts";
import { box, group, place, repeat, shape, stroke } from "../kit/shapes.ts";
import { MANGO, RAIN_TREE, bush, tree } from "../nature/plants.ts";
import { sunlight } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import { lawn } from "../scenes/lawn.ts";
import { swing } from "./acting.ts";
import { WIDTH } from "./film.ts";
import type { Setting } from "./film.ts";

/** A garden's hospital, moved sideways so that the speaker and the captions leave some of it to see, and its light. */
interface GardenPlace {
  house: HouseName;
  light: Daylight;
  shift: number;
}

/** A bench in a hospital's garden under a mango branch. */
export const garden = (where: GardenPlace): Setting => ({
  still: () => stillGarden(where),
  seat: benchBack,
  moving: branch,
});

function stillGarden({ house, light, shift }: GardenPlace): string {
  const c = new Canvas(1600, 1000, 57);
  const scene = [
    lawn(c, light, 560, 1180),
    place(640, 0, 1, group(HOUSES[house](c, 0, 640, 0.15), { transform: `translate(${shift} 128) scale(.8)` })),
    place(150, 720, 1, tree(c, 520, 330, RAIN_TREE)),
    place(1540, 700, 1, tree(c, 420, 230, MANGO)),
    place(760, 720, 1, bush(c, 300, 96, undefined, HIBISCUS)),
    place(60, 800, 1, bush(c, 420, 130, undefined, GOLD)),
  ];
  c.add(group(scene, { filter: c.blur(4) }), sunlight(c, "#ffe3a0", 0.45, 0.3, 0.25));
  return c.svg();
}

const benchBack = (c: Canvas) =>
  repeat(3, (i) => box(-190, i * 34, 380, 22, c.fade(WOOD[4], WOOD[3]), { round: 5 })) +
  repeat(2, (i) => box(-176 + i * 330, -8, 22, 190, c.rounded(WOOD[3], WOOD[2], WOOD[1]), { round: 4 }));

/** A mango branch hanging into the picture from its upper right corner, each leaf moving in the wind by itself. */
function branch(seconds: number): string {
  const leaves = repeat(11, (i) => {
    const along = i / 10;
    const side = i % 2 ? 1 : -1;
    const turn = 168 + side * (46 - 30 * along) + 5 * swing(seconds, 2.2, i * 0.17);
    const colour = [LEAF[2], LEAF[3], LEAF[1]][i % 3] ?? LEAF[2];
    return place(-12 - 150 * along, 14 + 58 * along ** 1.5, 1, leaf(78 - 18 * along, colour), { rotate: turn });
  });
  const wood = stroke("M40 -20C-20 10 -90 22 -162 72", WOOD[2], 5);
  return place(WIDTH + 24, 0, 1, wood + leaves, { rotate: 1.8 * swing(seconds, 3.6) });
}

function leaf(length: number, colour: string): string {
  const half = (k: number) => `M0 0C${k * 15} ${-length * 0.3} ${k * 13} ${-length * 0.75} 0 ${-length}Z`;
  return (
    shape(half(1), colour) +
    shape(half(-1), mix(colour, LEAF[5], 0.22)) +
    stroke(`M0 0V${-length * 0.94}`, mix(colour, "#ffffff", 0.4), 1.4)
  );
}
