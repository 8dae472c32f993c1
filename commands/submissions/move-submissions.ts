import { resolve } from "node:path";
import { parseConfig, type Config } from "#server/config.server.ts";
import { loadCellCipher } from "#outbox/encryption/cell-cipher.server.ts";
import { type Moved, type Place, cancelMove, moveStore } from "#outbox/store/move-store.server.ts";
import { EXIT, UsageError } from "../command.ts";
import { CLOCK, countOf, type Line } from "./command-line.ts";

export async function moveSubmissions({ context, options: { to, cancel }, references }: Line): Promise<number> {
  const { env, print, note } = context;
  if (references.length > 0 || (to === undefined) === (cancel === undefined))
    throw new UsageError("move: say where, with --to postgres, --to postgres://..., --to sqlite or --to FOLDER");
  const config = parseConfig(env);
  const opening = { cipher: await loadCellCipher(config.encryptionKeyFiles), clock: CLOCK };
  if (to === undefined) {
    const { databaseUrl, dataDir } = config;
    const left = await cancelMove({ from: databaseUrl === undefined ? { dataDir } : { databaseUrl }, ...opening });
    print(
      `The move to ${left} was given up; what was copied there is of no use. The site can use its store as before.`,
    );
    return EXIT.done;
  }
  const places = readPlaces(to, config);
  note("Moving. Cut off, it goes on when it is run again; until it is done no site uses either place.");
  const moved = await moveStore({ ...places, ...opening, note });
  print(describe(moved));
  note(advise(places.to, moved));
  return EXIT.done;
}

function readPlaces(to: string, { dataDir, databaseUrl }: Config): { from: Place; to: Place } {
  const isAddress = /^postgres(?:ql)?:/.test(to);
  if (to === "postgres" || isAddress) {
    const address = isAddress ? parseConfig({ DATABASE_URL: to }).databaseUrl : databaseUrl;
    if (address === undefined)
      throw new UsageError("move: set DATABASE_URL, or name the database: --to postgres://...");
    return { from: { dataDir: resolve(dataDir) }, to: { databaseUrl: address } };
  }
  if (databaseUrl === undefined) throw new UsageError("move: set DATABASE_URL to the database that is left");
  return { from: { databaseUrl }, to: { dataDir: resolve(to === "sqlite" ? dataDir : to) } };
}

function describe({ place, oldPlace, proof: { counts, checksum } }: Moved): string {
  const { submissions, resumes, keys, mails } = counts;
  return (
    `Moved from ${oldPlace} to ${place}: ${countOf(submissions)}, ${countOf(resumes, "resume")}, ` +
    `${countOf(keys, "repeat key")}, ${countOf(mails, "mail")} about several. Both hold the same (SHA-256 ${checksum}).`
  );
}

function advise(to: Place, { oldPlace }: Moved): string {
  const setting =
    "databaseUrl" in to
      ? "DATABASE_URL must lead to it"
      : `Take DATABASE_URL out of the settings; DATA_DIR is ${to.dataDir}`;
  return (
    `${setting}. A site that waits for this takes forms again by itself within half a minute.\n` +
    `${oldPlace} is marked as moved and refuses every change. Delete it once you have a backup of the new place: ` +
    "what is erased from now on would stay there."
  );
}
