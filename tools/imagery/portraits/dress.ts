import { ACROSS } from "../kit/canvas.ts";
import type { Canvas } from "../kit/canvas.ts";
import { darker, HIBISCUS, lighter, mix, TEAL } from "../kit/palette.ts";
import { box, disc, group, repeat, shape, stroke } from "../kit/shapes.ts";
import type { HeadMap } from "../people/head-map.ts";
import { skinColours } from "../people/face.ts";
import type { Look } from "../people/look.ts";

export type Garment = "saree" | "kurti" | "salwar" | "blouse" | "shirt" | "tie" | "scrubs" | "polo" | "kurta" | "habit";

/** What a doctor wears in a portrait. */
export interface Dress {
  garment: Garment;
  colour: string;
  accent: string;
  over?: "coat" | "blazer" | "waistcoat";
  overColour?: string;
  stethoscope?: string;
  lanyard?: string;
}

const BODY =
  "M-62 176C-70 214 -118 230 -176 250C-236 270 -272 316 -282 400L-300 660L300 660L282 400C272 316 236 270 176 250C118 230 70 214 62 176Z";

/** Neck, shoulders and clothes, turned with `map`; drawn between the head's back hair and the head itself. */
export function dress(c: Canvas, look: Look, wear: Dress, map: HeadMap): string {
  const outline = map.path(BODY);
  const clip = c.clip(outline);
  const cloth = c.linear(
    [
      [0, lighter(wear.colour, 0.22)],
      [0.4, wear.colour],
      [1, darker(wear.colour, 0.3)],
    ],
    [0, 0, 1, 0.4],
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
    [0, 0, 1, 0.1],
  );
  parts.push(box(-400, 160, 800, 520, falloff));
  return neck(c, look, map) + group(parts, { clip }) + chinShadow(c, look, map);
}

function neck(c: Canvas, look: Look, map: HeadMap): string {
  const skin = skinColours(look);
  const width = look.sex === "m" ? 1.12 : 0.94;
  const d = `M${-54 * width} 74C${-52 * width} 130 ${-56 * width} 168 -68 190C-40 240 40 240 68 190C${56 * width} 168 ${52 * width} 130 ${54 * width} 74Z`;
  return shape(
    map.path(d),
    c.linear([
      [0, skin.shade],
      [0.5, skin.base],
    ]),
  );
}

function chinShadow(c: Canvas, look: Look, map: HeadMap): string {
  const skin = skinColours(look);
  const area = map.path(
    "M-58 84C-54 130 -58 160 -64 176C-40 220 -20 240 0 246C20 240 40 220 64 176C58 160 54 130 58 84Z",
  );
  return group(
    shape(map.path("M-90 60C-80 150 -50 200 6 206C60 200 90 150 96 60Z"), skin.deep, {
      opacity: 0.4,
      filter: c.blur(7),
    }),
    { clip: c.clip(area) },
  );
}

function neckline(c: Canvas, look: Look, wear: Dress, map: HeadMap): string {
  const draw = { saree, kurti, salwar, blouse, shirt, tie, scrubs, polo: shirt, kurta, habit }[wear.garment];
  return draw(c, wear, map, look);
}

type Neckline = (c: Canvas, wear: Dress, map: HeadMap, look: Look) => string;

const openSkin = (map: HeadMap, look: Look, depth: number, width = 66) =>
  shape(
    map.path(
      `M-${width} 160L-${width} 186C-44 ${depth - 34} -20 ${depth} 0 ${depth}C20 ${depth} 44 ${depth - 34} ${width} 186L${width} 160Z`,
    ),
    skinColours(look).base,
  );

const saree: Neckline = (c, wear, map, look) => {
  const pallu = map.path("M56 196C120 220 170 240 196 258L236 660L-120 660L-236 520C-130 470 -20 380 28 230Z");
  const pleats = map.path(
    "M76 214C40 360 -60 480 -200 560M100 226C80 380 0 540 -130 650M126 236C120 400 80 560 10 660M154 246C160 420 150 560 130 660",
  );
  const border = map.path("M40 202C24 330 -70 450 -226 512L-232 548C-60 480 50 350 68 208Z");
  const zari = map.path("M46 204C30 334 -66 456 -228 522M58 206C42 340 -58 466 -230 536");
  return (
    shape(map.path(BODY), wear.accent) +
    openSkin(map, look, 300, 74) +
    shape(
      pallu,
      c.linear(
        [
          [0, lighter(wear.colour, 0.14)],
          [1, darker(wear.colour, 0.16)],
        ],
        ACROSS,
      ),
    ) +
    stroke(pleats, darker(wear.colour, 0.35), 3.4, { opacity: 0.5 }) +
    shape(
      border,
      c.linear(
        [
          [0, "#f1cf7d"],
          [0.5, "#d9a540"],
          [1, "#b98628"],
        ],
        ACROSS,
      ),
    ) +
    stroke(zari, "#9c6d1a", 2, { opacity: 0.55 })
  );
};

const kurti: Neckline = (_, wear, map, look) =>
  openSkin(map, look, 268) +
  stroke(map.path("M-72 190C-48 240 -22 276 0 276C22 276 48 240 72 190"), wear.accent, 11) +
  stroke(map.path("M0 276L0 470"), wear.accent, 8) +
  repeat(5, (i) => group(disc(0, 0, 6, lighter(wear.accent, 0.4)), { transform: map.feature(0, 306 + i * 38) })) +
  repeat(14, (i) =>
    group(disc(0, 0, 4, wear.accent, { opacity: 0.7 }), {
      transform: map.feature(-200 + (i % 7) * 66, 380 + Math.floor(i / 7) * 110 + (i % 2) * 46),
    }),
  );

