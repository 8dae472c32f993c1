import type { Canvas } from "../kit/canvas.ts";
import { disc, group, oval, shape, stroke } from "../kit/shapes.ts";
import { mix, SKIN } from "../kit/palette.ts";
import type { HeadMap } from "./head-map.ts";
import type { FaceShape, HeadPose, Look, SkinColours } from "./look.ts";
import { eyelid, speakingMouth } from "./speech.ts";
import { EYE_AS_OTHERS, brow as shapedBrow, modelledIris, modelledNose } from "./traits.ts";

/** Half widths of forehead, cheek, jaw and chin, and how far the chin reaches down. */
const OUTLINES: Record<FaceShape, readonly [number, number, number, number, number]> = {
  oval: [106, 103, 80, 26, 0],
  round: [109, 110, 92, 34, -8],
  square: [107, 106, 94, 40, 0],
  heart: [109, 102, 70, 20, 2],
  long: [101, 98, 78, 28, 12],
};

export function skinColours(look: Look): SkinColours {
  const [base, shade, light] = SKIN[look.skin] ?? SKIN[2];
  return { base, shade, light, deep: mix(shade, "#3a1710", 0.45) };
}

/** The narrowest and widest jaw and the narrowest chin that a grown face has. */
const JAWS = { f: [66, 88, 17], m: [78, 104, 23] } as const;

/** The outline of a look's face, its own traits added. */
function outlineOf({ face: kind, sex, traits }: Look): readonly [number, number, number, number, number] {
  const usual = OUTLINES[kind];
  if (!traits?.outline) return usual;
  const [narrow, wide, chin] = JAWS[sex];
  const own = traits.outline;
  return [
    usual[0],
    usual[1] + own[0],
    Math.min(wide, Math.max(narrow, usual[2] + own[1])),
    Math.max(chin, usual[3] + own[2]),
    usual[4] + own[3],
  ];
}

export function faceOutline(look: Look, map: HeadMap): string {
  const [forehead, cheek, jaw, chin, long] = outlineOf(look);
  const broad = look.sex === "m" ? 1.04 : 0.98;
  const half = (k: number) =>
    [
      `C${k * forehead} -22 ${k * cheek * broad} 2 ${k * cheek * broad} 28`,
      `C${k * cheek * broad} 62 ${k * (jaw + 8) * broad} 84 ${k * jaw * broad} 100`,
      `C${k * (jaw - 16) * broad} 128 ${k * (chin + 14)} ${150 + long} ${k * chin * 0.6} ${152 + long}`,
    ].join("");
  const right = `M0 -152C62 -152 ${forehead} -116 ${forehead} -50${half(1)}`;
  const left = `C${-(chin + 14)} ${150 + long} ${-(jaw - 16) * broad} 128 ${-jaw * broad} 100C${-(jaw + 8) * broad} 84 ${-cheek * broad} 62 ${-cheek * broad} 28C${-cheek * broad} 2 ${-forehead} -22 ${-forehead} -50C${-forehead} -116 -62 -152 0 -152Z`;
  return map.path(`${right}L${-chin * 0.6} ${152 + long}${left}`, 0);
}

/** Where the ears sit, before turning. */
export const earX = (look: Look) => outlineOf(look)[1] - 3;

/** Skin of the face with light from the left, then eyes, nose, mouth and the lines of age. */
export function face(c: Canvas, look: Look, map: HeadMap, pose: HeadPose): string {
  const skin = skinColours(look);
  const outline = faceOutline(look, map);
  const parts = [pose.fine ? modelling(c, look, map, skin, pose.lit === "right" ? -1 : 1) : plainShade(map, skin)];
  const away = pose.lit === "right" ? -1 : 1;
  parts.push(look.traits ? modelledNose(c, map, skin, look.traits.nose, away) : nose(c, look, map, skin, pose.fine));
  for (const side of [-1, 1]) parts.push(eye(c, look, map, skin, side, pose), brow(look, map, side));
  if (look.bindi) parts.push(group(disc(0, 0, 6, "#a8192f"), { transform: map.feature(0, -64) }));
  parts.push(pose.speech === undefined ? mouth(look, map, skin) : speakingMouth(look, map, skin, pose.speech));
  if (look.traits) parts.push(jawline(c, map, skin, outline, away));
  if (look.age >= 40) parts.push(ageLines(look, map, skin));
  const base = c.linear([
    [0, mix(skin.base, skin.light, 0.45)],
    [0.5, skin.base],
    [1, mix(skin.base, skin.shade, 0.35)],
  ]);
  return shape(outline, base) + group(parts, { clip: c.clip(outline) });
}

