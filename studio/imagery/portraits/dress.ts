import { ACROSS } from "../kit/canvas.ts";
import type { Canvas } from "../kit/canvas.ts";
import { HIBISCUS, TEAL, darker, lighter, mix } from "../kit/palette.ts";
import { box, disc, group, repeat, shape, stroke } from "../kit/shapes.ts";
import { skinColours } from "../people/face.ts";
import type { HeadMap } from "../people/head-map.ts";
import type { Dress, Look } from "../people/look.ts";
import { BODY, neckline } from "./necklines.ts";

/** How a body is lit and built, and the face above it, which throws a shadow. */
interface Seen {
  lit: "left" | "right";
  build: number;
  chin: { path: string; tilt: number };
}

/** Neck, shoulders and clothes, turned with `map`; drawn between the head's back hair and the head itself. */
export function dress(c: Canvas, look: Look, wear: Dress, map: HeadMap, seen: Seen): string {
  const { lit, build } = seen;
  const outline = map.path(BODY);
  const clip = c.clip(outline);
  const cloth = c.linear(
    [
      [0, lighter(wear.colour, 0.22)],
      [0.4, wear.colour],
      [1, darker(wear.colour, 0.3)],
    ],
    lit === "left" ? [0, 0, 1, 0.4] : [1, 0, 0, 0.4],
  );
  const parts = [shape(outline, cloth), neckline(c, look, wear, map), over(c, wear, map)];
  if (wear.stethoscope) parts.push(stethoscope(c, wear.stethoscope, map));
  if (wear.lanyard) parts.push(lanyard(wear.lanyard, map));
  const falloff = c.linear(
    [
      [0, "#fff4d8", 0.2],
      [0.5, "#fff4d8", 0],
      [1, "#0f2c38", 0.26],
    ],
    lit === "left" ? [0, 0, 1, 0.1] : [1, 0, 0, 0.1],
  );
  parts.push(box(-400, -100, 800, 780, falloff));
  const body = [neck(look, map, build), group(parts, { clip }), throat(c, look, map, seen)];
  return group(body, { transform: `scale(${build} 1)` });
}

/** Half the width of a neck below the jaw: far narrower than the jaw, in proportion to it. */
const neckWidth = (look: Look) => (look.sex === "m" ? 57 : 46) * (look.traits?.neck ?? 1);

/** From behind the jaw down to the collar, then to `foot`: the pit of the throat, or straight behind the clothes. */
function neckPath(look: Look, build: number, foot: string): string {
  const w = neckWidth(look) / build;
  return `M${-w} 60L${-w} 120C${-w} 150 -59 158 -62 177L${foot}L62 177C59 158 ${w} 150 ${w} 120L${w} 60Z`;
}

const neck = (look: Look, map: HeadMap, build: number) =>
  shape(map.path(neckPath(look, build, "-74 230L74 230")), skinColours(look).base);

/** The throat over the clothes' upper edge, with the shadow of the chin and the muscles that meet in its pit. */
function throat(c: Canvas, look: Look, map: HeadMap, { lit, build, chin }: Seen): string {
  if (look.hair === "hijab") return "";
  const skin = skinColours(look);
  const [w, k] = [neckWidth(look) / build, lit === "left" ? 1 : -1];
  const bare = map.path(neckPath(look, build, "-40 206L0 240L40 206"));
  const muscles = map.path(`M${-w + 5} 108C${-w + 12} 150 -30 186 -10 208M${w - 5} 108C${w - 12} 150 30 186 10 208`);
  const side = map.path(`M${k * 12} 60C${k * 20} 130 ${k * 18} 170 ${k * 40} 240L${k * 140} 240L${k * 140} 60Z`);
  return group(
    [
      shape(bare, skin.base),
      shape(side, skin.shade, { opacity: 0.45, filter: c.blur(9) }),
      shape(chin.path, skin.deep, {
        opacity: 0.55,
        filter: c.blur(7),
        transform: `scale(${Math.round(100 / build) / 100} 1) translate(${k * 5} 17) rotate(${chin.tilt} 0 120)`,
      }),
      stroke(muscles, skin.deep, 3, {
        opacity: look.age >= 60 ? 0.34 : look.sex === "m" ? 0.22 : 0.14,
        filter: c.blur(1.2),
      }),
    ],
    { clip: c.clip(bare) },
  );
}

