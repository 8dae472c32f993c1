import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

/** Parsed command line options. */
export interface CommandOptions {
  readonly exportFile: string;
  readonly assetsDirectory: string | undefined;
  readonly spaceId: string | undefined;
  readonly environmentId: string | undefined;
  readonly host: string;
  readonly port: number;
  readonly deliveryToken: string | undefined;
  readonly previewToken: string | undefined;
  readonly requestsPerSecond: number | undefined;
  readonly maxComplexity: number | undefined;
  readonly certificate: { readonly cert: string; readonly key: string } | undefined;
  readonly hasControl: boolean;
  readonly isVerbose: boolean;
  readonly printsSchema: boolean;
  /** The program to run, with its arguments. */
  readonly program: readonly string[] | undefined;
}

/** An invalid command line; the message says why. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** What `--help` prints. */
export const USAGE = `Serves a Contentful space export as Contentful's GraphQL Content API, its REST APIs for delivery and preview, Images
API and asset hosts do. It prints their addresses and the tokens.

  contentful-emulator EXPORT [options]
  contentful-emulator --demo [options]
  contentful-emulator run EXPORT [options] -- PROGRAM [arguments]

EXPORT is a space export (contentful space export --download-assets), or a folder of content whose space.json has
contentTypes; --export EXPORT is the same. It is read again when it changes. "run" starts a program, such as next dev,
whose Node processes send to the emulator what they send to Contentful; any token is accepted unless one is given.

  --demo                 a small space to try
  --assets DIR           the downloaded assets; the folder "assets" beside the export when left out
  --space ID             the space id to serve it as; the export's own when left out
  --environment ID       the environment to serve it as; the export's own, or master, when left out
  --host H               the address to listen at, 127.0.0.1 when left out; 0.0.0.0 for other machines too
  --port N               the port to listen at, 4300 when left out (with "run" any free one); 0 for any free one
  --cert FILE, --key FILE  serve HTTPS with this certificate and its key, as PEM
  --token T              the delivery token; a random one when left out
  --preview-token T      the token that also reads drafts; a random one when left out
  --rate-limit N         refuse requests after N a second, as Contentful does
  --max-complexity N     refuse GraphQL queries of a higher complexity; 11000 when left out, as at Contentful
  --control              a page at /control that makes queries fail
  -v, --verbose          print every request
  --print-schema         print the schema generated for the export and end
  --version              print the version and end
  -h, --help             print this and end`;

const TEXT = { type: "string" } as const;
const FLAG = { type: "boolean", default: false } as const;

const OPTIONS = {
  ...{ export: TEXT, assets: TEXT, space: TEXT, environment: TEXT, port: TEXT, cert: TEXT, key: TEXT, token: TEXT },
  ...{ "preview-token": TEXT, "rate-limit": TEXT, "max-complexity": TEXT },
  ...{ demo: FLAG, control: FLAG, "print-schema": FLAG, version: FLAG },
  host: { ...TEXT, default: "127.0.0.1" },
  verbose: { ...FLAG, short: "v" },
  help: { ...FLAG, short: "h" },
} as const;

/** Parses a command line; the text to print for `--help` and `--version`. Throws `UsageError` when it is invalid. */
export function readOptions(args: readonly string[]): CommandOptions | string {
  const runs = args[0] === "run";
  const end = args.includes("--") ? args.indexOf("--") : args.length;
  const { values, positionals } = parseValues(args.slice(runs ? 1 : 0, runs ? end : args.length));
  if (values.help) return USAGE;
  if (values.version) return readVersion();
  const program = runs ? args.slice(end + 1) : undefined;
  if (program?.length === 0) throw new UsageError("run needs a program: run EXPORT -- next dev");
  const { cert, key, host } = values;
  if ((cert === undefined) !== (key === undefined)) throw new UsageError("--cert and --key belong together");
  if (cert !== undefined && runs)
    throw new UsageError("run needs no --cert: the program reaches the emulator by itself");
  return {
    exportFile: readExport(values, positionals),
    assetsDirectory: values.assets,
    spaceId: values.space,
    environmentId: values.environment,
    host,
    port: readNumber("--port", values.port, 0, 65_535) ?? (runs ? 0 : 4300),
    deliveryToken: values.token,
    previewToken: values["preview-token"],
    requestsPerSecond: readNumber("--rate-limit", values["rate-limit"], 1, 1_000_000),
    maxComplexity: readNumber("--max-complexity", values["max-complexity"], 1, 1_000_000_000),
    certificate: cert !== undefined && key !== undefined ? { cert, key } : undefined,
    hasControl: values.control,
    isVerbose: values.verbose,
    printsSchema: values["print-schema"],
    program,
  };
}

function parseValues(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function readExport(values: { export?: string | undefined; demo: boolean }, positionals: readonly string[]): string {
  const demo = values.demo ? [join(import.meta.dirname, "demo", "export.json")] : [];
  const [file, ...others] = [...(values.export ? [values.export] : []), ...positionals, ...demo];
  if (file === undefined) throw new UsageError("the export is missing: name its file, or try --demo");
  if (others.length > 0) throw new UsageError(`one export is served at a time, not ${[file, ...others].join(" and ")}`);
  return file;
}

function readNumber(option: string, text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text !== "" && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new UsageError(`${option} must be a whole number from ${least} to ${most}, not "${text}"`);
}

function readVersion(): string {
  const manifest = readFileSync(join(import.meta.dirname, "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}
