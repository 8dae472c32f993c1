import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { runInTest, storeSamples } from "../test-support/run-in-test.ts";
import { manageSubmissions } from "../submissions.ts";

const run = (line: string, env: Record<string, string> = {}) => runInTest(manageSubmissions, line, { env });

test("a key is made, encrypts what was stored before, and is needed to show it and not to list or erase it", async () => {
  const { env, sent, queued } = await storeSamples();
  const keyFile = join(temporaryFolder(), "submissions.key");
  const made = await run(`make-key ${keyFile}`);
  expect(made).toMatchObject({ code: 0, printed: expect.stringContaining(keyFile) });
  const keyed = { ...env, ENCRYPTION_KEY_FILE: keyFile };
  expect((await run("rewrite-keys", keyed)).printed).toBe(
    "3 submissions encrypted with the first key; 0 left as they were.\n",
  );
  expect((await run(`show ${sent}`, keyed)).printed).toContain("name:             Sent Name\n");
  const reason = `${sent} cannot be read: it is encrypted with the key`;
  expect((await run(`show ${sent}`, env)).error).toMatchObject({
    name: "CommandError",
    message: expect.stringContaining(reason),
  });
  expect((await run("export", env)).error?.message).toContain("which ENCRYPTION_KEY_FILE does not list");
  expect((await run("list", env)).printed).toContain(queued);
  expect((await run(`erase ${sent} --yes`, env)).code).toBe(0);
});

test("what cannot be encrypted again is named, and the rest is encrypted", async () => {
  const { env, dataDir, sent } = await storeSamples();
  const keys = [join(dataDir, "first.key"), join(dataDir, "second.key")];
  for (const key of keys) await run(`make-key ${key}`);
  await run("rewrite-keys", { ...env, ENCRYPTION_KEY_FILE: `${keys[0]}` });
  const database = new Database(join(dataDir, "submissions.sqlite"));
  database.prepare("update submissions set request = replace(request, 'A', 'B') where reference = ?").run(sent);
  database.close();
  const { code, printed, noted } = await run("rewrite-keys", {
    ...env,
    ENCRYPTION_KEY_FILE: keys.toReversed().join(","),
  });
  expect(code).toBe(1);
  expect(printed).toBe("2 submissions encrypted with the first key; 1 left as they were.\n");
  expect(noted).toBe(`${sent} cannot be read: what is stored as its request was changed, or is another submission's\n`);
});

test("make-key wants one file and rewrite-keys wants a key", async () => {
  expect((await run("make-key")).error).toMatchObject({ name: "UsageError" });
  const { env } = await storeSamples();
  expect((await run("rewrite-keys", env)).error?.message).toBe(
    "ENCRYPTION_KEY_FILE is not set: there is nothing to encrypt with",
  );
});
