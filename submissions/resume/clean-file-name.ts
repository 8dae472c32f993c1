import { cleanLine } from "../clean-text.ts";

/** Longest name without its extension, in UTF-16 units: with it and a path, mail programs can still save the file. */
const LONGEST_STEM = 100;

// What Windows, macOS or Linux refuse in a name, or read as a path.
const FORBIDDEN = /[<>:"/\\|?*]/g;

/**
 * A visitor's file name, fit for a header and for every file system: the last part of a path, on one line, ending in
 * the given extension as it was typed. A name of which nothing is left becomes "resume".
 */
export function cleanFileName(name: string, extension: string): string {
  const line = cleanLine(name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1));
  const stem = line.slice(0, -extension.length - 1);
  const ending = line.slice(-extension.length);
  const cleaned = [...stem.replace(FORBIDDEN, "_").replace(/^[.\s]+/, "")].slice(0, LONGEST_STEM).join("").trimEnd();
  return `${cleaned || "resume"}.${ending}`;
}
