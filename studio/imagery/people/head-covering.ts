import type { Canvas } from "../kit/canvas.ts";
import { darker, lighter, mix } from "../kit/palette.ts";
import { disc, group, n, repeat, shape, stroke } from "../kit/shapes.ts";
import type { HeadMap } from "./head-map.ts";
import { faceOutline, skinColours } from "./face.ts";
import { dupatta, kufi, sistersVeil, theatreCap } from "./fine-covering.ts";
import type { HairLayers, HeadPose, Look } from "./look.ts";

/** Cloth over the head (hijab, loose shawl, a sister's veil, scrub cap, skullcap), or null for bare hair. */
export function headCovering(c: Canvas, look: Look, map: HeadMap, pose: HeadPose): HairLayers | null {
  if (look.hair === "hijab") return hijab(c, look, map, pose);
  if (look.traits && look.hair === "shawl") return dupatta(c, look, map);
  if (look.traits && look.hair === "veil") return sistersVeil(c, look, map);
  if (look.traits && look.hair === "skullcap") return kufi(c, look, map);
  if (look.traits && look.hair === "scrub-cap") return theatreCap(c, look, map);
  if (look.hair === "shawl") return shawl(c, look, map);
  if (look.hair === "veil") return veil(c, look, map);
  if (look.hair === "scrub-cap" || look.hair === "skullcap") return cap(c, look, map);
  return null;
}

const cloth = (c: Canvas, colour: string) =>
  c.linear(
    [
      [0, lighter(colour, 0.22)],
      [0.5, colour],
      [1, mix(colour, "#000000", 0.25)],
    ],
    [0, 0, 1, 0.5],
  );

function hijab(c: Canvas, look: Look, map: HeadMap, pose: HeadPose): HairLayers {
  const colour = look.hairColour;
  const opening =
    "M0 -140C60 -140 96 -104 98 -44C100 20 90 74 62 118C40 146 20 152 0 152C-20 152 -40 146 -62 118C-90 74 -100 20 -98 -44C-96 -104 -60 -140 0 -140Z";
  const outer =
    "M0 -202C-112 -202 -158 -128 -152 -30C-150 60 -146 130 -120 196C-80 246 80 246 120 196C146 130 150 60 152 -30C158 -128 112 -202 0 -202Z";
  const front = map.path(outer, -16) + map.path(opening, 4);
  const folds =
    "M-20 -190C-100 -176 -136 -110 -124 0C-120 70 -98 140 -70 188M20 -176C90 -166 124 -100 122 -10C120 70 102 140 60 204M-60 190C0 226 60 222 104 188M-112 120C-90 160 -60 180 -20 190";
  const shadow = pose.fine
    ? group(
        shape(map.path(opening, 4) + "M-260 -300H260V300H-260Z", skinColours(look).deep, {
          rule: "evenodd",
          opacity: 0.45,
          filter: c.blur(7),
          transform: "translate(3 7)",
        }),
        { clip: c.clip(faceOutline(look, map)) },
      )
    : "";
  return {
    back: shape(
      map.path(
        "M0 -198C-110 -198 -154 -128 -150 -30C-148 60 -144 150 -158 236L158 236C144 150 148 60 150 -30C154 -128 110 -198 0 -198Z",
        -40,
      ),
      cloth(c, darker(colour, 0.12)),
    ),
    front:
      shadow +
      shape(front, cloth(c, colour), { rule: "evenodd" }) +
      stroke(map.path(folds, -8), lighter(colour, 0.35), 3.4, { opacity: 0.45 }),
    overShoulder: drape(c, colour),
  };
}

/** The scarf's ends across chest and shoulders. */
function drape(c: Canvas, colour: string): string {
  const d =
    "M-148 150C-158 190 -174 222 -204 262C-150 334 -60 372 10 378C80 372 150 334 204 262C174 222 158 190 148 150Z";
  const light =
    "M-190 236C-100 332 60 342 190 226M-200 266C-90 366 80 366 204 266M-150 190C-80 280 70 290 160 184M-40 376C60 340 120 300 150 210";
  const dark = "M-196 250C-96 350 66 356 198 246M-160 208C-80 306 70 312 172 200";
  return (
    shape(d, "#14303f", { opacity: 0.25, transform: "translate(6 14)", filter: c.blur(7) }) +
    shape(d, cloth(c, colour)) +
    group(
      stroke(light, lighter(colour, 0.4), 3.2, { opacity: 0.45 }) +
        stroke(dark, mix(colour, "#06131c", 0.5), 4, { opacity: 0.25 }),
      { clip: c.clip(d) },
    )
  );
}

