import { EXIT } from "../command.ts";
import { formatCsv } from "./format-csv.ts";
import { formatTable } from "./format-table.ts";
import type { Task } from "./manage-submissions.ts";
import { readFilter, readOneOf } from "./read-filter.ts";
import { LIST_COLUMNS, listRow } from "./record-rows.ts";
import { writeOut } from "./write-out.ts";

const DEFAULT_LIMIT = 100;
const FORMATS = ["table", "csv", "json"] as const;

/** Lists submissions, the newest first, without anything a visitor typed. */
export async function listSubmissions({ context, config, records, options }: Task): Promise<number> {
  const format = readOneOf("--format", options.format ?? "table", FORMATS);
  const { limit = DEFAULT_LIMIT, ...filter } = await readFilter(options, config);
  const found = await records.list({ ...filter, limit: limit + 1 });
  const rows = found.slice(0, limit).map(listRow);
  const text = {
    table: () => (rows.length > 0 ? formatTable(LIST_COLUMNS, rows) : "No submissions."),
    csv: () => formatCsv(LIST_COLUMNS, rows),
    json: () => JSON.stringify(rows, undefined, 2),
  }[format]();
  await writeOut(context, text, { out: options.out, isCsv: format === "csv" });
  if (found.length > limit) context.note(`There are more than these ${limit}: use --limit, or filters.`);
  return EXIT.done;
}
