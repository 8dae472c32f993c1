import type { Canvas } from "../kit/canvas.ts";
import { disc, group, n, shape, stroke } from "../kit/shapes.ts";
import { mix } from "../kit/palette.ts";
import { HeadMap } from "./head-map.ts";
import { earX, face, faceOutline, skinColours } from "./face.ts";
import { hair } from "./hair.ts";
import { fineBeard } from "./fine-beard.ts";
import { COVERED } from "./look.ts";
import type { HeadPose, Look } from "./look.ts";

/** A head in the layers a body is drawn between. */
export interface HeadLayers {
  back: string;
  head: string;
  overShoulder: string;
}

/** A head about 350 units high, its eyes at the origin's height, the neck leaving at (0, 110). */
export function head(c: Canvas, look: Look, pose: HeadPose): HeadLayers {
  const map = new HeadMap(pose.yaw, pose.pitch ?? 0);
  const layers = hair(c, look, map, pose);
  const covered = COVERED.includes(look.hair);
  const parts = [
    covered ? "" : ears(look, map),
    face(c, look, map, pose),
    beard(c, look, map, pose),
    look.mask ? mask(c, look, map) : "",
    covered ? glasses(look, map) + layers.front : layers.front + glasses(look, map),
    covered ? "" : earrings(look, map),
  ];
  const tilted = { transform: `rotate(${n(pose.tilt ?? 0)} 0 120)` };
  return { back: group(layers.back, tilted), head: group(parts, tilted), overShoulder: layers.overShoulder };
}

/** Near ear plainly, far ear only while the turn leaves it visible. */
const visibleEars = (map: HeadMap) => [-1, 1].filter((side) => side * map.yaw < 0.3);

function ears(look: Look, map: HeadMap): string {
  const skin = skinColours(look);
  return visibleEars(map)
    .map((side) => {
      const [x, y] = map.point(side * earX(look), 2, -26);
      const lobe = shape("M0 -26C20 -36 32 -14 26 12C22 34 10 44 -2 40Z", side < 0 ? skin.base : skin.shade);
      const fold = stroke("M4 -14C16 -18 20 -4 16 10C14 20 8 26 4 24", skin.deep, 3, { opacity: 0.4 });
      const size = look.traits?.ears ?? 1;
      const scale = size === 1 ? `${side} 1` : `${Math.round(side * size * 100) / 100} ${size}`;
      return group(lobe + fold, { transform: `translate(${n(x)} ${n(y)}) scale(${scale})` });
    })
    .join("");
}

function earrings(look: Look, map: HeadMap): string {
  if (!look.earring || look.hair === "bob" || look.hair === "loose") return "";
  return visibleEars(map)
    .map((side) => {
      const [x, y] = map.point(side * (earX(look) + 12), 44, -20);
      const at = { transform: `translate(${n(x)} ${n(y)})` };
      if (look.earring === "pearl") return group(disc(0, 0, 7, "#fff8ea") + disc(-2, -2, 2.4, "#ffffff"), at);
      const stud = disc(0, 0, 6, "#e9b94a");
      if (look.earring === "gold") return group(stud, at);
      return group(stud + shape("M-11 18C-11 4 11 4 11 18Z", "#d9a033") + disc(0, 22, 3.4, "#e9b94a"), at);
    })
    .join("");
}

