import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { emblemOf } from "../../app/features/layout/shell.ts";
import type { Group, Hospital, Picture, Site } from "../../hospitals/site.ts";
import { FAVICON, groundedIcon, renderPng, tileIcon, toIco, webManifest } from "./app-icons.ts";
import { logoSvg } from "./logo.ts";
import { bandSvg, renderSocialPicture, type SocialPicture } from "./social-picture.ts";

/** A file this tool writes. */
export interface Output {
  /** Path from the project's root. */
  file: string;
  /** Changes whenever the file has to be made again. */
  fingerprint: string;
  make: () => Promise<Buffer>;
}

/** The share of an icon that no phone's shape cuts away, as the emblem's size on a grid of 64. */
const MASKABLE_EMBLEM = 56;
const ICO_SIZE = 32;
const PICTURES_SIDE_BY_SIDE = 3;

export async function listOutputs(site: Site, projectDir: string): Promise<Output[]> {
  const { group, hospitals } = site;
  const social = [groupPicture(site, projectDir), ...hospitals.map((h) => hospitalPicture(site, h, projectDir))];
  return [
    textOutput("public/favicon.svg", FAVICON),
    {
      ...pngOutput("public/favicon.ico", FAVICON, ICO_SIZE),
      make: async () => toIco(await renderPng(FAVICON, ICO_SIZE), ICO_SIZE),
    },
    pngOutput("public/apple-touch-icon.png", groundedIcon(64), 180),
    pngOutput("public/icon-192.png", tileIcon(), 192),
    pngOutput("public/icon-512.png", tileIcon(), 512),
    pngOutput("public/icon-maskable-512.png", groundedIcon(MASKABLE_EMBLEM), 512),
    textOutput("public/site.webmanifest", webManifest(group)),
    textOutput("public/logo-group.svg", logoSvg("shield", ...groupWords(group))),
    ...hospitals.map((h) => textOutput(`public/logo-${h.id}.svg`, logoSvg(emblemOf(group, h), h.name, h.place))),
    ...(await Promise.all(
      social.filter(({ id }) => !hasOwnPicture(projectDir, id)).map(({ id, picture }) => socialOutput(id, picture)),
    )),
  ];
}

/** The brand and what follows it in the group's name. */
function groupWords({ name, brand }: Group): [string, string] {
  return name.startsWith(`${brand} `) ? [brand, name.slice(brand.length + 1)] : [name, ""];
}

function textOutput(file: string, text: string): Output {
  return { file, fingerprint: hash(text), make: async () => Buffer.from(text) };
}

function pngOutput(file: string, svg: string, size: number): Output {
  return { file, fingerprint: hash(`${size} ${svg}`), make: () => renderPng(svg, size) };
}

async function socialOutput(id: string, picture: SocialPicture): Promise<Output> {
  const scenes = await Promise.all(picture.pictures.map((file) => readFile(file)));
  return {
    file: `data/pictures/og-${id}.1200.jpg`,
    fingerprint: hash(bandSvg(picture), ...scenes),
    make: () => renderSocialPicture(picture),
  };
}

function groupPicture({ group, hospitals, pictures }: Site, projectDir: string) {
  const shown = hospitals.slice(0, PICTURES_SIDE_BY_SIDE);
  const picture: SocialPicture = {
    pictures: shown.map(({ campusPicture }) => pictureFile(pictures[campusPicture], campusPicture, projectDir)),
    emblem: "shield",
    name: group.name,
    below: shown.map(({ place }) => place).join(" · "),
  };
  return { id: "group", picture };
}

function hospitalPicture({ group, pictures }: Site, hospital: Hospital, projectDir: string) {
  const scene = hospital.slides[0]?.picture ?? hospital.campusPicture;
  const picture: SocialPicture = {
    pictures: [pictureFile(pictures[scene], scene, projectDir)],
    emblem: emblemOf(group, hospital),
    name: hospital.name,
    below: `${hospital.place} · since ${hospital.sinceYear}`,
  };
  return { id: hospital.id, picture };
}

/** The widest file of a picture, in its most widely readable format. */
function pictureFile(picture: Picture | undefined, name: string, projectDir: string): string {
  const url = picture?.sources.at(-1)?.files.at(-1)?.url;
  if (!url) throw new Error(`data/pictures has no "${name}"`);
  return join(projectDir, "data", decodeURIComponent(url.slice(0, url.indexOf("?"))));
}

/** An operator's plain og-<id>.jpg takes the place of the one made here. */
function hasOwnPicture(projectDir: string, id: string): boolean {
  return ["jpg", "jpeg", "png", "webp"].some((type) =>
    existsSync(join(projectDir, "data", "pictures", `og-${id}.${type}`)),
  );
}

function hash(...parts: (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex").slice(0, 16);
}
