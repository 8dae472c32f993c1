import { parseArgs } from "node:util";

/** What the command line asks for. */
export interface CommandOptions {
  readonly exportFile: string;
  readonly assetsDirectory: string | undefined;
  readonly port: number;
  readonly deliveryToken: string | undefined;
  readonly previewToken: string | undefined;
  readonly requestsPerSecond: number | undefined;
  readonly printsSchema: boolean;
}

/** A command line that cannot be followed; the message says why. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** What `--help` prints. */
export const USAGE = `Serves a Contentful space export as Contentful's GraphQL Content API does, on this machine only.

  content-service --export FILE [options]

  --export FILE          the space export (contentful space export --download-assets)
  --assets DIR           the downloaded assets; the folder "assets" beside the export when left out
  --port N               the port to listen at, 4300 when left out; another one when it is taken
  --token T              the delivery token; a random one when left out
  --preview-token T      the token that also reads drafts; a random one when left out
  --rate-limit N         refuse requests after N a second, as Contentful does
  --print-schema         print the schema generated for the export and end
  --help                 print this and end

The export is read again when the file changes.`;

const OPTIONS = {
  export: { type: "string" },
  assets: { type: "string" },
  port: { type: "string", default: "4300" },
  token: { type: "string" },
  "preview-token": { type: "string" },
  "rate-limit": { type: "string" },
  "print-schema": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** Reads a command line; "help" when it asks for help. Throws `UsageError` when it cannot be followed. */
export function readOptions(args: string[]): CommandOptions | "help" {
  const values = parseValues(args);
  if (values.help) return "help";
  if (!values.export) throw new UsageError("--export FILE is missing");
  const rateLimit = values["rate-limit"];
  return {
    exportFile: values.export,
    assetsDirectory: values.assets,
    port: readNumber("--port", values.port, 0, 65_535),
    deliveryToken: values.token,
    previewToken: values["preview-token"],
    requestsPerSecond: rateLimit === undefined ? undefined : readNumber("--rate-limit", rateLimit, 1, 1_000_000),
    printsSchema: values["print-schema"],
  };
}

function parseValues(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function readNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text !== "" && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new UsageError(`${option} must be a whole number from ${least} to ${most}, not "${text}"`);
}
