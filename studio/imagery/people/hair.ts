import type { Canvas } from "../kit/canvas.ts";
import { seededRandom } from "../kit/canvas.ts";
import { darker, lighter, mix } from "../kit/palette.ts";
import { box, disc, group, n, oval, repeat, shape, stroke } from "../kit/shapes.ts";
import type { HeadMap } from "./head-map.ts";
import { faceOutline, skinColours } from "./face.ts";
import { headCovering } from "./head-covering.ts";
import type { HairLayers, HairStyle, HeadPose, Look } from "./look.ts";

const BEHIND = -58;

const BACKS: Partial<Record<HairStyle, string>> = {
  loose:
    "M-10 -194C-96 -198 -144 -140 -144 -56C-148 40 -168 120 -172 262C-120 300 -60 290 0 290C60 290 120 300 170 258C166 120 150 40 144 -56C142 -144 92 -194 -10 -194Z",
  waves:
    "M-6 -194C-104 -198 -150 -140 -150 -56C-176 -10 -140 40 -170 90C-190 130 -150 160 -168 200C-130 236 130 236 168 200C150 160 190 130 170 90C140 40 176 -10 150 -56C148 -144 96 -194 -6 -194Z",
  bob: "M-6 -192C-96 -196 -146 -140 -146 -50C-148 20 -158 80 -138 128C-90 150 90 150 138 128C158 80 148 20 146 -50C144 -144 90 -192 -6 -192Z",
  curls:
    "M0 -204C-110 -204 -160 -140 -156 -50C-176 0 -172 70 -140 130C-90 160 90 160 140 130C172 70 176 0 156 -50C160 -140 110 -204 0 -204Z",
};
const TIED_BACK =
  "M0 -186C-90 -190 -130 -130 -128 -50C-128 10 -116 44 -88 60C-60 72 60 72 88 60C116 44 128 10 128 -50C130 -130 90 -186 0 -186Z";
const TIED_TOP =
  "M0 -186C-90 -190 -130 -130 -126 -48C-122 -28 -118 -8 -110 8L110 8C118 -8 122 -28 126 -48C130 -130 90 -190 0 -186Z";
const SHORT_BACK =
  "M0 -180C-86 -184 -120 -132 -120 -60C-118 -20 -116 6 -108 30L108 30C116 6 118 -20 120 -60C120 -132 86 -184 0 -180Z";

const CENTRE =
  "M0 -190C-92 -192 -134 -132 -128 -48C-126 -28 -122 -8 -115 8C-113 -30 -106 -60 -86 -86C-50 -106 -16 -122 0 -146C16 -122 50 -106 86 -86C106 -60 113 -30 115 8C122 -8 126 -28 128 -48C134 -132 92 -192 0 -190Z";
const SIDE_PARTED =
  "M-30 -190C-104 -188 -138 -136 -128 -48C-126 -28 -122 -8 -115 6C-114 -34 -104 -66 -92 -84C-76 -104 -54 -124 -44 -150C-10 -112 60 -104 92 -80C108 -60 113 -30 115 8C122 -8 126 -28 128 -48C134 -136 92 -198 -30 -190Z";
const FALLING =
  "M-24 -194C-104 -192 -146 -136 -138 -44C-136 0 -130 34 -120 66C-113 20 -116 -20 -104 -54C-84 -74 -46 -98 -30 -142C0 -100 66 -80 104 -52C116 -18 112 22 120 66C130 28 138 0 140 -44C148 -140 96 -202 -24 -194Z";

