import sharp from "sharp";
import type { Group } from "../../hospitals/site.ts";
import { emblemSvg } from "./emblem-svg.ts";

const PLUS = "M26 10h12v12h12v12H38v12H26V34H14V22h12z";
const HILLS = "M0 56c7-7 13-7 20-1s14 6 22 0 15-6 22 1v8H0z";

/** The sign in a browser's tab: the emblem's plus over gold hills, without what 16 pixels cannot show. */
export const FAVICON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
  '<clipPath id="tile"><rect width="64" height="64" rx="15"/></clipPath>',
  `<g clip-path="url(#tile)"><path fill="#0b5a60" d="M0 0h64v64H0z"/><path fill="#e0a63c" d="${HILLS}"/></g>`,
  `<path fill="#fff" stroke="#fff" stroke-width="3" stroke-linejoin="round" d="${PLUS}"/>`,
  "</svg>\n",
].join("");

/** The emblem alone, its corners transparent. */
export function tileIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${emblemSvg("shield", 0, 0, 64)}</svg>`;
}

/** The emblem on a ground that reaches the edges, for phones that cut icons to a shape of their own. */
export function groundedIcon(emblemSize: number): string {
  const corner = (64 - emblemSize) / 2;
  const ground = '<path fill="#0b5a60" d="M0 0h64v64H0z"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${emblemSvg("shield", corner, corner, emblemSize)}</svg>`;
}

/** An SVG as a PNG of few colours. */
export function renderPng(svg: string, size: number): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: (72 * size) / 64 });
  return image.resize(size, size).png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 }).toBuffer();
}

/** An .ico file that holds one square PNG of less than 256 pixels. */
export function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** What a phone needs to keep the site on its first screen. */
export function webManifest({ name, brand, introduction }: Group): string {
  const icon = (file: string, size: number, purpose: string) => {
    return { src: `/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose };
  };
  const manifest = {
    name,
    short_name: brand,
    description: introduction,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#fffaf0",
    theme_color: "#083d42",
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
