import type { Canvas } from "../kit/canvas.ts";
import { darker, lighter, mix } from "../kit/palette.ts";
import { n, shape, stroke } from "../kit/shapes.ts";
import type { Point } from "../kit/shapes.ts";
import { skinColours } from "./face.ts";
import type { Frame } from "./frame.ts";
import { between, joint, limb } from "./limb.ts";

/** Legs or skirt and shoes, from the hips to the floor. */
export function lowerBody(c: Canvas, frame: Frame): string {
  const { outfit } = frame.figure;
  if (outfit.cloth === "saree" || outfit.skirt || outfit.cloth === "habit")
    return skirt(
      c,
      frame,
      outfit.cloth === "coat" ? (outfit.legs ?? outfit.colour) : outfit.colour,
      outfit.accent ?? darker(outfit.colour, 0.2),
    );
  if (outfit.cloth === "mundu") return skirt(c, frame, outfit.legs ?? "#fdf8ea", outfit.accent ?? "#d9a540");
  return legs(c, frame);
}

function feetOf(frame: Frame): readonly [Point, Point] {
  const given = frame.figure.pose?.feet;
  if (given) return given;
  const spread = frame.figure.look.sex === "m" ? 8.5 : 7;
  return [
    [-spread, 0],
    [spread, 0],
  ];
}

function trousers(frame: Frame): string {
  const { outfit, look } = frame.figure;
  if (outfit.legs) return outfit.legs;
  if (outfit.cloth === "scrubs" || outfit.cloth === "tunic") return outfit.colour;
  if (outfit.cloth === "salwar") return outfit.accent ?? "#f3e2c3";
  if (outfit.cloth === "kurta") return "#f4efe2";
  if (outfit.cloth === "gown") return skinColours(look).base;
  return look.sex === "m" ? "#3b4a54" : "#4b4f63";
}

function legs(c: Canvas, frame: Frame): string {
  const feet = feetOf(frame);
  const near = frame.turn >= 0 ? 0 : 1;
  const order = near === 0 ? ([1, 0] as const) : ([0, 1] as const);
  return order.map((side) => leg(c, frame, side, feet[side], side !== near && frame.turn !== 0)).join("");
}

function leg(c: Canvas, frame: Frame, side: 0 | 1, foot: Point, far: boolean): string {
  const { outfit, look } = frame.figure;
  const k = side === 0 ? -1 : 1;
  const colour = trousers(frame);
  const shade = darker(colour, 0.3);
  const fabric = far ? mix(colour, shade, 0.7) : c.rounded(lighter(colour, 0.1), colour, mix(colour, shade, 0.6));
  const hip: Point = [k * (frame.hips - 7.6) + (far ? frame.turn * 2 : 0), -frame.hip + 3];
  const ankle: Point = [foot[0], foot[1] - 6];
  const facing = frame.turn === 0 ? k * 0.2 : Math.sign(frame.turn);
  const { joint: knee, end } = joint(hip, ankle, 42, 41.1, ([x, y]) => (frame.sit ? -y : x * facing));
  const wide = outfit.cloth === "salwar" ? 1.25 : look.sex === "m" ? 1.12 : 0.96;
  const bare = outfit.cloth === "frock" || outfit.cloth === "gown";
  const thigh = limb(hip, 8.2 * wide, knee, 6 * wide, fabric);
  const shin = bare
    ? limb(knee, 4.6, end, 3.2, skinColours(look).base)
    : limb(knee, 6 * wide, between(knee, end, 1), (outfit.cloth === "salwar" ? 4.2 : 4.9) * wide, fabric);
  return shoe(frame, foot, far) + shin + thigh;
}

