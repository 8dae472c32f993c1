type Rgb = readonly [number, number, number];

/** The contrast of two opaque colours, from 1 to 21 (WCAG 2.2, "contrast ratio"); throws for any but #rgb and #rrggbb. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(parseHex(one)), luminance(parseHex(other))].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function parseHex(color: string): Rgb {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1];
  if (digits === undefined) throw new Error(`not an opaque colour: ${color}`);
  const size = digits.length / 3;
  const channel = (index: number) =>
    Number.parseInt(digits.slice(index * size, (index + 1) * size).repeat(3 - size), 16);
  return [channel(0), channel(1), channel(2)];
}

/** WCAG 2.2, "relative luminance". */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
