import { cp, mkdir, mkdtempDisposable, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createWrittenEntries } from "#desk/entries/create-entries.server.ts";
import { putFile } from "#desk/entries/put-file.server.ts";
import { createDeskImport } from "#desk/import/desk-import.server.ts";
import { KINDS } from "#desk/import/plan-import.ts";
import { readSheetFile } from "#desk/import/read-sheet.ts";
import { openStore } from "#outbox/store/open-store.server.ts";
import { createContentTypes } from "#site/content/content-model.ts";
import * as words from "#site/texts/en/desk-import.ts";
import { parseConfig } from "#server/config.server.ts";
import { shrinkPhoto } from "#server/pictures/encode-pictures.ts";
import { CommandError, EXIT, UsageError, findHospital, loadConfiguredSite, readOptions } from "../command.ts";
import type { CommandContext } from "../command.ts";
import { CLOCK, confirm } from "../submissions/command-line.ts";

const USAGE = "content -- import SHEET.xlsx FOLDER --hospital ID [--photos FOLDER] [--yes]";
const OPTIONS = { hospital: { type: "string" }, photos: { type: "string" }, yes: { type: "boolean" } } as const;
const { preview } = words;
/** Who imports, in the versions of entries. */
const BY = "npm run content";

/** Imports doctors or departments' lists of a spreadsheet into a folder of content, as the desk does. */
export async function importSheet(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS, USAGE);
  const [file, directory, ...more] = positionals;
  if (file === undefined || directory === undefined || values.hospital === undefined || more.length > 0)
    throw new UsageError(USAGE);
  const config = parseConfig(context.env);
  const site = await loadConfiguredSite(config);
  const names = site.hospitals.map(({ contentName }) => contentName);
  const { hospital } = await findHospital(config, values.hospital);
  const photos = values.photos === undefined ? [] : await readFolder(values.photos);
  await mkdir(directory, { recursive: true });
  // A store for this run alone: that of the site notices what changed in its folder, as after any edit by hand.
  await using passing = new AsyncDisposableStack();
  const { path: dataDir } = passing.use(await mkdtempDisposable(join(tmpdir(), "content-import-")));
  const opened = await openStore({ dataDir, clock: CLOCK, diskReserveBytes: 100_000 });
  const store = passing.adopt(opened, () => opened.close());
  const written = createWrittenEntries({
    ...{ store, directory: () => directory, contentTypes: createContentTypes(names), now: CLOCK.now },
    log: { error: (_, message) => context.note(message) },
  });
  // Nothing is stored in the folder before somebody agrees.
  const importing = createDeskImport({
    entries: { ...written, putFile: (type, photo) => putFile(dataDir, type, photo, shrinkPhoto) },
    ...{ sites: [site], readSheetFile },
  });
  const sheet = { bytes: await readFile(file), photos: await importing.storePhotos(photos) };
  const look = await importing.look(sheet, hospital.id, words);
  if ("fault" in look) throw new CommandError(`${file}: ${look.fault}`);
  const { rows, ready, changes, refusedPhotos } = look;
  for (const { row, name, notes } of rows)
    for (const note of notes) context.print(`${preview.row(row)}, ${name}: ${note}`);
  if (refusedPhotos.length > 0) context.print(preview.photosRefused(refusedPhotos.join(", ")));
  const count = (kind: (typeof KINDS)[number]) => preview.counts[kind](rows.filter((row) => row.kind === kind).length);
  context.print(KINDS.map(count).join(", "));
  if (ready === 0 || !(await confirm(context, values.yes === true))) return ready === 0 ? EXIT.done : EXIT.declined;
  for (const path of changes.flatMap(({ fields }) => fields["profilePic"] ?? []))
    await cp(join(dataDir, path), join(directory, path));
  const faults = await written.publishAll(changes, BY);
  if (faults.length > 0) throw new CommandError(words.done.refused(faults.join(", ")));
  // The files of a long list follow later.
  await written.look();
  context.print(`${directory}: ${ready} imported`);
  return EXIT.done;
}

async function readFolder(folder: string) {
  const files = (await readdir(folder, { withFileTypes: true })).filter((one) => one.isFile());
  return Promise.all(files.map(async ({ name }) => ({ name, bytes: await readFile(join(folder, name)) })));
}
