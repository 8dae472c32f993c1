import { QueueFullError } from "#content-service/cache/work-queue.ts";
import type { WorkQueue } from "#content-service/cache/work-queue.ts";
import { MediaProblem } from "./media-problem.ts";

/** Runs a task when its turn comes; throws `MediaProblem` with 503 when too many wait already. */
export async function takeTurn<T>(queue: WorkQueue, task: () => Promise<T>): Promise<T> {
  try {
    return await queue(task);
  } catch (error) {
    if (error instanceof QueueFullError) throw new MediaProblem(503, "too many files are fetched at the moment");
    throw error;
  }
}
