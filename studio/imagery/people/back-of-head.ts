import type { Canvas } from "../kit/canvas.ts";
import { darker, lighter, mix } from "../kit/palette.ts";
import { oval, repeat, shape, stroke } from "../kit/shapes.ts";
import { skinColours } from "./face.ts";
import { COVERED } from "./look.ts";
import type { Look } from "./look.ts";

/** A head seen from behind, in the same measures as a head seen from the front. */
export function backOfHead(c: Canvas, look: Look): string {
  const colour = look.hairColour;
  const fill = c.linear(
    [
      [0, lighter(colour, 0.16)],
      [0.5, colour],
      [1, mix(colour, "#000000", 0.3)],
    ],
    [0, 0, 1, 0.6],
  );
  if (COVERED.includes(look.hair)) {
    return (
      shape(
        "M0 -198C-108 -200 -150 -130 -148 -30C-148 70 -160 160 -190 240Q0 300 190 240C160 160 148 70 148 -30C150 -130 108 -200 0 -198Z",
        fill,
      ) +
      stroke("M-60 -170C-110 -90 -110 60 -130 210M40 -180C100 -90 100 60 110 220", darker(colour, 0.25), 5, {
        opacity: 0.5,
      })
    );
  }
  const skin = skinColours(look);
  const ears = oval(-112, 6, 18, 32, skin.base) + oval(112, 6, 18, 32, skin.shade);
  const nape = shape("M-70 40L-56 150H56L70 40Z", mix(skin.base, skin.shade, 0.5));
  const cap =
    look.sex === "m"
      ? "M0 -186C-92 -188 -126 -132 -118 -40C-112 30 -90 74 -60 88Q0 102 60 88C90 74 112 30 118 -40C126 -132 92 -188 0 -186Z"
      : "M0 -190C-94 -192 -132 -132 -126 -40C-120 40 -84 96 0 100C84 96 120 40 126 -40C132 -132 94 -192 0 -190Z";
  return nape + ears + shape(cap, fill) + gathered(look, fill);
}

function gathered(look: Look, fill: string): string {
  const sheen = lighter(look.hairColour, 0.2);
  if (look.hair === "braid")
    return repeat(9, (i) => oval(Math.sin(i) * 5, 84 + i * 34, 30 - i * 1.4, 24, i % 2 ? sheen : look.hairColour));
  if (look.hair === "ponytail")
    return shape("M-36 30C-46 140 -30 230 0 270C30 230 46 140 36 30Z", fill) + oval(0, 36, 40, 18, "#963a22");
  if (["loose", "waves", "bob", "curls"].includes(look.hair)) {
    const end = look.hair === "bob" ? 140 : 260;
    return (
      shape(
        `M-128 -60C-140 60 -150 ${end - 60} -120 ${end}Q0 ${end + 24} 120 ${end}C150 ${end - 60} 140 60 128 -60Z`,
        fill,
      ) +
      stroke(`M-60 -20C-70 80 -70 ${end - 60} -60 ${end - 10}M50 -20C66 80 66 ${end - 60} 60 ${end - 10}`, sheen, 6, {
        opacity: 0.5,
      })
    );
  }
  if (["centre-bun", "side-bun"].includes(look.hair))
    return (
      oval(0, 60, 62, 56, look.hairColour) +
      oval(-14, 46, 36, 30, sheen, { opacity: 0.5 }) +
      (look.jasmine
        ? repeat(13, (i) => oval(Math.cos(0.26 * i) * 58, 60 + Math.sin(0.26 * i) * 52, 12, 12, "#fffdf2"))
        : "")
    );
  if (look.hair === "top-bun") return oval(0, -200, 54, 50, look.hairColour);
  return "";
}
