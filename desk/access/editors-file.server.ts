import { stat } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { readDataFile } from "#site/hospitals/read-data-file.server.ts";
import { email } from "#site/hospitals/schema/values.ts";
import type { Editor } from "./editor.ts";

const FILE = "editors.json";

function schemaFor(hospitalIds: readonly string[]) {
  const hospital = v.pipe(
    v.string(),
    v.check((id) => hospitalIds.includes(id), `is no hospital: there are ${hospitalIds.join(", ")}`),
  );
  const hospitals = v.union(
    [v.literal("all"), v.pipe(v.array(hospital), v.minLength(1, "must name a hospital"))],
    (issue) => issue.issues?.findLast(({ path }) => path)?.message ?? 'must be "all" or a list of hospitals',
  );
  const editor = v.strictObject({
    address: v.pipe(email, v.toLowerCase()),
    name: v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty")),
    role: v.picklist(["writer", "publisher"]),
    hospitals,
  });
  return v.pipe(
    v.array(editor),
    v.checkItems(
      ({ address }, at, all) => all.findIndex((one) => one.address === address) === at,
      ({ input }) => `${input.address} is an editor already: name each address once`,
    ),
  );
}

/**
 * The editors as the file of a data folder has them at this moment; none without the file. Rejects with a
 * `SiteDataError` that names what is wrong.
 */
export async function readEditors(dataDir: string, hospitalIds: readonly string[]): Promise<Editor[]> {
  if (!(await stat(join(dataDir, FILE)).catch(() => undefined))) return [];
  return readDataFile(dataDir, FILE, schemaFor(hospitalIds));
}