const FRONTS: Partial<Record<HairStyle, string>> = {
  "centre-bun": CENTRE,
  "side-bun": SIDE_PARTED,
  "top-bun":
    "M0 -186C-90 -188 -130 -130 -126 -48C-124 -28 -121 -8 -115 6C-112 -40 -102 -74 -78 -100C-44 -118 44 -118 78 -100C102 -74 112 -40 115 6C121 -8 124 -28 126 -48C130 -130 90 -188 0 -186Z",
  loose: FALLING,
  waves: FALLING,
  bob: "M0 -192C-100 -194 -142 -136 -138 -44C-137 10 -134 60 -122 96C-112 60 -116 0 -110 -40C-100 -76 -60 -86 -6 -92C50 -86 98 -80 110 -40C116 0 112 60 122 96C134 60 137 10 138 -44C142 -136 100 -194 0 -192Z",
  braid: CENTRE,
  ponytail: SIDE_PARTED,
  pixie:
    "M-10 -188C-98 -188 -134 -136 -124 -44C-122 -20 -118 0 -112 14C-112 -30 -108 -60 -98 -78C-60 -70 -10 -86 30 -120C50 -96 84 -96 98 -80C108 -60 112 -30 112 14C118 0 122 -20 124 -44C132 -136 92 -194 -10 -188Z",
  curls:
    "M0 -200C-100 -202 -146 -140 -138 -44C-137 -10 -130 20 -120 44C-116 0 -112 -40 -96 -76C-60 -110 -20 -104 0 -116C20 -104 60 -110 96 -76C112 -40 116 0 120 44C130 20 137 -10 138 -44C146 -140 100 -202 0 -200Z",
  "side-part":
    "M-40 -186C-110 -182 -128 -120 -113 -30C-106 -60 -100 -82 -92 -98C-70 -106 -50 -120 -44 -136C0 -106 60 -102 96 -100C104 -82 108 -60 113 -30C132 -110 126 -178 60 -194C20 -204 -10 -194 -40 -186Z",
  swept:
    "M-92 -104C-104 -88 -104 -62 -113 -26C-128 -80 -132 -140 -84 -176C-64 -212 30 -224 74 -198C116 -190 130 -130 122 -86C120 -64 116 -46 113 -26C106 -60 106 -86 94 -110C80 -118 70 -124 52 -124C30 -122 20 -134 -4 -132C-30 -128 -50 -132 -62 -122C-74 -118 -86 -114 -92 -104Z",
  crop: "M0 -178C-84 -182 -124 -128 -113 -28C-106 -64 -100 -94 -82 -108C-40 -118 40 -118 82 -108C100 -94 106 -64 113 -28C124 -128 84 -182 0 -178Z",
  "short-curls":
    "M0 -180C-84 -184 -124 -128 -113 -20C-106 -58 -102 -88 -86 -104C-40 -116 40 -116 86 -104C102 -88 106 -58 113 -20C124 -128 84 -184 0 -180Z",
  wavy: "M-20 -190C-112 -194 -138 -120 -115 -20C-108 -50 -108 -78 -94 -92C-74 -92 -60 -112 -34 -106C-14 -102 0 -122 26 -112C50 -104 66 -116 84 -100C104 -84 106 -52 115 -20C138 -110 120 -200 40 -200C20 -204 0 -196 -20 -190Z",
  receding:
    "M0 -176C-84 -180 -124 -126 -113 -24C-106 -60 -104 -86 -88 -102C-76 -132 -44 -122 -28 -144C-10 -152 10 -152 28 -144C44 -122 76 -132 88 -102C104 -86 106 -60 113 -24C124 -126 84 -180 0 -176Z",
};

