import { loadSite } from "#hospitals/load-site.server.ts";
import type { Hospital } from "#hospitals/site.ts";
import type { Config } from "#server/config.server.ts";
import { UsageError } from "./command.ts";

/** The hospital with that id, which is the name of its folder. Rejects with `UsageError`, which names those there are. */
export async function findHospital(config: Config, id: string): Promise<Hospital> {
  const { siteDataDir: dataDir, groupSlug, receivingAddresses } = config;
  const { hospitals } = await loadSite({ dataDir, groupSlug, receivingAddresses });
  const hospital = hospitals.find((known) => known.id === id);
  if (hospital) return hospital;
  const ids = hospitals.map((known) => known.id).join(", ");
  throw new UsageError(`--hospital: there is no hospital "${id}". There are: ${ids}`);
}
