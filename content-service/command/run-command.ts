import { watchFile, unwatchFile } from "node:fs";
import { printSchema } from "graphql";
import { loadServedSpace } from "../export/load-served-space.ts";
import { SpaceExportError } from "../export/space-export-error.ts";
import { SchemaProblem } from "../schema/schema-problem.ts";
import { startContentService } from "../start-content-service.ts";
import type { ContentService } from "../start-content-service.ts";
import { readOptions, USAGE, UsageError } from "./read-options.ts";
import type { CommandOptions } from "./read-options.ts";

/** Where the command prints. */
export interface Output {
  print(text: string): void;
  complain(text: string): void;
}

/** What is left when the command returns: its exit code, or a service that runs until it is closed. */
export interface CommandResult {
  readonly exitCode: number;
  readonly service?: Pick<ContentService, "close" | "graphqlUrl">;
}

const EXPORT_CHECK_MS = 200;

/** Does what the command line says. Faults of it or of the export are told in a sentence, and give an exit code. */
export async function runCommand(args: string[], output: Output): Promise<CommandResult> {
  try {
    const options = readOptions(args);
    if (options === "help") {
      output.print(USAGE);
      return { exitCode: 0 };
    }
    return options.printsSchema ? await printSdl(options, output) : await serve(options, output);
  } catch (error) {
    if (error instanceof UsageError) output.complain(`${error.message}\n\n${USAGE}`);
    else if (error instanceof SpaceExportError) output.complain(error.message);
    else throw error;
    return { exitCode: error instanceof UsageError ? 2 : 1 };
  }
}

async function printSdl({ exportFile, assetsDirectory }: CommandOptions, output: Output): Promise<CommandResult> {
  const { schema } = await loadServedSpace(exportFile, assetsDirectory);
  if (schema instanceof SchemaProblem) throw new SpaceExportError(`${exportFile}: ${schema.message}`);
  output.print(printSchema(schema));
  return { exitCode: 0 };
}

async function serve(options: CommandOptions, output: Output): Promise<CommandResult> {
  const { exportFile, assetsDirectory, deliveryToken, previewToken, requestsPerSecond, port } = options;
  const service = await startContentService({
    ...{ exportFile, host: "127.0.0.1", port },
    ...(assetsDirectory !== undefined && { assetsDirectory }),
    ...(deliveryToken !== undefined && { deliveryToken }),
    ...(previewToken !== undefined && { previewToken }),
    ...(requestsPerSecond !== undefined && { requestsPerSecond }),
  });
  complainOfSchema(service, exportFile, output);
  output.print(`GraphQL        ${service.graphqlUrl}`);
  output.print(`Delivery token ${service.deliveryToken}`);
  output.print(`Preview token  ${service.previewToken}`);
  const stopWatching = watchExport(exportFile, service, output);
  const close = async () => {
    stopWatching();
    await service.close();
  };
  return { exitCode: 0, service: { graphqlUrl: service.graphqlUrl, close } };
}

/** The service answers all the same, each query with the problem, as Contentful does. */
function complainOfSchema({ schemaProblem }: ContentService, exportFile: string, output: Output): void {
  if (schemaProblem !== undefined) output.complain(`${exportFile}: every query is refused: ${schemaProblem}`);
}

/** A file that is being written may be half there: what was served stays until the next change. */
function watchExport(exportFile: string, service: ContentService, output: Output): () => void {
  const readAgain = async () => {
    await service.reload();
    output.print(`Read ${exportFile} again`);
    complainOfSchema(service, exportFile, output);
  };
  const reload = () => {
    readAgain().catch((error: unknown) => output.complain(error instanceof Error ? error.message : String(error)));
  };
  watchFile(exportFile, { interval: EXPORT_CHECK_MS }, reload);
  return () => unwatchFile(exportFile, reload);
}
