import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createContentFaults } from "contentful-emulator/faults";
import { startContentService } from "contentful-emulator";
import { findFreePorts } from "./free-port.ts";
import { startSiteProcess } from "./site-process.ts";

const SAMPLE = resolve(import.meta.dirname, "../../data/sample-content/export.json");

/**
 * Starts the content service in this process, where it can be made to fail and its calls are counted, and any number of
 * sites over it, one after the other, that share a data folder.
 */
export async function startContentDrill() {
  const faults = createContentFaults();
  const service = await startContentService({ exportFile: SAMPLE, host: "127.0.0.1", port: 0, faults });
  const dataDir = await mkdtemp(join(tmpdir(), "last-known-"));
  const calls = { count: 0 };
  const intercept = faults.intercept;
  faults.intercept = (request, response) => {
    calls.count += 1;
    return intercept(request, response);
  };
  return {
    faults,
    calls,
    startSite: async (settings: Record<string, string> = {}) => {
      const port = await findFreePorts();
      const site = await startSiteProcess({
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: dataDir,
        CONTENT_GRAPHQL_URL: service.graphqlUrl,
        CONTENTFUL_DELIVERY_TOKEN: service.deliveryToken,
        ...settings,
      });
      const get = async (path: string) => {
        const response = await fetch(`http://127.0.0.1:${port}${path}`);
        return { status: response.status, text: await response.text() };
      };
      return { ...site, get, origin: `http://127.0.0.1:${port}` };
    },
    [Symbol.asyncDispose]: async () => {
      await service.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
