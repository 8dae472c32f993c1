import { openPostgres } from "./store/open-postgres.server.ts";
import { PLAIN_CIPHER } from "./encryption/cell-cipher.server.ts";
const t = performance.now();
const engine = await openPostgres({ databaseUrl: process.env.URL!, cipher: PLAIN_CIPHER, log: { info() {}, warn: console.log, error: console.log } as never });
console.log("opened in", Math.round((performance.now() - t) / 1000), "s");
await engine.db.destroy();
