import type { Logger } from "pino";

/** Failures of the process that no code of ours was waiting for, as Node tells of them. */
interface FailingProcess {
  on(event: "unhandledRejection" | "uncaughtException", listener: (error: unknown) => void): unknown;
}

interface LastResortOptions {
  log: Pick<Logger, "error" | "fatal">;
  /** Ends the process in order; called once. */
  end: () => void;
}

/**
 * Writes down what nobody handled. A promise that failed unheard leaves everything else as it was, so the site goes on;
 * after an exception nobody can say what state the process is in (nodejs.org/api/process.html, "uncaughtException"), so
 * it finishes what is under way and ends, to be started again.
 */
export function registerLastResort(process: FailingProcess, { log, end }: LastResortOptions) {
  let isEnding = false;
  process.on("unhandledRejection", (error) => log.error({ err: error }, "a failure was handled by nobody"));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "a failure was handled by nobody: the process ends");
    if (isEnding) return;
    isEnding = true;
    end();
  });
}
