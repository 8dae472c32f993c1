import type { Canvas } from "../kit/canvas.ts";
import { darker, lighter, STEEL } from "../kit/palette.ts";
import { box, disc, oval, repeat, shape, stroke } from "../kit/shapes.ts";

interface BedOptions {
  blanket?: string;
  /** How much the back rests upright: 0 flat, 1 sitting. */
  raised?: number;
}

/** A made hospital bed about 560 wide, head to the left, its floor's middle at the origin. */
export function bed(c: Canvas, o: BedOptions = {}): string {
  return (
    oval(0, 4, 300, 16, "#0b2a2e", { opacity: 0.26 }) +
    frame(c) +
    mattress(c, o.raised ?? 0.6) +
    pillow(c, -200, -176) +
    cover(c, o.blanket ?? "#8fcabf") +
    rail()
  );
}

function frame(c: Canvas): string {
  const wheels = [-230, 220].map(
    (x) => box(x - 5, -70, 10, 60, STEEL[2]) + disc(x, -9, 13, STEEL[0]) + disc(x, -9, 5, STEEL[3]),
  );
  const metal = c.fade("#eef3f2", "#a9bbc0");
  const boards =
    shape(
      "M-290 -96V-226Q-290 -246 -270 -246H-256Q-244 -246 -244 -232V-96Z",
      c.rounded("#f7efe0", "#e3cfae", "#b9976a"),
    ) + shape("M250 -96V-172Q250 -186 262 -186H270Q282 -186 282 -170V-96Z", c.rounded("#f7efe0", "#e3cfae", "#b9976a"));
  return (
    wheels.join("") +
    box(-270, -96, 530, 28, metal, { round: 6 }) +
    stroke("M-110 -56L60 -18M90 -56L-70 -18", STEEL[2], 7) +
    box(-240, -24, 470, 8, STEEL[2], { round: 4 }) +
    boards
  );
}

const pillow = (c: Canvas, x: number, y: number) =>
  shape(
    `M${x - 56} ${y + 26}Q${x - 66} ${y - 34} ${x - 20} ${y - 36}Q${x + 46} ${y - 34} ${x + 52} ${y + 14}Q${x + 10} ${y + 44} ${x - 56} ${y + 26}Z`,
    c.fade("#ffffff", "#dbe5e6"),
  );

function mattress(c: Canvas, raise: number): string {
  const top = -142 - raise * 118;
  return shape(
    `M-240 -96L-242 ${top + 20}Q-230 ${top - 8} -206 ${top + 4}L-96 -134L252 -128Q264 -126 264 -112V-96Z`,
    c.fade("#ffffff", "#d3dfe0"),
  );
}

function cover(c: Canvas, colour: string): string {
  const stripe = repeat(3, (i) => box(-128, -105 + i * 8, 390, 2.4, darker(colour, 0.25), { opacity: 0.3 }));
  return (
    shape("M-110 -136C-30 -146 150 -144 264 -136V-98H-112Z", c.fade(lighter(colour, 0.32), darker(colour, 0.12))) +
    shape("M-112 -136Q-80 -142 -50 -142V-108H-112Z", c.fade("#ffffff", "#e2ebeb")) +
    shape("M-130 -110H264V-82Q70 -72 -130 -82Z", darker(colour, 0.14)) +
    stripe
  );
}

const rail = () =>
  stroke(
    "M60 -126V-148Q60 -158 70 -158H176Q186 -158 186 -148V-126M86 -157V-128M112 -157V-128M138 -157V-128M164 -157V-128",
    "#c2d0d3",
    5,
  );
