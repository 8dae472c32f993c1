import { mix } from "../kit/palette.ts";
import { n, shape, stroke } from "../kit/shapes.ts";
import type { HeadMap } from "./head-map.ts";
import type { Look, SkinColours } from "./look.ts";

/** A mouth in speech: `open` 0 is a soft smile, 1 a wide vowel. */
export function speakingMouth(look: Look, map: HeadMap, skin: SkinColours, open: number): string {
  const [upper, lower] =
    look.sex === "f"
      ? [mix("#b04a44", skin.base, 0.25), mix("#c9685f", skin.base, 0.25)]
      : [mix(skin.base, "#7c3128", 0.42), mix(skin.base, "#a8483c", 0.3)];
  const p = (d: string) => map.path(d, 6);
  const full = 3 * (look.lips ?? 1);
  const half = 35 - 6 * open;
  const up = 3 * open;
  const down = 17 * open;
  const inside = `M${-half + 2} 89C-14 ${93 - up} 14 ${93 - up} ${half - 2} 89C20 ${95 + down * 1.35} -20 ${95 + down * 1.35} ${-half + 2} 89Z`;
  const teeth = `M${-half + 7} 90C-12 ${92 - up} 12 ${92 - up} ${half - 7} 90C12 ${93 + down * 0.5} -12 ${93 + down * 0.5} ${-half + 7} 90Z`;
  const wire = `M${-half + 10} ${91 + down * 0.1}C-12 ${91 + down * 0.28} 12 ${91 + down * 0.28} ${half - 10} ${91 + down * 0.1}`;
  const upperLip = `M${-half} 88C-22 ${84 - full - up} -9 ${81 - up} 0 ${85 - up}C9 ${81 - up} 22 ${84 - full - up} ${half} 88C18 ${94 - up} -18 ${94 - up} ${-half} 88Z`;
  const lowerLip = `M${-half + 3} 90C-17 ${95 + down * 1.2} 17 ${95 + down * 1.2} ${half - 3} 90C24 ${106 + full + down} 12 ${109 + full + down} 0 ${109 + full + down}C-12 ${109 + full + down} -24 ${106 + full + down} ${-half + 3} 90Z`;
  const closed = stroke(p("M-42 83C-30 93 -14 94 0 94C14 94 30 93 42 83"), "#4a1d19", 2.8, {
    opacity: Math.max(0, 0.9 - open * 6),
  });
  const corners = `M${-half - 9} 82C${-half - 13} 88 ${-half - 12} 94 ${-half - 9} 98M${half + 9} 82C${half + 13} 88 ${half + 12} 94 ${half + 9} 98`;
  return [
    shape(p(inside), "#5a2220"),
    shape(p(teeth), "#fffaf2"),
    look.braces ? stroke(p(wire), "#8fa2a8", 3.2, { opacity: Math.min(1, open * 3) }) : "",
    shape(p(lowerLip), lower),
    shape(p(upperLip), upper),
    closed,
    stroke(p(corners), skin.deep, 2.4, { opacity: 0.28 }),
  ].join("");
}

/** The upper lid over an eye drawn round its own origin: `down` 0 is open, 1 closed. */
export function eyelid(skin: SkinColours, down: number): string {
  const edge = -16 + down * 26;
  const corner = -4 + down * 6;
  return (
    shape(
      `M-30 5C-16 -20 11 -24 31 -2L28 ${n(corner)}C15 ${n(edge)} -11 ${n(edge + 1)} -27 ${n(corner + 3)}Z`,
      mix(skin.base, skin.shade, 0.3),
    ) + stroke(`M-28 ${n(corner + 3)}C-12 ${n(edge + 1)} 14 ${n(edge)} 29 ${n(corner)}`, "#1a0f0b", 4)
  );
}
