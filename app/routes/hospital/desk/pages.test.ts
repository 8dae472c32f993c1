import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import routes from "#app/routes.ts";
import { startDeskEntries } from "#desk/entries/desk-entries.server.ts";
import { openOwnPages, pagesAsEntries } from "#desk/pages/own-pages.server.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { openTestDesk, piecesOf, PUBLISHER, settle, STRANGER, WRITER } from "#tests/support/open-test-desk.ts";
import * as form from "./entry.tsx";
import * as list from "./tool.tsx";

const site = await loadSite({ dataDir: "data" });

/** The desk without a folder of content: pages are written all the same. */
async function setUp() {
  const [siteDataDir, dataDir] = [temporaryFolder(), temporaryFolder()];
  const place = { siteDataDir, dataDir, site, table: routes };
  await mkdir(join(siteDataDir, "pages"));
  const live = await openOwnPages(place, { warn: () => {} }, () => {});
  const desk = await openTestDesk();
  const started = startDeskEntries({
    ...{
      store: desk.store,
      log: desk.log,
      now: () => desk.clock.now(),
      contentTypes: [],
      directory: () => undefined,
      hospitals: site.hospitals,
    },
    ...{ pages: pagesAsEntries(place, live.reload), beginPreview: () => "preview" },
    shrinkPhoto: async () => ({ refused: "no-picture" }),
  });
  onTestFinished(started.stop);
  Object.assign(desk.desk, { entries: started.entries });
  const titlesOf = (pages: ReturnType<typeof live.in>) => pages.list().map(({ title }) => title);
  const titles = () => titlesOf(live.in("en"));
  const open = async (editor = PUBLISHER, at = desk.hospital) => {
    const { cookie } = await desk.logIn(editor, at);
    const path = `${desk.path}/pages`;
    const argsOf = (entryId: string | undefined, body?: Record<string, string>) =>
      desk.argsOf(`${path}/${entryId ?? "new"}`, {
        ...{ cookie, params: { section: "pages", ...(entryId && { entryId }) } },
        ...(body && { body }),
      });
    return {
      list: () => settle(list.loader(argsOf(undefined))),
      look: (entryId: string) => settle(form.loader(argsOf(entryId))),
      post: (entryId: string | undefined, body: Record<string, string>) => settle(form.action(argsOf(entryId, body))),
    };
  };
  return { desk, open, titles, dataDir, siteDataDir, drafts: () => titlesOf(live.drafts) };
}

const typed = ({ text = "Ask at the [desk](contact_us).", ...fields }: Record<string, string> = {}) => ({
  ...{ "f:title": "Prices", "f:address": "prices", "f:place": "footer", "f:hospitals": "punalur" },
  ...{ "f:text": "", "f:text:0:kind": "other", "f:text:0:text": text, based: "", do: "publish" },
  ...fields,
});

test("a page is written, looked at, published, changed, withdrawn and put back", async () => {
  const { open, titles, drafts, dataDir, desk } = await setUp();
  const { post, list: show } = await open();
  const half = await post(undefined, typed({ "f:title": "Half", "f:address": "", do: "preview" }));
  expect([half.status, JSON.stringify(half.data)]).toEqual([400, expect.stringContaining("Fill this in")]);
  const previewed = await post(undefined, typed({ do: "preview" }));
  expect([previewed.to, previewed.cookie]).toEqual([`${desk.hospital.basePath}/prices`, "preview"]);
  expect([titles(), drafts()]).toEqual([[], ["Prices"]]);
  expect((await post("prices", typed({ based: "1" }))).to).toContain(`${desk.path}/pages/prices?done=published`);
  expect(titles()).toEqual(["Prices"]);
  expect(await readFile(join(dataDir, "pages/prices.md"), "utf8")).toBe(
    "---\ntitle: Prices\naddress: prices\nplace: footer\nhospitals:\n  - punalur\n---\n\nAsk at the [desk](contact_us).\n",
  );
  await post("prices", typed({ based: "1", "f:title": "What it costs" }));
  expect(titles()).toEqual(["What it costs"]);
  await post("prices", { do: "undo 1 public" });
  expect(titles()).toEqual(["Prices"]);
  await post("prices", { do: "withdraw" });
  expect(titles()).toEqual([]);
  expect(JSON.stringify(await show())).toContain("Withdrawn");
});

