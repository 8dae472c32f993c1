import { DISK_RESERVE_BYTES } from "#submissions/store/open-disk-reserve.server.ts";
import { RESUME_MAX_BYTES } from "#submissions/forms/resume-file.ts";
import { ConfigError } from "./config-error.ts";
import type { ReadValue } from "./read-value.ts";

export const LAST_PORT = 65_535;
const BYTES_IN_A_MEGABYTE = 1024 * 1024;

interface Range {
  least?: number;
  most: number;
  /** What is counted, in the plural. */
  unit?: string;
}

/** The whole number that `name` holds, at least 1 unless `least` says otherwise; undefined when it is not given. */
export function parseWholeNumber(value: ReadValue, name: string, { least = 1, most, unit }: Range): number | undefined {
  const text = value(name);
  if (text === undefined) return undefined;
  const number = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  if (number < least || number > most) {
    const kind = unit ? `whole number of ${unit}` : "whole number";
    throw new ConfigError(`${name} must be a ${kind} from ${least} to ${most}, not ${JSON.stringify(text)}`);
  }
  return number;
}

/** A whole number of megabytes, in bytes; undefined when it is not given. */
export function parseMegabytes(value: ReadValue, name: string, range: Omit<Range, "unit">): number | undefined {
  const megabytes = parseWholeNumber(value, name, { ...range, unit: "megabytes" });
  return megabytes === undefined ? undefined : megabytes * BYTES_IN_A_MEGABYTE;
}

/** A whole number of seconds, in milliseconds; undefined when it is not given. */
export function parseSeconds(value: ReadValue, name: string, range: Omit<Range, "unit">): number | undefined {
  const seconds = parseWholeNumber(value, name, { ...range, unit: "seconds" });
  return seconds === undefined ? undefined : seconds * 1000;
}

/** Removing a resume writes as much as it holds, so the reserve is twice the largest unless it is set. */
export function parseRoom(value: ReadValue): { resumeMaxBytes: number; diskReserveBytes: number } {
  const resumeMaxBytes = parseMegabytes(value, "RESUME_MAX_MB", { most: 25 }) ?? RESUME_MAX_BYTES;
  return {
    resumeMaxBytes,
    diskReserveBytes:
      parseMegabytes(value, "DISK_RESERVE_MB", { least: 8, most: 4096 }) ??
      Math.max(DISK_RESERVE_BYTES, 2 * resumeMaxBytes),
  };
}