function shoe(frame: Frame, [x, y]: Point, far: boolean): string {
  const { outfit, look } = frame.figure;
  const sandal = ["saree", "salwar", "mundu", "kurta", "gown", "frock"].includes(outfit.cloth);
  const colour = sandal
    ? mix(skinColours(look).shade, "#5f3824", 0.35)
    : outfit.cloth === "scrubs" || outfit.cloth === "tunic"
      ? "#e9efee"
      : "#2b2421";
  const toe = frame.turn === 0 ? 0 : Math.sign(frame.turn) * 6;
  return shape(
    `M${n(x - 5 + toe * 0.1)} ${n(y - 6)}H${n(x + 5 + toe * 0.1)}Q${n(x + 6.4 + Math.max(0, toe))} ${n(y - 4)} ${n(x + 6.6 + Math.max(0, toe))} ${n(y)}H${n(x - 6.6 + Math.min(0, toe))}Q${n(x - 6.4 + Math.min(0, toe))} ${n(y - 4)} ${n(x - 5)} ${n(y - 6)}Z`,
    far ? darker(colour, 0.2) : colour,
  );
}

function skirt(c: Canvas, frame: Frame, colour: string, border: string): string {
  const shade = darker(colour, 0.22);
  const fabric = c.rounded(lighter(colour, 0.14), colour, shade);
  if (frame.sit) return seatedSkirt(frame, fabric, shade, border);
  const feet = feetOf(frame);
  const flare = frame.figure.outfit.cloth === "mundu" ? 7 : 11;
  const [left, right] = [Math.min(feet[0][0], feet[1][0]) - flare, Math.max(feet[0][0], feet[1][0]) + flare];
  const [top, h] = [-frame.hip - 8, frame.hips];
  const outline = `M${n(-h + 1)} ${n(top)}C${n(-h - 3)} ${n(-frame.hip * 0.6)} ${n(left + 3)} -30 ${n(left)} -4Q0 1.5 ${n(right)} -4C${n(right - 3)} -30 ${n(h + 3)} ${n(-frame.hip * 0.6)} ${n(h - 1)} ${n(top)}Z`;
  const pleats = [-0.3, 0, 0.26]
    .map(
      (k) =>
        `M${n(k * h)} ${n(top + 6)}Q${n(k * h * 0.8)} -40 ${n(((left + right) / 2) * 0.6 + k * (right - left) * 0.62)} -4`,
    )
    .join("");
  const hem = `M${n(left)} -4Q0 1.5 ${n(right)} -4L${n(right - 0.8)} -10Q0 -5 ${n(left + 0.8)} -10Z`;
  return (
    shoe(frame, feet[0], false) +
    shoe(frame, feet[1], false) +
    shape(outline, fabric) +
    stroke(pleats, shade, 0.9, { opacity: 0.6 }) +
    shape(hem, border)
  );
}

function seatedSkirt(frame: Frame, fabric: string, shade: string, border: string): string {
  const d = Math.sign(frame.turn) || 1;
  const h = frame.hip;
  const foot = (feetOf(frame)[0][0] + feetOf(frame)[1][0]) / 2;
  const x = (v: number) => n(v * d);
  const reach = Math.abs(foot);
  const outline = `M${x(-13)} ${-h - 8}L${x(6)} ${-h - 9}C${x(24)} ${-h - 10} ${x(reach)} ${-h - 9} ${x(reach + 7)} ${-h - 5}Q${x(reach + 12)} ${-h + 2} ${x(reach + 10)} ${-h + 12}L${x(reach + 11)} -5Q${x(reach)} -1 ${x(reach - 13)} -4L${x(reach - 11)} ${-h + 18}Q${x(10)} ${-h + 12} ${x(-13)} ${-h + 10}Z`;
  const folds = `M${x(2)} ${-h - 4}Q${x(24)} ${-h - 4} ${x(reach + 2)} ${-h + 4}L${x(reach + 2)} -8M${x(reach - 6)} ${-h + 10}L${x(reach - 5)} -8`;
  return (
    shoe(frame, [foot - 5 * d, 0], true) +
    shoe(frame, [foot + 4 * d, 0], false) +
    shape(outline, fabric) +
    stroke(folds, shade, 0.9, { opacity: 0.6 }) +
    stroke(`M${x(reach - 12)} -7Q${x(reach)} -4 ${x(reach + 10)} -8`, border, 3.4, { cap: "butt" })
  );
}
