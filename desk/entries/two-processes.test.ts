import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createContentTypes } from "#site/content/content-model.ts";
import { createRecordingLog, SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { describeStores, type StorePlace } from "#outbox/test-support/describe-stores.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { createWrittenEntries } from "./create-entries.server.ts";

const DOCTOR = "---\nname: Anitha\nhospital: Here\nskill: Hearts\n---\n";

/** Two processes of a site, which share store and folder; with SQLite there is one. */
async function openTwice(place: StorePlace) {
  const clock = new SettableClock();
  const directory = temporaryFolder();
  await mkdir(join(directory, "doctors"));
  await writeFile(join(directory, "doctors/anitha.md"), DOCTOR);
  const first = await place.open(clock);
  const second = place.engine === "postgres" ? await place.open(clock) : first;
  onTestFinished(async () => {
    await first.close();
    if (second !== first) await second.close();
  });
  const log = createRecordingLog();
  const options = { contentTypes: createContentTypes([]), now: () => clock.now(), log, directory: () => directory };
  const both = [first, second].map((store) => createWrittenEntries({ ...options, store }));
  const [one, two] = [both[0]!, both[1]!];
  const file = () => readFile(join(directory, "doctors/anitha.md"), "utf8");
  return { one, two, both, clock, log, file };
}

describeStores("entries of two processes", (createPlace) => {
  test("a version is published once at its time, whoever looks, and withdrawn once", async () => {
    const { one, two, both, clock, log, file } = await openTwice(await createPlace());
    await one.read("doctors", "anitha");
    await one.save({ type: "doctors", id: "anitha", fields: { skill: "Lungs" } }, 1, "a");
    const in5 = (minutes: number) => clock.now().getTime() + minutes * 60_000;
    await two.publish("doctors", "anitha", 2, "b", { from: in5(5), until: in5(10) });
    for (const after of [6, 6]) {
      clock.move(after);
      await Promise.all([...both, ...both].map((entries) => entries.look()));
    }
    expect((await two.read("doctors", "anitha"))?.versions.map(({ number, state }) => `${number} ${state}`)).toEqual([
      ...["3 withdrawn", "2 past", "1 past"],
    ]);
    expect(await file()).toContain("skill: Lungs\ndraft: true\n");
    expect(log.lines).toEqual([]);
  });

  test("ten saves at once of different fields and of one: each is stored, or told of the others", async () => {
    const { one, two, both } = await openTwice(await createPlace());
    await one.read("doctors", "anitha");
    const fields = ["skill", "education", "email", "personId", "centerOfExcellence"];
    const saved = await Promise.all(
      both.flatMap((entries, at) =>
        fields.map((field) =>
          entries.save({ type: "doctors", id: "anitha", fields: { [field]: `by ${at}` } }, 1, "a").catch(String),
        ),
      ),
    );
    const stored = saved.filter((result) => typeof result !== "string" && result.status === "draft");
    const told = saved.filter((result) => typeof result !== "string" && result.status === "conflict");
    expect([stored.length, told.length]).toEqual([5, 5]);
    const entry = await two.read("doctors", "anitha");
    expect(Object.keys(entry?.fields ?? {})).toEqual(expect.arrayContaining(fields));
    expect(entry?.number).toBe(6);
  });

  test("of changes of several entries none is stored where one entry is not as it was seen", async () => {
    const store = await (await createPlace()).open(new SettableClock());
    onTestFinished(() => store.close());
    const state = { state: "draft", publish_at: null, unpublish_at: null, written_at: null } as const;
    const change = (id: string, number: number) => {
      const row = { type: "doctors", id, number, source: DOCTOR, made_by: "a", parent: 0, ...state };
      return { type: "doctors", id, seen: [], rows: [row] };
    };
    expect(await store.changeEntries([change("bindu", 1)])).toBe(true);
    expect(await store.changeEntries([change("anitha", 1), change("bindu", 2)])).toBe(false);
    expect((await store.listLiveVersions("doctors")).map(({ id, number }) => [id, number])).toEqual([["bindu", 1]]);
  });
});
