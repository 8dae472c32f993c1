import { readFile, stat } from "node:fs/promises";
import { createSecureContext } from "node:tls";
import { parseArgs } from "node:util";
import { printSchema } from "graphql";
import { openContentSource, type ContentPlace } from "./content-source.ts";
import { SpaceExportError } from "./export/space-export.ts";
import { SchemaError } from "./schema/errors.ts";
import { startContentService, type ContentService } from "./start-content-service.ts";

/** Parsed command line options. */
interface CommandOptions {
  readonly exportFile: string;
  readonly assetsDirectory: string | undefined;
  readonly host: string;
  readonly port: number;
  readonly deliveryToken: string | undefined;
  readonly previewToken: string | undefined;
  readonly requestsPerSecond: number | undefined;
  readonly certificate: { readonly cert: string; readonly key: string } | undefined;
  readonly printsSchema: boolean;
}

/** An invalid command line; the message says why. */
class UsageError extends Error {
  override name = "UsageError";
}

/** What `--help` prints. */
const USAGE = `Serves a Contentful space export as Contentful's GraphQL Content API, its REST APIs for delivery and preview, Images
API and asset hosts do. It prints their addresses and the tokens.

  contentful-emulator --export FILE [options]

  --export FILE          the space export (contentful space export --download-assets), or a folder of content whose
                         space.json has contentTypes
  --assets DIR           the downloaded assets; the folder "assets" beside the export when left out
  --host H               the address to listen at, 127.0.0.1 when left out; 0.0.0.0 for other machines too
  --port N               the port to listen at, 4300 when left out; 0 for any free one
  --cert FILE, --key FILE  serve HTTPS with this certificate and its key, as PEM
  --token T              the delivery token; a random one when left out
  --preview-token T      the token that also reads drafts; a random one when left out
  --rate-limit N         refuse requests after N a second, as Contentful does
  --print-schema         print the schema generated for the export and end
  --help                 print this and end

The export is read again when it changes.`;

const OPTIONS = {
  export: { type: "string" },
  assets: { type: "string" },
  host: { type: "string", default: "127.0.0.1" },
  port: { type: "string", default: "4300" },
  cert: { type: "string" },
  key: { type: "string" },
  token: { type: "string" },
  "preview-token": { type: "string" },
  "rate-limit": { type: "string" },
  "print-schema": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** Parses a command line; "help" for `--help`. Throws `UsageError` when it is invalid. */
function readOptions(args: string[]): CommandOptions | "help" {
  const values = parseValues(args);
  if (values.help) return "help";
  if (!values.export) throw new UsageError("--export FILE is missing");
  const { cert, key, "rate-limit": rateLimit } = values;
  if ((cert === undefined) !== (key === undefined)) throw new UsageError("--cert and --key belong together");
  return {
    exportFile: values.export,
    assetsDirectory: values.assets,
    host: values.host,
    port: readNumber("--port", values.port, 0, 65_535),
    deliveryToken: values.token,
    previewToken: values["preview-token"],
    requestsPerSecond: rateLimit === undefined ? undefined : readNumber("--rate-limit", rateLimit, 1, 1_000_000),
    certificate: cert !== undefined && key !== undefined ? { cert, key } : undefined,
    printsSchema: values["print-schema"],
  };
}

function parseValues(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true }).values;
  } catch (error) {
    throw new UsageError(reasonOf(error), { cause: error });
  }
}

function readNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text !== "" && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new UsageError(`${option} must be a whole number from ${least} to ${most}, not "${text}"`);
}

/** Where the command prints. */
export interface Output {
  print(text: string): void;
  printError(text: string): void;
}

/** The exit code, and the service where one was started. */
export interface CommandResult {
  readonly exitCode: number;
  readonly service?: Pick<ContentService, "close" | "graphqlUrl">;
}

/** Runs a command line. Errors in it or in the export are printed and set the exit code. */
export async function runCommand(args: string[], output: Output): Promise<CommandResult> {
  try {
    const options = readOptions(args);
    if (options === "help") {
      output.print(USAGE);
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
async function findPlace({ exportFile, assetsDirectory }: CommandOptions): Promise<ContentPlace> {
  const found = await stat(exportFile).catch(() => undefined);
  if (found?.isDirectory()) {
    if (assetsDirectory === undefined) return { contentFolder: exportFile };
    throw new UsageError("--assets is for an export file: a folder of content holds its files");
  }
  if (assetsDirectory === undefined) return { exportFile };
  const assets = await stat(assetsDirectory).catch(() => undefined);
  if (!assets?.isDirectory()) throw new UsageError(`--assets ${assetsDirectory} is no folder`);
  return { exportFile, assetsDirectory };
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
  const { certificate, exportFile, deliveryToken, previewToken, requestsPerSecond, host, port } = options;
  const printFaults = (faults: readonly string[]) => faults.forEach((fault) => output.printError(fault));
  const service = await startContentService({
    ...(await findPlace(options)),
    ...{ host, port },
    ...(certificate && { tls: await readCertificate(certificate) }),
    onReload({ error, faults }) {
      if (error === undefined) output.print(`Read ${exportFile} again`);
      else output.printError(error);
      printFaults(faults);
    },
    ...(deliveryToken !== undefined && { deliveryToken }),
    ...(previewToken !== undefined && { previewToken }),
    ...(requestsPerSecond !== undefined && { requestsPerSecond }),
  });
  warnAboutSchema(service, exportFile, output);
  printFaults(service.faults);
  const { graphqlUrl, restUrl, origin } = service;
  output.print(`GraphQL        ${graphqlUrl}`);
  output.print(`GraphiQL       ${graphqlUrl}/explore?access_token=${encodeURIComponent(service.deliveryToken)}`);
  output.print(`REST           ${restUrl}`);
  output.print(`Images, files  ${origin}/images.ctfassets.net/… (also videos., assets., downloads.)`);
  output.print(`Delivery token ${service.deliveryToken}`);
  output.print(`Preview token  ${service.previewToken}`);
  return { exitCode: 0, service };
}

/** The service starts anyway and responds to every query with the error, as Contentful does. */
function warnAboutSchema(service: ContentService, exportFile: string, output: Output): void {
  const { schemaError, schemaWarnings } = service;
  for (const warning of schemaWarnings) output.printError(`${exportFile}: ${warning}`);
  if (schemaError !== undefined) output.printError(`${exportFile}: every query is refused: ${schemaError}`);
}
