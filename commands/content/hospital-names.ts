import { loadSite } from "#site/hospitals/load-site.server.ts";
import { parseConfig } from "#server/config.server.ts";
import type { CommandContext } from "../command.ts";

/** The names by which entries say their hospital (`contentName` in the site data). */
export async function readHospitalNames(env: CommandContext["env"]): Promise<string[]> {
  const { siteDataDir: dataDir, groupSlug, receivingAddresses } = parseConfig(env);
  const { hospitals } = await loadSite({ dataDir, groupSlug, receivingAddresses });
  return hospitals.map(({ contentName }) => contentName);
}
