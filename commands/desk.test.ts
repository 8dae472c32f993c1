import { expect, test } from "vitest";
import { manageDesk } from "./desk.ts";
import { runInTest, storeSamples } from "./test-support/run-in-test.ts";

async function openSite() {
  const { env, store } = await storeSamples();
  return { run: (line: string) => runInTest(manageDesk, line, { env }), store };
}

test.each(["", "end-sessions", "list", "log x@example.org", "log --days 7", "dance x@example.org"])(
  "%j is no command line",
  async (line) => {
    const { error } = await (await openSite()).run(line);
    expect(error?.name).toBe("UsageError");
  },
);

test("who is at the desk is logged out everywhere, and the log says so", async () => {
  const { run, store } = await openSite();
  const editor = "anitha.desk@example.org";
  await store.beginSession({ id: "a", editor, rights: "", link_id: "l", expires_at: Date.now() + 1_000_000 });
  await run("end-sessions Anitha.desk@example.org");
  expect(await store.findEditorSession("a")).toBeUndefined();
  const act = {
    who: editor,
    what: "save",
    subject: "pages/a",
    hospital_id: "punalur",
    before: "old",
    after: "new",
  };
  await store.addDeskAct(act);
  const { printed } = await run("log");
  expect(printed).toContain(`command  end-sessions  ${editor}\n`);
  expect(printed).toContain(`${editor}  save  pages/a  punalur\n    - old\n    + new\n`);
});
