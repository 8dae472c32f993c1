import { EventEmitter, once } from "node:events";
import { constants } from "node:fs";
import { access, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { toSources } from "#site/hospitals/load-pictures.server.ts";
import type { Picture, PictureOriginal, Site } from "#site/hospitals/site.ts";
import type { makePicture, PlannedFile } from "./encode-pictures.ts";

export type DroppedPictures = Awaited<ReturnType<typeof openDroppedPictures>>;

interface DroppedPicturesOptions {
  site: Pick<Site, "pictures" | "originals">;
  directory: string;
  makePicture: typeof makePicture;
  log: Pick<Logger, "info" | "warn" | "error">;
  onMade: () => void;
}

const WAIT_MS = 15_000;
const PROGRESS_STEP = 10;

/** Opens the folder of made files and shows, in the site's pictures, what an earlier process made. */
export async function openDroppedPictures(options: DroppedPicturesOptions) {
  const { site, directory, makePicture: make, log, onMade } = options;
  const plans = site.originals.filter(({ problem }) => problem === undefined).map(planPicture);
  const { folder, isTemporary } = await findFolder(directory, plans.length > 0, log);
  const made = new Set(await readdir(folder).catch(() => []));
  const expected = new Map(
    plans.flatMap(({ files }) => files.map(({ fileName }) => [withoutHash(fileName), fileName])),
  );
  const progress = new EventEmitter().setMaxListeners(0);
  const abort = new AbortController();
  let making: Promise<void> | undefined;

  function show(plan: PicturePlan) {
    site.pictures[plan.original.name] = showPicture(plan, (fileName) => made.has(fileName));
  }

  const failed = new Set<PicturePlan>();

  /** Makes the missing files that `choose` takes of each picture; resolves to how many pictures had some. */
  async function makeFiles(choose: (plan: PicturePlan) => PlannedFile[]) {
    const jobs = plans
      .map((plan) => ({ plan, files: choose(plan).filter(({ fileName }) => !made.has(fileName)) }))
      .filter(({ plan, files }) => files.length > 0 && !failed.has(plan));
    // One after the other: a large one takes hundreds of megabytes for a moment.
    for (const [index, { plan, files }] of jobs.entries()) {
      try {
        if (!abort.signal.aborted) await make({ path: plan.original.path, folder, files });
        if (abort.signal.aborted) break;
        for (const { fileName } of files) made.add(fileName);
        show(plan);
      } catch (error) {
        if (abort.signal.aborted) break;
        failed.add(plan);
        logFailure(plan.original, error, log);
      }
      for (const { fileName } of files) progress.emit(fileName);
      if ((index + 1) % PROGRESS_STEP === 0) log.info(`pictures: ${index + 1} of ${jobs.length}`);
    }
    if (jobs.length > 0) onMade();
    return jobs.length;
  }

  async function makeAll() {
    if (plans.every(({ files }) => files.every(({ fileName }) => made.has(fileName)))) return;
    const startedAt = Date.now();
    failed.clear();
    log.info({ folder }, `pictures: sizes and formats for pages are made of ${plans.length}`);
    const shown = await makeFiles(({ files }) => files.slice(0, 1));
    if (shown > 0) log.info("pictures: pages show them all, other sizes follow");
    await makeFiles(({ files }) => files);
    if (!abort.signal.aborted) log.info({ seconds: Math.round((Date.now() - startedAt) / 1000) }, "pictures: finished");
  }

  async function removeOthers() {
    const current = new Set(expected.values());
    for (const name of await readdir(folder)) {
      if (!abort.signal.aborted && !current.has(name)) await rm(join(folder, name), { force: true });
    }
  }

  for (const plan of plans) show(plan);
  return {
    folder,
    /** The file to serve for one asked for: itself once it is made, the present one for a picture that was replaced. */
    async find(asked: string) {
      const fileName = expected.get(withoutHash(asked));
      if (fileName === undefined || made.has(fileName)) return fileName;
      if (making === undefined) return undefined;
      const wait = AbortSignal.any([AbortSignal.timeout(WAIT_MS), abort.signal]);
      await once(progress, fileName, { signal: wait }).catch(() => undefined);
      return made.has(fileName) ? fileName : undefined;
    },
    make(): Promise<void> {
      making ??= makeAll()
        .then(removeOthers)
        .catch((error: unknown) => log.error({ err: error }, "pictures could not be made: check DATA_DIR"))
        .finally(() => (making = undefined));
      return making;
    },
    async stop() {
      abort.abort();
      await making;
      if (isTemporary) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** `DATA_DIR` may be unusable for a while, and pages need pictures: then they are made for this run alone. */
async function findFolder(directory: string, isNeeded: boolean, log: Pick<Logger, "warn">) {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await access(directory, constants.W_OK);
    return { folder: directory, isTemporary: false };
  } catch (error) {
    if (!isNeeded) return { folder: directory, isTemporary: false };
    const folder = await mkdtemp(join(tmpdir(), "pictures-")).catch(() => undefined);
    log.warn(
      { err: error, folder },
      "sizes of pictures cannot be kept in DATA_DIR and are made anew at every start: let the site write there",
    );
    return { folder: folder ?? directory, isTemporary: folder !== undefined };
  }
}

/** `<name>.<hash>.<width>.<format>` without its hash. */
function withoutHash(fileName: string): string {
  const [name, , ...rest] = fileName.split(".");
  return [name, ...rest].join(".");
}

const SYSTEM_ERROR = /^E[A-Z]+: /;

function logFailure({ file }: PictureOriginal, error: unknown, log: Pick<Logger, "error">) {
  const failure = String(error instanceof Error ? error.message : error);
  const advice = SYSTEM_ERROR.test(failure)
    ? "check DATA_DIR and its disk, then start again"
    : "save it again as JPEG, 3000 pixels wide";
  log.error({ file, reason: failure }, `${file} could not be made ready for pages, which go without it: ${advice}`);
}

interface PicturePlan {
  original: PictureOriginal;
  files: PlannedFile[];
}

const MADE_PICTURES_PATH = "/pictures/made";

/** The widths in pixels: for all places a little blurred, a phone's column, a phone's slide, and large screens. */
const WIDTHS = [800, 480, 1120, 1600];
const FORMATS = ["webp", "avif"] as const;

const SHARED_LINK = /^og-/;
const SHARED_LINK_WIDTH = 1200;

function planPicture(original: PictureOriginal): PicturePlan {
  const isForLinks = SHARED_LINK.test(original.name);
  const asked = isForLinks ? [SHARED_LINK_WIDTH] : WIDTHS;
  const widths = [...new Set(asked.map((width) => Math.min(width, original.width)))];
  const formats = isForLinks ? (["jpeg"] as const) : FORMATS;
  const files = formats.flatMap((format) =>
    widths.map((width) => ({ fileName: `${original.name}.${original.hash}.${width}.${format}`, width, format })),
  );
  return { original, files };
}

function showPicture({ original, files }: PicturePlan, isMade: (fileName: string) => boolean): Picture {
  const width = Math.max(...files.map((file) => file.width));
  const made = files.filter(({ fileName }) => isMade(fileName));
  return {
    width,
    height: Math.round((original.height * width) / original.width),
    sources: toSources(
      made.map((file) => ({
        type: `image/${file.format}`,
        url: `${MADE_PICTURES_PATH}/${file.fileName}`,
        width: file.width,
      })),
    ),
  };
}

/** Serves the made files. Each has its content's hash in its name, so browsers keep it for a year. */
export function registerPictures(server: FastifyInstance, pictures: Pick<DroppedPictures, "find" | "folder">) {
  server.route<{ Params: { fileName: string } }>({
    method: ["GET", "HEAD"],
    url: `${MADE_PICTURES_PATH}/:fileName`,
    async handler({ params }, reply) {
      const found = await pictures.find(params.fileName);
      if (found === params.fileName) return reply.sendFile(found, pictures.folder, { immutable: true, maxAge: "365d" });
      reply.header("cache-control", "no-store");
      return found === undefined ? reply.status(404).send() : reply.redirect(`${MADE_PICTURES_PATH}/${found}`);
    },
  });
}
