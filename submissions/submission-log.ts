/**
 * Where submissions and mails report to; a pino logger fits. What is logged holds ids, kinds, statuses and attempts,
 * never anything a visitor typed.
 */
export interface SubmissionLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const SILENT_LOG: SubmissionLog = { info() {}, warn() {}, error() {} };
