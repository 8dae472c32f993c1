import { runCommand } from "./run-command.ts";
import { manageSubmissions } from "./submissions/manage-submissions.ts";

await runCommand(manageSubmissions);
