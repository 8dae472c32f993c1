import type { Clock, SubmissionLog } from "#forms/submissions.ts";

/** A clock that stands still until a test moves it. */
export class SettableClock implements Clock {
  #now: Date;

  constructor(start = "2026-11-20T10:00:00Z") {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  /** Moves by so many minutes, backwards too. */
  move(minutes: number): void {
    this.#now = new Date(this.#now.getTime() + minutes * 60_000);
  }
}

/** A log that records its lines, each as "level message fields". */
export function createRecordingLog(): SubmissionLog & { lines: string[] } {
  const lines: string[] = [];
  const record = (level: string) => (fields: object, message: string) => {
    lines.push(`${level} ${message} ${JSON.stringify(fields)}`);
  };
  return { lines, info: record("info"), warn: record("warn"), error: record("error") };
}
