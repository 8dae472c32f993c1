import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createCellCipher } from "../encryption/cell-cipher.server.ts";
import { createEncryptionKey, KEY_BYTES } from "../encryption/key-file.server.ts";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { describeStores } from "../test-support/describe-stores.ts";
import { sampleSubmission } from "../test-support/samples.ts";
import { downgrade } from "./downgrade.server.ts";
import { readHistory } from "./migrate.ts";

// Dumps of a store that version 1.0.0-rc.1 filled, with waiting mails of every kind that it knew.
const FOLDER = join(import.meta.dirname, "../test-support/frozen-store");
const KEYS = createCellCipher([createEncryptionKey(Buffer.alloc(KEY_BYTES, 7))]);
const CLOCK = new SettableClock("2026-11-20T10:30:00Z");
const RC1_KINDS = ["request", "receipt", "answer", "visit", "wish", "digest", "morning", "reminder", "late", "list"];

describeStores("a store of 1.0.0-rc.1", (createStorePlace) => {
  async function openFrozen() {
    const place = await createStorePlace();
    if (place.engine === "postgres") await place.run("drop schema public cascade; create schema public");
    await place.run(readFileSync(join(FOLDER, `0012-one-outbox.${place.engine}.sql`), "utf8"));
    const [rows, mails] = [await place.rows(), await place.mails()];
    const store = await place.open(CLOCK, KEYS);
    return { place, rows, mails, store };
  }

  test("keeps its rows and waiting mails of every kind, here and on the way back [S62]", async () => {
    const { place, rows, mails, store } = await openFrozen();
    const waiting = mails.filter(({ state }) => state === "waiting" || state === "sending");
    expect(new Set(waiting.map(({ kind }) => kind))).toEqual(new Set(RC1_KINDS));
    expect(await place.mails()).toMatchObject(mails.map(({ id, kind, due_at }) => ({ id, kind, due_at })));
    expect((await store.list({})).filter(({ unreadable }) => unreadable !== undefined)).toEqual([]);

    await place.run(
      "insert into mails (id, kind, hospital_id, recipient, state, attempts, created_at, due_at) " +
        "values ('new', 'sittings', 'punalur', 'office', 'waiting', 0, 1, 1)",
    );
    expect(await downgrade(store.engine.db, "1.0.0-rc.1")).toMatchObject({
      mails: 1,
      tables: expect.arrayContaining(["notices", "editor_sessions"]),
    });
    expect(await place.rows()).toEqual(rows);
    expect(await place.mails()).toEqual(mails.map((mail) => ({ ...mail, state: expect.any(String) })));
    const names = await store.engine.db.introspection.getTables();
    expect(
      names
        .map(({ name }) => name)
        .filter((name) => !name.startsWith("sqlite"))
        .toSorted(),
    ).toEqual(["answers", "attachments", "mails", "moves", "secrets", "submission_keys", "submissions"]);
  });

  test("goes forward again after it went back, with what came in between", async () => {
    const { place, rows, store } = await openFrozen();
    await store.add(sampleSubmission("between"), { withinMs: 0 });
    await downgrade(store.engine.db, "1.0.0-rc.1");
    await store.close();
    const again = await place.open(CLOCK, KEYS);
    expect(await again.list({})).toHaveLength(rows.length + 1);
  });

  test("of this version is left as it is by going back to this version", async () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    const { store } = await openFrozen();
    const before = await readHistory(store.engine.db);
    expect(await downgrade(store.engine.db, version)).toEqual({ tables: [], mails: 0 });
    expect(await readHistory(store.engine.db)).toEqual(before);
  });

  test("is left alone where it holds what that version cannot read, or the version is not known", async () => {
    const { place, store } = await openFrozen();
    const before = await place.rows();
    await expect(downgrade(store.engine.db, "0.9.0")).rejects.toThrow("The way back to 0.9.0 is not known");
    await place.run("update submissions set kind = 'complaint' where id = 'delivered'");
    await expect(downgrade(store.engine.db, "1.0.0-rc.1")).rejects.toThrow("1.0.0-rc.1 cannot read ");
    expect(await place.rows()).toHaveLength(before.length);
  });
});
