import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { DeskEntries } from "#desk/entries/desk-entries.server.ts";
import { createWrittenEntries } from "#desk/entries/create-entries.server.ts";
import { createRecordingLog } from "#outbox/test-support/clock-and-log.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { createContentTypes } from "#site/content/content-model.ts";
import { openTestDesk, piecesOf, PUBLISHER, settle, STRANGER, WRITER } from "#tests/support/open-test-desk.ts";
import { action, loader } from "./entry.tsx";
import * as list from "./tool.tsx";

const doctor = (hospital: string) => `---
name: Dr. Anna
hospital: ${hospital}
consulting: Mon 9 am – 1 pm
---
`;

/** The desk with a doctor of Punalur, and one of another hospital; `send` posts to Punalur's. */
async function openEntries() {
  const desk = await openTestDesk();
  const { site } = desk.services;
  const directory = temporaryFolder();
  const other = site.hospitals.find(({ id }) => id !== "punalur")?.contentName ?? "";
  await mkdir(join(directory, "doctors"));
  await writeFile(join(directory, "doctors/anna.md"), doctor(desk.hospital.contentName));
  await writeFile(join(directory, "doctors/far.md"), doctor(other));
  const written = createWrittenEntries({
    ...{ store: desk.store, directory: () => directory, now: () => desk.clock.now(), log: createRecordingLog() },
    ...{ contentTypes: createContentTypes(site.hospitals.map(({ contentName }) => contentName)) },
    hospitals: site.hospitals,
  });
  const putFile: DeskEntries["putFile"] = async (_, { name }) =>
    name.endsWith(".HEIC") ? { refused: "heic" } : { path: `news/${name}` };
  Object.assign(desk.desk, { entries: { ...written, putFile } });
  const editors = { publisher: await desk.logIn(PUBLISHER), writer: await desk.logIn(WRITER) };

  async function send(who: keyof typeof editors, fields: Record<string, string | File>, entryId = "anna") {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const params = entryId === "" ? { section: "news" } : { section: "doctors", entryId };
    const path = `${desk.path}/doctors/${entryId}`;
    return settle(action(desk.argsOf(path, { cookie: editors[who].cookie, body: body as never, params })));
  }
  const file = (name: string, folder = "doctors") => readFile(join(directory, `${folder}/${name}.md`), "utf8");
  return { ...desk, editors, send, file, directory };
}

const SPACE = { space: "sample", locales: [{ code: "en-US", default: true }, { code: "ml-IN" }] };
const FORM = { based: "1", "f:name": "Dr. Anna", "f:consulting": "Tue 9 am – 1 pm" };

test("a publisher publishes; a writer's same form is a draft, and no act of a publisher is done for a writer", async () => {
  const { send, file, hospital, path } = await openEntries();
  const before = await file("anna");
  expect(await send("writer", { ...FORM, do: "publish" })).toMatchObject({
    to: `${path}/doctors/anna?done=saved&undo=undo+1+draft&stood=2`,
  });
  for (const act of ["publish 2", "withdraw", "undo 1 public", "undo 1"])
    expect(await send("writer", { do: act })).toMatchObject({ status: 303, to: `${path}/doctors/anna` });
  expect(await file("anna")).toBe(before);
  expect(await send("publisher", { ...FORM, based: "2", do: "publish" })).toMatchObject({ status: 303 });
  expect(await file("anna")).toBe(doctor(hospital.contentName).replace("Mon", "Tue"));
});

test("a translation that is there stands open below what it translates, and others are folded", async () => {
  const { argsOf, path, editors, directory, hospital } = await openEntries();
  await writeFile(join(directory, "space.json"), JSON.stringify(SPACE));
  const params = { section: "doctors", entryId: "anna" };
  const look = () => settle(loader(argsOf(`${path}/doctors/anna`, { cookie: editors.publisher.cookie, params })));
  const isOpen = async () => piecesOf((await look()).data, "fold").map((fold) => [fold.fold, fold.isOpen]);
  expect(await isOpen()).toContainEqual(["In Malayalam", false]);
  const translated = doctor(hospital.contentName).replace("\n---\n", "\nconsulting.ml-IN: തിങ്കൾ 9\n---\n");
  await writeFile(join(directory, "doctors/anna.md"), translated);
  expect(await isOpen()).toContainEqual(["In Malayalam", true]);
});

