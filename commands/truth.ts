import { resolve } from "node:path";
import routeEntries from "#app/routes.ts";
import { placeOf } from "#desk/truth/ground.ts";
import { findTruth } from "#desk/truth/read-source.server.ts";
import { parseConfig } from "#server/config.server.ts";
import { truth } from "#site/texts/en/desk.ts";
import { EXIT, UsageError, type CommandContext, loadConfiguredSite, readOptions, runCommand } from "./command.ts";
import { withRecords } from "./submissions/command-line.ts";

const USAGE = `Usage: npm run truth -- [FOLDER] [--json]

Holds all that the site says against itself: data, content, pages, notices and agreed visits, in every language. One line
for each contradiction: where it stands, what it says, what it does not fit, what to do; then the links to other sites,
which it does not fetch. FOLDER is SITE_DATA_DIR when left out.

Exit codes: 0 nothing contradicts, 1 something does, 2 the command line is wrong.`;

/** `npm run truth`: what the site says against itself. */
export async function checkTruth({ args, env, print, note }: CommandContext): Promise<number> {
  const { values, positionals } = readOptions(args, { json: { type: "boolean" }, help: { type: "boolean" } }, USAGE);
  const [folder, ...more] = positionals;
  if (values.help || more.length > 0) throw new UsageError(USAGE);
  const config = parseConfig({ ...env, ...(folder && { SITE_DATA_DIR: resolve(folder) }) });
  const place = { ...config, site: await loadConfiguredSite(config), table: routeEntries, now: new Date() };
  if (config.content.kind === "hosted")
    note("The content service is not read: rules on doctors and news are left out.");
  const reading = withRecords(config, (store) => findTruth({ ...place, store }));
  const { findings, outside } = await reading.catch((error: Error) => {
    if (error.name !== "StoreNotReadyError") throw error;
    note("There is no store here: notices and agreed visits are left out.");
    return findTruth(place);
  });
  const lines = findings.map((one) => {
    const { title, todo } = truth.kinds[one.kind];
    const warning = one.isWarning ? "Warning: " : "";
    return `${warning}${placeOf(one)}: ${title}: “${one.says.replaceAll("\n", " ")}” does not fit: ${one.against}. ${todo}`;
  });
  const wrong = findings.filter(({ isWarning }) => !isWarning).length;
  const links = outside.map((link) => `  ${link}`).join("\n");
  if (values.json) print(JSON.stringify({ findings, outside }, null, 2));
  else print([...lines, `Links to other sites, not fetched:\n${links}`, `${wrong} contradictions`].join("\n"));
  return wrong > 0 ? EXIT.failed : EXIT.done;
}

if (import.meta.main) await runCommand(checkTruth);
