import type { Canvas } from "../kit/canvas.ts";
import { darker, lighter, mix } from "../kit/palette.ts";
import { disc, group, n, repeat, shape, stroke } from "../kit/shapes.ts";
import { faceOutline, skinColours } from "./face.ts";
import type { HeadMap } from "./head-map.ts";
import type { HairLayers, Look } from "./look.ts";

/** Cloth lit from above on the left. */
const cloth = (c: Canvas, colour: string) =>
  c.linear(
    [
      [0, lighter(colour, 0.25)],
      [0.5, colour],
      [1, mix(colour, "#1d2b30", 0.3)],
    ],
    [0, 0, 1, 0.6],
  );

/** What cloth throws on the face below it. */
const onFace = (c: Canvas, look: Look, map: HeadMap, d: string) =>
  group(shape(d, skinColours(look).deep, { opacity: 0.5, transform: "translate(2 11)", filter: c.blur(6) }), {
    clip: c.clip(faceOutline(look, map)),
  });

const croppedHair = (look: Look) => (look.age >= 60 ? "#b9b4ac" : look.age >= 50 ? "#5f5852" : "#231a16");

/** Short hair between a cap's rim and the ears, thinning into the sideburns. */
function shortSides(c: Canvas, look: Look, map: HeadMap, rim: number): { back: string; front: string } {
  const colour = croppedHair(look);
  const nape = `M-112 ${rim}C-120 -50 -116 0 -96 46L96 46C116 0 120 -50 112 ${rim}Z`;
  const burn = (k: number) =>
    `M${k * 96} ${rim - 8}C${k * 98} -58 ${k * 103} -34 ${k * 104} -8C${k * 104} 2 ${k * 106} 8 ${k * 109} 2C${k * 113} -26 ${k * 116} -56 ${k * 115} ${rim}Z`;
  return {
    back: shape(map.path(nape, -30), mix(colour, "#000000", 0.2)),
    front: shape(map.path(burn(-1) + burn(1), 2), colour, { opacity: 0.92, filter: c.blur(0.9) }),
  };
}

/** A cap for prayer: a soft drum of white thread, worked in a band. */
export function kufi(c: Canvas, look: Look, map: HeadMap): HairLayers {
  const colour = look.hairColour;
  const crown =
    "M-117 -72C-121 -110 -118 -152 -100 -174C-74 -196 74 -196 100 -174C118 -152 121 -110 117 -72C84 -104 -84 -104 -117 -72Z";
  const behind = "M-116 -36C-124 -110 -118 -152 -100 -172C-74 -194 74 -194 100 -172C118 -152 124 -110 116 -36Z";
  const rimY = (x: number, up = 0) => -72 - up - 24 * (1 - (x / 117) ** 2);
  const along = (up: number, step: number, wave = 0) =>
    `M${Array.from({ length: Math.floor(228 / step) + 1 }, (_, i) => {
      const x = -114 + i * step;
      return map
        .point(x, rimY(x, up + (i % 2) * wave), 7)
        .map(n)
        .join(" ");
    }).join("L")}`;
  const thread = mix(colour, "#8a7a5a", 0.45);
  const knots = repeat(4, (row) =>
    repeat(13, (i) => {
      const x = -102 + i * 17 + (row % 2) * 8;
      const [px, py] = map.point(x, rimY(x, 54 + row * 12), 7);
      return disc(px, py, 2.1, thread, { opacity: 0.5 });
    }),
  );
  const path = map.path(crown, 6);
  const sides = shortSides(c, look, map, -70);
  const band = [stroke(along(5, 6), thread, 2.4, { opacity: 0.8 }), stroke(along(42, 6), thread, 2, { opacity: 0.6 })];
  const work = [
    stroke(along(12, 9.5, 21), thread, 2.2, { opacity: 0.75 }),
    stroke(along(33, 9.5, -21), thread, 1.6, { opacity: 0.45 }),
  ];
  const edge = map.path("M-117 -72C-84 -104 84 -104 117 -72", 6);
  return {
    back: sides.back + shape(map.path(behind, -34), darker(colour, 0.16)),
    front:
      sides.front +
      onFace(c, look, map, path) +
      shape(path, cloth(c, colour)) +
      group([...band, ...work, knots, crownShade(c, map)], { clip: c.clip(path) }) +
      stroke(edge, mix(colour, "#6b5a3c", 0.55), 3, { opacity: 0.7 }),
    overShoulder: "",
  };
}

/** The turn of a crown away from the eye. */
const crownShade = (c: Canvas, map: HeadMap) =>
  stroke(map.path("M-112 -110C-106 -160 -70 -186 0 -188C70 -186 106 -160 112 -110", 6), "#2b3a40", 22, {
    opacity: 0.16,
    filter: c.blur(8),
  });

