import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { manageDesk } from "./desk.ts";
import { runInTest, storeSamples } from "./test-support/run-in-test.ts";

async function openSite() {
  const folder = temporaryFolder();
  await cp("data", folder, { recursive: true });
  const { env, store } = await storeSamples();
  const run = (line: string) => runInTest(manageDesk, line, { env: { ...env, SITE_DATA_DIR: folder } });
  const read = async () =>
    JSON.parse(await readFile(join(folder, "editors.json"), "utf8")) as { address: string; role: string }[];
  return { run, read, store };
}

test("editors are added, changed, listed and removed, and the log says by what", async () => {
  const { run, read } = await openSite();
  const added = await run("add Devi@example.org --name Devi --role writer --hospitals punalur,alappuzha");
  expect([added.code, added.printed]).toEqual([
    ...[0, "Devi@example.org may work at the desk: Devi, writer, punalur, alappuzha\n"],
  ]);
  await run("add devi@example.org --role publisher");
  expect(await read()).toContainEqual({
    ...{ address: "devi@example.org", name: "Devi", role: "publisher", hospitals: ["punalur", "alappuzha"] },
  });
  expect((await run("list")).printed).toContain("devi@example.org  Devi, publisher, punalur, alappuzha");
  expect((await run("remove devi@example.org")).code).toBe(0);
  expect(await read()).toHaveLength(2);
  const { printed } = await run("log");
  expect(printed).toMatch(/command {2}add-editor {2}devi@example.org\n {4}- Devi, writer.*\n {4}\+ Devi, publisher/);
  expect(printed).toContain("remove-editor  devi@example.org");
});

test("what the site could not use is refused, and the file stays as it is", async () => {
  const { run, read } = await openSite();
  const { error } = await run("add devi@example.org --name Devi --role owner --hospitals all");
  expect(error?.message).toContain('role: must be one of "writer", "publisher"');
  expect((await run("remove nobody@example.org")).error?.message).toContain("nobody@example.org is no editor");
  expect(await read()).toHaveLength(2);
});

test.each(["", "add", "list x@example.org", "log --days x", "dance x@example.org"])(
  "%j is no command line",
  async (line) => {
    const { error } = await (await openSite()).run(line);
    expect(error?.name).toBe("UsageError");
  },
);

test("a command ends every session of an editor", async () => {
  const { run, store } = await openSite();
  const editor = "anitha.desk@example.org";
  await store.beginSession({ id: "a", editor, rights: "", link_id: "l", expires_at: Date.now() + 1_000_000 });
  expect((await run("list")).printed).toMatch(/anitha\.desk@example\.org {2}.* {2}since \d{4}/);
  await run("end-sessions Anitha.desk@example.org");
  expect(await store.listEditorSessions()).toEqual([]);
});
