import { group, n, shape } from "./shapes.ts";

/** A colour stop: offset 0 to 1, colour, opacity. */
export type Stop = readonly [number, string, number?];

/** Seeded random numbers between 0 and 1 (mulberry32), so that a picture is the same on every run. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const DOWN = [0, 0, 0, 1] as const;
export const ACROSS = [0, 0, 1, 0] as const;
export const DIAGONAL = [0, 0, 1, 1] as const;

/** One picture under construction: its elements, and the gradients, filters and clips they refer to. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: () => number;
  private readonly definitions: string[] = [];
  private readonly known = new Map<string, string>();
  private readonly elements: string[] = [];
  private count = 0;

  constructor(width: number, height: number, seed = 7) {
    this.width = width;
    this.height = height;
    this.random = seededRandom(seed);
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)] as T;
  }

  add(...elements: string[]): this {
    this.elements.push(...elements);
    return this;
  }

  linear(stops: readonly Stop[], direction: readonly [number, number, number, number] = DOWN): string {
    const [x1, y1, x2, y2] = direction;
    return this.define(
      `<linearGradient id="@" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopElements(stops)}</linearGradient>`,
    );
  }

  /** From one colour to another, downwards. */
  fade(from: string, to: string): string {
    return this.linear([
      [0, from],
      [1, to],
    ]);
  }

  /** Lit on the left, shaded on the right. */
  rounded(light: string, base: string, shade: string): string {
    return this.linear(
      [
        [0, light],
        [0.45, base],
        [1, shade],
      ],
      ACROSS,
    );
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define(`<radialGradient id="@" cx="${cx}" cy="${cy}" r="${r}">${stopElements(stops)}</radialGradient>`);
  }

  /** Light that fades out from its centre. */
  glow(colour: string, strength: number): string {
    return this.radial([
      [0, colour, strength],
      [0.5, colour, strength * 0.35],
      [1, colour, 0],
    ]);
  }

  blur(deviation: number): string {
    return this.define(
      `<filter id="@" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  /** Blurred content over its sharp self, because a blur alone turns pale at the picture's edges. */
  outOfFocus(content: string, deviation: number): string {
    return content + group(content, { filter: this.blur(deviation) });
  }

  /** The broken-up mirror of things in moving water. */
  waterWobble(): string {
    return this.define(
      `<filter id="@" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".004 .09" numOctaves="2" seed="5"/><feDisplacementMap in="SourceGraphic" scale="24" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.2 2.6"/></filter>`,
    );
  }

  clip(path: string): string {
    return this.define(`<clipPath id="@">${shape(path, "#000")}</clipPath>`);
  }

  mask(content: string): string {
    return this.define(`<mask id="@">${content}</mask>`);
  }

  /** Keeps content for reuse; `use` draws it. */
  symbol(content: string): string {
    return this.define(`<g id="@">${content}</g>`).slice(4, -1);
  }

  use(symbol: string, transform: string): string {
    return `<use href="${symbol}" transform="${transform}"/>`;
  }

  /** The finished SVG, showing the whole canvas or the part `view` names (x, y, width, height). */
  svg(view: readonly [number, number, number, number] = [0, 0, this.width, this.height]): string {
    const [, , w, h] = view;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.map(n).join(" ")}" width="${n(w)}" height="${n(h)}"><defs>${this.definitions.join("")}</defs>${this.elements.join("\n")}</svg>`;
  }

  private define(markup: string): string {
    const known = this.known.get(markup);
    if (known) return known;
    const id = `d${(this.count++).toString(36)}`;
    this.definitions.push(markup.replace("@", id));
    this.known.set(markup, `url(#${id})`);
    return `url(#${id})`;
  }
}

function stopElements(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${n(opacity * 10) === "0" ? 0 : Math.round(opacity * 100) / 100}"`}/>`,
    )
    .join("");
}