const salwar: Neckline = (c, wear, map, look) => {
  const scarf = "M-150 238C-90 360 90 360 150 238L196 256C120 440 -120 440 -196 256Z";
  return (
    openSkin(map, look, 262) +
    shape(map.path(scarf), c.fade(lighter(wear.accent, 0.2), darker(wear.accent, 0.12))) +
    stroke(
      map.path("M-164 246C-96 380 96 380 164 246M-180 252C-110 412 110 412 180 252"),
      darker(wear.accent, 0.3),
      3,
      { opacity: 0.45 },
    )
  );
};

const blouse: Neckline = (_, wear, map, look) =>
  openSkin(map, look, 284, 70) +
  stroke(map.path("M-70 188C-50 236 -20 286 0 292L0 660M70 188C50 236 20 286 0 292"), darker(wear.colour, 0.28), 4) +
  shape(map.path("M-74 184C-60 236 -30 280 -2 296L-52 316C-84 280 -100 230 -98 212Z"), lighter(wear.colour, 0.2)) +
  shape(map.path("M74 184C60 236 30 280 2 296L52 316C84 280 100 230 98 212Z"), lighter(wear.colour, 0.08));

function collar(map: HeadMap, colour: string): string {
  const edge = darker(colour, 0.18);
  return (
    shape(map.path("M-66 170C-70 190 -84 210 -92 220L-52 292L0 256C-30 240 -56 210 -62 176Z"), lighter(colour, 0.24), {
      stroke: edge,
      width: 2.4,
    }) +
    shape(map.path("M66 170C70 190 84 210 92 220L52 292L0 256C30 240 56 210 62 176Z"), lighter(colour, 0.1), {
      stroke: edge,
      width: 2.4,
    })
  );
}

const shirt: Neckline = (_, wear, map, look) => {
  const polo = wear.garment === "polo";
  const placket = polo ? "M0 280L0 380" : "M0 280L0 660";
  return (
    openSkin(map, look, 284, 60) +
    stroke(map.path(placket), darker(wear.colour, 0.25), polo ? 5 : 3.4) +
    repeat(polo ? 2 : 5, (i) =>
      group(disc(0, 0, 5, lighter(wear.colour, 0.6)), { transform: map.feature(polo ? 0 : 8, 320 + i * 62) }),
    ) +
    collar(map, wear.colour)
  );
};

const tie: Neckline = (c, wear, map, look) => {
  const blade = map.path("M-22 262L22 262L34 590L0 640L-34 590Z");
  const stripes = map.path("M-40 340L40 300M-40 410L40 370M-40 480L40 440M-40 550L40 510M-40 620L40 580");
  return (
    openSkin(map, look, 256, 64) +
    stroke(map.path("M0 280L0 660"), darker(wear.colour, 0.2), 3) +
    shape(
      blade,
      c.linear(
        [
          [0, lighter(wear.accent, 0.16)],
          [1, darker(wear.accent, 0.2)],
        ],
        ACROSS,
      ),
    ) +
    group(stroke(stripes, lighter(wear.accent, 0.35), 5, { opacity: 0.55 }), { clip: c.clip(blade) }) +
    shape(map.path("M-24 240L24 240L18 276L-18 276Z"), wear.accent) +
    collar(map, wear.colour)
  );
};

const scrubs: Neckline = (_, wear, map, look) =>
  openSkin(map, look, 300, 70) +
  stroke(map.path("M-74 184C-50 240 -20 290 0 310C20 290 50 240 74 184"), darker(wear.colour, 0.18), 17) +
  stroke(map.path("M-84 190C-58 250 -24 306 0 330C24 306 58 250 84 190"), lighter(wear.colour, 0.2), 3, {
    opacity: 0.7,
  }) +
  stroke(map.path("M90 430L190 430L186 540L94 540Z"), darker(wear.colour, 0.24), 3, { opacity: 0.7 });

const kurta: Neckline = (_, wear, map, look) =>
  openSkin(map, look, 226, 62) +
  shape(
    map.path(
      "M-68 172C-60 212 -24 232 0 236L0 262C-36 254 -80 232 -88 204ZM68 172C60 212 24 232 0 236L0 262C36 254 80 232 88 204Z",
    ),
    lighter(wear.colour, 0.18),
    { stroke: darker(wear.colour, 0.2), width: 2.4 },
  ) +
  stroke(map.path("M-14 250L-14 440L14 440L14 250"), darker(wear.colour, 0.2), 3) +
  repeat(4, (i) => group(disc(0, 0, 5, wear.accent), { transform: map.feature(0, 276 + i * 44) }));

const habit: Neckline = (_, wear, map) =>
  shape(
    map.path("M-66 170C-70 196 -40 226 0 230C40 226 70 196 66 170C90 210 60 262 0 266C-60 262 -90 210 -66 170Z"),
    lighter(wear.colour, 0.5),
  ) +
  stroke(map.path("M-64 176C-50 260 -20 320 0 350C20 320 50 260 64 176"), wear.accent, 4) +
  shape(map.path("M-8 350L8 350L8 366L22 366L22 380L8 380L8 412L-8 412L-8 380L-22 380L-22 366L-8 366Z"), wear.accent);

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
  if (wear.over === "waistcoat")
    return (
      shape(map.path("M-96 214C-120 330 -130 480 -120 660L-10 660C-24 540 -50 380 -66 250Z"), colour) +
      shape(map.path("M96 214C120 330 130 480 120 660L10 660C24 540 50 380 66 250Z"), darker(colour, 0.15))
    );
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