function over(c: Canvas, wear: Dress, map: HeadMap): string {
  if (!wear.over) return "";
  const colour = wear.over === "coat" ? "#ffffff" : (wear.overColour ?? "#33464f");
  const [left, right] = [
    "M-62 176C-70 214 -118 230 -176 250C-236 270 -272 316 -282 400L-300 660L-20 660C-34 520 -60 360 -74 206Z",
    "M62 176C70 214 118 230 176 250C236 270 272 316 282 400L300 660L20 660C34 520 60 360 74 206Z",
  ];
  const shade = wear.over === "coat" ? "#d9e1e0" : darker(colour, 0.3);
  const edge = wear.over === "coat" ? "#c3cccb" : darker(colour, 0.4);
  const halves =
    shape(
      map.path(left),
      c.linear(
        [
          [0, lighter(colour, 0.1)],
          [1, mix(colour, shade, 0.35)],
        ],
        ACROSS,
      ),
    ) +
    shape(
      map.path(right),
      c.linear(
        [
          [0, mix(colour, shade, 0.2)],
          [1, shade],
        ],
        ACROSS,
      ),
    );
  if (wear.over === "waistcoat") {
    const [leftFront, rightFront] = [-1, 1].map((k) =>
      map.path(
        `M${k * 64} 186C${k * 70} 212 ${k * 92} 226 ${k * 124} 236C${k * 136} 300 ${k * 168} 356 ${k * 216} 400L${k * 228} 660L${k * -6} 660L${k * -6} 404C${k * 20} 340 ${k * 52} 260 ${k * 64} 186Z`,
      ),
    ) as [string, string];
    const hem = { stroke: darker(colour, 0.35), width: 2.6 };
    const buttons = repeat(4, (i) =>
      group(disc(0, 0, 6.5, darker(colour, 0.4)) + disc(-1.5, -1.5, 3, lighter(colour, 0.3)), {
        transform: map.feature(2, 428 + i * 54),
      }),
    );
    return (
      shape(rightFront, mix(colour, shade, 0.45), hem) +
      shape(
        leftFront,
        c.linear(
          [
            [0, lighter(colour, 0.14)],
            [1, mix(colour, shade, 0.3)],
          ],
          ACROSS,
        ),
        hem,
      ) +
      buttons
    );
  }
  const lapels =
    shape(
      map.path("M-74 190C-96 206 -110 220 -120 236L-150 316L-112 330L-128 366L-20 660L-6 660C-30 520 -58 340 -66 206Z"),
      lighter(colour, 0.08),
      { stroke: edge, width: 2.4 },
    ) +
    shape(
      map.path("M74 190C96 206 110 220 120 236L150 316L112 330L128 366L20 660L6 660C30 520 58 340 66 206Z"),
      mix(colour, shade, 0.3),
      { stroke: edge, width: 2.4 },
    );
  const seams = stroke(map.path("M-214 330C-220 420 -226 520 -226 660M214 330C222 420 228 520 228 660"), edge, 3, {
    opacity: 0.8,
  });
  return halves + lapels + seams + (wear.over === "coat" ? coatDetails(map) : "");
}

function coatDetails(map: HeadMap): string {
  const pocket = "M112 450L204 450L204 552C180 560 136 560 112 552Z";
  const pens = stroke(map.path("M134 416L134 452"), TEAL[2], 9) + stroke(map.path("M152 410L152 452"), HIBISCUS, 9);
  const badge = group(
    box(-39, 0, 78, 96, "#fff", { round: 8, stroke: "#c4cccb", width: 2 }) +
      box(-39, 0, 78, 24, TEAL[2], { round: 8 }) +
      disc(0, 46, 14, "#e9d9bf") +
      box(-25, 68, 50, 5, "#9fb0b2", { round: 2 }) +
      box(-19, 79, 38, 4, "#c4cccb", { round: 2 }),
    { transform: map.feature(-158, 436) },
  );
  return shape(map.path(pocket), "#f4f4ef", { stroke: "#c4cccb", width: 2.4 }) + pens + badge;
}

function stethoscope(c: Canvas, colour: string, map: HeadMap): string {
  const tubes = map.path("M-92 208C-110 300 -104 380 -66 430M92 208C112 300 108 400 78 470");
  const shine = map.path("M-95 212C-112 300 -106 376 -69 424M95 212C114 300 110 392 81 458");
  const prongs = map.path("M-66 430C-84 462 -84 496 -72 516M-66 430C-46 456 -38 490 -44 512");
  const bell = group(
    disc(0, 0, 31, "#8fa2a8") + disc(0, 0, 24, c.fade("#f4f7f7", "#a9b8bb")) + disc(0, 0, 13, "#d7dfe0"),
    { transform: map.feature(74, 498) },
  );
  return (
    stroke(tubes, colour, 12) + stroke(shine, "#ffffff", 3, { opacity: 0.25 }) + stroke(prongs, "#9fb0b4", 7) + bell
  );
}

function lanyard(colour: string, map: HeadMap): string {
  const card = group(
    box(-34, 0, 68, 86, "#fff", { round: 7, stroke: "#c4cccb", width: 2 }) +
      box(-34, 0, 68, 20, colour, { round: 7 }) +
      disc(0, 42, 13, "#e3d2b5") +
      box(-22, 62, 44, 5, "#9fb0b2", { round: 2 }),
    { transform: map.feature(0, 470) },
  );
  return stroke(map.path("M-78 204C-70 330 -30 430 0 470M78 204C70 330 30 430 0 470"), colour, 9) + card;
}
