import { existsSync } from "node:fs";
import { readContentFolder, writeExport } from "contentful-emulator/export-folder";
import { writeFolder } from "contentful-emulator/import-export";
import { createContentTypes } from "#site/content/content-model.ts";
import { parseConfig } from "#server/config.server.ts";
import { CommandError, EXIT, UsageError, loadConfiguredSite, type CommandContext } from "../command.ts";
import { createEditorInterface } from "./import-into-space.ts";

type Context = Pick<CommandContext, "env" | "print">;

/** Reads a folder of content as the site does; rejects with `SpaceExportError`, which names every fault. */
export async function checkContentFolder(directory: string, hospitalNames: readonly string[]) {
  return readContentFolder({ directory, contentTypes: createContentTypes(hospitalNames) });
}

export async function checkFolder([directory, ...more]: string[], { env, print }: Context): Promise<number> {
  if (directory === undefined || more.length > 0) throw new UsageError("content -- check FOLDER");
  const { space } = await checkContentFolder(directory, await readHospitalNames(env));
  print(`${directory}: ${space.entries.length} entries and ${space.assets.length} files, no faults`);
  return EXIT.done;
}

export async function exportFolder([directory, exportFile, ...more]: string[], { env, print }: Context) {
  if (directory === undefined || exportFile === undefined || more.length > 0)
    throw new UsageError("content -- export FOLDER EXPORT.json");
  if (existsSync(exportFile)) throw new CommandError(`${exportFile} is there already: name a new file`);
  const hospitalNames = await readHospitalNames(env);
  const content = await checkContentFolder(directory, hospitalNames);
  const editorInterfaces = createContentTypes(hospitalNames).map(createEditorInterface);
  await writeExport(exportFile, content, { editorInterfaces });
  const { entries, assets } = content.space;
  print(
    `${exportFile}: ${entries.length} entries, and ${assets.length} files in the folder assets beside it. Next: docs/guides/content.md`,
  );
  return EXIT.done;
}

export async function importExport([exportFile, directory, ...more]: string[], { env, print }: Context) {
  if (directory === undefined || exportFile === undefined || more.length > 0)
    throw new UsageError("content -- import EXPORT.json FOLDER");
  const contentTypes = createContentTypes(await readHospitalNames(env));
  const { entries, assets, lost } = await writeFolder({ exportFile, directory, contentTypes });
  if (lost.length > 0)
    throw new CommandError(
      `${directory} is written, but not all of the export is in it:\n${lost.map((one) => `  ${one}`).join("\n")}`,
    );
  print(`${directory}: ${entries} entries and ${assets} files, the same as in the export`);
  return EXIT.done;
}

export async function readHospitalNames(env: CommandContext["env"]): Promise<string[]> {
  const { hospitals } = await loadConfiguredSite(parseConfig(env));
  return hospitals.map(({ contentName }) => contentName);
}
