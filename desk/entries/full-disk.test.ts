import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createContentTypes } from "#site/content/content-model.ts";
import { openStore } from "#outbox/store/open-store.server.ts";
import { createRecordingLog, SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { canMount, mountSmallDisk } from "#outbox/test-support/test-disks.ts";
import { createWrittenEntries } from "./create-entries.server.ts";

const DOCTOR = "---\nname: Anitha\nhospital: Here\nskill: Hearts\n---\n";

async function openOn(dataDir: string, directory: string) {
  const clock = new SettableClock();
  const log = createRecordingLog();
  await mkdir(join(directory, "doctors"));
  await writeFile(join(directory, "doctors/anitha.md"), DOCTOR);
  const store = await openStore({ dataDir, clock, log, diskReserveBytes: 4 * 2 ** 20 });
  onTestFinished(() => store.close());
  const entries = createWrittenEntries({
    ...{ store, contentTypes: createContentTypes([]), now: () => clock.now(), log },
    directory: () => directory,
  });
  await entries.read("doctors", "anitha");
  const save = (skill: string, basedOn: number) =>
    entries.save({ type: "doctors", id: "anitha", fields: { skill } }, basedOn, "a@example.org");
  return { entries, log, save, file: () => readFile(join(directory, "doctors/anitha.md"), "utf8") };
}

describe.skipIf(!canMount())("on a full disk", () => {
  test("where the store is nothing is stored, it is said, and reading goes on", async () => {
    const disk = mountSmallDisk(48);
    onTestFinished(() => disk.remove());
    const { entries, save, file } = await openOn(disk.folder, temporaryFolder());
    disk.fill();
    await expect(save("Lungs", 1)).rejects.toThrow("no room left");
    expect(await entries.read("doctors", "anitha")).toMatchObject({ number: 1, fields: { skill: "Hearts" } });
    expect(await entries.list("doctors")).toMatchObject([{ title: "Anitha" }]);
    disk.free();
    expect(await save("Lungs", 1)).toMatchObject({ status: "draft", number: 2 });
    expect(await file()).toBe(DOCTOR);
  });

  test("where the folder is what was stored is said to wait, and is written once there is room", async () => {
    const disk = mountSmallDisk(4);
    onTestFinished(() => disk.remove());
    const { entries, log, save, file } = await openOn(temporaryFolder(), disk.folder);
    disk.fill();
    const skill = `Lungs ${"long ".repeat(5000)}`;
    await expect(save(skill, 1)).rejects.toThrow("ENOSPC");
    expect(await file()).toBe(DOCTOR);
    await entries.look();
    expect(log.lines.join()).toContain("could not be mended");
    expect((await entries.read("doctors", "anitha"))?.versions).toMatchObject([
      { number: 2, state: "draft" },
      { number: 1 },
    ]);
    disk.free();
    await entries.look();
    expect(await save(skill, 1)).toMatchObject({ status: "draft", number: 2 });
    expect(await entries.publish("doctors", "anitha", 2, "b@example.org")).toMatchObject({ status: "published" });
    expect(await file()).toContain("Lungs long");
  });
});