const SHEEN: Partial<Record<HairStyle, string>> = {
  "centre-bun":
    "M-6 -176C-50 -150 -100 -120 -118 -40M6 -176C50 -150 100 -120 118 -40M-4 -160C-40 -130 -84 -110 -106 -60M4 -160C40 -130 84 -110 106 -60",
  braid: "M-6 -176C-50 -150 -100 -120 -118 -40M6 -176C50 -150 100 -120 118 -40M4 -160C40 -130 84 -110 106 -60",
  "side-bun":
    "M-40 -170C-80 -150 -112 -110 -120 -40M-34 -168C20 -130 96 -120 118 -50M-30 -178C40 -150 104 -130 122 -60",
  ponytail: "M-40 -170C-80 -150 -112 -110 -120 -40M-34 -168C20 -130 96 -120 118 -50M-30 -178C40 -150 104 -130 122 -60",
  "top-bun":
    "M-70 -110C-60 -150 -30 -176 -4 -184M70 -110C60 -150 30 -176 4 -184M-100 -60C-90 -130 -50 -170 -20 -182M100 -60C90 -130 50 -170 20 -182",
  loose:
    "M-36 -160C-60 -110 -110 -100 -124 -30M-46 -176C-90 -150 -124 -110 -132 -20M-18 -160C20 -110 90 -100 124 -30M0 -176C60 -160 120 -120 132 -20",
  waves:
    "M-36 -160C-60 -110 -110 -100 -124 -30M-46 -176C-90 -150 -124 -110 -132 -20M-18 -160C20 -110 90 -100 124 -30M0 -176C60 -160 120 -120 132 -20",
  bob: "M-60 -170C-110 -130 -128 -60 -128 40M-20 -180C-60 -150 -90 -120 -100 -70M30 -180C90 -150 124 -80 128 40",
  pixie: "M30 -150C0 -120 -50 -96 -92 -92M50 -160C10 -140 -60 -120 -112 -70M30 -150C60 -130 90 -110 108 -60",
  "side-part":
    "M-36 -160C10 -130 70 -120 112 -110M-34 -174C20 -160 80 -150 118 -120M-60 -150C-90 -140 -104 -110 -110 -70",
  swept:
    "M-84 -112C-50 -170 20 -190 84 -176M-66 -122C-30 -166 40 -172 104 -140M-30 -128C0 -156 60 -156 108 -118M-96 -136C-70 -186 0 -206 50 -196",
  crop: "M-60 -130C-40 -150 40 -150 60 -130",
  wavy: "M-90 -100C-80 -140 -40 -150 -20 -176M-50 -112C-40 -150 20 -150 30 -184M10 -118C20 -150 70 -140 90 -160M60 -112C80 -130 104 -120 112 -90",
  receding: "M-20 -160C-60 -150 -96 -120 -110 -70M20 -160C60 -150 96 -120 110 -70",
};

export function hair(c: Canvas, look: Look, map: HeadMap, pose: HeadPose): HairLayers {
  const covering = headCovering(c, look, map, pose);
  if (covering) return covering;
  if (look.hair === "bald") return { back: "", front: sideHair(c, look, map), overShoulder: "" };
  const side = map.yaw >= 0 ? -1 : 1;
  return {
    back: knot(look, map, side) + backHair(c, look, map) + (look.jasmine ? jasmine(map, side) : ""),
    front: frontHair(c, look, map, pose),
    overShoulder: overShoulder(c, look, map, side),
  };
}

const isShort = (style: HairStyle) =>
  ["side-part", "swept", "crop", "short-curls", "wavy", "receding", "pixie"].includes(style);

function backHair(c: Canvas, look: Look, map: HeadMap): string {
  const d = BACKS[look.hair] ?? (isShort(look.hair) ? SHORT_BACK : TIED_BACK);
  const fill = c.linear([
    [0, sheenColour(look)],
    [0.3, look.hairColour],
    [1, mix(look.hairColour, "#000000", 0.35)],
  ]);
  const scalp = shape(map.path(isShort(look.hair) ? SHORT_BACK : TIED_TOP, 4), mix(look.hairColour, "#000000", 0.2));
  return (
    shape(map.path(d, isShort(look.hair) ? -24 : BEHIND), fill) +
    scalp +
    (look.hair === "curls" ? ringlets(look, map, BEHIND) : "")
  );
}

const sheenColour = (look: Look) => mix(look.hairColour, "#8d7663", 0.3);

function knot(look: Look, map: HeadMap, side: number): string {
  const curl = (x: number, y: number, rx: number, ry: number) =>
    oval(x, y, rx, ry, look.hairColour) +
    oval(x - 10, y - 10, rx * 0.6, ry * 0.6, sheenColour(look), { opacity: 0.45 });
  if (look.hair === "centre-bun" || look.hair === "side-bun") {
    const [x, y] = map.point(side * 88, look.hair === "side-bun" ? 30 : 64, BEHIND);
    return curl(x, y, 54, 52);
  }
  if (look.hair === "top-bun") return curl(map.point(0, -200, -30)[0], -206, 54, 50);
  if (look.hair !== "ponytail") return "";
  const tail = `M${side * 84} 10C${side * 150} 50 ${side * 178} 150 ${side * 146} 262C${side * 120} 250 ${side * 96} 200 ${side * 92} 90Z`;
  return (
    shape(map.path(tail, BEHIND), look.hairColour) +
    stroke(
      map.path(`M${side * 100} 40C${side * 140} 90 ${side * 156} 160 ${side * 140} 230`, BEHIND),
      sheenColour(look),
      5,
      { opacity: 0.5 },
    )
  );
}

