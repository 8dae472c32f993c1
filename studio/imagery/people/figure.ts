import type { Canvas } from "../kit/canvas.ts";
import { darker, lighter, mix } from "../kit/palette.ts";
import { group, n, oval, shape } from "../kit/shapes.ts";
import type { Point } from "../kit/shapes.ts";
import { backOfHead } from "./back-of-head.ts";
import { lowerBody } from "./lower-body.ts";
import { torso } from "./torso.ts";
import { skinColours } from "./face.ts";
import { heldItem } from "./held-item.ts";
import type { Figure, Frame } from "./frame.ts";
import { head } from "./head.ts";
import { between, joint, limb } from "./limb.ts";
import type { Look } from "./look.ts";
import type { Outfit } from "./outfit.ts";

const SHOULDER_HEIGHT = -50;

/** A figure 172 units tall by default, standing with its feet at the origin. */
export function person(c: Canvas, figure: Figure): string {
  const frame = measure(figure);
  const { hip } = frame;
  const child = (figure.tall ?? 172) < 140;
  const size = (figure.tall ?? 172) / (child ? 178 : 172);
  const pose = figure.pose ?? {};
  const upper = upperBody(c, frame, child);
  const shadow = figure.floating
    ? ""
    : oval(frame.sit ? 14 * Math.sign(frame.turn) : 1, 0, frame.sit ? 36 : 24, 4.5, "#0b2a2e", { opacity: 0.22 });
  const content =
    shadow + lowerBody(c, frame) + group(upper, { transform: `translate(0 ${n(-hip)}) rotate(${n(pose.lean ?? 0)})` });
  return group(content, { transform: `scale(${Math.round(size * 1000) / 1000})` });
}

function measure(figure: Figure): Frame {
  const turn = figure.pose?.turn ?? 0;
  const hip = figure.pose?.hip ?? 92;
  const build = figure.build ?? 1;
  const narrow = 1 - 0.22 * Math.abs(turn);
  const male = figure.look.sex === "m";
  return {
    figure,
    turn,
    hip,
    shoulder: (male ? 19.5 : 16.5) * build * narrow,
    waist: (male ? 14.5 : 12) * build * narrow,
    hips: (male ? 14 : 14.5) * build * narrow,
    sit: hip < 75,
  };
}

function upperBody(c: Canvas, frame: Frame, child: boolean): string {
  const { figure, turn } = frame;
  const near = turn >= 0 ? 0 : 1;
  const arms = [arm(c, frame, 0), arm(c, frame, 1)] as const;
  const held = figure.holds ? heldItem(c, figure.holds.item, handPlace(frame, figure.holds.hand)) : "";
  const headScale = (child ? 0.095 : 0.078) * (figure.look.sex === "m" ? 1.02 : 1);
  const at = { transform: `translate(${n(turn * 3)} ${child ? -72 : -68.5}) scale(${headScale})` };
  const heldBehind = figure.holds && figure.away;
  if (figure.away) {
    const back = backOfHead(c, figure.look);
    return held + arms[0] + arms[1] + torso(c, frame) + neck(figure.look) + group(back, at);
  }
  const yaw = figure.yaw ?? turn * 26;
  const layers = head(c, figure.look, { yaw, pitch: figure.pitch ?? 0, tilt: figure.tilt ?? 0, fine: false });
  return [
    group(layers.back, at),
    near === 0 ? arms[1] : arms[0],
    torso(c, frame),
    neck(figure.look),
    group(layers.overShoulder, at),
    group(layers.head, at),
    heldBehind ? "" : held,
    near === 0 ? arms[0] : arms[1],
  ].join("");
}

function neck(look: Look): string {
  const skin = skinColours(look);
  const w = look.sex === "m" ? 5.2 : 4.2;
  if (look.hair === "hijab") return "";
  return shape(
    `M${-w} -62C${-w} -57 ${-w - 1} -54 ${-w - 2.4} -52.6Q0 -46.4 ${w + 2.4} -52.6C${w + 1} -54 ${w} -57 ${w} -62Z`,
    mix(skin.base, skin.shade, 0.55),
  );
}

function shoulderPoint(frame: Frame, side: 0 | 1): Point {
  const k = side === 0 ? -1 : 1;
  return [k * (frame.shoulder - 3.9) + frame.turn * 2, SHOULDER_HEIGHT + 4.6];
}

function handTarget(frame: Frame, side: 0 | 1): Point {
  const [x, y] = shoulderPoint(frame, side);
  const k = side === 0 ? -1 : 1;
  const target = frame.figure.pose?.hands?.[side] ?? [k * 2, 47.4];
  return [x + target[0], y + target[1]];
}

function bones(frame: Frame, side: 0 | 1) {
  const k = side === 0 ? -1 : 1;
  return joint(shoulderPoint(frame, side), handTarget(frame, side), 25, 23, ([x, y]) => y + k * x * 0.7);
}

function handPlace(frame: Frame, side: 0 | 1): Point {
  const { joint: elbow, end } = bones(frame, side);
  return between(elbow, end, 1.12);
}

const SLEEVES: Record<Outfit["cloth"], number> = {
  coat: 1.88,
  scrubs: 0.86,
  tunic: 0.9,
  saree: 0.62,
  salwar: 1.3,
  shirt: 0.95,
  mundu: 0.95,
  kurta: 1.85,
  gown: 0.9,
  frock: 0.5,
  habit: 1.9,
};

/** How far a sleeve reaches: 1 is the elbow, 2 the wrist. */
function sleeveColour(outfit: Outfit): string {
  if (outfit.cloth === "coat") return "#ffffff";
  if (outfit.cloth === "saree") return darker(outfit.accent ?? outfit.colour, 0.05);
  return outfit.colour;
}

function arm(c: Canvas, frame: Frame, side: 0 | 1): string {
  const { figure, turn } = frame;
  const far = turn === 0 ? false : turn > 0 === (side === 1);
  const skin = skinColours(figure.look);
  const male = figure.look.sex === "m";
  const [rs, re, rw] = male ? [4.7, 3.9, 3] : [4, 3.3, 2.5];
  const shoulder = shoulderPoint(frame, side);
  const { joint: elbow, end: wrist } = bones(frame, side);
  const flesh = far ? mix(skin.base, skin.shade, 0.5) : skin.base;
  const cloth = sleeveColour(figure.outfit);
  const shade = figure.outfit.cloth === "coat" ? "#cfd9da" : darker(cloth, 0.26);
  const fabric = far ? mix(cloth, shade, 0.75) : c.rounded(lighter(cloth, 0.12), cloth, mix(cloth, shade, 0.6));
  const length = SLEEVES[figure.outfit.cloth];
  const hand = limb(wrist, rw * 0.92, between(elbow, wrist, 1.22), rw * 0.86, flesh);
  const bare =
    limb(shoulder, rs * 0.9, elbow, re * 0.92, flesh) + limb(elbow, re * 0.92, wrist, rw * 0.86, flesh) + hand;
  const upper = limb(
    shoulder,
    rs + 0.9,
    between(shoulder, elbow, Math.min(1, length)),
    (length >= 1 ? re : rs - 0.4) + 0.9,
    fabric,
  );
  const lower = length > 1 ? limb(elbow, re + 0.9, between(elbow, wrist, length - 1), rw + 1, fabric) : "";
  const crease =
    length > 1
      ? shape(`M${n(elbow[0] - 2.4)} ${n(elbow[1] - 1)}q2.4 1.8 4.8 .4`, "none", {
          stroke: shade,
          width: 0.7,
          opacity: 0.8,
        })
      : "";
  return bare + lower + upper + crease;
}
