import { n, stroke } from "./shapes.ts";

/** Strokes of capital letters in a box 4 wide and 6 high: without a font pictures are the same everywhere. */
const LETTERS: Record<string, string> = {
  A: "M0 6L2 0L4 6M0.7 4H3.3",
  B: "M0 0V6H2.4A1.5 1.5 0 0 0 2.4 3H0H2.2A1.5 1.5 0 0 0 2.2 0Z",
  C: "M4 1A2.3 2.3 0 0 0 0 3A2.3 2.3 0 0 0 4 5",
  D: "M0 0V6H1.6A3 3 0 0 0 1.6 0Z",
  E: "M4 0H0V6H4M0 3H3",
  F: "M4 0H0V6M0 3H3",
  G: "M4 1A2.3 2.3 0 0 0 0 3A2.3 2.3 0 0 0 4 5V3.2H2.6",
  H: "M0 0V6M4 0V6M0 3H4",
  I: "M2 0V6",
  L: "M0 0V6H3.6",
  M: "M0 6V0L2 3.4L4 0V6",
  N: "M0 6V0L4 6V0",
  O: "M2 0A2 3 0 0 0 2 6A2 3 0 0 0 2 0Z",
  P: "M0 6V0H2.4A1.6 1.6 0 0 1 2.4 3.3H0",
  R: "M0 6V0H2.4A1.6 1.6 0 0 1 2.4 3.2H0M2.2 3.2L4 6",
  S: "M3.8 0.9A2 1.5 0 0 0 2 0A1.5 1.5 0 0 0 2 3A1.5 1.5 0 0 1 2 6A2 1.5 0 0 1 0.2 5.1",
  T: "M0 0H4M2 0V6",
  U: "M0 0V4A2 2 0 0 0 4 4V0",
  V: "M0 0L2 6L4 0",
  W: "M0 0L1 6L2 2L3 6L4 0",
  X: "M0 0L4 6M4 0L0 6",
  Y: "M0 0L2 3L4 0M2 3V6",
  Z: "M0 0H4L0 6H4",
  K: "M0 0V6M4 0L0 3.4M1.4 2.4L4 6",
  J: "M3 0V4.4A1.6 1.6 0 0 1 0 4.6",
  "0": "M2 0A2 3 0 0 0 2 6A2 3 0 0 0 2 0Z",
  "1": "M0.8 1.2L2.2 0V6",
  "2": "M0.2 1.4A1.9 1.7 0 0 1 3.8 1.6C3.8 3 1.4 4 0.2 6H4",
  "3": "M0.3 0.9A1.7 1.4 0 1 1 1.8 2.9A1.7 1.5 0 1 1 0.2 5.1",
  "4": "M3 6V0L0 4.2H4",
  "5": "M3.6 0H0.6L0.3 2.8A1.9 1.7 0 1 1 0.2 5.2",
  "6": "M3.4 0.2C1.4 1 0.2 2.6 0.2 4.2A1.8 1.8 0 1 0 2 2.5A1.8 1.8 0 0 0 0.2 4.2",
  "7": "M0 0H4L1.4 6",
  "8": "M2 2.8A1.5 1.4 0 1 1 2 0A1.5 1.4 0 1 1 2 2.8A1.8 1.6 0 1 0 2 6A1.8 1.6 0 1 0 2 2.8Z",
  "9": "M3.8 2A1.8 1.9 0 1 0 2 3.6A1.8 1.8 0 0 0 3.8 2C3.8 4 2.8 5.4 1 6",
  "-": "M0.6 3H3.4",
};

/** A line of capitals centred on `cx`, its letters standing on `baseline` and `height` high. */
export function lettering(text: string, cx: number, baseline: number, height: number, colour: string): string {
  const scale = height / 6;
  const advance = 5.8;
  const start = cx - ((text.length * advance - 1.8) * scale) / 2;
  return [...text]
    .map((letter, i) => {
      const d = LETTERS[letter];
      return d
        ? `<g transform="translate(${n(start + i * advance * scale)} ${n(baseline - height)}) scale(${Math.round(scale * 1000) / 1000})">${stroke(d, colour, 1)}</g>`
        : "";
    })
    .join("");
}