test("an entry of another hospital is not there, and a form cannot move one to it", async () => {
  const { send, file, argsOf, logIn, path, editors, services } = await openEntries();
  const before = await file("far");
  expect(await send("publisher", { ...FORM, do: "publish" }, "far")).toMatchObject({ status: 404 });
  expect(await file("far")).toBe(before);
  const { contentName } = services.site.hospitals.find(({ id }) => id !== "punalur")!;
  await send("publisher", { ...FORM, do: "publish", "f:hospital": contentName });
  expect(await file("anna")).not.toContain(contentName);
  const params = { section: "doctors", entryId: "anna" };
  const kozhencherry = services.site.hospitals.find(({ id }) => id === "kozhencherry");
  const stranger = await logIn(STRANGER, kozhencherry);
  expect(await settle(loader(argsOf(`${path}/doctors/anna`, { cookie: stranger.cookie, params })))).toMatchObject({
    status: 403,
  });
  const rows = await settle(list.loader(argsOf(`${path}/doctors`, { cookie: editors.writer.cookie, params })));
  expect(piecesOf(rows.data, "facts").map(({ id }) => id)).toEqual(["anna"]);
});

test("a picture that is not taken says why, and what was typed stays", async () => {
  const { send, file, hospital } = await openEntries();
  const picture = new File(["bytes"], "IMG_1.HEIC");
  const posted = { ...FORM, do: "publish", "f:profilePic": "", "f:profilePic:file": picture };
  const { status, data } = await send("publisher", posted);
  expect(status).toBe(400);
  const fields = piecesOf(data, "name");
  expect(fields.find(({ name }) => name === "f:profilePic")?.error).toMatch(/^This picture is HEIC/);
  expect(fields.find(({ name }) => name === "f:consulting")?.value).toBe("Tue 9 am – 1 pm");
  expect(await file("anna")).toBe(doctor(hospital.contentName));
});

test("a text that would hold up the site is refused at its field, and stays typed", async () => {
  const { send, directory } = await openEntries();
  const long = "long ".repeat(10_000);
  const skill = await send("publisher", { ...FORM, "f:skill": long, do: "publish" });
  const block = { "f:content": "", "f:content:0:kind": "paragraph", "f:content:0:text": long };
  const news = await send("writer", { based: "", do: "save", "f:headline": "Long", ...block }, "");
  for (const [{ status, data }, key] of [[skill, "f:skill"] as const, [news, "f:content"] as const]) {
    expect(status).toBe(400);
    expect(piecesOf(data, "name").find(({ name }) => name === key)?.error).toMatch(/^This is too long/);
    expect(JSON.stringify(data)).toContain(long.trimEnd());
  }
  expect(await readdir(directory)).toEqual(["doctors"]);
});

test("a picture within a text is stored with the text that is saved with it", async () => {
  const { send, file } = await openEntries();
  const block = { kind: "picture", text: "The lift", detail: "" };
  const posted = Object.fromEntries(Object.entries(block).map(([part, value]) => [`f:content:0:${part}`, value]));
  const picture = { ...posted, "f:content:0:file": new File(["bytes"], "lift.jpg") };
  const sent = await send("writer", { based: "", do: "save", "f:headline": "Lift", "f:content": "", ...picture }, "");
  expect(sent.to).toContain("news/lift?done=saved");
  expect(await file("lift.draft", "news")).toContain("![The lift](news/lift.jpg)");
  // What is saved and not published goes on as that entry.
  const html = { ...posted, "f:content:0:kind": "other", "f:content:0:text": "<b>x</b>", "f:content": "" };
  const refused = await send("publisher", { based: "", do: "publish", "f:headline": "Bold", ...html }, "");
  expect(piecesOf(refused.data, "enter")).toMatchObject([{ action: expect.stringContaining("desk/news/bold") }]);
});

test("what is added has the focus, and the form says what the site reads of timings", async () => {
  const { send, directory } = await openEntries();
  await writeFile(join(directory, "space.json"), JSON.stringify(SPACE));
  const typed = await send("publisher", { ...FORM, "f:consulting.ml-IN": "തിങ്കൾ 9 – 1", do: "show" });
  const read = piecesOf(typed.data, "heading");
  expect(read.map(({ heading }) => heading)).toEqual(["The site reads", "The site reads (Malayalam)"]);
  const days = piecesOf(read[0], "id").map(({ text }) => text);
  expect(days).toContainEqual(expect.stringMatching(/^9\sam/));
  const text = { "f:content": "", "f:content:0:kind": "paragraph", "f:content:0:text": "", do: "add content list" };
  const added = piecesOf((await send("publisher", text, "")).data, "isFocused");
  expect(added).toContainEqual(expect.objectContaining({ name: "f:content:1:text", isFocused: true }));
});

