import type { FastifyInstance, FastifyReply } from "fastify";
import type { BrandDrawing } from "#site/brand/read-logo.server.ts";
import { findOnlyHospital } from "#site/hospitals/find-hospital.ts";
import { groupPathsIn } from "#site/hospitals/hospital-paths.ts";
import type { Site } from "#site/hospitals/site.ts";
import type { Editions } from "#site/texts/editions.server.ts";
import type { PictureTasks } from "../pictures/pictures.process.ts";
import type { SharedPictures } from "./shared-pictures.ts";

const ICO_SIZE = 32;

/** The share of an icon that no phone's shape cuts away. */
const MASKABLE_SHARE = 0.875;

const DAY = "public, max-age=86400";
const YEAR = "public, max-age=31536000, immutable";

/** A drawing opened alone runs nothing and loads nothing; its own styles apply. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

const FONT_TYPES: Record<string, string> = { woff2: "font/woff2", ttf: "font/ttf", otf: "font/otf" };

export interface BrandFiles {
  editions: Editions;
  sharedPictures: SharedPictures;
  pictureProcess: Pick<PictureTasks, "renderIcon" | "renderGroundedIcon">;
}

export function registerBrandFiles(server: FastifyInstance, { editions, sharedPictures, pictureProcess }: BrandFiles) {
  const { renderIcon, renderGroundedIcon } = pictureProcess;
  const { brand } = editions[0].site;
  const { emblem, favicon, tokens, fonts, letters, fontLicences } = brand;
  const paper = tokens.light.page ?? "#ffffff";

  const icons: [path: string, type: string, make: () => Promise<Buffer | string>][] = [
    ["/favicon.ico", "image/x-icon", async () => toIco(await renderIcon(favicon, ICO_SIZE), ICO_SIZE)],
    ["/apple-touch-icon.png", "image/png", () => renderGroundedIcon(emblem, paper, 180)],
    ["/icon-192.png", "image/png", () => renderIcon(emblem, 192)],
    ["/icon-512.png", "image/png", () => renderIcon(emblem, 512)],
    ["/icon-maskable-512.png", "image/png", () => renderGroundedIcon(emblem, paper, 512, MASKABLE_SHARE)],
    ...editions.map(({ site, texts }): (typeof icons)[number] => {
      const emergency = texts.pages.common.emergency;
      return [`${site.prefix}/site.webmanifest`, "application/manifest+json", async () => webManifest(site, emergency)];
    }),
  ];
  for (const [path, type, make] of icons) {
    let made: Promise<Buffer | string> | undefined;
    server.get(path, async (_request, reply) => {
      made ??= make();
      return reply
        .type(type)
        .header("cache-control", DAY)
        .send(await made);
    });
  }

  server.get("/favicon.svg", async (_request, reply) => sendDrawing(reply, favicon, DAY));
  const { hospitalEmblems, hospitalWideMarks, wideMark } = brand;
  const drawings = [emblem, wideMark, ...Object.values(hospitalEmblems), ...Object.values(hospitalWideMarks)];
  for (const drawing of drawings) {
    if (drawing) server.get(pathOf(drawing.url), async (_request, reply) => sendDrawing(reply, drawing, YEAR));
  }

  const { text, headings = [], ofLanguage, ofOthers } = fonts;
  const files = new Map(
    [...text, ...headings, ...ofLanguage, ...ofOthers].map((font) => [pathOf(font.url), font.bytes]),
  );
  for (const [path, bytes] of files) {
    const type = FONT_TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
    server.get(path, async (_request, reply) => reply.type(type).header("cache-control", YEAR).send(bytes));
  }
  if (letters) {
    server.get(pathOf(letters.url), async (_request, reply) =>
      reply.type("text/css; charset=utf-8").header("cache-control", YEAR).send(letters.sheet),
    );
  }
  for (const [name, bytes] of fontLicences) {
    server.get(`/brand/fonts/${encodeURIComponent(name)}`, async (_request, reply) =>
      reply.type("text/plain; charset=utf-8").header("cache-control", DAY).send(bytes),
    );
  }

  server.get<{ Params: { "*": string } }>("/brand/shared/*", async ({ params }, reply) => {
    const picture = await sharedPictures.find(params["*"]);
    if (!picture) return reply.status(404).header("cache-control", "no-store").send();
    return reply.type("image/jpeg").header("cache-control", YEAR).send(picture);
  });
}

function pathOf(url: string): string {
  return url.slice(0, url.indexOf("?"));
}

function sendDrawing(reply: FastifyReply, { svg }: BrandDrawing, cacheControl: string) {
  return reply
    .type("image/svg+xml")
    .headers({ "cache-control": cacheControl, "content-security-policy": DRAWING_POLICY })
    .send(svg);
}

function toIco(png: Buffer, size: number): Buffer {
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

function webManifest({ group, brand, hospitals, language, languages, prefix }: Site, emergency: string): string {
  const { tokens, version } = brand;
  const only = findOnlyHospital({ hospitals });
  const icon = (file: string, size: number, purpose: string) => {
    return { src: `/${file}?v=${version}`, sizes: `${size}x${size}`, type: "image/png", purpose };
  };
  return JSON.stringify({
    name: group.name,
    short_name: group.brand,
    description: only?.summary ?? group.introduction,
    ...(languages.length > 1 && { lang: language }),
    start_url: prefix || "/",
    display: "minimal-ui",
    background_color: tokens.light.page,
    theme_color: tokens.light["surface-deep"],
    shortcuts: [{ name: emergency, url: groupPathsIn(prefix).toEmergency }],
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  });
}
