import { join } from "node:path";
import { pool } from "workerpool";
import type { SheetFile } from "./read-sheet.ts";

const THREAD = join(import.meta.dirname, "sheet.process.ts");

const MAX_MS = 20_000;
const MAX_HEAP_MB = 256;

/** As `readSheetFile`, in a thread of its own, so that pages go on; it ends with what takes too long or too much. */
export async function readSheetApart(bytes: Uint8Array): Promise<SheetFile> {
  const threads = pool(THREAD, {
    workerType: "thread",
    maxWorkers: 1,
    workerThreadOpts: { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } },
  });
  try {
    return (await threads.exec("readSheetFile", [bytes]).timeout(MAX_MS)) as SheetFile;
  } catch {
    return { fault: { kind: "broken" } };
  } finally {
    await threads.terminate(true);
  }
}
