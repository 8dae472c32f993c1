import type { Canvas } from "../kit/canvas.ts";
import { darker, HIBISCUS, lighter, mix } from "../kit/palette.ts";
import { box, disc, group, n, repeat, shape, stroke } from "../kit/shapes.ts";
import { skinColours } from "./face.ts";
import type { Frame } from "./frame.ts";
import type { Cloth } from "./outfit.ts";

/** How far below the hips a garment reaches, standing, and how much it flares. */
const HEMS: Record<Cloth, readonly [number, number]> = {
  coat: [30, 4],
  scrubs: [5, 0.5],
  tunic: [18, 2],
  saree: [-4, 0],
  salwar: [34, 4],
  shirt: [2, 0],
  mundu: [5, 0.5],
  kurta: [28, 3],
  gown: [34, 5],
  frock: [24, 9],
  habit: [0, 0],
};

/** The garment on chest, waist and hips, in the upper body's own frame (hips at the origin). */
export function torso(c: Canvas, frame: Frame): string {
  const { outfit, look, away } = frame.figure;
  const outline = torsoOutline(frame);
  const base =
    outfit.cloth === "coat" ? "#ffffff" : outfit.cloth === "saree" ? (outfit.accent ?? outfit.colour) : outfit.colour;
  const shade = outfit.cloth === "coat" ? "#c9d4d6" : darker(base, 0.28);
  const cloth = shape(outline, c.rounded(lighter(base, 0.16), base, shade));
  const skin = skinColours(look).base;
  const details = away ? backSeam(outfit.cloth, shade) : (DETAILS[outfit.cloth]?.(frame, skin, shade) ?? "");
  const tools = away ? "" : (outfit.stethoscope ? stethoscope() : "") + (outfit.lanyard ? lanyard(outfit.lanyard) : "");
  const apron = outfit.apron && !away ? apronOver(frame, outfit.apron) : "";
  const shift = { transform: `translate(${n(frame.turn * 2.4)} 0)` };
  return (
    cloth +
    group(group(details + apron + tools, shift), { clip: c.clip(outline) }) +
    (outfit.cloth === "saree" ? pallu(c, frame) : "")
  );
}

function torsoOutline(frame: Frame): string {
  const { shoulder: s, waist: w, hips: h } = frame;
  const [hem, flare] = HEMS[frame.figure.outfit.cloth];
  const bottom = frame.sit ? Math.min(hem, 7) : hem;
  const f = frame.sit ? 0.5 : flare;
  const x = (v: number) => n(v);
  return `M${x(-s)} -44Q${x(-s + 0.6)} -51 -6.5 -54.4Q0 -50.5 6.5 -54.4Q${x(s - 0.6)} -51 ${x(s)} -44C${x(s - 1.4)} -34 ${x(w)} -26 ${x(w)} -17C${x(w + 0.4)} -9 ${x(h)} -5 ${x(h + f * 0.3)} 2L${x(h + f)} ${bottom}Q0 ${bottom + 3} ${x(-h - f)} ${bottom}L${x(-h - f * 0.3)} 2C${x(-h)} -5 ${x(-w - 0.4)} -9 ${x(-w)} -17C${x(-w)} -26 ${x(-s + 1.4)} -34 ${x(-s)} -44Z`;
}

type Detail = (frame: Frame, skin: string, shade: string) => string;

const vNeck = (depth: number, fill: string) => shape(`M-6.8 -55L0 ${depth}L6.8 -55Z`, fill);

const collar = (colour: string, shade: string) =>
  shape("M-6.4 -55L-8.4 -49L-3.6 -43L0 -47.4ZM6.4 -55L8.4 -49L3.6 -43L0 -47.4Z", lighter(colour, 0.3), {
    stroke: shade,
    width: 0.5,
  });

