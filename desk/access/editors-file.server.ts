import { open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { describeProblem, readDataFile, SiteDataError } from "#site/hospitals/read-data-file.server.ts";
import { email } from "#site/hospitals/schema/values.ts";
import { type Editor, sameAddress } from "./editor.ts";

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
    address: email,
    name: v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty")),
    role: v.picklist(["writer", "publisher"]),
    hospitals,
  });
  return v.pipe(
    v.array(editor),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const known = new Set<string>();
      for (const [index, { address }] of dataset.value.entries()) {
        const one = sameAddress(address);
        const path = [{ type: "array", origin: "value", input: dataset.value, key: index, value: address }] as const;
        if (known.has(one))
          addIssue({ message: "is an editor already: name each address once", input: address, path: [...path] });
        known.add(one);
      }
    }),
  );
}

/** The editors of a data folder; none without the file. Rejects with a `SiteDataError` that names what is wrong. */
export async function readEditors(dataDir: string, hospitalIds: readonly string[]): Promise<Editor[]> {
  if (!(await stat(join(dataDir, FILE)).catch(() => undefined))) return [];
  return readDataFile(dataDir, FILE, schemaFor(hospitalIds));
}

/**
 * Writes the whole file at once: whoever reads it meanwhile has the old one. Rejects with a `SiteDataError` where the
 * site could not use it, or as the disk does; the file is as before then.
 */
export async function writeEditors(
  dataDir: string,
  editors: readonly Editor[],
  hospitalIds: readonly string[],
): Promise<void> {
  const [path, fresh] = [join(dataDir, FILE), `${FILE}.new`];
  const { mode = 0o644 } = (await stat(path).catch(() => undefined)) ?? {};
  const file = await open(join(dataDir, fresh), "w");
  try {
    await file.chmod(mode);
    await file.writeFile(`${JSON.stringify(editors, undefined, 2)}\n`);
    await file.sync();
    await readDataFile(dataDir, fresh, schemaFor(hospitalIds));
    await rename(join(dataDir, fresh), path);
  } finally {
    await file.close();
    await rm(join(dataDir, fresh), { force: true });
  }
}

export type Editors = ReturnType<typeof watchEditors>;

/**
 * The editors as the file has them at this moment; it is read again once it has changed. One that cannot be used lets
 * nobody in: `list` rejects with its `SiteDataError`, which is logged once.
 */
export function watchEditors(
  dataDir: string,
  hospitalIds: readonly string[],
  log: { error: (fields: object, message: string) => void },
) {
  let known: { mark: string; reading: Promise<Editor[]> } | undefined;

  async function list(): Promise<Editor[]> {
    const found = await stat(join(dataDir, FILE)).catch(() => undefined);
    const mark = found ? [found.mtimeMs, found.size, found.ino].join(" ") : "";
    if (known?.mark !== mark) {
      const reading = readEditors(dataDir, hospitalIds);
      known = { mark, reading };
      reading.catch((error: unknown) => {
        const problems = error instanceof SiteDataError ? error.problems.map(describeProblem) : [String(error)];
        log.error({ problems }, "nobody can work at the desk: mend editors.json of SITE_DATA_DIR");
      });
    }
    return known.reading;
  }

  return {
    list,
    find: async (address: string) => (await list()).find((one) => sameAddress(one.address) === sameAddress(address)),
  };
}
