import type { SubmissionLog } from "../submissions.ts";

/** A log that keeps its lines, each as "level message fields". */
export function createRecordingLog(): SubmissionLog & { lines: string[] } {
  const lines: string[] = [];
  const keep = (level: string) => (fields: object, message: string) => {
    lines.push(`${level} ${message} ${JSON.stringify(fields)}`);
  };
  return { lines, info: keep("info"), warn: keep("warn"), error: keep("error") };
}