function jasmine(map: HeadMap, side: number): string {
  const [x, y] = map.point(side * 92, 50, BEHIND);
  return repeat(11, (i) => {
    const angle = (-0.4 + i * 0.25) * Math.PI * 0.72;
    const [fx, fy] = [x + side * Math.cos(angle - 0.6) * 50, y + Math.sin(angle - 0.6) * 50];
    return disc(fx, fy, 11, "#fffdf2") + disc(fx - 2, fy - 2, 4, "#efe4b4");
  });
}

function frontHair(c: Canvas, look: Look, map: HeadMap, pose: HeadPose): string {
  const d = FRONTS[look.hair];
  if (!d) return "";
  const path = map.path(d, 4);
  const skin = skinColours(look);
  const outline = c.clip(faceOutline(look, map));
  const shadow = pose.fine
    ? group(shape(path, skin.deep, { opacity: 0.5, transform: "translate(4 12)", filter: c.blur(5) }), {
        clip: outline,
      })
    : "";
  const fill = c.linear(
    [
      [0, sheenColour(look)],
      [0.45, look.hairColour],
      [1, mix(look.hairColour, "#000000", 0.3)],
    ],
    [0, 0, 1, 0.6],
  );
  const sheen = SHEEN[look.hair];
  const strands = sheen
    ? group(stroke(map.path(sheen, 8), sheenColour(look), 4, { opacity: 0.5 }), { clip: c.clip(path) })
    : "";
  const texture = look.hair === "short-curls" || look.hair === "curls" ? ringlets(look, map, 4) : "";
  const temples = look.age >= 50 && look.sex === "m" ? greyTemples(c, path, map) : "";
  return shadow + shape(path, fill) + strands + texture + temples;
}

function greyTemples(c: Canvas, path: string, map: HeadMap): string {
  const d = map.path(
    "M-116 -20C-112 -60 -104 -80 -96 -96M-108 -24C-106 -50 -102 -66 -98 -80M116 -20C112 -60 104 -80 96 -96M108 -24C106 -50 102 -66 98 -80",
    6,
  );
  return group(stroke(d, "#b9b4ac", 5, { opacity: 0.7 }), { clip: c.clip(path) });
}

function ringlets(look: Look, map: HeadMap, lift: number): string {
  const random = seededRandom(look.skin * 13 + look.age);
  const low = look.hair === "curls";
  const sheen = sheenColour(look);
  return repeat(low ? 44 : 30, (i) => {
    const outer = i < (low ? 26 : 15);
    const spread = low && outer ? [0.72, 1.56] : [1.12, 0.76];
    const step = outer ? i / (low ? 25 : 14) : (i % 15) / 14;
    const angle = Math.PI * ((spread[0] ?? 1) + (spread[1] ?? 1) * Math.min(1, step));
    const ring = outer ? 1 : 0.84;
    const reach = low && outer ? 146 : 116;
    const [x, y] = map.point(
      Math.cos(angle) * reach * ring + (random() - 0.5) * 10,
      (low && outer ? -30 : -66) + Math.sin(angle) * (low && outer ? 150 : 110) * ring + (random() - 0.5) * 10,
      lift,
    );
    const r = (low ? 20 : 15) + random() * 10;
    return (
      disc(x, y, r, look.hairColour) +
      stroke(`M${n(x - r * 0.5)} ${n(y)}a${n(r * 0.5)} ${n(r * 0.5)} 0 0 1 ${n(r * 0.9)} ${n(-r * 0.2)}`, sheen, 3, {
        opacity: 0.45,
      })
    );
  });
}

function sideHair(c: Canvas, look: Look, map: HeadMap): string {
  const fill = c.fade(sheenColour(look), look.hairColour);
  const tuft = (k: number) => {
    const d = `M${k * 100} -92C${k * 120} -70 ${k * 124} -30 ${k * 114} 26C${k * 106} 14 ${k * 100} -10 ${k * 102} -36C${k * 104} -60 ${k * 100} -80 ${k * 100} -92Z`;
    return shape(map.path(d, -8), fill);
  };
  const [x, y] = map.point(-34, -116);
  return tuft(-1) + tuft(1) + oval(x, y, 34, 14, "#fff", { opacity: 0.22, filter: c.blur(8) });
}

