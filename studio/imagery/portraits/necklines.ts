import { ACROSS } from "../kit/canvas.ts";
import type { Canvas } from "../kit/canvas.ts";
import { darker, lighter } from "../kit/palette.ts";
import { disc, group, repeat, shape, stroke } from "../kit/shapes.ts";
import { skinColours } from "../people/face.ts";
import type { HeadMap } from "../people/head-map.ts";
import type { Dress, Look } from "../people/look.ts";

/** Shoulders and chest of an average build, seen from the front. */
export const BODY =
  "M-62 176C-70 214 -118 230 -176 250C-236 270 -272 316 -282 400L-300 660L300 660L282 400C272 316 236 270 176 250C118 230 70 214 62 176Z";

export function neckline(c: Canvas, look: Look, wear: Dress, map: HeadMap): string {
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
    openSkin(map, look, 256, 60) +
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

const habit: Neckline = (_, wear, map, look) =>
  openSkin(map, look, 240, 62) +
  shape(
    map.path("M-66 170C-70 196 -40 226 0 230C40 226 70 196 66 170C90 210 60 262 0 266C-60 262 -90 210 -66 170Z"),
    lighter(wear.colour, 0.5),
  ) +
  stroke(map.path("M-64 176C-50 260 -20 320 0 350C20 320 50 260 64 176"), wear.accent, 4) +
  shape(map.path("M-8 350L8 350L8 366L22 366L22 380L8 380L8 412L-8 412L-8 380L-22 380L-22 366L-8 366Z"), wear.accent);
