import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { emblemOf } from "#site/brand/find-emblem.ts";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { facilityPage } from "#site/hospitals/hospital-paths.ts";
import { findPictureFile } from "#site/hospitals/load-pictures.server.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { Edition, Editions } from "#site/texts/editions.server.ts";
import type { drawSharedPicture, SharedPicture } from "./draw-shared-picture.ts";

export type SharedPictures = Awaited<ReturnType<typeof openSharedPictures>>;

interface SharedPicturesOptions {
  editions: Editions;
  siteDataDir: string;
  drawSharedPicture: typeof drawSharedPicture;
  /** Where drawn pictures are stored. Where that cannot be written, each is drawn again when it is asked for. */
  directory: string;
}

type Plan = SharedPicture & { fileName: string };

const DRAWING = 1;

const PICTURES_SIDE_BY_SIDE = 3;

export async function openSharedPictures(options: SharedPicturesOptions) {
  const { editions, siteDataDir, directory, drawSharedPicture: drawPicture } = options;
  const { originals, brand } = editions[0].site;
  const plans = new Map(editions.flatMap((edition) => planPictures(edition)));
  const drawing = new Map<string, Promise<Buffer>>();
  let turn: Promise<unknown> = Promise.resolve();
  await removeStrangers(directory, new Set(Array.from(plans.values(), ({ fileName }) => fileName)));

  async function draw(plan: Plan): Promise<Buffer> {
    const { fonts, tokens } = brand;
    const files = await Promise.all(plan.scenes.map((name) => findPictureFile(siteDataDir, originals, name)));
    const bytes = await drawPicture({ ...plan, scenes: files.flatMap((file) => file ?? []) }, { fonts, tokens });
    await store(join(directory, plan.fileName), bytes).catch(() => undefined);
    return bytes;
  }

  return {
    async find(address: string): Promise<Buffer | undefined> {
      const plan = plans.get(address);
      if (!plan) return undefined;
      const stored = await readFile(join(directory, plan.fileName)).catch(() => undefined);
      if (stored) return stored;
      const underWay = drawing.get(address);
      if (underWay) return underWay;
      const drawn = turn.then(() => draw(plan));
      turn = drawn.catch(() => undefined);
      drawing.set(address, drawn);
      return drawn.finally(() => drawing.delete(address));
    },
  };
}

async function store(path: string, bytes: Buffer): Promise<void> {
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(`${path}.part`, bytes, { flush: true });
  await rename(`${path}.part`, path);
}

async function removeStrangers(directory: string, known: Set<string>): Promise<void> {
  const present = await readdir(directory).catch(() => []);
  const strangers = present.filter((name) => !known.has(name));
  await Promise.all(strangers.map((name) => rm(join(directory, name), { force: true }).catch(() => undefined)));
}

/** By address, e.g. "kozhencherry/doctors.jpg"; the group's have no folder, those of another language begin with it. */
function planPictures({ site, texts: { pages: texts } }: Edition): [address: string, plan: Plan][] {
  const { group, hospitals, brand, pictures, prefix } = site;
  const plan = ({ title, below, scenes, emblem }: SharedPicture): Plan => {
    const shown = scenes.map((name) => pictures[name]?.sources[0]?.files.at(-1)?.url ?? name);
    const facts = JSON.stringify([DRAWING, brand.version, title, below, shown, emblem]);
    return {
      title,
      below,
      scenes,
      emblem,
      fileName: `${createHash("sha256").update(facts).digest("hex").slice(0, 24)}.jpg`,
    };
  };
  const sections = Object.entries(texts.sections).filter(([section]) => section !== "home");
  const ofGroup = {
    scenes: hospitals.slice(0, PICTURES_SIDE_BY_SIDE).map(({ campusPicture }) => campusPicture),
    emblem: emblemOf(brand).svg,
  };
  const places = hospitals.map(({ place }) => place).join(" · ");
  const planned: (readonly [string, Plan])[] = [
    ["home.jpg", plan({ ...ofGroup, title: group.name, below: places })],
    ...sections.map(([section, title]) => [`${section}.jpg`, plan({ ...ofGroup, title, below: group.name })] as const),
    ...hospitals.flatMap((hospital) => {
      const { id, name, place, sinceYear, routedDepartments, routedFacilities } = hospital;
      const emblem = emblemOf(brand, id).svg;
      const below = fullName(hospital);
      const pages = [
        ...sections,
        ...routedDepartments.map(({ slug, name: title }) => [`department-${slug}`, title] as const),
      ];
      const home = {
        title: name,
        below: `${place} · ${texts.common.since(sinceYear)}`,
        scenes: [sceneOf(hospital, 0)],
      };
      return [
        [`${id}/home.jpg`, plan({ ...home, emblem })] as const,
        ...pages.map(([page, title], index) => {
          return [`${id}/${page}.jpg`, plan({ title, below, emblem, scenes: [sceneOf(hospital, index + 1)] })] as const;
        }),
        ...routedFacilities.map((facility) => {
          const shown = { title: facility.name, below, emblem, scenes: [facility.picture] };
          return [`${id}/${facilityPage(facility)}.jpg`, plan(shown)] as const;
        }),
      ];
    }),
  ];
  return planned.map(([address, one]) => [`${prefix}/${address}`.slice(1), one]);
}

function sceneOf({ slides, campusPicture }: Hospital, turn: number): string {
  const scenes = [...slides.map(({ picture }) => picture), campusPicture];
  return scenes[turn % scenes.length] ?? campusPicture;
}
