import { EventEmitter, once } from "node:events";
import { constants } from "node:fs";
import { access, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import type { PictureOriginal, Site } from "#site/hospitals/site.ts";
import type { makePicture, PictureJob } from "./make-picture.ts";
import { planPicture, showPicture, type PicturePlan } from "./picture-plan.ts";

/** The files made of the pictures that were dropped into the pictures folder. */
export interface DroppedPictures {
  folder: string;
  /**
   * The name of the file to serve for one that was asked for: the same, once it is made; that of the present picture
   * for a picture that was replaced. Undefined where there is none.
   */
  find(fileName: string): Promise<string | undefined>;
  /** Makes what is missing, and removes what belongs to no picture. Resolves at the end, also of a failure. */
  make(): Promise<void>;
  stop(): Promise<void>;
}

interface DroppedPicturesOptions {
  site: Pick<Site, "pictures" | "originals">;
  directory: string;
  makePicture: typeof makePicture;
  log: Pick<Logger, "info" | "warn" | "error">;
  onMade: () => void;
}

interface Job extends PictureJob {
  plan: PicturePlan;
}

/** A request for a file that is being made waits so long at most. */
const WAIT_MS = 15_000;
const PROGRESS_STEP = 10;

/** Opens the folder of made files and shows, in the site's pictures, what an earlier process made. */
export async function openDroppedPictures(options: DroppedPicturesOptions): Promise<DroppedPictures> {
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

  /** Makes the missing ones of the files that `choose` takes of each picture. */
  async function makeFiles(choose: (plan: PicturePlan) => PicturePlan["files"], failed: Set<PicturePlan>) {
    const jobs: Job[] = plans
      .filter((plan) => !failed.has(plan))
      .map((plan) => ({
        plan,
        path: plan.original.path,
        folder,
        files: choose(plan).filter(({ fileName }) => !made.has(fileName)),
      }))
      .filter(({ files }) => files.length > 0);
    let count = 0;
    const report = ({ plan, files }: Job, failure: string | undefined) => {
      count += 1;
      if (failure === undefined) {
        for (const { fileName } of files) made.add(fileName);
        show(plan);
      } else {
        failed.add(plan);
        logFailure(plan.original, failure, log);
      }
      for (const { fileName } of files) progress.emit(fileName);
      if (count % PROGRESS_STEP === 0) log.info(`pictures: ${count} of ${jobs.length}`);
    };
    // One after the other: a large one takes hundreds of megabytes for a moment.
    for (const job of jobs) {
      if (abort.signal.aborted) break;
      const { path, folder: target, files } = job;
      const failure = await make({ path, folder: target, files }).then(
        () => undefined,
        (error: unknown) => String(error instanceof Error ? error.message : error),
      );
      if (!abort.signal.aborted) report(job, failure);
    }
    if (jobs.length > 0) onMade();
    return jobs.length;
  }

  async function makeAll() {
    if (plans.every(({ files }) => files.every(({ fileName }) => made.has(fileName)))) return;
    const startedAt = Date.now();
    const failed = new Set<PicturePlan>();
    log.info({ folder }, `pictures: sizes and formats for pages are made of ${plans.length}`);
    const shown = await makeFiles(({ files }) => files.slice(0, 1), failed);
    if (shown > 0) log.info("pictures: pages show them all, other sizes follow");
    await makeFiles(({ files }) => files, failed);
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
    async find(asked) {
      const fileName = expected.get(withoutHash(asked));
      if (fileName === undefined || made.has(fileName)) return fileName;
      if (making === undefined) return undefined;
      const wait = AbortSignal.any([AbortSignal.timeout(WAIT_MS), abort.signal]);
      await once(progress, fileName, { signal: wait }).catch(() => undefined);
      return made.has(fileName) ? fileName : undefined;
    },
    make() {
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

/** How messages of the system begin, such as "ENOSPC: no space left on device". */
const SYSTEM_ERROR = /^E[A-Z]+: /;

function logFailure({ file }: PictureOriginal, failure: string, log: Pick<Logger, "error">) {
  const advice = SYSTEM_ERROR.test(failure)
    ? "check DATA_DIR and its disk, then start again"
    : "save it again as JPEG, 3000 pixels wide";
  log.error({ file, reason: failure }, `${file} could not be made ready for pages, which go without it: ${advice}`);
}
