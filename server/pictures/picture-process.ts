import { join } from "node:path";
import { pool } from "workerpool";
import type { PictureTasks } from "./pictures.process.ts";

const PROCESS = join(import.meta.dirname, "pictures.process.ts");

/** One process can make large pictures for long, so a second one makes what a visitor waits for. */
const MAX_PROCESSES = 2;

const ENDED = "Workerpool Worker terminated";

const LIST_TASKS = "methods";

const IDLE_MS = 20_000;
/** A workbook that takes longer claims less than it unpacks to. */
const MAX_SHEET_MS = 20_000;

export interface PictureProcess extends PictureTasks {
  stop(): Promise<void>;
}

/** Processes take hundreds of megabytes, so they end when idle; the first starts at once, as the site waits for it. */
export function createPictureProcess(idleMs = IDLE_MS): PictureProcess {
  const processes = pool(PROCESS, {
    workerType: "process",
    maxWorkers: MAX_PROCESSES,
    forkOpts: { execArgv: [], serialization: "advanced", stdio: ["ignore", "ignore", "ignore", "ipc"] },
  });
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function run(
    task: keyof PictureTasks | typeof LIST_TASKS,
    args: unknown[],
    maxMs = Infinity,
  ): Promise<unknown> {
    if (isStopped) throw new Error("the process that works on pictures was stopped");
    clearTimeout(idle);
    try {
      const work = processes.exec(task, args);
      return await (maxMs < Infinity ? work.timeout(maxMs) : work);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith(ENDED)) throw error;
      throw new Error("the process that works on pictures ended", { cause: error });
    } finally {
      const { busyWorkers, pendingTasks } = processes.stats();
      clearTimeout(idle);
      if (busyWorkers + pendingTasks === 0) idle = setTimeout(() => void processes.terminate(), idleMs).unref();
    }
  }

  let lastReading: Promise<unknown> = run(LIST_TASKS, []).catch(() => {});

  /** For what takes milliseconds: starting a second process for it takes longer than waiting. */
  const runInTurn: typeof run = (task, args) => {
    const reading = lastReading.then(() => run(task, args));
    lastReading = reading.catch(() => {});
    return reading;
  };

  const running = <Task extends keyof PictureTasks>(task: Task, start = run) =>
    ((...args: unknown[]) => start(task, args)) as PictureTasks[Task];

  return {
    checkDrawing: running("checkDrawing", runInTurn),
    describeFont: running("describeFont", runInTurn),
    describePicture: running("describePicture", runInTurn),
    drawBoardPicture: running("drawBoardPicture"),
    drawSharedPicture: running("drawSharedPicture"),
    makePicture: running("makePicture"),
    measureImage: running("measureImage"),
    readSheetFile: running("readSheetFile", (task, args) => run(task, args, MAX_SHEET_MS)),
    renderGroundedIcon: running("renderGroundedIcon"),
    renderIcon: running("renderIcon"),
    renderPicture: running("renderPicture"),
    shrinkPhoto: running("shrinkPhoto"),
    transformImage: running("transformImage"),
    async stop() {
      isStopped = true;
      clearTimeout(idle);
      await processes.terminate(true);
    },
  };
}
