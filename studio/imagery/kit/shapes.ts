/** A place in picture units: x to the right, y downwards. */
export type Point = readonly [number, number];

/** How an element is painted beyond its fill. */
export interface Style {
  stroke?: string;
  width?: number;
  opacity?: number;
  filter?: string;
  clip?: string;
  mask?: string;
  blend?: "soft-light" | "multiply" | "screen";
  cap?: "butt" | "round";
  rule?: "evenodd";
  transform?: string;
  round?: number;
}

/** A coordinate with at most one decimal: smaller files, the same picture. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

function attributes(style: Style): string {
  const parts: string[] = [];
  if (style.stroke) parts.push(`stroke="${style.stroke}" stroke-width="${n(style.width ?? 1)}"`);
  if (style.opacity !== undefined) parts.push(`opacity="${Math.round(style.opacity * 100) / 100}"`);
  if (style.filter) parts.push(`filter="${style.filter}"`);
  if (style.clip) parts.push(`clip-path="${style.clip}"`);
  if (style.mask) parts.push(`mask="${style.mask}"`);
  if (style.blend) parts.push(`style="mix-blend-mode:${style.blend}"`);
  if (style.rule) parts.push(`fill-rule="${style.rule}"`);
  if (style.transform) parts.push(`transform="${style.transform}"`);
  return parts.join(" ");
}

export const box = (x: number, y: number, w: number, h: number, fill: string, style: Style = {}) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}" fill="${fill}"${style.round ? ` rx="${n(style.round)}"` : ""} ${attributes(style)}/>`;

export const shape = (d: string, fill: string, style: Style = {}) =>
  `<path d="${d}" fill="${fill}" ${attributes(style)}/>`;

/** An open line; ends and corners are round unless `cap` says otherwise. */
export const stroke = (d: string, colour: string, width: number, style: Style = {}) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="${style.cap ?? "round"}" ${attributes(style)}/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, style: Style = {}) =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(Math.abs(rx))}" ry="${n(Math.abs(ry))}" fill="${fill}" ${attributes(style)}/>`;

export const disc = (cx: number, cy: number, r: number, fill: string, style: Style = {}) =>
  oval(cx, cy, r, r, fill, style);

export const polygon = (points: readonly Point[], fill: string, style: Style = {}) =>
  shape(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`, fill, style);

export const group = (content: string | readonly string[], style: Style = {}) =>
  `<g ${attributes(style)}>${typeof content === "string" ? content : content.join("")}</g>`;

/** Content drawn around its own origin, put at (x, y). */
export function place(
  x: number,
  y: number,
  scale: number,
  content: string,
  turn: { flip?: boolean; rotate?: number } = {},
): string {
  const rotation = turn.rotate ? ` rotate(${n(turn.rotate)})` : "";
  const size = Math.round(scale * 1000) / 1000;
  return `<g transform="translate(${n(x)} ${n(y)})${rotation} scale(${turn.flip ? -size : size} ${size})">${content}</g>`;
}

/** The numbers 0 to count - 1, each drawn. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** The group's emblem sign: a plus with equal arms (never red: the red cross is protected by law). */
export function plus(cx: number, cy: number, radius: number, fill: string): string {
  const arm = radius * 0.34;
  const long = radius - arm;
  return shape(
    `M${n(cx - arm)} ${n(cy - radius)}h${n(2 * arm)}v${n(long)}h${n(long)}v${n(2 * arm)}h${n(-long)}v${n(long)}h${n(-2 * arm)}v${n(-long)}h${n(-long)}v${n(-2 * arm)}h${n(long)}Z`,
    fill,
  );
}
