/**
 * How the site's own icons are drawn: on a grid of 48, in round strokes of one width in the text's colour, over one
 * soft ground. A page may give the ground another colour with `--icon-ground` and `--icon-ground-opacity`.
 */
export interface Drawing {
  /** Path data of the soft ground behind the strokes. */
  ground: string;
  /** Path data of the strokes, by the part they show. */
  lines: Record<string, string>;
  /** Path data filled in the strokes' colour, for parts too small to be outlined. */
  solid?: string;
}

const STROKE = 'fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"';
const GROUND = 'fill="var(--icon-ground,currentColor)" fill-opacity="var(--icon-ground-opacity,.2)" stroke="none"';

/** The symbol of a drawing, for the sprite. */
export function drawingSymbol(name: string, { ground, lines, solid }: Drawing): string {
  const parts = [
    `<path ${GROUND} d="${ground}"/>`,
    `<path d="${Object.values(lines).join("")}"/>`,
    ...(solid ? [`<path fill="currentColor" stroke="none" d="${solid}"/>`] : []),
  ];
  return `<symbol id="${name}" viewBox="0 0 48 48" ${STROKE}>${parts.join("")}</symbol>`;
}

/** A circle as path data. */
export function circle(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc}-${2 * radius} 0z`;
}

/** A rectangle with rounded corners as path data. */
export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const corner = (toX: number, toY: number) => `a${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  return [
    `M${x + radius} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}`,
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`,
  ].join("");
}

/** A plus as path data; `arm` is the length from its middle. */
export function plus(x: number, y: number, arm: number): string {
  return `M${x} ${y - arm}v${2 * arm}M${x - arm} ${y}h${2 * arm}`;
}
