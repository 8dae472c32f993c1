import { CommandError, EXIT, UsageError, type CommandContext, readOptions } from "../command.ts";
import { readHospitalNames } from "./content-folder.ts";
import {
  createImportFile,
  SAMPLE_ASSETS_DIR,
  importIntoSpace,
  countContent,
  type ManagementSpace,
} from "./import-into-space.ts";

const MODEL_OPTIONS = {
  samples: { type: "boolean", default: false },
  apply: { type: "boolean", default: false },
  update: { type: "boolean", default: false },
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

  --samples                 with the sample entries, pictures and films
  --apply                   puts it into a space, which must be empty
  --space ID                the space
  --environment ENV         its environment, master when left out
  --management-token TOKEN  a personal access token; better in the variable CONTENTFUL_MANAGEMENT_TOKEN, because others
                            on the machine can see command lines
  --update                  also into a space that is not empty: what has the same id is overwritten
  --host HOST               api.eu.contentful.com for a space in the European Union`;

export async function manageContentModel({ args, env, print, note }: CommandContext): Promise<number> {
  const { values, positionals } = readModelOptions(args);
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is no option\n${HINT}`);
  if (values.help) {
    print(USAGE);
    return EXIT.done;
  }
  const file = await createImportFile(values.samples, await readHospitalNames(env));
  if (!values.apply) {
    print(JSON.stringify(file, null, 2));
    if (values.samples)
      note(`To import it by Contentful's own tool: --upload-assets --assets-directory ${SAMPLE_ASSETS_DIR}`);
    return EXIT.done;
  }
  const space = readSpace(values, env);
  if (!values.update) await requireEmpty(space);
  await importIntoSpace(space, file);
  const { spaceId, environmentId } = space;
  print(`The content model is in the space ${spaceId}, environment ${environmentId}. Next: docs/guides/content.md`);
  return EXIT.done;
}

const readModelOptions = (args: string[]) => readOptions(args, MODEL_OPTIONS, HINT);

function readSpace(values: ReturnType<typeof readModelOptions>["values"], env: CommandContext["env"]): ManagementSpace {
  const { space: spaceId, environment: environmentId, host } = values;
  const token = values["management-token"] ?? env.CONTENTFUL_MANAGEMENT_TOKEN?.trim();
  if (!spaceId) throw new UsageError(`--space ID is missing\n${HINT}`);
  if (!token) throw new UsageError(`CONTENTFUL_MANAGEMENT_TOKEN or --management-token is missing\n${HINT}`);
  if (!/^api\.([a-z]+\.)?contentful\.com$/.test(host))
    throw new UsageError(`--host must be api.contentful.com or api.eu.contentful.com, not "${host}"\n${HINT}`);
  const apiOrigin = `https://${host}`;
  return { apiOrigin, uploadOrigin: apiOrigin.replace("api.", "upload."), spaceId, environmentId, token };
}

export async function requireEmpty(space: ManagementSpace): Promise<void> {
  const found = Object.entries(await countContent(space)).filter(([, count]) => count > 0);
  if (found.length === 0) return;
  const list = found.map(([name, count]) => `${count} ${name.replace("_", " ")}`).join(", ");
  throw new CommandError(
    `the space ${space.spaceId}, environment ${space.environmentId}, is not empty: ${list}. With --update what has the same id is overwritten`,
  );
}
