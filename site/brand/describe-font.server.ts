import { readShapingFont } from "./shape-text.server.ts";

const SAMPLE =
  "Our doctors are here at all times. Please call the hospital before you come, and bring your old reports with you. " +
  "Appointments, departments and facilities of each hospital, from Monday to Saturday, 9 am to 6 pm.";

export const REGULAR = 400;
export const BOLD = 700;

/** What a style sheet needs to know of a font; lengths are in em. */
export interface FontDescription {
  ascent: number;
  descent: number;
  lineGap: number;
  weights: [least: number, most: number];
  advance: { regular: number; bold: number };
}

export async function describeFont(bytes: Uint8Array): Promise<FontDescription> {
  const { unitsPerEm, ascent, descent, lineGap, weights, shape } = await readShapingFont(bytes);
  const advance = (weight: number) => shape(SAMPLE, weight).width / SAMPLE.length / unitsPerEm;
  return {
    ascent: ascent / unitsPerEm,
    descent: descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    weights,
    advance: { regular: advance(REGULAR), bold: advance(BOLD) },
  };
}
