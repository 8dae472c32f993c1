import { sql } from "kysely";
import type { AnswerState } from "#forms/answer.ts";
import type { FormKind } from "#forms/forms.ts";
import type { Db, Trx } from "./store-engine.ts";
import type { MailKind } from "./database.ts";
import { INDEXES } from "./large-stores.ts";
import { readHistory, requireKnownShape, StoreVersionError } from "./migrate.ts";

/** The last migration of this version, and of each that it can go back to. */
const LAST_MIGRATIONS: Record<string, string> = { "1.0.0-rc.1": "0012-one-outbox", "1.0.0": "0022-large-stores" };

interface Addition {
  tables?: string[];
  /** "table.column" */
  columns?: string[];
  indexes?: string[];
  mails?: MailKind[];
  forms?: FormKind[];
  steps?: AnswerState[];
}

/** What each migration added, and what can be stored since then that the version before cannot read. */
const ADDITIONS: Record<string, Addition> = {
  "0013-sittings": {
    tables: ["sitting_changes", "sitting_confirmations"],
    mails: ["sittings"],
    steps: ["away", "back", "told"],
  },
  "0014-language": { columns: ["submissions.language"] },
  "0015-editors": { tables: ["editor_sessions", "desk_audit"], columns: ["mails.editor"], mails: ["desk"] },
  "0016-entry-versions": { tables: ["entry_versions"] },
  "0017-notices": { tables: ["notices"] },
  "0018-calls": {
    columns: ["submissions.source", "submissions.call_by", "submissions.noted_by"],
    forms: ["call", "complaint"],
    steps: ["again"],
  },
  "0019-consents": { tables: ["consents"] },
  "0020-number-checks": { tables: ["number_checks"], mails: ["numbers", "bad-numbers"] },
  "0021-page-counts": { tables: ["page_counts"] },
  "0022-large-stores": { columns: ["submissions.visit_until"], indexes: INDEXES.map(([name]) => name) },
};

/**
 * Takes away what migrations after `version` added, so that this version opens the store: forms and mails stay, what
 * was sent is not sent again. Returns the tables that went and how many mails of kinds that it does not know. Rejects
 * with `StoreVersionError` where a form or an answer is stored that it cannot read; nothing is changed then.
 */
export async function downgrade(db: Db, version: string): Promise<{ tables: string[]; mails: number }> {
  const last = LAST_MIGRATIONS[version];
  if (last === undefined) {
    const known = Object.keys(LAST_MIGRATIONS).join(", ");
    throw new StoreVersionError(`The way back to ${version} is not known, only to ${known}: restore a backup`);
  }
  await requireKnownShape(db);
  const undone = (await readHistory(db)).filter((name) => name > last).toReversed();
  const unknown = undone.find((name) => !(name in ADDITIONS));
  if (unknown !== undefined)
    throw new StoreVersionError(`What ${unknown} added is not known, so the way back is not, either: restore a backup`);
  return db.transaction().execute(async (trx) => {
    const additions = undone.map((name) => ADDITIONS[name] ?? {});
    await requireReadable(trx, additions, version);
    const kinds = additions.flatMap(({ mails = [] }) => mails);
    const gone =
      kinds.length === 0 ? undefined : await trx.deleteFrom("mails").where("kind", "in", kinds).executeTakeFirst();
    for (const name of undone) {
      const { tables = [], columns = [], indexes = [] } = ADDITIONS[name] ?? {};
      for (const index of indexes) await sql`drop index ${sql.ref(index)}`.execute(trx);
      for (const table of tables) await sql`drop table ${sql.table(table)}`.execute(trx);
      for (const [table = "", column = ""] of columns.map((path) => path.split(".")))
        await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(trx);
      await sql`delete from kysely_migration where name = ${name}`.execute(trx);
    }
    return {
      tables: additions.flatMap(({ tables = [] }) => tables),
      mails: Number(gone?.numDeletedRows ?? 0),
    };
  });
}

async function requireReadable(trx: Trx, additions: Addition[], version: string): Promise<void> {
  const forms = additions.flatMap((addition) => addition.forms ?? []);
  const steps = additions.flatMap((addition) => addition.steps ?? []);
  if (forms.length === 0 || steps.length === 0) return;
  const answered = trx.selectFrom("answers").select("submission_id").where("state", "in", steps);
  const rows = await trx
    .selectFrom("submissions")
    .select("reference")
    .where((row) => row.or([row("kind", "in", forms), row("id", "in", answered)]))
    .orderBy("reference")
    .execute();
  if (rows.length === 0) return;
  throw new StoreVersionError(
    `${version} cannot read ${rows.map(({ reference }) => reference).join(", ")}: "export" them and "erase" them first`,
  );
}