test("times that are over are refused in the form, and what waits for its time can be stopped", async () => {
  const { send, path, file } = await openEntries();
  const over = await send("publisher", { ...FORM, do: "publish", from: "2020-01-01T09:00", until: "" });
  expect([over.status, JSON.stringify(over.data)]).toEqual([400, expect.stringContaining("still to come")]);
  const reversed = { from: "2027-02-01T09:00", until: "2027-01-01T09:00" };
  const wrong = await send("publisher", { ...FORM, do: "publish", ...reversed });
  expect(JSON.stringify(wrong.data)).toContain("than the beginning");
  const later = await send("publisher", { ...FORM, do: "publish", from: "2027-01-01T09:00", until: "" });
  expect(later.to).toContain("done=scheduled");
  const stop = new URLSearchParams(later.to?.split("?")[1]).get("undo") ?? "";
  // A writer's draft beside it, and what takes that back, leave it its time.
  expect((await send("writer", { ...FORM, based: "2", "f:skill": "ECG", do: "save" })).to).toMatch(/done=saved$/);
  expect(await send("writer", { do: stop })).toMatchObject({ to: `${path}/doctors/anna` });
  const shown = JSON.stringify((await send("publisher", { ...FORM, do: "show" })).data);
  expect([shown.includes("Goes public"), shown.includes(`"${stop}"`)]).toEqual([true, true]);
  expect(await send("publisher", { do: stop })).toMatchObject({ to: expect.stringContaining("done=undone") });
  expect(await file("anna.draft")).toContain("ECG");
});

test("news that waits for its time is stopped by what the page offers after it", async () => {
  const { send, services } = await openEntries();
  const news = { "f:headline": "Camp", "f:content": "", "f:content:0:kind": "paragraph", "f:content:0:text": "Free." };
  const sent = await send("publisher", { ...news, based: "", do: "publish", from: "2027-01-01T09:00", until: "" }, "");
  expect(sent.to).toContain("done=scheduled");
  const { entries } = services.desk;
  const stop = new URLSearchParams(sent.to?.split("?")[1]).get("undo")?.split(" ")[1];
  await entries?.undoTo("news", "camp", Number(stop), PUBLISHER.address, { isPublished: false });
  expect((await entries?.read("news", "camp"))?.versions.map(({ state }) => state)).not.toContain("scheduled");
});

test("two taps that publish leave one version, and offer no undo that undoes nothing", async () => {
  const { send } = await openEntries();
  expect((await send("publisher", { ...FORM, do: "publish" })).to).toMatch(
    /done=published&undo=undo\+1\+public&stood=2$/,
  );
  expect((await send("publisher", { ...FORM, do: "publish" })).to).toMatch(/done=published$/);
});

test("an undo takes back one's own act alone: what somebody published after it stays", async () => {
  const { send, file, services } = await openEntries();
  const sent = await send("publisher", { ...FORM, do: "publish" });
  const stood = new URLSearchParams(sent.to?.split("?")[1]).get("stood") ?? "";
  await send("publisher", { based: "2", "f:education": "MBBS", do: "publish" });
  const { status, data } = await send("publisher", { do: "undo 1 public", stood });
  expect([status, JSON.stringify(data)]).toEqual([
    409,
    expect.stringContaining(services.texts.server.deskEntries.failures.changed),
  ]);
  expect(await file("anna")).toContain("MBBS");
});

test("a withdrawal beside somebody's draft is taken back, and the draft stays", async () => {
  const { send, file } = await openEntries();
  await send("writer", { ...FORM, do: "save" });
  const withdrawn = await send("publisher", { do: "withdraw" });
  const { undo = "", stood = "" } = Object.fromEntries(new URLSearchParams(withdrawn.to?.split("?")[1]));
  expect((await send("publisher", { do: undo, stood })).to).toContain("done=undone");
  expect([await file("anna"), await file("anna.draft")]).toEqual([
    expect.not.stringContaining("draft: true"),
    expect.stringContaining("Tue 9 am"),
  ]);
});

test("an entry that is not there any more keeps what was typed for it", async () => {
  const { send, services } = await openEntries();
  const { status, data } = await send("writer", { ...FORM, do: "save" }, "nobody");
  expect([status, piecesOf(data, "text")[0]?.text]).toEqual([404, services.texts.server.desk.refusals.form.gone]);
  expect(piecesOf(data, "value")).toContainEqual(expect.objectContaining({ value: "Tue 9 am – 1 pm" }));
});
