import sharp from "sharp";
import type { BrandDrawing } from "#site/brand/read-logo.server.ts";

/** Phones cut icons to a shape and show at least this share of them (W3C Web App Manifest, "safe zone"). */
const SAFE_SHARE = 0.8;

export async function renderIcon({ svg, width }: Pick<BrandDrawing, "svg" | "width">, size: number): Promise<Buffer> {
  return draw(svg, width, size).png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 }).toBuffer();
}

export async function renderGroundedIcon(
  { svg, width }: Pick<BrandDrawing, "svg" | "width">,
  paper: string,
  size: number,
  share = 1,
): Promise<Buffer> {
  const own = await findGround(svg, width);
  const emblemSize = Math.round(size * (own ? share : Math.min(share, SAFE_SHARE)));
  const emblem = await draw(svg, width, emblemSize).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: own ?? paper } })
    .composite([{ input: emblem }])
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** The colour that an emblem has at the middle of all four sides; undefined where these differ or are transparent. */
async function findGround(svg: string, width: number): Promise<string | undefined> {
  const size = 64;
  const pixels = await draw(svg, width, size).ensureAlpha().raw().toBuffer();
  const middles = [size / 2, size * (size - 1) + size / 2, (size * size) / 2, (size * size) / 2 + size - 1];
  const found = middles.map((pixel) => pixels.subarray(pixel * 4, pixel * 4 + 4).toString("hex"));
  const [first = ""] = found;
  return first.endsWith("ff") && found.every((colour) => colour === first) ? `#${first.slice(0, 6)}` : undefined;
}

function draw(svg: string, width: number, size: number) {
  const density = Math.min(2400, Math.max(1, (72 * size) / width));
  return sharp(Buffer.from(svg), { density }).resize(size, size, {
    fit: "contain",
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
}
