import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createContentTypes } from "#site/content/content-model.ts";
import { openStore } from "#outbox/store/open-store.server.ts";
import { createRecordingLog, SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { createWrittenEntries } from "./create-entries.server.ts";
import type { EntryTypeId } from "./entry-types.ts";

const PUNALUR = "Venmala Hospital Punalur";
const contentTypes = createContentTypes([PUNALUR, "Venmala Hospital Adoor"]);

const DOCTOR = `---
# By hand
name: Dr. Anitha
hospital: ${PUNALUR}
consulting: |
  Mon to Fri: 9 am
skill: Hearts
---
`;

async function openEntries(files: Record<string, string> = { "doctors/anitha.md": DOCTOR }) {
  const directory = temporaryFolder();
  const dataDir = temporaryFolder();
  const clock = new SettableClock();
  const log = createRecordingLog();
  const put = async (path: string, text: string) => {
    await mkdir(join(directory, path, ".."), { recursive: true });
    await writeFile(join(directory, path), text);
  };
  for (const [path, text] of Object.entries(files)) await put(path, text);
  const store = await openStore({ dataDir, clock, diskReserveBytes: 100_000 });
  onTestFinished(() => store.close());
  const hospitals = [{ id: "punalur", contentName: PUNALUR }];
  const options = { store, directory: () => directory, contentTypes, now: () => clock.now(), log };
  const entries = createWrittenEntries({ ...options, hospitals });
  const text = (path: string) => readFile(join(directory, path), "utf8").catch(() => undefined);
  return { entries, put, text, clock, log, store, directory };
}

type Opened = Awaited<ReturnType<typeof openEntries>>;

async function saveAndPublish({ entries }: Opened, type: EntryTypeId, fields: Record<string, string | string[]>) {
  const saved = await entries.save({ type, fields }, undefined, "a@example.org");
  if (saved.status !== "draft") throw new Error(JSON.stringify(saved));
  return entries.publish(type, saved.id, saved.number, "b@example.org");
}

test("a file written by hand becomes version 1; a draft stands beside it until it is published", async () => {
  const opened = await openEntries();
  const { entries, text, store } = opened;
  expect(await entries.list("doctors")).toMatchObject([
    { id: "anitha", title: "Dr. Anitha", isPublic: true, faults: [] },
  ]);
  const entry = await entries.read("doctors", "anitha");
  expect(entry).toMatchObject({ number: 1, versions: [{ number: 1, state: "published", made_by: "" }] });
  expect(await text("doctors/anitha.md")).toBe(DOCTOR);
  const draft = { type: "doctors", id: "anitha", fields: { ...entry?.fields, consulting: "On leave" } } as const;
  expect(await entries.save(draft, 1, "a@example.org")).toEqual({
    ...{ status: "draft", id: "anitha", number: 2 },
  });
  expect(await text("doctors/anitha.md")).toBe(DOCTOR);
  expect(await text("doctors/anitha.draft.md")).toContain("consulting: On leave");
  expect(await entries.list("doctors")).toMatchObject([{ isPublic: true, waiting: { number: 2, state: "draft" } }]);
  expect(await entries.publish("doctors", "anitha", 2, "b@example.org")).toMatchObject({ status: "published" });
  expect(await text("doctors/anitha.md")).toBe(DOCTOR.replace("|\n  Mon to Fri: 9 am", "On leave"));
  expect(await text("doctors/anitha.draft.md")).toBeUndefined();
  const acts = await store.listDeskActs({ limit: 9 });
  const said = acts.map(({ who, what, subject, hospital_id, after }) =>
    [who, what, subject, hospital_id, after].join(" "),
  );
  expect(said.toSorted()).toEqual([
    "a@example.org save doctors/anitha punalur 2",
    "b@example.org publish doctors/anitha punalur 2",
  ]);
  // Undone: the version of before, without a byte of difference.
  expect(await entries.undoTo("doctors", "anitha", 1, "b@example.org", { isPublished: true })).toMatchObject({
    number: 3,
  });
  expect(await text("doctors/anitha.md")).toBe(DOCTOR);
  // Going back to what is public gives a draft up.
  await entries.save(draft, 3, "a@example.org");
  await entries.undoTo("doctors", "anitha", 3, "b@example.org", { isPublished: true });
  expect(await text("doctors/anitha.draft.md")).toBeUndefined();
  expect(await entries.list("doctors")).toMatchObject([{ isPublic: true, waiting: undefined }]);
});

test("two who edit the same entry: other fields are joined, the same field is named", async () => {
  const { entries } = await openEntries();
  const save = (fields: Record<string, string>, basedOn: number) =>
    entries.save({ type: "doctors", id: "anitha", fields }, basedOn, "a@example.org");
  await entries.read("doctors", "anitha");
  expect(await save({ skill: "Hearts and lungs" }, 1)).toMatchObject({ status: "draft", number: 2 });
  expect(await save({ education: "MD" }, 1)).toMatchObject({ status: "draft", number: 3 });
  expect((await entries.read("doctors", "anitha"))?.fields).toMatchObject({
    skill: "Hearts and lungs",
    education: "MD",
  });
  const conflict = await save({ skill: "Lungs", email: "x@example.org" }, 1);
  expect(conflict).toMatchObject({
    status: "conflict",
    theirs: { number: 3 },
    clashes: [{ field: "skill", theirs: "Hearts and lungs" }],
    merged: { skill: "Lungs", education: "MD", email: "x@example.org" },
  });
});

test("two publish at once: one version is public, the other is kept", async () => {
  const opened = await openEntries();
  const { entries, text } = opened;
  await entries.read("doctors", "anitha");
  const both = await Promise.all(
    ["Red", "Blue"].map(async (skill) => {
      const saved = await entries.save({ type: "doctors", id: "anitha", fields: { skill } }, 1, `${skill}@example.org`);
      return saved.status === "draft" ? entries.publish("doctors", "anitha", saved.number, "b@example.org") : saved;
    }),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(["conflict", "published"]);
  expect(await text("doctors/anitha.md")).toMatch(/skill: (?:Red|Blue)\n/);
});

test("a change of the folder by others becomes a version, and is never written over unseen", async () => {
  const { entries, put, text } = await openEntries();
  await entries.read("doctors", "anitha");
  await entries.save({ type: "doctors", id: "anitha", fields: { skill: "Lungs" } }, 1, "a@example.org");
  const byHand = DOCTOR.replace("Mon to Fri: 9 am", "Mon to Fri: 10 am");
  await put("doctors/anitha.md", byHand);
  expect(await entries.read("doctors", "anitha")).toMatchObject({
    number: 2,
    versions: [
      { number: 3, made_by: "" },
      { number: 2, state: "draft" },
      { number: 1, state: "past" },
    ],
  });
  // Other fields: joined.
  expect(await entries.publish("doctors", "anitha", 2, "b@example.org")).toMatchObject({
    status: "published",
    number: 4,
  });
  expect(await text("doctors/anitha.md")).toBe(byHand.replace("Hearts", "Lungs"));
  // The same field: named, and the file stays.
  await entries.save({ type: "doctors", id: "anitha", fields: { skill: "Kidneys" } }, 4, "a@example.org");
  const again = byHand.replace("Hearts", "Eyes");
  await put("doctors/anitha.md", again);
  expect(await entries.publish("doctors", "anitha", 5, "b@example.org")).toMatchObject({
    status: "conflict",
    clashes: [{ field: "skill", theirs: "Eyes" }],
  });
  expect(await text("doctors/anitha.md")).toBe(again);
  // One that cannot be read leaves the last good version, until that is changed.
  await put("doctors/anitha.md", "---\nname: [\n---\n");
  const { number = 0, ...last } = (await entries.read("doctors", "anitha"))!;
  expect(last).toMatchObject({ isPublic: true, hospital: PUNALUR, faults: [{ problem: "other" }] });
  const mended = await entries.save(
    { type: "doctors", id: "anitha", fields: { skill: "Eyes" } },
    number,
    "a@example.org",
  );
  await entries.publish("doctors", "anitha", "number" in mended ? mended.number : 0, "a@example.org");
  const { versions, faults } = (await entries.read("doctors", "anitha"))!;
  expect([faults, versions.some(({ source }) => source.includes("name: ["))]).toEqual([[], true]);
});

test("a draft is published with what others changed beside it, however often they did", async () => {
  const { entries, put, text } = await openEntries();
  await entries.read("doctors", "anitha");
  await entries.save({ type: "doctors", id: "anitha", fields: { skill: "Lungs" } }, 1, "a@example.org");
  for (const hour of ["10", "11"]) {
    await put("doctors/anitha.md", DOCTOR.replace("Fri: 9 am", `Fri: ${hour} am`));
    await entries.read("doctors", "anitha");
  }
  await entries.publish("doctors", "anitha", 2, "b@example.org");
  expect(await text("doctors/anitha.md")).toMatch(/Fri: 11 am\nskill: Lungs/);
});

test("a file that others removed is withdrawn, and an empty folder withdraws nothing", async () => {
  const { entries, directory, put } = await openEntries({
    "doctors/anitha.md": DOCTOR,
    "doctors/bindu.md": DOCTOR,
  });
  await entries.read("doctors", "anitha");
  await rm(join(directory, "doctors/anitha.md"));
  expect(await entries.read("doctors", "anitha")).toMatchObject({
    isPublic: false,
    versions: [{ state: "withdrawn" }, {}],
  });
  await entries.read("doctors", "bindu");
  await rm(join(directory, "doctors"), { recursive: true });
  await expect(entries.withdraw("doctors", "bindu", "b@example.org")).rejects.toThrow("every entry is gone");
  await put("doctors/bindu.md", DOCTOR);
  expect(await entries.read("doctors", "bindu")).toMatchObject({ isPublic: true, versions: [{ number: 1 }] });
});

test("publication and its end come at their times, once", async () => {
  const opened = await openEntries({});
  const { entries, text, clock } = opened;
  const saved = await entries.save(
    { type: "news", fields: { headline: "Onam", hospitalName: PUNALUR, content: "Closed." } },
    undefined,
    "a@example.org",
  );
  expect(saved).toMatchObject({ status: "draft", id: "onam", number: 1 });
  const from = clock.now().getTime() + 3_600_000;
  const until = clock.now().getTime() + 7_200_000;
  expect(await entries.publish("news", "onam", 1, "b@example.org", { from, until })).toMatchObject({
    status: "scheduled",
  });
  await entries.look();
  expect(await text("news/onam.md")).toBeUndefined();
  expect(await text("news/onam.draft.md")).toContain("Onam");
  clock.move(61);
  await Promise.all([entries.look(), entries.look()]);
  expect(await text("news/onam.md")).toContain(`date: ${new Date(from).toISOString()}`);
  expect(await entries.read("news", "onam")).toMatchObject({ isPublic: true, head: { unpublish_at: until } });
  clock.move(60);
  await entries.look();
  expect(await text("news/onam.md")).toContain("draft: true");
  expect(await entries.read("news", "onam")).toMatchObject({
    isPublic: false,
    versions: [{ number: 3 }, { number: 2 }, { number: 1, made_by: "a@example.org" }],
  });
  // The draft of before says no day: that of its first publication stays.
  expect(await entries.undoTo("news", "onam", 1, "b@example.org", { isPublished: true })).toMatchObject({ number: 4 });
  expect(await text("news/onam.md")).not.toContain("draft: true");
  expect(await text("news/onam.md")).toContain(`date: ${new Date(from).toISOString()}`);
});

test("withdrawn, an entry keeps its file for those that link to it, and is published again", async () => {
  const opened = await openEntries();
  const { entries, text } = opened;
  await entries.read("doctors", "anitha");
  expect(await entries.withdraw("doctors", "anitha", "b@example.org")).toMatchObject({
    status: "withdrawn",
    number: 2,
  });
  expect(await text("doctors/anitha.md")).toBe(DOCTOR.replace("Hearts\n", "Hearts\ndraft: true\n"));
  const change = { type: "doctors", id: "anitha", fields: { skill: "Lungs" } } as const;
  const late = await entries.save(change, 1, "a@example.org");
  expect(late).toMatchObject({ status: "conflict", theirs: { number: 2, state: "withdrawn" }, clashes: [] });
  expect(await entries.publish("doctors", "anitha", 2, "b@example.org")).toMatchObject({
    status: "published",
    number: 3,
  });
  expect(await text("doctors/anitha.md")).toBe(DOCTOR);
});

test("what is wrong is said by field, and is kept as a draft", async () => {
  const { entries, text } = await openEntries({});
  const draft = (fields: Record<string, string>) => entries.save({ type: "news", fields }, undefined, "a@example.org");
  expect(await draft({ headline: " " })).toMatchObject({
    status: "refused",
    faults: [{ field: "headline", problem: "missing" }],
  });
  const content =
    'Text\n\n<script>alert(1)</script>\n\nMore\n\n<iframe src="https://example.org"></iframe>\n\n![x](../../no.jpg)';
  const saved = await draft({ headline: "../../etc/passwd", hospitalName: PUNALUR, content });
  expect(saved).toMatchObject({ status: "draft", id: "etc-passwd", number: 1 });
  expect(await entries.publish("news", "etc-passwd", 1, "b@example.org")).toMatchObject({
    status: "refused",
    faults: [
      { field: "content", problem: "not-shown" },
      { field: "content", problem: "not-shown" },
      { field: "content", problem: "no-target" },
    ],
  });
  expect(await text("news/etc-passwd.md")).toBeUndefined();
  expect(await entries.read("news", "../news/etc-passwd")).toBeUndefined();
  await expect(entries.save({ type: "news", id: "../x", fields: {} }, 1, "a")).rejects.toThrow("news/../x");
});

test("new entries of one name get names of their own; one that is sent twice, as by two taps, is one", async () => {
  const opened = await openEntries({});
  const fields = { name: "ഡോ. അനിത", hospital: PUNALUR };
  const ids = [];
  for (const skill of ["Hearts", "Lungs", "Eyes"]) {
    const result = await saveAndPublish(opened, "doctors", { ...fields, skill });
    ids.push("id" in result && result.id);
    const again = await opened.entries.save(
      { type: "doctors", fields: { ...fields, skill } },
      undefined,
      "a@example.org",
    );
    expect(again).toMatchObject({ status: "published", id: ids.at(-1), number: 1 });
  }
  expect(ids).toEqual(["do-anitha", "do-anitha-2", "do-anitha-3"]);
});

test("many are published together, or none; the same again changes nothing", async () => {
  const { entries, text } = await openEntries();
  const doctor = (id: string, name: string, more = {}) => ({
    ...{ type: "doctors" as const, id },
    fields: { name, hospital: PUNALUR, ...more },
  });
  const listing = {
    ...{ type: "departments" as const, id: "cardiology" },
    fields: { departments: "Cardiology", hospital: PUNALUR, doctors: ["new-one", "anitha"] },
  };
  const stranger = doctor("two", "Two", { hospital: "Elsewhere" });
  const refused = await entries.publishAll([doctor("new-one", "New One"), stranger, listing], "b");
  expect(refused).toEqual([expect.stringMatching(/^two \(hospital must be one of/)]);
  expect(await entries.list("doctors")).toHaveLength(1);
  const changes = [doctor("new-one", "New One"), doctor("anitha", "Dr. Anitha B"), listing];
  const numbers = async () => {
    const read = await Promise.all(changes.map(({ type, id }) => entries.read(type, id)));
    return read.map((entry) => entry?.number);
  };
  for (let times = 0; times < 2; times += 1) {
    expect(await entries.publishAll(changes, "b")).toEqual([]);
    expect(await numbers()).toEqual([1, 2, 1]);
    expect(await text("doctors/anitha.md")).toBe(DOCTOR.replace("Dr. Anitha", "Dr. Anitha B"));
  }
});

test("a list of changes publishes nobody's draft, and the draft goes on from what it published", async () => {
  const { entries, text } = await openEntries();
  await entries.read("doctors", "anitha");
  await entries.save({ type: "doctors", id: "anitha", fields: { skill: "Not approved" } }, 1, "a@example.org");
  await entries.publishAll([{ type: "doctors", id: "anitha", fields: { education: "MD" } }], "b@example.org");
  expect(await text("doctors/anitha.md")).toBe(DOCTOR.replace("skill:", "education: MD\nskill:"));
  expect(await entries.read("doctors", "anitha")).toMatchObject({ waiting: { number: 2, state: "draft" } });
  expect(await entries.publish("doctors", "anitha", 2, "b@example.org")).toMatchObject({ status: "published" });
  expect(await text("doctors/anitha.md")).toContain("education: MD\nskill: Not approved\n");
});

test("60 versions are kept, and any of them comes back", async () => {
  const { entries, text } = await openEntries();
  await entries.read("doctors", "anitha");
  for (let number = 1; number < 80; number += 1)
    await entries.save(
      { type: "doctors", id: "anitha", fields: { skill: `Skill ${number}` } },
      number,
      "a@example.org",
    );
  const { versions = [] } = (await entries.read("doctors", "anitha")) ?? {};
  expect(versions).toHaveLength(61);
  // What is public stays, however old.
  expect(versions.at(-1)).toMatchObject({ number: 1, state: "published" });
  await entries.undoTo("doctors", "anitha", 30, "b@example.org", { isPublished: true });
  expect(await text("doctors/anitha.md")).toContain("skill: Skill 29\n");
});

test("what was withdrawn, changed and published again leaves no draft beside it", async () => {
  const { entries, text } = await openEntries();
  await entries.read("doctors", "anitha");
  await entries.withdraw("doctors", "anitha", "b@example.org");
  await entries.save({ type: "doctors", id: "anitha", fields: { skill: "Lungs" } }, 2, "a@example.org");
  expect(await entries.publish("doctors", "anitha", 3, "b@example.org")).toMatchObject({ status: "published" });
  expect(await text("doctors/anitha.draft.md")).toBeUndefined();
});

test("an entry whose file was broken and mended is changed as before", async () => {
  const { entries, put, text } = await openEntries();
  await entries.read("doctors", "anitha");
  await put("doctors/anitha.md", "---\nname: [\n---\n");
  const change = async (skill: string) => {
    const { number = 0 } = (await entries.read("doctors", "anitha")) ?? {};
    const saved = await entries.save({ type: "doctors", id: "anitha", fields: { skill } }, number, "a@example.org");
    if (!("number" in saved)) throw new Error(saved.status);
    await entries.publish("doctors", "anitha", saved.number, "a@example.org");
  };
  for (const skill of ["Lungs", "Eyes"]) await change(skill);
  expect(await text("doctors/anitha.md")).toContain("skill: Eyes");
});
