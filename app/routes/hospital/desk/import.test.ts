import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { DeskEntries } from "#desk/entries/desk-entries.server.ts";
import { createWrittenEntries } from "#desk/entries/create-entries.server.ts";
import { createDeskImport } from "#desk/import/desk-import.server.ts";
import { readSheetFile } from "#desk/import/read-sheet.ts";
import { KERALA_DOCTORS } from "#desk/import/test-support/kerala-doctors.ts";
import { makeXlsx } from "#desk/import/test-support/make-xlsx.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { createContentTypes } from "#site/content/content-model.ts";
import { openTestDesk, piecesOf, PUBLISHER, settle, WRITER } from "#tests/support/open-test-desk.ts";
import type { DeskView } from "#app/features/desk/desk-page.tsx";
import { loader as download } from "./import-csv.ts";
import * as page from "./tool.tsx";

const SHEET = makeXlsx({ OP: KERALA_DOCTORS });

async function setUp() {
  const desk = await openTestDesk();
  const { services, store, log, clock, path, argsOf } = desk;
  const directory = temporaryFolder();
  const contentTypes = createContentTypes(services.site.hospitals.map(({ contentName }) => contentName));
  const where = { store, contentTypes, log, directory: () => directory, now: () => clock.now() };
  const written = createWrittenEntries(where);
  const entries = {
    ...written,
    putFile: async (_: string, { name, bytes }: { name: string; bytes: Uint8Array }) => {
      if (name.endsWith(".heic")) return { refused: "heic" };
      await mkdir(join(directory, "doctors"), { recursive: true });
      await writeFile(join(directory, "doctors", name), bytes);
      return { path: `doctors/${name}` };
    },
  } as unknown as DeskEntries;
  Object.assign(desk.desk, {
    entries,
    importing: createDeskImport({ entries, sites: [services.site], readSheetFile }),
  });
  const publisher = await desk.logIn(PUBLISHER);
  const address = `${path}/import`;

  async function post(fields: Record<string, string | File>, at = address, who = publisher) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return settle(page.action(argsOf(at, { ...who, body })));
  }
  const show = async (at = address) => (await settle(page.loader(argsOf(at, publisher)))).data as Shown;
  const readDoctor = (id: string) => readFile(join(directory, "doctors", `${id}.md`), "utf8");
  return { ...desk, directory, post, show, readDoctor, publisher, address };
}

type Shown = { page: DeskView };

const file = (name: string, bytes: Buffer | string) => new File([Buffer.from(bytes)], name);

function previewOf({ data }: { data: unknown }) {
  const [form] = piecesOf((data as Shown).page, "form");
  return {
    kept: form?.hidden ?? {},
    texts: piecesOf(form, "text").map(({ text }) => text),
    ...piecesOf(form, "isMain")[0],
  };
}

test("seventy doctors are looked at, imported at once with a photograph, and are the same the next time", async () => {
  const { post, show, directory, readDoctor, desk, publisher, argsOf, address } = await setUp();
  const photos = file("Anitha Kumari.jpg", "picture");
  const seen = previewOf(await post({ sheet: file("doctors.xlsx", SHEET), photos }));
  expect(seen.texts[0]).toBe("70 new");
  expect(seen.label).toBe("Import 70");
  expect(seen.texts).toContain("Columns that are not read: Sl No, Remarks");
  expect(await readdir(join(directory, "doctors"))).toEqual(["Anitha Kumari.jpg"]);
  const { to: done = "" } = await post(seen.kept);
  expect(done).toBe(`${address}?done=70&from=doctors.xlsx`);
  const { said, error } = (await show(done)).page;
  expect([said, error]).toEqual(["70 rows of doctors.xlsx imported. The site shows them now.", undefined]);
  expect(await readDoctor("anitha-kumari")).toContain("profilePic: doctors/Anitha Kumari.jpg");
  expect(await desk.listActs({ limit: 100 } as never)).toContainEqual(
    expect.objectContaining({ what: "import", subject: "doctors.xlsx", after: said }),
  );
  const again = previewOf(await post({ sheet: file("doctors.xlsx", SHEET), photos }));
  expect(again.texts.slice(0, 2)).toEqual(["70 the same as now", "Nothing would change."]);
  expect((await post(seen.kept)).status).toBe(409);
  const csv = await download(argsOf(`${address}/doctors.csv`, { ...publisher, params: { list: "doctors.csv" } }));
  const round = await post({ sheet: file("doctors.csv", Buffer.from(await csv.arrayBuffer())) });
  expect(previewOf(round)).toMatchObject({ texts: ["70 the same as now", "Nothing would change."] });
});

test("what cannot be read or was changed meanwhile says what to do, and imports nothing", async () => {
  const { post, directory, services } = await setUp();
  const { faults, done, start, preview } = services.texts.server.deskImport;
  const errorOf = async (sheet: File) =>
    piecesOf((await post({ sheet })).data as never, "error").find(({ name }) => name === "sheet")?.error;
  expect(await errorOf(file("old.xls", Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))).toBe(`old.xls: ${faults.broken()}`);
  expect(await errorOf(file("letters.csv", "a,b\n1,2\n"))).toBe(`letters.csv: ${faults.noHeadings()}`);
  expect(await errorOf(file("", ""))).toBe(start.noSheet);
  const seen = await post({ sheet: file("list.csv", "Name,Dept\nDr. A,ENT\n"), photos: file("a.heic", "picture") });
  expect(previewOf(seen).texts).toContain(preview.photosRefused("a.heic"));
  const changed = await post({ ...previewOf(seen).kept, mark: "of before" });
  expect(changed).toMatchObject({ status: 409, data: { page: { error: done.changed } } });
  expect(await readdir(directory)).toEqual([]);
});

test("what a colleague wrote between the look and the import is not written over unseen", async () => {
  const { post, readDoctor, services } = await setUp();
  const lookAt = async (times: string) =>
    previewOf(await post({ sheet: file("list.csv", `Name,Timings\nDr. A,${times}\n`) })).kept;
  await post(await lookAt("Mon 9 am – 1 pm"));
  const mine = await lookAt("Tue 9 am – 1 pm");
  await post(await lookAt("Wed 9 am – 1 pm"));
  const { changed } = services.texts.server.deskImport.done;
  expect(await post(mine)).toMatchObject({ status: 409, data: { page: { error: changed } } });
  expect(await readDoctor("a")).toContain("Wed 9 am");
});

test("a writer imports nothing, nor who has no page of the desk", async () => {
  const { post, logIn, argsOf, address } = await setUp();
  const writer = await logIn(WRITER);
  const sheet = file("list.csv", "Name,Dept\nDr. A,ENT\n");
  expect((await post({ sheet }, address, writer)).status).toBe(403);
  expect((await settle(page.loader(argsOf(address, writer)))).status).toBe(403);
  const { kept } = previewOf(await post({ sheet }));
  const ended = await post(kept, address, { cookie: "" });
  expect(ended.status).toBe(403);
  const [again] = piecesOf(ended.data as never, "form");
  expect(again).toMatchObject({ takesFile: true });
  expect(JSON.stringify(again)).toContain(kept["kept"]);
});
