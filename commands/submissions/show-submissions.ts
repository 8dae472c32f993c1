import type { SubmissionRecord } from "#submissions/store/submission-records.ts";
import { EXIT } from "../command.ts";
import { formatCsv } from "./format-csv.ts";
import { printable } from "./format-table.ts";
import { getRecords } from "./get-records.ts";
import type { Task } from "./manage-submissions.ts";
import { readOneOf } from "./read-filter.ts";
import { EXPORT_COLUMNS, exportRow, requireReadable } from "./record-rows.ts";
import { writeOut } from "./write-out.ts";

const FORMATS = ["text", "csv", "json"] as const;
const LABEL_WIDTH = 18;

/** Shows everything about submissions; of a resume its name, kind and size. */
export async function showSubmissions({ context, records, options, references }: Task): Promise<number> {
  const format = readOneOf("--format", options.format ?? "text", FORMATS);
  const found = await getRecords(records, references);
  requireReadable(found);
  const text = {
    text: () => found.map(formatText).join("\n\n"),
    csv: () => formatCsv(EXPORT_COLUMNS, found.map(exportRow)),
    json: () => JSON.stringify(found, undefined, 2),
  }[format]();
  await writeOut(context, text, { out: options.out, isCsv: format === "csv" });
  return EXIT.done;
}

function formatText(record: SubmissionRecord): string {
  const row = exportRow(record);
  const columns = EXPORT_COLUMNS.filter((column) => row[column] !== undefined && row[column] !== "");
  return columns.map((column) => `${`${column}:`.padEnd(LABEL_WIDTH)}${formatValue(row[column] ?? "")}`).join("\n");
}

/** A message keeps its lines, each indented, so that none can pass for one of ours. */
function formatValue(value: string | number): string {
  return String(value)
    .split("\n")
    .map(printable)
    .join(`\n${" ".repeat(LABEL_WIDTH)}`);
}