/** The round of the jaw, the dip below the lip and the light on the chin. */
function jawline(c: Canvas, map: HeadMap, skin: SkinColours, outline: string, k: 1 | -1): string {
  const at = (x: number, y: number, rx: number, ry: number, colour: string, opacity: number, blur: number) => {
    const [px, py] = map.point(x, y, 8);
    return oval(px, py, rx, ry, colour, { opacity, filter: c.blur(blur) });
  };
  return [
    stroke(outline, skin.shade, 18, { opacity: 0.4, filter: c.blur(8) }),
    at(0, 117, 19, 4.5, skin.deep, 0.22, 3),
    at(-k * 3, 134, 18, 10, skin.light, 0.42, 6),
    at(-k * 58, 8, 22, 9, skin.light, 0.3, 7),
  ].join("");
}

function plainShade(map: HeadMap, skin: SkinColours): string {
  const side = map.path("M60 -160C96 -80 92 20 66 70C56 110 34 140 6 160L160 160L160 -160Z");
  return shape(side, skin.shade, { opacity: 0.28 });
}

function modelling(c: Canvas, look: Look, map: HeadMap, skin: SkinColours, k: 1 | -1): string {
  const flush = look.sex === "f" ? 0.22 : 0.1;
  const soft = (x: number, y: number, rx: number, ry: number, colour: string, opacity: number, blur: number) => {
    const [px, py] = map.point(k * x, y);
    return oval(px, py, rx, ry, colour, { opacity, filter: c.blur(blur) });
  };
  return [
    shape(
      map.path(
        `M${k * 58} -160C${k * 92} -80 ${k * 84} 20 ${k * 62} 70C${k * 54} 110 ${k * 34} 140 ${k * 6} 160L${k * 170} 160L${k * 170} -160Z`,
      ),
      skin.shade,
      {
        opacity: 0.42,
        filter: c.blur(11),
      },
    ),
    soft(-30, -74, 52, 40, skin.light, 0.5, 16),
    soft(-56, 34, 30, 22, skin.light, 0.55, 11),
    soft(-58, 52, 28, 18, "#e2604f", flush, 10),
    soft(60, 52, 26, 18, "#d2503f", flush, 10),
    soft(0, 150, 66, 16, skin.shade, 0.45, 8),
    soft(0, 118, 24, 10, skin.shade, 0.25, 6),
  ].join("");
}

function nose(c: Canvas, look: Look, map: HeadMap, skin: SkinColours, fine: boolean): string {
  const w = look.nose ?? 1;
  const side = map.path(`M5 -20C10 4 ${15 * w} 24 ${21 * w} 42C${23 * w} 54 12 60 2 60C10 48 6 20 2 -16Z`, 14);
  const base = map.path(
    `M${-21 * w} 44C${-26 * w} 58 -15 61 -12 60C-6 66 6 66 12 60C15 61 ${26 * w} 58 ${21 * w} 44`,
    12,
  );
  const [lx, ly] = map.point(-2, 38, 24);
  return [
    shape(side, skin.shade, fine ? { opacity: 0.5, filter: c.blur(2.4) } : { opacity: 0.4 }),
    stroke(base, skin.deep, 3.2, { opacity: 0.55 }),
    fine ? oval(lx, ly, 7, 10, skin.light, { opacity: 0.7, filter: c.blur(3) }) : "",
  ].join("");
}

