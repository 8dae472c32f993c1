import type { Canvas } from "../kit/canvas.ts";
import { darker, lighter, STEEL } from "../kit/palette.ts";
import { box, disc, group, oval, repeat, shape, stroke } from "../kit/shapes.ts";
import { skinColours } from "../people/face.ts";
import { head } from "../people/head.ts";
import type { Look } from "../people/look.ts";

interface BedOptions {
  patient?: Look;
  blanket?: string;
  gown?: string;
  /** How much the back rests upright: 0 flat, 1 sitting. */
  raised?: number;
  rails?: boolean;
}

/** A hospital bed about 560 wide, head to the left, its floor's middle at the origin. */
export function bed(c: Canvas, o: BedOptions = {}): string {
  const blanket = o.blanket ?? "#8fcabf";
  const raise = o.raised ?? 0.6;
  return (
    oval(0, 4, 300, 16, "#0b2a2e", { opacity: 0.26 }) +
    frame(c) +
    mattress(c, raise) +
    (o.patient ? patient(c, o.patient, o.gown ?? "#cfe3ee", raise) : pillow(c, -200, -176)) +
    cover(c, blanket, Boolean(o.patient)) +
    (o.rails === false ? "" : rail())
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

function patient(c: Canvas, look: Look, gown: string, raise: number): string {
  const skin = skinColours(look);
  const layers = head(c, look, { yaw: 16, pitch: 4, fine: false });
  const lean = -72 + raise * 46;
  const [hx, hy] = [-176 - (1 - raise) * 22, -206 - raise * 62];
  const rest = pillow(c, hx - 18, hy + 22);
  const trunk = shape(
    `M${hx + 6} ${hy + 40}C${hx + 52} ${hy + 22} ${hx + 92} ${hy + 66} -70 -136L-150 -122Q${hx - 22} ${hy + 90} ${hx + 6} ${hy + 40}Z`,
    c.rounded(lighter(gown, 0.25), gown, darker(gown, 0.12)),
  );
  const headGroup = group(group(layers.back) + group(layers.head), {
    transform: `translate(${hx} ${hy}) rotate(${lean + 22}) scale(.195)`,
  });
  const neck = stroke(`M${hx + 2} ${hy + 14}L${hx + 22} ${hy + 48}`, skin.shade, 19);
  const arm =
    stroke(`M${hx + 66} ${hy + 70}L-74 -150`, darker(gown, 0.06), 27) +
    stroke("M-80 -154L-24 -148", skin.base, 16) +
    disc(-18, -148, 10, skin.base);
  const scarf =
    look.hair === "shawl" || look.hair === "hijab"
      ? shape(
          `M${hx - 16} ${hy + 34}Q${hx + 40} ${hy + 30} ${hx + 50} ${hy + 78}Q${hx + 6} ${hy + 84} ${hx - 16} ${hy + 34}Z`,
          look.hairColour,
        )
      : "";
  return rest + neck + trunk + scarf + headGroup + group(arm);
}

function cover(c: Canvas, colour: string, occupied: boolean): string {
  const over = occupied
    ? "M-128 -136C-90 -170 -30 -180 20 -168C80 -186 150 -182 200 -164C236 -168 258 -152 264 -128V-98H-130Z"
    : "M-110 -136C-30 -146 150 -144 264 -136V-98H-112Z";
  const fold = occupied
    ? "M-130 -134C-104 -160 -70 -172 -40 -171Q-26 -146 -30 -110L-130 -108Z"
    : "M-112 -136Q-80 -142 -50 -142V-108H-112Z";
  const creases = occupied
    ? stroke(
        "M20 -164C26 -140 20 -120 16 -102M110 -178C104 -150 112 -120 110 -102M190 -164C184 -140 190 -120 188 -102",
        darker(colour, 0.3),
        3,
        { opacity: 0.4 },
      )
    : "";
  const stripe = repeat(3, (i) => box(-128, -105 + i * 8, 390, 2.4, darker(colour, 0.25), { opacity: 0.3 }));
  return (
    shape(over, c.fade(lighter(colour, 0.32), darker(colour, 0.12))) +
    shape(fold, c.fade("#ffffff", "#e2ebeb")) +
    creases +
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