/** A cap for the theatre: it holds the whole head of hair down to the ears, and is tied at the nape. */
export function theatreCap(c: Canvas, look: Look, map: HeadMap): HairLayers {
  const colour = look.hairColour;
  const crown =
    "M-117 -24C-127 -66 -128 -124 -108 -154C-82 -188 82 -188 108 -154C128 -124 127 -66 117 -24C113 -48 108 -66 98 -77C60 -98 -60 -98 -98 -77C-108 -66 -113 -48 -117 -24Z";
  const behind = "M-110 14C-128 -46 -132 -124 -106 -156C-78 -190 78 -190 106 -156C132 -124 128 -46 110 14Z";
  const band =
    "M-117 -24C-113 -48 -108 -66 -98 -77C-60 -98 60 -98 98 -77C108 -66 113 -48 117 -24L123 -52C118 -76 112 -90 100 -99C60 -120 -60 -120 -100 -99C-112 -90 -118 -76 -123 -52Z";
  const path = map.path(crown, 8);
  const leaves = repeat(30, (i) => {
    const [x, y] = [((i * 53) % 216) - 108, -108 - ((i * 31) % 70)];
    const [px, py] = map.point(x, y, 9);
    return group(shape("M0 -7C5 -3 5 3 0 7C-5 3 -5 -3 0 -7Z", "#ffffff"), {
      transform: `translate(${n(px)} ${n(py)}) rotate(${(i * 67) % 180})`,
      opacity: 0.34,
    });
  });
  const folds = map.path(
    "M-70 -112C-74 -140 -58 -168 -34 -182M-30 -116C-30 -146 -14 -170 6 -186M22 -116C30 -142 44 -160 62 -172M70 -110C80 -128 92 -140 100 -144",
    9,
  );
  const sides = shortSides(c, look, map, -46);
  return {
    back: sides.back + shape(map.path(behind, -34), darker(colour, 0.22)),
    front:
      sides.front +
      onFace(c, look, map, path) +
      shape(path, cloth(c, colour)) +
      group(
        leaves +
          stroke(folds, darker(colour, 0.3), 5, { opacity: 0.3, filter: c.blur(2) }) +
          stroke(folds, lighter(colour, 0.4), 2, { opacity: 0.3, transform: "translate(-4 0)" }) +
          crownShade(c, map),
        { clip: c.clip(path) },
      ) +
      shape(map.path(band, 9), cloth(c, darker(colour, 0.1))) +
      stroke(
        map.path("M-123 -52C-118 -76 -112 -90 -100 -99C-60 -120 60 -120 100 -99C112 -90 118 -76 123 -52", 9),
        darker(colour, 0.3),
        2.2,
        { opacity: 0.6 },
      ),
    overShoulder: "",
  };
}

/** A sister's veil: a band of linen at the forehead, the cloth falling straight behind the shoulders. */
export function sistersVeil(c: Canvas, look: Look, map: HeadMap): HairLayers {
  const colour = look.hairColour;
  const fall =
    "M0 -196C-104 -198 -150 -130 -146 -40C-150 70 -182 190 -206 330L206 330C182 190 150 70 146 -40C150 -130 104 -198 0 -196Z";
  const outer =
    "M0 -200C-108 -202 -152 -132 -146 -36C-148 40 -152 120 -166 206C-136 184 -118 120 -119 30C-121 -36 -108 -80 -68 -102C-26 -118 26 -118 68 -102C108 -80 121 -36 119 30C118 120 136 184 166 206C152 120 148 40 146 -36C152 -132 108 -202 0 -200Z";
  const inner = "M-119 30C-121 -36 -108 -80 -68 -102C-26 -118 26 -118 68 -102C108 -80 121 -36 119 30";
  const coif =
    "M-120 60C-124 -60 -100 -122 0 -122C100 -122 124 -60 120 60C118 110 108 150 92 180L-92 180C-108 150 -118 110 -120 60Z";
  const band =
    "M-119 24C-121 -36 -108 -80 -68 -102C-26 -118 26 -118 68 -102C108 -80 121 -36 119 24L103 -4C101 -42 92 -64 74 -76C40 -90 -40 -90 -74 -76C-92 -64 -101 -42 -103 -4Z";
  const linen = mix(colour, "#efe4d0", 0.55);
  const veil = map.path(outer, -6);
  const pleats = map.path(
    "M-132 -60C-138 40 -140 120 -156 200M132 -60C138 40 140 120 156 200M-60 -182C-100 -160 -128 -110 -130 -50M60 -182C100 -160 128 -110 130 -50",
    -4,
  );
  const folded = map.path("M-158 110C-164 180 -172 250 -180 320M158 110C164 180 172 250 180 320", -30);
  return {
    back:
      shape(map.path(fall, -30), cloth(c, colour)) +
      shape(
        map.path("M-122 40C-122 130 -134 190 -150 330L150 330C134 190 122 130 122 40Z", -30),
        c.fade(mix(colour, "#33464f", 0.5), mix(colour, "#33464f", 0.3)),
      ) +
      stroke(folded, mix(colour, "#33464f", 0.5), 5, { opacity: 0.4 }) +
      shape(map.path(coif, -12), c.fade(lighter(linen, 0.1), mix(linen, "#4c5f68", 0.45))),
    front:
      onFace(
        c,
        look,
        map,
        map.path(
          "M-124 -100L124 -100L116 -10C100 -50 92 -64 74 -76C40 -90 -40 -90 -74 -76C-92 -64 -100 -50 -116 -10Z",
          4,
        ),
      ) +
      shape(
        map.path(band, 3),
        c.linear(
          [
            [0, lighter(linen, 0.3)],
            [1, mix(linen, "#6f7f86", 0.32)],
          ],
          [0, 0, 1, 0.5],
        ),
      ) +
      group(stroke(map.path(inner, 2), "#33464f", 16, { opacity: 0.3, filter: c.blur(5) }), {
        clip: c.clip(map.path(band, 3)),
      }) +
      shape(veil, cloth(c, colour)) +
      group(
        stroke(pleats, mix(colour, "#33464f", 0.6), 5, { opacity: 0.3, filter: c.blur(1.6) }) +
          stroke(pleats, "#ffffff", 2, { opacity: 0.4, transform: "translate(-5 0)" }),
        { clip: c.clip(veil) },
      ) +
      stroke(map.path(inner, -2), mix(colour, "#5b6f7c", 0.4), 2.6, { opacity: 0.8 }),
    overShoulder: "",
  };
}