const n2 = (value: number) => Math.round(value * 100) / 100;

const EYE = "M-26 4C-15 -13 9 -16 27 0C15 12 -11 14 -26 4Z";

function eye(c: Canvas, look: Look, map: HeadMap, skin: SkinColours, side: number, pose: HeadPose): string {
  if (look.asleep) {
    const lid =
      stroke("M-27 2C-12 14 12 14 28 0", "#1a0f0b", 4) +
      stroke("M-24 -8C-10 2 12 2 26 -9", skin.deep, 2, { opacity: 0.3 });
    return group(group(lid, { transform: `scale(${side} 1)` }), { transform: map.feature(side * 45, -5) });
  }
  const gaze = (pose.gaze === undefined ? Math.max(-7, Math.min(7, -pose.yaw * 0.22)) : pose.gaze * 8) * side;
  const lash = "#1a0f0b";
  const parts = [
    shape(EYE, "#fbf4ea"),
    group(
      look.traits
        ? modelledIris(c, gaze, side, look.traits.iris ?? "#4d2e1a", skin)
        : disc(gaze, -2, 12.2, "#3a2214") +
            disc(gaze, -2, 5.8, "#0e0806") +
            oval(gaze, 5, 7, 4, "#7a4c2a", { opacity: 0.5 }) +
            disc(gaze - 4 * side, -6, 3.4, "#fff"),
      { clip: c.clip(EYE) },
    ),
    shape("M-29 6C-16 -16 11 -20 30 -1C13 -12 -12 -11 -29 6Z", lash),
    stroke("M-22 -12C-12 -25 11 -26 27 -12", skin.deep, 2.4, { opacity: 0.4 }),
    stroke("M-20 8C-10 14 12 13 22 5", skin.deep, 1.8, { opacity: 0.45 }),
  ];
  if (pose.fine && look.smile !== "slight") parts.push(raisedCheek(skin));
  if (look.sex === "f") parts.push(shape("M24 -4C30 -6 34 -10 37 -15C36 -7 33 -2 28 1Z", lash));
  if (look.age >= 50)
    parts.push(
      stroke("M-16 21C-5 27 9 26 19 19", skin.deep, 2.2, { opacity: 0.3 }),
      stroke("M34 3L42 0M34 8L42 11", skin.deep, 2, { opacity: 0.32 }),
    );
  if (pose.lids) parts.push(eyelid(skin, pose.lids));
  const shadow = pose.fine ? oval(0, -8, 32, 18, skin.deep, { opacity: 0.14, filter: c.blur(4) }) : "";
  const { wide, open, slant, apart } = look.traits?.eyes ?? EYE_AS_OTHERS;
  const own = look.traits ? `scale(${n2(side * wide)} ${n2(open)}) rotate(${-slant})` : `scale(${side} 1)`;
  return group(group(shadow + parts.join(""), { transform: own }), {
    transform: map.feature(side * (45 + apart), -5),
  });
}

/** The lower lid of an eye that smiles. */
const raisedCheek = (skin: SkinColours) =>
  shape("M-27 5C-12 8 12 7 27 1C18 18 -14 20 -27 5Z", mix(skin.base, skin.light, 0.3)) +
  stroke("M-25 6C-11 9 12 8 25 2", skin.deep, 2, { opacity: 0.5 });

