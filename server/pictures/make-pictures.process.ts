import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { makePicture, type PictureJob } from "./make-picture.ts";

/** What the process says of each job, in their order. */
export interface JobReport {
  /** Why the files could not be made; undefined when they are. */
  failure: string | undefined;
}

// Pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.cache(false);
sharp.concurrency(1);

// Not without the site.
process.once("disconnect", () => process.exit());
process.once("message", async (jobs: PictureJob[]) => {
  for (const job of jobs) {
    const failure = await makePicture(job).then(
      () => undefined,
      (error: unknown) => String(error instanceof Error ? error.message : error),
    );
    process.send?.({ failure } satisfies JobReport);
  }
  process.disconnect?.();
});