test("a page of the site data is changed beside it, and stays as it was there", async () => {
  const { open, titles, siteDataDir, dataDir } = await setUp();
  const file = join(siteDataDir, "pages/rules.md");
  const source = "---\ntitle: Rules\naddress: rules\nhospitals: [punalur] # alone\n---\n\nBe quiet.\n";
  await writeFile(file, source);
  const { look, post } = await open();
  expect(JSON.stringify(await look("rules"))).toContain("Be quiet.");
  await post("rules", typed({ based: "1", "f:title": "House rules", "f:address": "rules", text: "Be quiet." }));
  expect(titles()).toEqual(["House rules"]);
  expect(await readFile(file, "utf8")).toBe(source);
  expect(await readFile(join(dataDir, "pages/rules.md"), "utf8")).toContain("hospitals: [punalur] # alone");
});

test("a page that does not say whose it is stays one of all hospitals", async () => {
  const { desk, open, siteDataDir, dataDir } = await setUp();
  await writeFile(join(siteDataDir, "pages/all.md"), "---\ntitle: T\naddress: all\n---\nText.\n");
  await desk.writeEditors([{ ...PUBLISHER, hospitals: "all" }]);
  const { look, post } = await open();
  const fields = piecesOf((await look("all")).data, "options");
  const valueOf = (field: string) => fields.find(({ name }) => name === field)?.value;
  expect(["f:place", "f:hospitals"].map(valueOf)).toEqual(["none", "all"]);
  await post("all", { "f:title": "Title", based: "1", do: "publish" });
  expect(await readFile(join(dataDir, "pages/all.md"), "utf8")).toMatch(/title: Title\n.*hospitals: all\n/s);
});

test.each([
  [{ "f:address": "doctors" }, "address doctors is a page of each hospital already: choose another"],
  [{ "f:address": "../x" }, "address is refused: write small letters and digits, with _ or - between them"],
  [{ "f:address": "" }, "Fill this in."],
  [{ text: "One.\n\n<script>x</script>" }, "Pages do not show HTML"],
  [{ text: "" }, "Fill this in."],
])("%j is refused with what is typed, and is public nowhere", async (wrong, fault) => {
  const { open, titles } = await setUp();
  const refused = await (await open()).post(undefined, typed(wrong as Record<string, string>));
  expect(refused.status).toBe(400);
  for (const said of [fault, "Prices"]) expect(JSON.stringify(refused.data)).toContain(said);
  expect(titles()).toEqual([]);
});

test("a writer proposes; an editor of another hospital and one of a part of a page's hospitals change nothing", async () => {
  const { open, titles, siteDataDir } = await setUp();
  const kozhencherry = site.hospitals.find(({ id }) => id === "kozhencherry");
  expect((await (await open(WRITER)).post(undefined, typed())).to).toContain("done=saved");
  expect((await (await open(STRANGER, kozhencherry)).post(undefined, typed())).status).toBe(403);
  const publisher = await open();
  for (const hospitals of ["all", "group", "kozhencherry", "punalur kozhencherry"])
    expect((await publisher.post(undefined, typed({ "f:hospitals": hospitals }))).status).toBe(404);
  await writeFile(join(siteDataDir, "pages/all.md"), "---\ntitle: T\naddress: all\n---\nText.\n");
  const looked = [await publisher.look("all"), await publisher.look("../../secret")];
  expect(looked.map(({ status }) => status)).toEqual([404, 404]);
  // It is in the list, and leads nowhere.
  const rows = piecesOf((await publisher.list()).data, "facts");
  expect(rows.map(({ title, to }) => [title, to?.split("/").at(-1)])).toEqual([
    ["Prices", "prices"],
    ["T", undefined],
  ]);
  expect(titles()).toEqual([]);
});

test("a version of all hospitals is not put back by who edits one of them", async () => {
  const { open, desk } = await setUp();
  const { entries } = desk.desk;
  const page = { title: "Prices", address: "prices", place: "footer", text: "Ask us." };
  for (const [basedOn, hospitals] of [undefined, 1].map((number) => [number, number ? "punalur" : "all"] as const)) {
    const draft = { type: "pages" as const, id: basedOn ? "prices" : undefined, fields: { ...page, hospitals } };
    expect(await entries?.save(draft, basedOn, "owner@example.org")).toMatchObject({ status: "draft" });
  }
  const { post } = await open(WRITER);
  expect(await post("prices", { do: "undo 1 draft" })).toMatchObject({ status: 404 });
  expect((await entries?.read("pages", "prices"))?.versions).toHaveLength(2);
  expect((await post("prices", { do: "undo 2 draft" })).status).toBe(303);
});