function beard(c: Canvas, look: Look, map: HeadMap, pose: HeadPose): string {
  const kind = look.beard ?? "none";
  if (kind === "none") return "";
  const colour =
    look.age >= 60
      ? "#a39d95"
      : look.age >= 50
        ? "#5a534e"
        : look.hair === "skullcap" || look.hair === "scrub-cap"
          ? "#2b2320"
          : look.hairColour;
  const skin = skinColours(look);
  const p = (d: string) => map.path(d, 5);
  const clip = { clip: c.clip(faceOutline(look, map)) };
  const moustache = shape(
    p(
      kind === "thin-moustache"
        ? "M0 72C-14 68 -30 72 -42 84C-28 80 -14 80 0 80C14 80 28 80 42 84C30 72 14 68 0 72Z"
        : "M0 70C-14 64 -34 70 -48 90C-34 84 -14 83 0 83C14 83 34 84 48 90C34 70 14 64 0 70Z",
    ),
    colour,
  );
  if (kind === "moustache" || kind === "thin-moustache") return moustache;
  if (kind === "goatee")
    return (
      group(shape(p("M-32 108C-20 119 20 119 32 108C36 140 20 160 0 162C-20 160 -36 140 -30 112Z"), colour), clip) +
      moustache
    );
  if (pose.fine && look.traits && kind !== "stubble") return fineBeard(c, look, map, colour) + moustache;
  const jaw =
    "M-118 -24C-100 20 -84 54 -58 66C-44 70 -34 70 -26 74L-46 84C-38 112 -18 120 0 120C18 120 38 112 46 84L26 74C34 70 44 70 58 66C84 54 100 20 118 -24L124 180L-124 180Z";
  if (kind === "stubble")
    return group(
      shape(p(jaw), mix(skin.base, colour, 0.4), { opacity: 0.42, filter: pose.fine ? c.blur(5) : "" }),
      clip,
    );
  const below =
    kind === "full"
      ? shape(
          p("M-70 112C-60 160 -30 178 0 180C30 178 60 160 70 112C40 140 -40 140 -70 112Z"),
          mix(colour, "#000000", 0.12),
        )
      : "";
  return below + group(shape(p(jaw), colour, { opacity: 0.95 }), clip) + moustache;
}

function mask(c: Canvas, look: Look, map: HeadMap): string {
  const d = map.path(
    "M-112 22C-60 30 -30 8 0 6C30 8 60 30 112 22L104 90C80 140 40 160 0 164C-40 160 -80 140 -104 90Z",
    10,
  );
  const folds = map.path("M-104 60C-50 72 50 72 104 60M-98 92C-50 106 50 106 98 92", 12);
  return group(shape(d, c.fade("#d5efec", "#9fd0cc")) + stroke(folds, "#7fb5b0", 3, { opacity: 0.7 }), {
    clip: c.clip(faceOutline({ ...look, face: "round" }, map)),
  });
}

function glasses(look: Look, map: HeadMap): string {
  if (!look.glasses) return "";
  const colour = look.glassesColour ?? "#2b2320";
  const width = look.glasses === "rimless" ? 2.6 : 5;
  const lens =
    look.glasses === "round"
      ? "M-34 0C-34 -40 34 -40 34 0C34 38 -34 38 -34 0Z"
      : "M-36 -16C-34 -26 34 -26 36 -16C37 4 32 24 18 26C6 28 -6 28 -18 26C-32 24 -37 4 -36 -16Z";
  const rim = (side: number) =>
    group(
      shape(lens, "#ffffff", { opacity: 0.14 }) +
        shape(lens, "none", { stroke: colour, width }) +
        shape("M-22 12L-4 -22L6 -22L-12 16Z", "#fff", { opacity: 0.22 }),
      { transform: map.feature(side * 45, -3, 12) },
    );
  const near = map.yaw >= 0 ? -1 : 1;
  const arms = [near, ...(Math.abs(map.yaw) < 0.2 ? [-near] : [])].map((side) => {
    const [ax, ay] = map.point(side * 81, -10, 8);
    const [bx, by] = map.point(side * 112, -14, -20);
    return stroke(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, colour, width);
  });
  const [lx, ly] = map.point(-11, -8, 14);
  const [rx, ry] = map.point(11, -8, 14);
  return (
    rim(-1) +
    rim(1) +
    arms.join("") +
    stroke(`M${n(lx)} ${n(ly)}Q${n((lx + rx) / 2)} ${n(ly - 8)} ${n(rx)} ${n(ry)}`, colour, width)
  );
}
