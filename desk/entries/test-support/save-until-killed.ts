import { writeSync } from "node:fs";
import { openStore } from "#outbox/store/open-store.server.ts";
import { SILENT_LOG } from "#forms/submissions.ts";
import { createContentTypes } from "#site/content/content-model.ts";
import { createWrittenEntries } from "../create-entries.server.ts";

/** Run as a process of its own: saves and publishes doctors by turns, and says what it was told, until it is killed. */
const [dataDir = "", directory = ""] = process.argv.slice(2);
const clock = { now: () => new Date() };
const store = await openStore({ dataDir, clock, diskReserveBytes: 100_000 });
const contentTypes = createContentTypes([]);
const entries = createWrittenEntries({
  ...{ store, contentTypes, now: clock.now, log: SILENT_LOG },
  directory: () => directory,
});
const say = (...words: unknown[]) => writeSync(1, `${words.join(" ")}\n`);
await entries.look();
say("begun");
for (let turn = Date.now(); ; turn += 1) {
  const id = `doctor-${turn % 3}`;
  const number = (await entries.read("doctors", id))?.number ?? 0;
  const skill = `${turn} ${"long ".repeat(9000)} ${turn}`;
  const saved = await entries.save({ type: "doctors", id, fields: { skill } }, number, "a@example.org");
  if (saved.status !== "draft") throw new Error(JSON.stringify(saved));
  say("saved", id, saved.number, turn);
  const published = await entries.publish("doctors", id, saved.number, "b@example.org");
  if (published.status !== "published") throw new Error(JSON.stringify(published));
  say("published", id, published.number, turn);
}
