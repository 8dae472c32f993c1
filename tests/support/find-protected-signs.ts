import sharp from "sharp";

/** A red cross on white, or the white cross on red that imitates it; both are protected by the Geneva Conventions. */
export interface Sign {
  kind: "red plus on pale" | "white plus on red";
  x: number;
  y: number;
  size: number;
}

const WIDTH = 800;
const SIZES = [8, 11, 15, 21, 29, 40, 56, 78, 110, 154];
/** Shares of the sign's size: where its arms must be filled, and where its surroundings must be seen. */
const ARM = 0.08;
const CORNER = 0.27;
const BEYOND = 0.14;

/** Marked pixels, and their sums, which count those of any rectangle at once. */
class Mask {
  readonly marked: Uint8Array;
  private readonly sums: Int32Array;
  private readonly width: number;

  constructor(width: number, marked: Uint8Array) {
    this.marked = marked;
    this.width = width + 1;
    this.sums = new Int32Array(this.width * (marked.length / width + 1));
    for (let pixel = 0, at = this.width; pixel < marked.length; at++) {
      let row = 0;
      for (let x = 0; x < width; x++, pixel++) {
        row += marked[pixel] ?? 0;
        at++;
        this.sums[at] = (this.sums[at - this.width] ?? 0) + row;
      }
    }
  }

  /** The share of marked pixels from one corner to the other. */
  share(left: number, top: number, right: number, bottom: number): number {
    const [x, y] = [Math.round(left), Math.round(top)];
    const [w, h] = [Math.max(1, Math.round(right) - x), Math.max(1, Math.round(bottom) - y)];
    const [above, below] = [y * this.width + x, (y + h) * this.width + x];
    const { sums } = this;
    return ((sums[below + w] ?? 0) - (sums[below] ?? 0) - (sums[above + w] ?? 0) + (sums[above] ?? 0)) / (w * h);
  }
}

/** The signs in a picture of any format that sharp reads. */
export async function findProtectedSigns(picture: string | Buffer): Promise<Sign[]> {
  const { data, info } = await sharp(picture)
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .resize({ width: WIDTH, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const [reds, pales] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  for (let pixel = 0, at = 0; pixel < reds.length; pixel++, at += channels) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
    if (r > 135 && r - g > 75 && r - b > 65 && Math.abs(g - b) < 60) reds[pixel] = 1;
    else if (Math.min(r, g, b) > 185 && Math.max(r, g, b) - Math.min(r, g, b) < 65) pales[pixel] = 1;
  }
  if (!reds.includes(1)) return [];
  const [red, pale] = [new Mask(width, reds), new Mask(width, pales)];
  return SIZES.flatMap((size) => [
    ...search(red, pale, width, height, size).map((place) => ({ kind: "red plus on pale" as const, ...place })),
    ...search(pale, red, width, height, size).map((place) => ({ kind: "white plus on red" as const, ...place })),
  ]);
}

function search(sign: Mask, ground: Mask, width: number, height: number, size: number) {
  const found: { x: number; y: number; size: number }[] = [];
  const edge = Math.ceil(size * BEYOND) + 1;
  const step = Math.max(1, Math.floor(size / 14));
  const [near, middle, far] = [Math.round(size * 0.13), Math.round(size / 2), Math.round(size * 0.87)];
  for (let y = edge; y + size + edge < height; y += step)
    for (let x = edge; x + size + edge < width; x += step)
      // Nearly every place is passed over at its middle or at one of two corners.
      if (
        sign.marked[(y + middle) * width + x + middle] &&
        ground.marked[(y + near) * width + x + near] &&
        ground.marked[(y + far) * width + x + far] &&
        isPlus(sign, ground, x, y, size)
      )
        found.push({ x, y, size });
  return found;
}

function isPlus(sign: Mask, ground: Mask, x: number, y: number, size: number): boolean {
  const [middleX, middleY, arm, inset] = [x + size / 2, y + size / 2, size * ARM, size * 0.06];
  const [right, bottom, corner, beyond] = [x + size, y + size, size * CORNER, size * BEYOND];
  return (
    sign.share(middleX - arm, middleY - arm, middleX + arm, middleY + arm) > 0.9 &&
    sign.share(middleX - arm, y + inset, middleX + arm, bottom - inset) > 0.85 &&
    sign.share(x + inset, middleY - arm, right - inset, middleY + arm) > 0.85 &&
    [x, right - corner].every((left) =>
      [y, bottom - corner].every((top) => ground.share(left, top, left + corner, top + corner) > 0.8),
    ) &&
    ground.share(middleX - arm, y - beyond, middleX + arm, y - beyond / 3) > 0.6 &&
    ground.share(middleX - arm, bottom + beyond / 3, middleX + arm, bottom + beyond) > 0.6 &&
    ground.share(x - beyond, middleY - arm, x - beyond / 3, middleY + arm) > 0.6 &&
    ground.share(right + beyond / 3, middleY - arm, right + beyond, middleY + arm) > 0.6
  );
}