function overShoulder(c: Canvas, look: Look, map: HeadMap, side: number): string {
  const [x] = map.point(side * 96, 90, -30);
  if (look.hair === "braid") {
    if (look.traits) return plait(look, x, side);
    const colour = look.hairColour;
    const knots = repeat(8, (i) => {
      const bend = x + side * (Math.sin(i * 0.5) * 16 + 4);
      return oval(bend, 92 + i * 32, 27 - i, 22, i % 2 ? lighter(colour, 0.07) : colour, {
        transform: `rotate(${side * (i % 2 ? 24 : -24)} ${n(bend)} ${92 + i * 32})`,
      });
    });
    return (
      knots +
      disc(x + side * 4, 350, 12, "#b8862f") +
      shape(
        `M${n(x)} 350C${n(x - 10)} 380 ${n(x)} 400 ${n(x + 6)} 412C${n(x + 18)} 396 ${n(x + 16)} 370 ${n(x + 10)} 350Z`,
        darker(colour, 0.1),
      )
    );
  }
  if (look.hair !== "loose" && look.hair !== "waves") return "";
  const lock = (k: number) => {
    const d =
      look.hair === "loose"
        ? `M${k * 134} -40C${k * 142} 50 ${k * 168} 130 ${k * 160} 220C${k * 154} 270 ${k * 130} 310 ${k * 98} 336C${k * 116} 280 ${k * 92} 230 ${k * 104} 170C${k * 114} 120 ${k * 122} 80 ${k * 116} 20Z`
        : `M${k * 134} -40C${k * 160} 20 ${k * 130} 70 ${k * 158} 120C${k * 172} 160 ${k * 140} 190 ${k * 116} 206C${k * 124} 160 ${k * 100} 130 ${k * 116} 80C${k * 122} 50 ${k * 112} 20 ${k * 116} 0Z`;
    return (
      shape(map.path(d, -30), c.fade(look.hairColour, mix(look.hairColour, "#000000", 0.3))) +
      stroke(map.path(`M${k * 130} 10C${k * 142} 90 ${k * 146} 150 ${k * 142} 200`, -30), sheenColour(look), 4, {
        opacity: 0.5,
      })
    );
  };
  return lock(-1) + lock(1);
}

/** A plait over the shoulder: strands that cross from both sides, thinner towards the ribbon. */
function plait(look: Look, x: number, side: number): string {
  const colour = look.hairColour;
  const strands = repeat(15, (i) => {
    const k = i % 2 ? 1 : -1;
    const size = 1 - i * 0.026;
    const [px, py] = [x + side * (Math.sin(i * 0.24) * 15 + 4) + k * 9 * size, 78 + i * 18];
    const strand =
      shape(
        "M-22 -12C-8 -22 18 -12 24 10C26 20 16 24 6 20C-12 14 -28 2 -22 -12Z",
        i % 2 ? lighter(colour, 0.06) : colour,
      ) +
      stroke("M-15 -10C0 -12 14 0 18 13M-17 -3C-6 0 6 8 12 16", sheenColour(look), 2, { opacity: 0.55 }) +
      stroke("M-22 -12C-28 2 -12 14 6 20", "#0c0705", 2.4, { opacity: 0.35 });
    return group(strand, { transform: `translate(${n(px)} ${n(py)}) scale(${n2(-k * size)} ${n2(size)}) rotate(14)` });
  });
  const end = x + side * (Math.sin(15 * 0.24) * 15 + 4);
  const tail = `M${n(end - 10)} 348C${n(end - 16)} 380 ${n(end - 8)} 404 ${n(end)} 424C${n(end + 10)} 402 ${n(end + 15)} 378 ${n(end + 10)} 348Z`;
  return shape(tail, darker(colour, 0.1)) + strands + box(end - 13, 340, 26, 13, "#b8862f", { round: 5 });
}

const n2 = (value: number) => Math.round(value * 100) / 100;