function shawl(c: Canvas, look: Look, map: HeadMap): HairLayers {
  const colour = look.hairColour;
  const hair =
    "M0 -150C-70 -150 -108 -110 -112 -30C-104 -66 -80 -90 -40 -104C-16 -114 -4 -126 0 -138C4 -126 16 -114 40 -104C80 -90 104 -66 112 -30C108 -110 70 -150 0 -150Z";
  const outer =
    "M0 -198C-106 -200 -150 -130 -146 -30C-146 50 -160 130 -214 270L-92 310C-104 180 -118 90 -118 20C-122 -60 -90 -138 0 -142C90 -138 122 -60 118 20C118 90 104 180 92 310L214 270C160 130 146 50 146 -30C150 -130 106 -200 0 -198Z";
  const edge =
    "M-94 300C-106 180 -120 90 -120 20C-124 -62 -90 -140 0 -144C90 -140 124 -62 120 20C120 90 106 180 94 300";
  return {
    back: shape(
      map.path(
        "M0 -194C-106 -196 -148 -130 -146 -30C-144 60 -150 150 -170 232L170 232C150 150 144 60 146 -30C148 -130 106 -196 0 -194Z",
        -40,
      ),
      darker(colour, 0.3),
    ),
    front:
      shape(map.path(hair, 4), "#1d1512") +
      shape(map.path(outer, -10), cloth(c, colour)) +
      stroke(map.path(edge, -10), "#e3b455", 5, { opacity: 0.9 }),
    overShoulder:
      shape(
        "M-128 150C-170 200 -214 250 -236 300C-170 330 -120 400 -70 470L40 520C0 400 -60 300 -96 190Z",
        cloth(c, colour),
      ) +
      stroke("M-96 190C-60 300 0 400 40 520", "#e3b455", 5, { opacity: 0.9 }) +
      stroke("M-150 200C-110 290 -60 380 -20 470M-190 250C-140 310 -90 380 -50 440", lighter(colour, 0.35), 3, {
        opacity: 0.5,
      }),
  };
}

function veil(c: Canvas, look: Look, map: HeadMap): HairLayers {
  const colour = look.hairColour;
  const fall =
    "M0 -196C-104 -198 -146 -130 -142 -40C-146 60 -170 150 -190 260L190 260C170 150 146 60 142 -40C146 -130 104 -198 0 -196Z";
  const brow =
    "M0 -192C-96 -194 -134 -134 -126 -46L-112 -30C-104 -80 -70 -112 0 -116C70 -112 104 -80 112 -30L126 -46C134 -134 96 -194 0 -192Z";
  const band = "M-112 -36C-104 -82 -70 -114 0 -118C70 -114 104 -82 112 -36";
  const hairline =
    "M0 -120C-60 -118 -100 -90 -112 -20C-100 -66 -60 -92 0 -94C60 -92 100 -66 112 -20C100 -90 60 -118 0 -120Z";
  return {
    back: shape(map.path(fall, -40), cloth(c, darker(colour, 0.1))),
    front:
      shape(map.path(hairline, 4), mix(BAND_HAIR, "#8d8782", look.age >= 50 ? 0.5 : 0)) +
      shape(map.path(brow, 2), cloth(c, colour)) +
      stroke(map.path(band, 4), "#ffffff", 12),
    overShoulder: "",
  };
}

const BAND_HAIR = "#1d1512";

function cap(c: Canvas, look: Look, map: HeadMap): HairLayers {
  const low = look.hair === "scrub-cap";
  const rim = low ? -84 : -112;
  const dome = `M0 -190C-90 -192 -128 -140 ${low ? -120 : -110} ${rim}C-60 ${rim - 14} 60 ${rim - 14} ${low ? 120 : 110} ${rim}C128 -140 90 -192 0 -190Z`;
  const path = map.path(dome, 6);
  const hairColour = low ? "#1d1512" : look.age >= 60 ? "#b9b4ac" : look.age >= 50 ? "#5a534e" : "#2b2320";
  const fringe = `M-114 -100C-122 -60 -120 -30 -114 0C-108 -30 -104 -60 -98 -90ZM114 -100C122 -60 120 -30 114 0C108 -30 104 -60 98 -90Z`;
  const pattern = repeat(26, (i) => {
    const [x, y] = map.point(((i * 47) % 220) - 110, rim - 8 - ((i * 29) % 90), 8);
    return low ? disc(x, y, 4.5, "#ffffff", { opacity: 0.5 }) : stroke(`M${n(x)} ${n(y)}l8 -8l8 8`, "#cfc6b2", 2.4);
  });
  return {
    back: shape(
      map.path(
        "M0 -178C-86 -182 -120 -132 -120 -60C-118 -20 -116 6 -108 30L108 30C116 6 118 -20 120 -60C120 -132 86 -182 0 -178Z",
        -24,
      ),
      hairColour,
    ),
    front:
      shape(map.path(fringe, 2), hairColour) +
      shape(path, cloth(c, look.hairColour)) +
      group(pattern, { clip: c.clip(path) }) +
      stroke(
        map.path(`M${low ? -120 : -110} ${rim}C-60 ${rim - 14} 60 ${rim - 14} ${low ? 120 : 110} ${rim}`, 6),
        darker(look.hairColour, 0.2),
        5,
        { opacity: 0.7 },
      ),
    overShoulder: "",
  };
}
