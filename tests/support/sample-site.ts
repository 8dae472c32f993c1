import { loadSite } from "#site/hospitals/load-site.server.ts";

/** The sample's data, read once a test worker. */
export const { brand, group, hospitals, language } = await loadSite({ dataDir: "data" });
