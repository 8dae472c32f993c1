import { EXIT } from "../command.ts";
import { countOf } from "./count-of.ts";
import { formatCsv } from "./format-csv.ts";
import type { Task } from "./manage-submissions.ts";
import { readFilter, readOneOf } from "./read-filter.ts";
import { EXPORT_COLUMNS, exportRow, requireReadable } from "./record-rows.ts";
import { writeOut } from "./write-out.ts";
import { writeResumes } from "./write-resumes.ts";

const FORMATS = ["csv", "json"] as const;

/** Gives out everything about many submissions, the newest first; resumes only where a folder is named for them. */
export async function exportSubmissions({ context, config, records, options }: Task): Promise<number> {
  const format = readOneOf("--format", options.format ?? "csv", FORMATS);
  const found = await records.list(await readFilter(options, config));
  requireReadable(found);
  const text = format === "csv" ? formatCsv(EXPORT_COLUMNS, found.map(exportRow)) : JSON.stringify(found, undefined, 2);
  await writeOut(context, text, { out: options.out, isCsv: format === "csv" });
  context.note(`${countOf(found.length)}.`);
  if (options.resume === undefined) return EXIT.done;
  context.note(`${countOf(await writeResumes(records, found, options.resume), "resume")} in ${options.resume}.`);
  return EXIT.done;
}
