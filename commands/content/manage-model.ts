import { CommandError, EXIT, UsageError, type CommandContext, readOptions } from "../command.ts";
import { readFile } from "node:fs/promises";
import { compareModel, loadContentMap, type SpaceType } from "#desk/content-map.server.ts";
import { parseConfig } from "#server/config.server.ts";
import { readHospitalNames } from "./content-folder.ts";
import {
  fetchContentTypes,
  createImportFile,
  SAMPLE_ASSETS_DIR,
  importIntoSpace,
  fetchList,
  type ManagementSpace,
} from "./import-into-space.ts";

const MODEL_OPTIONS = {
  samples: { type: "boolean", default: false },
  check: { type: "boolean", default: false },
  apply: { type: "boolean", default: false },
  space: { type: "string" },
  environment: { type: "string", default: "master" },
  "management-token": { type: "string" },
  host: { type: "string", default: "api.contentful.com" },
  help: { type: "boolean", default: false },
} as const;

const HINT = 'See "npm run content -- model --help"';

const USAGE = `Prints the content model of the site as a file that Contentful's import takes, or puts it into a space.

  npm run --silent content -- model [--samples] > content-model.json
  npm run content -- model --apply --space ID [options]
  npm run content -- model --check [EXPORT.json | --space ID]

  --samples                 with the sample entries, pictures and films
  --apply                   puts it into a space, which must be empty
  --check                   says what of a space, or of its export (CONTENT_EXPORT when left out), fits, lacks and
                            differs, with content-map.json of the data folder; changes nothing. Exit code 1 where it
                            does not fit
  --space ID                the space
  --environment ENV         its environment, master when left out
  --management-token TOKEN  a personal access token; better in the variable CONTENTFUL_MANAGEMENT_TOKEN, because others
                            on the machine can see command lines
  --host HOST               api.eu.contentful.com for a space in the European Union`;

export async function manageContentModel({ args, env, print, note }: CommandContext): Promise<number> {
  const { values, positionals } = readModelOptions(args);
  if (positionals.length > (values.check ? 1 : 0)) throw new UsageError(`"${positionals[0]}" is no option\n${HINT}`);
  if (values.help) {
    print(USAGE);
    return EXIT.done;
  }
  if (values.check) {
    const map = (await loadContentMap(parseConfig(env).siteDataDir)) ?? {};
    const { lines, isFit } = compareModel(map, await readTypes(positionals[0], values, env));
    for (const line of lines) print(line);
    return isFit ? EXIT.done : EXIT.failed;
  }
  const file = await createImportFile(values.samples, await readHospitalNames(env));
  if (!values.apply) {
    print(JSON.stringify(file, null, 2));
    if (values.samples)
      note(`To import it by Contentful's own tool: --upload-assets --assets-directory ${SAMPLE_ASSETS_DIR}`);
    return EXIT.done;
  }
  const space = readSpace(values, env);
  await requireEmpty(space);
  await importIntoSpace(space, file);
  const { spaceId, environmentId } = space;
  print(`The content model is in the space ${spaceId}, environment ${environmentId}. Next: docs/guides/content.md`);
  return EXIT.done;
}

type ModelValues = ReturnType<typeof readModelOptions>["values"];

/** With the delivery token where there is no management token: it can change nothing. */
async function readTypes(file: string | undefined, values: ModelValues, env: CommandContext["env"]) {
  if (values.space === undefined) {
    const { content } = parseConfig(env);
    const path = file ?? (content.kind === "embedded" ? content.path : undefined);
    if (path === undefined) throw new UsageError(`an export or --space ID is missing\n${HINT}`);
    return (JSON.parse(await readFile(path, "utf8")) as { contentTypes: SpaceType[] }).contentTypes;
  }
  const token = env.CONTENTFUL_DELIVERY_TOKEN?.trim();
  if (values["management-token"] ?? env.CONTENTFUL_MANAGEMENT_TOKEN?.trim() ?? !token)
    return fetchContentTypes(readSpace(values, env));
  const space = readSpace({ ...values, "management-token": token }, env);
  return fetchContentTypes({ ...space, apiOrigin: space.apiOrigin.replace("api.", "cdn.") });
}

const readModelOptions = (args: string[]) => readOptions(args, MODEL_OPTIONS, HINT);

function readSpace(values: ModelValues, env: CommandContext["env"]): ManagementSpace {
  const { space: spaceId, environment: environmentId, host } = values;
  const token = values["management-token"] ?? env.CONTENTFUL_MANAGEMENT_TOKEN?.trim();
  if (!spaceId) throw new UsageError(`--space ID is missing\n${HINT}`);
  if (!token) throw new UsageError(`CONTENTFUL_MANAGEMENT_TOKEN or --management-token is missing\n${HINT}`);
  if (!/^api\.([a-z]+\.)?contentful\.com$/.test(host))
    throw new UsageError(`--host must be api.contentful.com or api.eu.contentful.com, not "${host}"\n${HINT}`);
  const apiOrigin = `https://${host}`;
  return { apiOrigin, uploadOrigin: apiOrigin.replace("api.", "upload."), spaceId, environmentId, token };
}

/** What a space has is never overwritten. */
export async function requireEmpty(space: ManagementSpace): Promise<void> {
  const names = ["content_types", "entries", "assets"];
  const counts = await Promise.all(names.map(async (name) => [(await fetchList(space, name, 1)).total, name] as const));
  const found = counts.filter(([count]) => count > 0);
  if (found.length === 0) return;
  const list = found.map(([count, name]) => `${count} ${name.replace("_", " ")}`).join(", ");
  throw new CommandError(
    `the space ${space.spaceId}, environment ${space.environmentId}, is not empty: ${list}. It stays as it is`,
  );
}