/** A dupatta over the head: its hood rests on the shoulders, its end lies across the chest. */
export function dupatta(c: Canvas, look: Look, map: HeadMap): HairLayers {
  const colour = look.hairColour;
  const hair =
    "M0 -152C-70 -152 -112 -110 -114 -20C-104 -60 -80 -88 -40 -104C-16 -114 -4 -126 0 -138C4 -126 16 -114 40 -104C80 -88 104 -60 114 -20C112 -110 70 -152 0 -152Z";
  const hood =
    "M0 -200C-108 -202 -152 -132 -146 -34C-148 50 -172 140 -226 244C-200 282 -146 290 -104 262C-124 180 -124 90 -118 20C-122 -60 -90 -140 0 -144C90 -140 122 -60 118 20C124 90 124 180 104 262C146 290 200 282 226 244C172 140 148 50 146 -34C152 -132 108 -202 0 -200Z";
  const edge =
    "M-104 262C-124 180 -124 90 -118 20C-122 -60 -90 -140 0 -144C90 -140 122 -60 118 20C124 90 124 180 104 262";
  const pleats =
    "M-66 -184C-112 -160 -134 -110 -132 -40C-136 60 -152 150 -190 252M-40 -170C-96 -150 -122 -96 -126 -20C-130 80 -138 170 -150 272M66 -184C112 -160 134 -110 132 -40C136 60 152 150 190 252M40 -170C96 -150 122 -96 126 -20C130 80 138 170 150 272";
  const across =
    "M-184 230C-140 282 -60 306 0 306C60 306 140 282 184 230C232 244 262 284 268 330C210 404 110 446 0 446C-110 446 -210 404 -268 330C-262 284 -232 244 -184 230Z";
  const folds =
    "M-214 214C-160 306 -64 336 0 336C64 336 160 306 214 214M-232 244C-174 338 -70 370 0 370C70 370 174 338 232 244M-252 280C-190 370 -76 404 0 404C76 404 190 370 252 280";
  const gold = "#e3b455";
  const front = map.path(hood, -8);
  return {
    back: shape(
      map.path(
        "M0 -194C-106 -196 -148 -130 -146 -30C-144 60 -150 150 -176 240L176 240C150 150 144 60 146 -30C148 -130 106 -196 0 -194Z",
        -40,
      ),
      darker(colour, 0.36),
    ),
    front:
      shape(map.path(hair, 4), look.age >= 50 ? "#3a332f" : "#1d1512") +
      onFace(c, look, map, map.path(hair, 4)) +
      group(shape(front, "#10242e", { opacity: 0.3, transform: "translate(3 12)", filter: c.blur(7) }), {
        clip: c.clip("M-320 200H320V600H-320Z"),
      }) +
      shape(front, cloth(c, colour)) +
      group(
        stroke(map.path(pleats, -8), darker(colour, 0.4), 6, { opacity: 0.3, filter: c.blur(2) }) +
          stroke(map.path(pleats, -8), lighter(colour, 0.4), 2, { opacity: 0.4, transform: "translate(-5 0)" }),
        { clip: c.clip(front) },
      ) +
      stroke(map.path(edge, -8), gold, 6) +
      stroke(map.path(edge, -8), darker(gold, 0.3), 1.4, { opacity: 0.6 }),
    overShoulder:
      shape(across, "#10242e", { opacity: 0.26, transform: "translate(4 14)", filter: c.blur(8) }) +
      shape(across, cloth(c, colour)) +
      group(
        stroke(folds, darker(colour, 0.4), 7, { opacity: 0.3, filter: c.blur(2) }) +
          stroke(folds, lighter(colour, 0.4), 2.4, { opacity: 0.42, transform: "translate(0 -5)" }) +
          stroke("M-268 330C-210 402 -110 443 0 443C110 443 210 402 268 330", gold, 9),
        { clip: c.clip(across) },
      ),
  };
}
