import { EXIT, UsageError, runCommand, type CommandContext } from "./command.ts";
import { checkFolder, exportFolder, importExport } from "./content/content-folder.ts";
import { importSheet } from "./content/import-sheet.ts";
import { manageContentModel } from "./content/manage-model.ts";

const USAGE = `Usage: npm run content -- COMMAND

  check FOLDER                read a folder of content as the site does, and name every fault
  export FOLDER EXPORT.json   write it as a Contentful export, with its pictures in the folder assets beside it
  import EXPORT.json FOLDER   write a Contentful export as a folder of content
  import SHEET.xlsx FOLDER    publish doctors of a spreadsheet (CSV too) in it, once you have seen what changes
  model                       the content types, for Contentful; model --help says more`;

export async function manageContent(context: CommandContext): Promise<number> {
  const [task, ...args] = context.args;
  if (task === "model") return manageContentModel({ ...context, args });
  if (task === "check") return checkFolder(args, context);
  if (task === "export") return exportFolder(args, context);
  if (task === "import") return (args[0]?.endsWith(".json") ? importExport : importSheet)(args, context);
  if (task !== "--help") throw new UsageError(USAGE);
  context.print(USAGE);
  return EXIT.done;
}

if (import.meta.main) await runCommand(manageContent);
