import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { createPageDesk } from "#desk/pages/edit-pages.server.ts";
import { openOwnPages, pageFolders } from "#desk/pages/own-pages.server.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { openTestDesk, piecesOf, PUBLISHER, settle, STRANGER, WRITER } from "#tests/support/open-test-desk.ts";
import type { DeskView } from "#app/features/desk/desk-page.tsx";
import * as form from "./page.tsx";

const site = await loadSite({ dataDir: "data" });

async function setUp() {
  const [siteDataDir, dataDir] = [temporaryFolder(), temporaryFolder()];
  const place = { folders: pageFolders({ siteDataDir, dataDir }), site, table: routes };
  await mkdir(join(siteDataDir, "pages"));
  const live = await openOwnPages({ ...place, log: { warn: () => {} }, onChange: () => {} });
  const desk = await openTestDesk({ deskPages: createPageDesk({ ...place, reload: live.reload }) });
  const titles = () =>
    live
      .in("en")
      .list()
      .map(({ title }) => title);
  const open = async (editor = PUBLISHER, at = desk.hospital) => {
    const { cookie, token } = await desk.logIn(editor, at);
    const path = `${desk.path}/pages`;
    return {
      list: () => settle(form.loader(desk.argsOf(path, { cookie }))),
      undo: (file: string) =>
        settle(form.action(desk.argsOf(path, { cookie, body: { desk_token: token, do: "undo", file } }))),
      look: (file: string) => settle(form.loader(desk.argsOf(`${path}/${file}`, { cookie, params: { file } }))),
      post: (file: string, body: Record<string, string>) =>
        settle(
          form.action(
            desk.argsOf(`${path}/${file}`, { cookie, params: { file }, body: { desk_token: token, ...body } }),
          ),
        ),
    };
  };
  return { desk, open, titles, dataDir, siteDataDir };
}

const PRICES = {
  ...{ title: "Prices", address: "prices", place: "footer", hospitals: "punalur" },
  ...{ text: "## Tests\n\nAsk at the [desk](contact_us).", state: "", do: "publish" },
};

type Form = { data: { page: DeskView } };

const stateOf = ({ data }: Form) => piecesOf(data, "form")[0]?.hidden?.["state"] ?? "";

test("a page is written, looked at, published, changed, hidden and put back", async () => {
  const { open, titles, dataDir, desk } = await setUp();
  const { post, look, undo, list: show } = await open();
  const looked = (await post("new", { ...PRICES, do: "preview" })) as unknown as Form;
  expect(piecesOf(looked.data, "heading")).toMatchObject([{ heading: "Prices" }]);
  expect(titles()).toEqual([]);
  const published = await post("new", PRICES);
  expect([published.status, published.to]).toEqual([303, `${desk.path}/pages?done=published&file=prices`]);
  expect(titles()).toEqual(["Prices"]);
  expect(await readFile(join(dataDir, "pages/prices.md"), "utf8")).toContain("title: Prices\naddress: prices\n");
  const state = stateOf((await look("prices")) as unknown as Form);
  await post("prices", { ...PRICES, title: "What it costs", state });
  expect(titles()).toEqual(["What it costs"]);
  await undo("prices");
  expect(titles()).toEqual(["Prices"]);
  await post("prices", { ...PRICES, do: "hide", state });
  expect(titles()).toEqual([]);
  await undo("prices");
  await undo("prices");
  expect(titles()).toEqual([]);
  expect((await undo("prices")).to).toBe(`${desk.path}/pages?done=none`);
  expect(JSON.stringify(await show())).toContain("There is no page yet.");
});

test("what was changed meanwhile is shown beside what is typed, and nothing is lost", async () => {
  const { open, titles } = await setUp();
  const { post } = await open();
  await post("new", PRICES);
  const clash = (await post("prices", { ...PRICES, text: "Mine.", state: "before" })) as unknown as Form;
  const [theirs] = piecesOf(clash.data, "heading");
  expect(clash.data.page.message?.text).toContain("Somebody changed this page meanwhile");
  expect(piecesOf(theirs, "text")[0]?.text).toContain("## Tests");
  expect(JSON.stringify(clash)).toContain("Mine.");
  await post("prices", { ...PRICES, title: "Both", state: stateOf(clash) });
  expect(titles()).toEqual(["Both"]);
});

test.each([
  [{ address: "doctors" }, "address doctors is a page of each hospital already: choose another"],
  [{ address: "../x" }, "address must be small letters and digits, with _ or - between them"],
  [{ address: "" }, "Small letters and digits, for example patients_rights"],
  [{ text: "One.\n\n<script>x</script>" }, "Line 3 of the text: HTML is not shown: write Markdown"],
  [{ text: "" }, "has no text below the second ---"],
])("%j is refused with what is typed", async (wrong, fault) => {
  const { open, titles } = await setUp();
  const refused = (await (await open()).post("new", { ...PRICES, ...wrong })) as unknown as Form & { status: number };
  expect([refused.status, piecesOf(refused.data, "look")[0]?.text]).toEqual([400, fault]);
  expect(JSON.stringify(refused)).toContain("Prices");
  expect(titles()).toEqual([]);
});

test("a writer, an editor of another hospital and one of a part of the page's hospitals change nothing", async () => {
  const { open, titles, siteDataDir } = await setUp();
  const kozhencherry = site.hospitals.find(({ id }) => id === "kozhencherry");
  expect((await (await open(WRITER)).post("new", PRICES)).status).toBe(403);
  expect((await (await open(STRANGER, kozhencherry)).post("new", PRICES)).status).toBe(403);
  const publisher = await open();
  expect((await publisher.post("new", { ...PRICES, hospitals: "all" })).status).toBe(403);
  expect((await publisher.post("new", { ...PRICES, hospitals: "kozhencherry" })).status).toBe(403);
  await writeFile(join(siteDataDir, "pages/all.md"), "---\ntitle: T\naddress: all\n---\nText.\n");
  expect((await publisher.look("all")).status).toBe(403);
  expect((await publisher.look("../../secret")).status).toBe(404);
  expect(titles()).toEqual([]);
});
