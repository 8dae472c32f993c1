import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as defineMode,
  wcagContrast,
} from "culori/fn";
import type { BrandColours } from "./brand-schema.ts";

defineMode(modeRgb);
defineMode(modeLrgb);
defineMode(modeOklab);
const toOklch = defineMode(modeOklch);

export type Scheme = "light" | "dark";
export type ColourTokens = Record<string, string>;

const WHITE = "#ffffff";
// Danger and success look the same everywhere, whatever the brand.
const RED = "#b01f2e";
const GREEN = "#1d6b3a";

const STEP = 0.004;

export function contrastRatio(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** A colour with another lightness (0 to 1, OKLCH), and its chroma times `chroma` but at most `most`. */
function tone(colour: string, lightness: number, chroma = 1, most = 0.15): string {
  const { c, h = 0 } = oklch(colour);
  return formatHex(clampChroma({ mode: "oklch", l: lightness, c: Math.min(c * chroma, most), h }, "oklch"));
}

function oklch(colour: string): { l: number; c: number; h?: number } {
  const read = toOklch(colour);
  if (!read) throw new Error(`not a colour: ${colour}`);
  return read;
}

export function lightnessOf(colour: string): number {
  return oklch(colour).l;
}

export function hueOf(colour: string): number {
  return oklch(colour).h ?? 0;
}

export function lighten(colour: string, by: number): string {
  return tone(colour, Math.min(1, Math.max(0, oklch(colour).l + by)), 1, 1);
}

export function findLightness(colour: string, holds: (changed: string) => boolean): string | undefined {
  if (holds(colour)) return colour;
  for (let by = STEP; by <= 1; by += STEP) {
    const found = [lighten(colour, -by), lighten(colour, by)].find(holds);
    if (found) return found;
  }
  return undefined;
}

function readable(colour: string, grounds: string[], atLeast: number): string {
  const holds = (changed: string) => grounds.every((ground) => contrastRatio(changed, ground) >= atLeast);
  return findLightness(colour, holds) ?? colour;
}

const RING_HUES = Array.from({ length: 24 }, (_, i) => i * 15);

/** A colour for the focus ring, of the hue farthest from every hue of the brand: nothing else looks like it. */
function ring(colours: BrandColours, lightness: number): string {
  const hues = Object.values(colours)
    .map(oklch)
    .flatMap(({ c, h }) => (c < 0.03 || h === undefined ? [] : [h]));
  const distance = (hue: number) =>
    Math.min(180, ...hues.map((other) => 180 - Math.abs((Math.abs(hue - other) % 360) - 180)));
  const [h = 0] = RING_HUES.toSorted((one, other) => distance(other) - distance(one));
  return formatHex(clampChroma({ mode: "oklch", l: lightness, c: 0.2, h }, "oklch"));
}

function opacity(colour: string, percent: number): string {
  return (
    colour +
    Math.round((percent / 100) * 255)
      .toString(16)
      .padStart(2, "0")
  );
}

/** Every colour role: the light scheme shows the six colours, links as dark as they must be; others take their hue. */
export function computeTokens(colours: BrandColours): Record<Scheme, ColourTokens> {
  const light = lightTokens(colours);
  return { light, dark: { ...light, ...darkTokens(colours) } };
}

function lightTokens(colours: BrandColours): ColourTokens {
  const { paper, ink, primary, deep, action, ornament } = colours;
  const { l: day } = oklch(paper);
  const sand = tone(ornament, day - 0.039, 0.2, 0.03);
  const mist = tone(primary, day - 0.033, 0.22, 0.02);
  const alertGround = tone(RED, 0.967, 0.07);
  const papers = [paper, WHITE, sand, mist];
  const isWhiteOnAction = contrastRatio(WHITE, action) >= 4.5;
  const pressed = lighten(action, isWhiteOnAction ? -0.05 : 0.05);
  const gold = readable(tone(ornament, 0.872, 0.71, 0.11), [deep], 7);
  return {
    page: paper,
    surface: WHITE,
    "surface-sand": sand,
    "surface-mist": mist,
    "surface-alert": alertGround,
    "surface-disabled": sand,
    "surface-deep": deep,
    border: tone(ornament, day - 0.097, 0.28, 0.04),
    "border-control": readable(tone(ink, 0.595, 0.64, 0.04), papers, 3),
    text: ink,
    "text-soft": readable(tone(ink, 0.389, 0.7, 0.05), papers, 7),
    "text-heading": deep,
    "text-warm": readable(lighten(action, -0.05), papers, 7),
    "text-gold": readable(tone(ornament, 0.465, 0.71), papers, 7),
    link: readable(primary, papers, 7),
    accent: action,
    action,
    "action-edge": action,
    "action-hover": pressed,
    "text-on-action": isWhiteOnAction ? WHITE : ink,
    bright: WHITE,
    "text-on-bright": deep,
    alert: readable(RED, [...papers, alertGround], 7),
    success: readable(GREEN, papers, 7),
    focus: readable(ring(colours, 0.5), [...papers, alertGround], 4.5),
    "focus-on-deep": readable(ring(colours, 0.8), [deep], 4.5),
    ornament,
    "text-on-deep": WHITE,
    "gold-on-deep": gold,
    "border-on-deep": opacity(WHITE, 22),
    "line-on-deep": opacity(WHITE, 55),
    "surface-on-deep": opacity(WHITE, 8),
    "hover-on-deep": opacity(WHITE, 16),
    "veil-strong": opacity(deep, 95),
    veil: opacity(deep, 72),
    "veil-soft": opacity(deep, 40),
    backdrop: opacity(lighten(deep, -0.07), 90),
    "shadow-1": `0 1px 2px ${opacity(ink, 8)}, 0 2px 8px ${opacity(ink, 6)}`,
    "shadow-2": `0 2px 4px ${opacity(ink, 7)}, 0 12px 28px -6px ${opacity(ink, 15)}`,
    "shadow-3": `0 24px 60px -12px ${opacity(ink, 28)}`,
    "shadow-action": `0 8px 20px -6px ${opacity(pressed, 50)}`,
    "picture-filter": "none",
    "mark-ground": "transparent",
    "select-arrow": selectArrow(primary),
  };
}

function darkTokens(colours: BrandColours): ColourTokens {
  const { paper, primary, deep, action, ornament } = colours;
  const page = tone(deep, 0.205, 0.42, 0.03);
  const surface = tone(deep, 0.265, 0.5, 0.035);
  const sand = tone(ornament, 0.233, 0.08, 0.012);
  const mist = tone(primary, 0.293, 0.55, 0.045);
  const alertGround = tone(RED, 0.272, 0.26);
  const disabled = tone(deep, 0.301, 0.52, 0.035);
  const deepest = tone(deep, 0.306, 0.92, 0.09);
  const papers = [page, surface, sand, mist];
  const cream = tone(paper, 0.969, 1.85, 0.03);
  const bright = tone(ornament, 0.947, 0.2, 0.03);
  const gold = readable(tone(ornament, 0.872, 0.71, 0.11), [deepest], 7);
  const pressable = readable(tone(action, 0.558, 1.1, 0.18), [WHITE], 7);
  const accent = readable(tone(action, 0.763, 0.87, 0.13), papers, 3);
  const link = readable(tone(primary, 0.815, 1.11, 0.11), papers, 7);
  return {
    page,
    surface,
    "surface-sand": sand,
    "surface-mist": mist,
    "surface-alert": alertGround,
    "surface-disabled": disabled,
    "surface-deep": deepest,
    border: tone(deep, 0.388, 0.52, 0.04),
    "border-control": readable(tone(deep, 0.657, 0.6, 0.05), papers, 3),
    text: readable(tone(paper, 0.945, 1.85, 0.03), [...papers, alertGround], 7),
    "text-soft": readable(tone(paper, 0.829, 1.5, 0.025), [...papers, disabled], 7),
    "text-heading": cream,
    "text-warm": readable(tone(action, 0.826, 0.62, 0.1), papers, 7),
    "text-gold": readable(tone(ornament, 0.863, 0.72, 0.11), papers, 7),
    link,
    accent,
    action: pressable,
    "action-edge": accent,
    "action-hover": lighten(pressable, -0.05),
    "text-on-action": WHITE,
    bright,
    "text-on-bright": deepest,
    alert: readable(tone(RED, 0.794, 0.66), [...papers, alertGround], 7),
    success: readable(tone(GREEN, 0.816, 0.92), papers, 7),
    focus: readable(ring(colours, 0.8), [...papers, alertGround, deepest], 4.5),
    "focus-on-deep": readable(ring(colours, 0.8), [deepest], 4.5),
    ornament: lighten(ornament, -0.011),
    "text-on-deep": cream,
    "gold-on-deep": gold,
    "border-on-deep": opacity(WHITE, 16),
    "surface-on-deep": opacity(WHITE, 6),
    "hover-on-deep": opacity(WHITE, 12),
    "veil-strong": opacity(deepest, 95),
    veil: opacity(deepest, 76),
    "veil-soft": opacity(deepest, 50),
    backdrop: opacity(tone(deep, 0.15, 0.3, 0.02), 90),
    "shadow-1": "0 0 0 1px #ffffff12",
    "shadow-2": "0 0 0 1px #ffffff14, 0 12px 28px -6px #000a",
    "shadow-3": "0 0 0 1px #ffffff1a, 0 24px 60px -12px #000c",
    "shadow-action": "0 8px 20px -8px #000c",
    "picture-filter": "brightness(0.84) saturate(0.92)",
    "mark-ground": bright,
    "select-arrow": selectArrow(link),
  };
}

function selectArrow(colour: string): string {
  const stroke = `fill='none' stroke='%23${colour.slice(1)}' stroke-width='2.5' stroke-linecap='round'`;
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${stroke}%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E")`;
}

/** The style sheet that sets the roles. Print uses the light scheme, because paper is white. */
export function tokenSheet({ light, dark }: Record<Scheme, ColourTokens>): string {
  const changed = Object.fromEntries(Object.entries(dark).filter(([role, value]) => light[role] !== value));
  return `:root{${declarations(light)}}@media screen and (prefers-color-scheme:dark){:root{${declarations(changed)}}}`;
}

function declarations(tokens: ColourTokens): string {
  return Object.entries(tokens)
    .map(([role, value]) => `--${role}:${value}`)
    .join(";");
}
