import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { createContentTypes } from "#site/content/content-model.ts";
import { openStore } from "#outbox/store/open-store.server.ts";
import { createRecordingLog } from "#outbox/test-support/clock-and-log.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { createWrittenEntries } from "./create-entries.server.ts";

const SCRIPT = fileURLToPath(import.meta.resolve("./test-support/save-until-killed.ts"));

/** `DESK_KILLS=200 npx vitest run desk/entries/sudden-death` is the drill; every run has a few. */
const KILLS = Number(process.env["DESK_KILLS"] ?? 4);
const clock = { now: () => new Date() };

const whole = (source = "") => /\nskill: (\d+) (?:long )+ \1\n---\n$/.exec(source)?.[1];

test(
  `killed ${KILLS} times while it saves and publishes, nothing that was said to be stored is lost`,
  { timeout: KILLS * 15_000 },
  async () => {
    const dataDir = temporaryFolder();
    const directory = temporaryFolder();
    await mkdir(join(directory, "doctors"));
    const ids = ["doctor-0", "doctor-1", "doctor-2"];
    const first = (id: string) => `---\nname: ${id}\nhospital: Here\nskill: 1 long  1\n---\n`;
    for (const id of ids) await writeFile(join(directory, `doctors/${id}.md`), first(id));
    const said = { saved: new Map<string, string>(), published: new Map<string, string>() };
    let acts = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = spawn(process.execPath, [SCRIPT, dataDir, directory], { stdio: ["ignore", "pipe", "inherit"] });
      onTestFinished(() => void child.kill("SIGKILL"));
      const lines = createInterface(child.stdout);
      lines.on("line", (line) => {
        const [what = "", id = "", , turn = ""] = line.split(" ");
        if (what !== "begun") said[what as "saved" | "published"].set(id, turn);
        acts += 1;
      });
      await once(lines, "line");
      await sleep(Math.random() * 120);
      const ended = Promise.all([once(child, "exit"), once(lines, "close")]);
      child.kill("SIGKILL");
      await ended;

      const names = (await readdir(join(directory, "doctors"))).filter((name) => !name.startsWith("."));
      for (const name of names)
        expect([name, whole(await readFile(join(directory, "doctors", name), "utf8"))]).toEqual([
          name,
          expect.any(String),
        ]);
      const store = await openStore({ dataDir, clock, diskReserveBytes: 100_000 });
      const log = createRecordingLog();
      const entries = createWrittenEntries({
        ...{ store, contentTypes: createContentTypes([]), now: clock.now, log },
        directory: () => directory,
      });
      await entries.look();
      for (const id of ids) {
        const entry = await entries.read("doctors", id);
        const turns = (entry?.versions ?? []).map(({ source }) => whole(source));
        const told = [said.saved.get(id), said.published.get(id)].filter((turn) => turn !== undefined);
        expect(turns).toEqual(expect.arrayContaining(told));
        const head = entry?.versions.find(({ state }) => state === "published");
        expect(await readFile(join(directory, `doctors/${id}.md`), "utf8")).toBe(head?.source);
        expect(Number(whole(head?.source))).toBeGreaterThanOrEqual(Number(said.published.get(id) ?? 0));
        // Nothing was taken for a change by others.
        expect(entry?.versions.filter(({ made_by, number }) => made_by === "" && number > 1)).toEqual([]);
      }
      expect(log.lines).toEqual([]);
      await store.close();
    }
    expect(acts).toBeGreaterThan(0);
  },
);
