import type { Logger } from "pino";
import { loadCellCipher, type CellCipher } from "#outbox/encryption/cell-cipher.server.ts";
import { openStore } from "#outbox/store/open-store.server.ts";
import { createReopeningStore, type ReopeningStore } from "#outbox/store/reopening-store.server.ts";
import type { Clock } from "#forms/submissions.ts";
import type { Config } from "./config.server.ts";

/** The store of submissions. That it cannot be opened, or a key cannot be read, stops no start: it is tried again. */
export async function openSiteStore(config: Config, clock: Clock, log: Logger): Promise<ReopeningStore> {
  const { dataDir, databaseUrl, encryptionKeyFiles } = config;
  let cipher: CellCipher | undefined;
  return createReopeningStore({
    log,
    open: async () => {
      cipher ??= await loadCellCipher(encryptionKeyFiles);
      return openStore({ dataDir, databaseUrl, cipher, clock, log });
    },
  });
}