const DETAILS: Partial<Record<Cloth, Detail>> = {
  coat: (frame, skin) => {
    const { colour, accent } = frame.figure.outfit;
    const inner =
      shape("M-6 -56L-5 -30L0 -20L5 -30L6 -56Z", colour) +
      vNeck(-45, skin) +
      (accent ? shape("M-1.6 -47H1.6L2.4 -26L0 -22L-2.4 -26Z", accent) : "");
    const lapel = shape(
      "M-6.4 -56L-11 -45L-8 -43L-9.4 -40L0 -20L-4 -32ZM6.4 -56L11 -45L8 -43L9.4 -40L0 -20L4 -32Z",
      "#f6f8f6",
      { stroke: "#bcc7c9", width: 0.6 },
    );
    const seams =
      stroke("M0 -20V32", "#b3bfc2", 0.9) +
      stroke("M-12.4 -2H-5M12.4 -2H5M5.6 -33H11.6", "#bcc7c9", 0.9) +
      stroke("M7 -37V-33", HIBISCUS, 1) +
      stroke("M9 -36.4V-33", "#0b5a60", 1);
    return inner + lapel + seams;
  },
  scrubs: (_, skin, shade) =>
    vNeck(-40, skin) + stroke("M-7 -55.4L0 -39L7 -55.4", shade, 1.6) + stroke("M4 -30H11V-22H4Z", shade, 0.8),
  tunic: (_, skin, shade) =>
    vNeck(-44, skin) +
    stroke("M-7 -55L0 -43L7 -55M0 -43V18", shade, 1) +
    stroke("M-14 2H-4M4 2H14", shade, 0.9) +
    box(-11, -34, 6.4, 2.6, "#fff", { round: 0.8 }),
  shirt: (frame, skin, shade) =>
    vNeck(-45, skin) +
    collar(frame.figure.outfit.colour, shade) +
    stroke("M0 -46V6", shade, 0.8) +
    repeat(5, (i) => disc(0.8, -40 + i * 9, 0.7, "#fffdf6")) +
    stroke("M4.6 -33H11V-26H4.6Z", shade, 0.6),
  mundu: (frame, skin, shade) =>
    vNeck(-45, skin) +
    collar(frame.figure.outfit.colour, shade) +
    stroke("M0 -46V6", shade, 0.8) +
    repeat(5, (i) => disc(0.8, -40 + i * 9, 0.7, "#fffdf6")),
  kurta: (_, skin, shade) =>
    shape("M-6 -56Q0 -46 6 -56Z", skin) +
    stroke("M-6.4 -55Q0 -45 6.4 -55M-1.6 -49V-24M1.6 -49V-24", shade, 0.8) +
    repeat(3, (i) => disc(0, -43 + i * 7, 0.8, "#e0a63c")),
  salwar: (frame, skin, shade) => {
    const accent = frame.figure.outfit.accent ?? "#f3e2c3";
    return (
      shape("M-7 -56Q0 -38 7 -56Z", skin) +
      stroke("M-13 -53Q-6 -30 0 -30Q6 -30 13 -53", accent, 5.4) +
      stroke("M-13 -50Q-6 -27 0 -27", shade, 0.6, { opacity: 0.6 }) +
      stroke(`M-20 32H20`, accent, 3)
    );
  },
  gown: (_, skin, shade) =>
    shape("M-6.6 -56Q0 -44 6.6 -56Z", skin) +
    stroke("M-6.6 -55Q0 -43 6.6 -55", shade, 0.9) +
    repeat(40, (i) =>
      disc(-16 + (i % 8) * 4.6 + (Math.floor(i / 8) % 2) * 2.3, -44 + Math.floor(i / 8) * 15, 0.8, "#ffffff", {
        opacity: 0.7,
      }),
    ),
  frock: (frame, skin, shade) =>
    shape("M-7 -56Q0 -44 7 -56Z", skin) +
    stroke("M-15 -14H15", frame.figure.outfit.accent ?? shade, 3) +
    repeat(9, (i) => disc(-16 + i * 4, 4 + (i % 3) * 6, 1, lighter(frame.figure.outfit.colour, 0.6))),
  habit: (frame, _, shade) =>
    stroke("M-6 -55Q0 -42 6 -55", "#ffffff", 3) +
    stroke("M0 -44V0", shade, 0.8) +
    stroke("M0 -36V-26M-3.4 -33H3.4", frame.figure.outfit.accent ?? "#6b7f92", 1.2),
  saree: (_, skin) => shape("M-8 -56Q-2 -36 8 -56Z", skin) + shape("M-16 -20H16V-10H-16Z", skin),
};

function backSeam(cloth: Cloth, shade: string): string {
  if (cloth === "coat") return stroke("M0 -52V32M-8 -6H8", shade, 0.9);
  if (cloth === "saree") return "";
  return stroke("M-7 -53.4Q0 -50 7 -53.4", shade, 1.2);
}

function pallu(c: Canvas, frame: Frame): string {
  const { shoulder: s, hips: h } = frame;
  const { colour, accent } = frame.figure.outfit;
  const border = accent ? mix(accent, "#e0b455", 0.6) : "#e0b455";
  const fabric = c.rounded(lighter(colour, 0.18), colour, darker(colour, 0.2));
  const drape = shape(`M${n(s - 3)} -51L${n(h + 1)} -4L${n(-h - 0.6)} 2L${n(-h)} -10L2 -53Z`, fabric);
  const folds = stroke(
    `M${n(s - 5)} -50L${n(-h + 1)} 0M${n(s - 3)} -44L${n(-h + 5)} 1M${n(s - 2)} -36L${n(-h + 12)} 1`,
    darker(colour, 0.28),
    0.8,
    { opacity: 0.6 },
  );
  const edge = stroke(`M2 -53L${n(-h)} -9`, border, 2.6);
  const fall =
    frame.sit || frame.figure.away
      ? ""
      : shape(
          `M${n(s - 7)} -52Q${n(s + 3)} -46 ${n(s + 2.4)} -10L${n(s + 1)} 6H${n(s - 8)}L${n(s - 9)} -14Q${n(s - 7)} -38 ${n(s - 10)} -50Z`,
          fabric,
        ) + box(s - 8, 1, 9.4, 5, border);
  return drape + folds + edge + fall;
}

const stethoscope = () =>
  stroke("M-7 -53Q-10 -38 -3.4 -28M7 -53Q10.4 -38 6.6 -24", "#22343b", 1.8) +
  disc(6.4, -22, 3, "#aebdc1", { stroke: "#5f7178", width: 0.8 });

const lanyard = (colour: string) =>
  stroke("M-7 -53L0 -26L7 -53", colour, 1.4) +
  box(-4, -26, 8, 10, "#ffffff", { round: 1, stroke: "#c4cccb", width: 0.4 }) +
  box(-4, -26, 8, 2.6, colour, { round: 1 });

function apronOver(frame: Frame, colour: string): string {
  return (
    shape(`M-8 -40H8L10 -18H${n(frame.hips)}V14H${n(-frame.hips)}V-18H-10Z`, colour) +
    stroke("M-8 -40L-7 -53M8 -40L7 -53", colour, 2) +
    stroke("M-7 -2H7V8H-7Z", darker(colour, 0.2), 0.8)
  );
}
