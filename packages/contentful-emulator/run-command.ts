import { readFile, stat } from "node:fs/promises";
import { createSecureContext } from "node:tls";
import { printSchema } from "graphql";
import { hasImageLibrary } from "./assets/image-tools.ts";
import { readOptions, USAGE, UsageError, type CommandOptions } from "./command-options.ts";
import { openContentSource, type ContentPlace } from "./content-source.ts";
import { SpaceExportError } from "./export/space-export.ts";
import { runProgram } from "./run/run-program.ts";
import { SchemaError } from "./schema/errors.ts";
import { startContentService, type ContentService } from "./start-content-service.ts";

/** Where the command prints. */
export interface Output {
  print(text: string): void;
  printError(text: string): void;
}

/** The exit code, or the signal that ended the program, and the service where one still serves. */
export interface CommandResult {
  readonly exitCode: number;
  readonly signal?: NodeJS.Signals;
  readonly service?: Pick<ContentService, "close" | "graphqlUrl">;
}

/** Runs a command line. Errors in it or in the export are printed and set the exit code. */
export async function runCommand(args: string[], output: Output): Promise<CommandResult> {
  try {
    const options = readOptions(args);
    if (typeof options === "string") {
      output.print(options);
      return { exitCode: 0 };
    }
    return options.printsSchema ? await printSdl(options, output) : await serve(options, output);
  } catch (error) {
    if (error instanceof UsageError) output.printError(`${error.message}\n\n${USAGE}`);
    else if (error instanceof SpaceExportError) output.printError(error.message);
    else if (isTaken(error)) output.printError(`Port ${error.port} is in use: choose another with --port`);
    else if (isNoAddress(error))
      output.printError(`--host ${error.address ?? error.hostname} is no address of this machine`);
    else throw error;
    return { exitCode: error instanceof UsageError ? 2 : 1 };
  }
}

function isTaken(error: unknown): error is NodeJS.ErrnoException & { port: number } {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

function isNoAddress(error: unknown): error is NodeJS.ErrnoException & { address?: string; hostname?: string } {
  return error instanceof Error && "code" in error && ["EADDRNOTAVAIL", "ENOTFOUND"].includes(String(error.code));
}

/** An export, or a folder of content, whose types and files are its own. */
async function findPlace(options: CommandOptions): Promise<ContentPlace> {
  const { exportFile, assetsDirectory, spaceId: id, environmentId } = options;
  const ids = { ...(id !== undefined && { id }), ...(environmentId !== undefined && { environmentId }) };
  const found = await stat(exportFile).catch(() => undefined);
  if (found?.isDirectory()) {
    if (assetsDirectory === undefined) return { contentFolder: exportFile, ids };
    throw new UsageError("--assets is for an export file: a folder of content holds its files");
  }
  if (assetsDirectory === undefined) return { exportFile, ids };
  const assets = await stat(assetsDirectory).catch(() => undefined);
  if (!assets?.isDirectory()) throw new UsageError(`--assets ${assetsDirectory} is no folder`);
  return { exportFile, assetsDirectory, ids };
}

async function printSdl(options: CommandOptions, output: Output): Promise<CommandResult> {
  const { exportFile } = options;
  const read = await (await openContentSource(await findPlace(options))).read();
  const schema = read?.schema;
  if (!schema) throw new SpaceExportError(`${exportFile}: the content was not read`);
  if (schema instanceof SchemaError) throw new SpaceExportError(`${exportFile}: ${schema.message}`);
  output.print(printSchema(schema));
  return { exitCode: 0 };
}

/** Reads a certificate and its key. Throws `UsageError` when they cannot be read or do not fit. */
async function readCertificate({ cert, key }: NonNullable<CommandOptions["certificate"]>) {
  const tls = { cert: await readPem("--cert", cert), key: await readPem("--key", key) };
  try {
    createSecureContext(tls);
    return tls;
  } catch (error) {
    throw new UsageError(`--cert ${cert} and --key ${key} are no certificate and its key: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

async function readPem(option: string, file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new UsageError(
      `${option} ${file}: ${isMissing ? "the file does not exist" : `cannot be read (${reasonOf(error)})`}`,
      { cause: error },
    );
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function serve(options: CommandOptions, output: Output): Promise<CommandResult> {
  const { certificate, exportFile, deliveryToken, previewToken, requestsPerSecond, maxComplexity, program } = options;
  // A program has the output to itself.
  const print = program ? output.printError : output.print;
  const printFaults = (faults: readonly string[]) => faults.forEach((fault) => output.printError(fault));
  const service = await startContentService({
    ...(await findPlace(options)),
    ...{ host: options.host, port: options.port, hasControl: options.hasControl, hasStatusPage: true },
    acceptsAnyToken: program !== undefined && deliveryToken === undefined && previewToken === undefined,
    ...(certificate && { tls: await readCertificate(certificate) }),
    onReload({ error, faults }) {
      if (error === undefined) print(`Read ${exportFile} again`);
      else output.printError(error);
      printFaults(faults);
    },
    ...(options.isVerbose && { logRequest: print }),
    ...(deliveryToken !== undefined && { deliveryToken }),
    ...(previewToken !== undefined && { previewToken }),
    ...(requestsPerSecond !== undefined && { requestsPerSecond }),
    ...(maxComplexity !== undefined && { maxComplexity }),
  });
  warnAboutSchema(service, exportFile, output);
  printFaults(service.faults);
  for (const [name, value] of service.summary) print(`${name.padEnd(NAME_WIDTH)} ${value}`);
  if (!(await hasImageLibrary()))
    print(`${"Pictures".padEnd(NAME_WIDTH)} as they are: npm install sharp to resize them`);
  if (!program) return { exitCode: 0, service };
  const end = await runProgram(program, service.origin);
  await service.close();
  return end;
}

const NAME_WIDTH = 14;

/** The service starts anyway and responds to every query with the error, as Contentful does. */
function warnAboutSchema(service: ContentService, exportFile: string, output: Output): void {
  const { schemaError, schemaWarnings } = service;
  for (const warning of schemaWarnings) output.printError(`${exportFile}: ${warning}`);
  if (schemaError !== undefined) output.printError(`${exportFile}: every query is refused: ${schemaError}`);
}
