import { manageContentModel } from "./content-model/manage-content-model.ts";
import { runCommand } from "./run-command.ts";

await runCommand(manageContentModel);
