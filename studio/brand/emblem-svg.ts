import { EMBLEM_EDGE_WIDTH, EMBLEM_SHAPES, type EmblemVariant } from "../../app/ui/icon/emblem-shapes.ts";

/** The emblem as an SVG group, `size` pixels wide and high, with its corner at `x` and `y`. */
export function emblemSvg(variant: EmblemVariant, x: number, y: number, size: number): string {
  const shapes = EMBLEM_SHAPES[variant].map(({ path, fill, edge }) => {
    const outline = edge ? ` stroke="${edge}" stroke-width="${EMBLEM_EDGE_WIDTH}" stroke-linejoin="round"` : "";
    return `<path d="${path}" fill="${fill}"${outline}/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${size / 64})">${shapes.join("")}</g>`;
}
