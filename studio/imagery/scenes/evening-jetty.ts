import { ACROSS, Canvas } from "../kit/canvas.ts";
import { WOOD, mix } from "../kit/palette.ts";
import { box, disc, n, place, polygon, repeat, stroke } from "../kit/shapes.ts";
import { canoe, houseboat } from "../nature/boats.ts";
import { palm, palmBank } from "../nature/palm.ts";
import { birds, hills, sky, sunlight } from "../nature/sky.ts";
import { hyacinths, reflected, ripples, water } from "../nature/water.ts";

const HORIZON = 500;
const FAR = { y: 610, half: 62 };
const NEAR = { y: 1010, half: 330 };
const MIDDLE = 760;

/** How wide half the jetty is at a height of the picture. */
const halfAt = (y: number) => FAR.half + ((y - FAR.y) / (NEAR.y - FAR.y)) * (NEAR.half - FAR.half);

/** The lamps lit along the jetty at dusk, a houseboat moored at its end. */
export function eveningJetty(): string {
  const c = new Canvas(1600, 1000, 257);
  const light = "dusk";
  c.add(sky(c, light, HORIZON, [1010, 420]), hills(c, light, HORIZON, 3, 90), birds(c, 420, 190, 9));
  const bank = palmBank(c, HORIZON + 2, light, 0.45, 26, 120) + palmBank(c, HORIZON + 10, light, 0.2, 14, 170);
  c.add(
    water(c, HORIZON + 8, 520, light, 1010),
    reflected(c, bank, HORIZON + 14, 0.5),
    ripples(c, 540, 420, 80, "#ffdcae"),
  );
  c.add(
    box(980, 640, 460, 10, "#0d2a3a", { round: 5, opacity: 0.4 }),
    place(1200, 622, 1.02, houseboat(c)),
    [1100, 1180, 1262].map((x) => disc(x, 604, 26, c.glow("#ffd98a", 0.8))).join(""),
    place(360, 660, 0.7, canoe(c, false)),
  );
  c.add(jetty(c));
  for (const y of [640, 724, 850]) c.add(lampPost(c, MIDDLE - halfAt(y), y), lampPost(c, MIDDLE + halfAt(y), y));
  c.add(
    place(210, 950, 1.25, hyacinths(c, 330, 15)),
    place(1350, 930, 1.3, hyacinths(c, 380, 16)),
    place(40, 1030, 1, palm(c, 880, 110, { seed: 22, light: 0 })),
    place(1570, 1040, 1, palm(c, 700, -90, { seed: 27, light: 0 })),
    sunlight(c, "#ffc27a", 0.4, 0.62, 0.45),
  );
  return c.svg();
}

function jetty(c: Canvas): string {
  const deck = polygon(
    [
      [MIDDLE - FAR.half, FAR.y],
      [MIDDLE + FAR.half, FAR.y],
      [MIDDLE + NEAR.half, NEAR.y],
      [MIDDLE - NEAR.half, NEAR.y],
    ],
    c.linear(
      [
        [0, "#7a5138"],
        [0.6, "#b98656"],
        [1, "#8a5f3e"],
      ],
      ACROSS,
    ),
  );
  const planks = repeat(22, (i) => {
    const y = FAR.y + (NEAR.y - FAR.y) * (i / 22) ** 1.7;
    return stroke(`M${n(MIDDLE - halfAt(y))} ${n(y)}H${n(MIDDLE + halfAt(y))}`, WOOD[0], 1.4 + i * 0.16, {
      opacity: 0.5,
    });
  });
  const edge = (side: number) =>
    stroke(
      `M${MIDDLE + side * FAR.half} ${FAR.y}L${MIDDLE + side * NEAR.half} ${NEAR.y}`,
      mix(WOOD[1], "#0d2a3a", 0.3),
      9,
    );
  const piles = repeat(2, (i) => box(MIDDLE - FAR.half + i * (FAR.half * 2 - 9), FAR.y, 9, 40, WOOD[0]));
  return piles + deck + planks + edge(-1) + edge(1);
}

function lampPost(c: Canvas, x: number, y: number): string {
  const size = halfAt(y) / 200;
  return place(
    x,
    y,
    size,
    box(-9, -200, 18, 204, WOOD[1], { round: 3 }) +
      box(-20, -258, 40, 54, "#2a2a30", { round: 6 }) +
      box(-13, -250, 26, 40, "#ffe6a8", { round: 4 }) +
      box(-26, -266, 52, 10, "#1c2529", { round: 4 }) +
      disc(0, -230, 150, c.glow("#ffd98a", 0.6)),
  );
}
