import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { DeskEntries } from "#desk/entries/desk-entries.server.ts";
import { createWrittenEntries } from "#desk/entries/create-entries.server.ts";
import { createDeskImport, nameHospitals } from "#desk/import/desk-import.server.ts";
import { openKeptSheets } from "#desk/import/kept-sheets.server.ts";
import { readSheetFile } from "#desk/import/read-sheet.ts";
import { KERALA_DOCTORS } from "#desk/import/test-support/kerala-doctors.ts";
import { makeXlsx } from "#desk/import/test-support/make-xlsx.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { createContentTypes } from "#site/content/content-model.ts";
import { openTestDesk, piecesOf, PUBLISHER, settle, WRITER } from "#tests/support/open-test-desk.ts";
import type { DeskView } from "#app/features/desk/desk-page.tsx";
import { loader as download } from "./import-csv.ts";
import { TOKEN_FIELD } from "./open-desk.ts";
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
    ownership: () => ({ state: "ours" }),
    putFile: async (_: string, { name, bytes }: { name: string; bytes: Uint8Array }) => {
      if (name.endsWith(".heic")) return { status: "refused", reason: "heic" };
      await mkdir(join(directory, "doctors"), { recursive: true });
      await writeFile(join(directory, "doctors", name), bytes);
      return { status: "stored", path: `doctors/${name}` };
    },
  } as unknown as DeskEntries;
  const hospitals = nameHospitals([services.site]);
  const kept = openKeptSheets(temporaryFolder());
  Object.assign(desk.desk, { entries, importing: createDeskImport({ entries, kept, hospitals, readSheetFile }) });
  const publisher = await desk.logIn(PUBLISHER);
  const address = `${path}/import`;

  async function post(fields: Record<string, string | File>, at = address, who = publisher) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ [TOKEN_FIELD]: who.token, ...fields })) body.append(name, value);
    return settle(page.action(argsOf(at, { ...who, body })));
  }
  const show = async (at = address) => (await settle(page.loader(argsOf(at, publisher)))).data as Shown;
  const readDoctor = (id: string) => readFile(join(directory, "doctors", `${id}.md`), "utf8");
  return { ...desk, directory, post, show, readDoctor, publisher, address };
}

type Shown = { page: DeskView };

const file = (name: string, bytes: Buffer | string) => new File([Buffer.from(bytes)], name);

function previewOf({ page: shown }: Shown) {
  const [form] = piecesOf(shown, "form");
  return {
    mark: form?.hidden?.["mark"],
    texts: piecesOf(form, "text").map(({ text }) => text),
    ...piecesOf(form, "isMain")[0],
  };
}

test("seventy doctors are looked at, imported at once with a photograph, and are the same the next time", async () => {
  const { post, show, directory, readDoctor, desk, publisher, argsOf, address } = await setUp();
  const photo = file("Anitha Kumari.jpg", "picture");
  const { status, to = "" } = await post({ do: "look", sheet: file("doctors.xlsx", SHEET), photos: photo });
  expect(status).toBe(303);
  const view = previewOf(await show(to));
  expect(view.texts[0]).toBe("70 new doctors");
  expect(view.label).toBe("Import 70");
  expect(view.texts).toContain("Columns that are not read: Remarks");
  expect(await readdir(directory)).toEqual([]);
  const { to: done = "" } = await post({ do: "import", mark: view.mark ?? "" }, to);
  expect(done).toBe(`${address}?done=70&from=doctors.xlsx`);
  const { said, error } = (await show(done)).page;
  expect([said, error]).toEqual(["70 rows of doctors.xlsx imported. The site shows them now.", undefined]);
  expect(await readDoctor("anitha-kumari")).toContain("profilePic: doctors/Anitha Kumari.jpg");
  expect(await desk.listActs({ limit: 100 } as never)).toContainEqual(
    expect.objectContaining({ what: "import", subject: "doctors.xlsx", after: "70" }),
  );
  const again = await post({ do: "look", sheet: file("doctors.xlsx", SHEET) });
  expect(previewOf(await show(again.to)).texts.slice(0, 2)).toEqual(["70 the same as now", "Nothing would change."]);
  expect((await post({ do: "import", mark: "x" }, to)).status).toBe(409);
  const csv = await download(argsOf(`${address}/doctors.csv`, { ...publisher, params: { list: "doctors.csv" } }));
  const round = await post({ do: "look", sheet: file("doctors.csv", Buffer.from(await csv.arrayBuffer())) });
  const lists = previewOf(await show(round.to));
  expect(lists).toMatchObject({ texts: ["70 the same as now", "Nothing would change."] });
});

test("photographs are added until all can be read", async () => {
  const { post, show, readDoctor } = await setUp();
  const sheet = file("list.csv", "Name,Dept,Skill\nDr. A,ENT,Ear pain\n");
  const { to = "" } = await post({ do: "look", sheet });
  await post({ do: "photos", photos: file("a.heic", "picture") }, to);
  const view = previewOf(await show(to));
  expect(view.texts).toContain("1 photograph found a doctor.");
  const refused = await post({ do: "import", mark: view.mark ?? "" }, to);
  expect(refused).toMatchObject({
    status: 409,
    data: { page: { error: expect.stringContaining("a.heic") as string } },
  });
  const { mark = "" } = previewOf(refused.data as Shown);
  expect((await post({ do: "import", mark }, to)).status).toBe(303);
  expect(await readDoctor("a")).toContain("skill: Ear pain");
});

test("what cannot be read, is gone or was changed meanwhile says what to do, and imports nothing", async () => {
  const { post, show, directory, services } = await setUp();
  const { faults, done, start } = services.texts.server.deskImport;
  const { to } = await post({ do: "look", sheet: file("old.xls", Buffer.from([0xd0, 0xcf, 0x11, 0xe0])) });
  const errorOf = (shown: unknown) => piecesOf(shown, "error").find(({ name }) => name === "sheet")?.error;
  expect(errorOf(await show(to))).toBe(`old.xls: ${faults.oldExcel()}`);
  const letters = await post({ do: "look", sheet: file("letters.csv", "a,b\n1,2\n") });
  expect(errorOf(await show(letters.to))).toBe(`letters.csv: ${faults.noHeadings()}`);
  const none = await post({ do: "look" });
  expect([none.status, errorOf(none.data)]).toEqual([400, start.noSheet]);
  expect((await show(`${to}x`)).page.error).toBe(done.gone);
  const seen = await post({ do: "look", sheet: file("list.csv", "Name,Dept\nDr. A,ENT\n") });
  const changed = await post({ do: "import", mark: "of before" }, seen.to);
  expect(changed).toMatchObject({ status: 409, data: { page: { error: done.changed } } });
  expect(await readdir(directory)).toEqual([]);
});

test("a writer imports nothing, and a sheet is nobody else's", async () => {
  const { post, logIn, argsOf, address, publisher } = await setUp();
  const writer = await logIn(WRITER);
  const sheet = file("list.csv", "Name,Dept\nDr. A,ENT\n");
  expect((await post({ do: "look", sheet }, address, writer)).status).toBe(403);
  expect((await settle(page.loader(argsOf(address, writer)))).status).toBe(403);
  expect((await post({ do: "look", sheet, [TOKEN_FIELD]: "forged" }, address, publisher)).status).toBe(403);
});