function brow(look: Look, map: HeadMap, side: number): string {
  const weight = (look.sex === "m" ? 1.25 : 0.75) * (look.brows ?? 1);
  const grey = look.age >= 60 ? 0.4 : look.age >= 50 ? 0.15 : 0;
  const colour = mix("#231712", "#8d8782", grey);
  if (look.traits?.brow) {
    const own = `scale(${n2(side * 1.02)} ${n2(0.72 + 0.3 * weight)})`;
    const height = (look.sex === "m" ? -43 : -48) + (look.traits.browLow ?? 0);
    return group(group(shapedBrow(look.traits.brow, colour), { transform: own }), {
      transform: map.feature(side * (46 + (look.traits.eyes?.apart ?? 0)), height),
    });
  }
  const d = `M-31 0C-16 ${-10 - weight} 10 ${-12 - weight} 35 4C12 ${-7 + 2 * weight} -12 ${-5 + 4 * weight} -30 ${1 + 4 * weight}C-34 3 -33 1 -31 0Z`;
  return group(group(shape(d, colour, { opacity: 0.92 }), { transform: `scale(${side} 1)` }), {
    transform: map.feature(side * 46, look.sex === "m" ? -44 : -48),
  });
}

function mouth(look: Look, map: HeadMap, skin: SkinColours): string {
  const full = look.lips ?? 1;
  const upper = look.sex === "f" ? mix("#b04a44", skin.base, 0.25) : mix(skin.base, "#7c3128", 0.42);
  const lower = look.sex === "f" ? mix("#c9685f", skin.base, 0.25) : mix(skin.base, "#a8483c", 0.3);
  const wide = look.traits?.mouth ?? 1;
  const p = (d: string) =>
    map.path(wide === 1 ? d : d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${n2(Number(x) * wide)} ${y}`), 6);
  const corners = stroke(p("M-46 82C-49 88 -48 94 -45 98M46 82C49 88 48 94 45 98"), skin.deep, 2.4, { opacity: 0.28 });
  if (look.smile === "open") {
    const inner = p("M-35 84C-18 90 18 90 35 84C27 101 14 107 0 107C-14 107 -27 101 -35 84Z");
    const teeth = p("M-33 85C-18 91 18 91 33 85C26 97 12 101 0 101C-12 101 -26 97 -33 85Z");
    return (
      shape(
        p(
          `M-39 83C-24 ${80 - 2 * full} -10 78 0 81C10 78 24 ${80 - 2 * full} 39 83C28 92 14 93 0 93C-14 93 -28 92 -39 83Z`,
        ),
        upper,
      ) +
      shape(
        p(
          `M-34 86C-24 112 -10 ${115 + 3 * full} 0 ${115 + 3 * full}C10 ${115 + 3 * full} 24 112 34 86C24 104 12 108 0 108C-12 108 -24 104 -34 86Z`,
        ),
        lower,
      ) +
      shape(inner, "#5a2220") +
      shape(teeth, "#fffaf2") +
      corners
    );
  }
  const rise = (look.smile === "slight" ? 4 : 9) + (look.traits ? 2 : 0);
  return (
    shape(p(`M-35 88C-22 ${84 - 3 * full} -9 81 0 85C9 81 22 ${84 - 3 * full} 35 88C20 95 -20 95 -35 88Z`), upper) +
    shape(
      p(
        `M-32 90C-18 96 18 96 32 90C24 ${106 + 3 * full} 12 ${109 + 3 * full} 0 ${109 + 3 * full}C-12 ${109 + 3 * full} -24 ${106 + 3 * full} -32 90Z`,
      ),
      lower,
    ) +
    stroke(p(`M-42 ${88 - rise}C-30 94 -14 96 0 96C14 96 30 94 42 ${88 - rise}`), "#4a1d19", 2.8, { opacity: 0.9 }) +
    corners
  );
}

function ageLines(look: Look, map: HeadMap, skin: SkinColours): string {
  const strength = look.age >= 60 ? 0.36 : look.age >= 50 ? 0.28 : 0.14;
  const folds = stroke(map.path("M-28 62C-44 72 -54 86 -56 100M28 62C44 72 54 86 56 100", 4), skin.deep, 2.6, {
    opacity: strength,
  });
  if (look.age < 50) return folds;
  const forehead = stroke(
    map.path("M-42 -92C-20 -98 20 -98 42 -92M-34 -108C-14 -113 14 -113 34 -108"),
    skin.deep,
    2.2,
    { opacity: strength * 0.6 },
  );
  return folds + forehead;
}
