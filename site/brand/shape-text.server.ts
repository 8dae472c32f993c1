import * as hb from "harfbuzzjs";
import decompress from "woff2-encoder/decompress";
import { BOLD, type FontDescription, REGULAR } from "./font-sheet.server.ts";

export type ShapingFont = Awaited<ReturnType<typeof readShapingFont>>;

const WEIGHT_CLASS_OFFSET = 4;

export async function readShapingFont(bytes: Uint8Array) {
  const isCompressed = String.fromCharCode(...bytes.subarray(0, 4)) === "wOF2";
  const plain = isCompressed ? await decompress(bytes) : bytes;
  const face = new hb.Face(new hb.Blob(new Uint8Array(plain).buffer));
  const font = new hb.Font(face);
  const { ascender, descender, lineGap } = font.hExtents();
  const axis = face.getAxisInfos().wght;
  const table = face.referenceTable("OS/2");
  if (!table || face.upem === 0) throw new Error("the font has no tables");
  const own = new DataView(table.buffer, table.byteOffset).getUint16(WEIGHT_CLASS_OFFSET);
  return {
    unitsPerEm: face.upem,
    ascent: ascender,
    descent: -descender,
    lineGap,
    weights: (axis ? [axis.min, axis.max] : [own, own]) as FontDescription["weights"],
    /** SVG paths, with y upwards; empty for a space and for a letter that the font does not have. */
    shape(text: string, weight: number) {
      if (axis) font.setVariations([new hb.Variation("wght", weight)]);
      const buffer = new hb.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      let width = 0;
      const glyphs = buffer.getGlyphInfos();
      const letters = glyphs.map(({ codepoint: glyph }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const letter = { left: width + xOffset, up: yOffset, path: glyph === 0 ? "" : font.glyphToPath(glyph) };
        width += xAdvance;
        return letter;
      });
      return { width, letters, missing: glyphs.filter(({ codepoint: glyph }) => glyph === 0).length };
    },
  };
}

const SAMPLE =
  "Our doctors are here at all times. Please call the hospital before you come, and bring your old reports with you. " +
  "Appointments, departments and facilities of each hospital, from Monday to Saturday, 9 am to 6 pm.";

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
