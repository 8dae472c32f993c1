import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { findFreePorts } from "../support/free-port.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";

test("another program on the same data, settings and content is the same site, without what the first one has", async () => {
  test.setTimeout(120_000);
  await using state = await copySampleData();
  const folder = await mkdtemp(join(tmpdir(), "update-"));
  const next = join(folder, "release");
  const dataDir = join(folder, "var");
  const sample = resolve("data/sample-content");
  // Everything but the data: what the second program shows is not its own.
  for (const part of ["build", "answers", "app", "desk", "forms", "outbox", "server", "site"])
    await cp(part, join(next, part), { recursive: true });
  await cp("package.json", join(next, "package.json"));
  await symlink(resolve("node_modules"), join(next, "node_modules"));
  await mkdir(join(dataDir, "pages"), { recursive: true });
  await mkdir(join(state.dataDir, "texts"), { recursive: true });
  await writeFile(join(dataDir, "pages/costs.md"), "---\ntitle: Costs\naddress: costs\n---\nWritten at the desk.\n");
  await writeFile(join(state.dataDir, "redirects.csv"), `old,new\n/old.html,${BASE}/costs\n/?p=12,${BASE}/costs\n`);
  await writeFile(
    join(state.dataDir, "editors.json"),
    JSON.stringify([{ address: "anu@example.org", name: "Anu", role: "publisher", hospitals: "all" }]),
  );
  await state.rewrite("brand/brand.json", (brand) => ({ ...brand, colours: { ...brand.colours, deep: "#3a1747" } }));

  async function look(program: string) {
    const port = String(await findFreePorts());
    const settings = { SITE_DATA_DIR: state.dataDir, DATA_DIR: dataDir, CONTENT_EXPORT: join(sample, "export.json") };
    const site = await startSiteProcess({ ...settings, HOST: "127.0.0.1", PORT: port }, program);
    const get = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
      return { status: response.status, to: response.headers.get("location"), text: await response.text() };
    };
    const home = await get(BASE);
    const font = /\/brand\/fonts\/[^"')\s]+/.exec(home.text)?.[0] ?? "no font";
    const paths = [
      BASE,
      `${BASE}/patients_rights`,
      `${BASE}/costs`,
      `${BASE}/doctors`,
      "/old.html",
      font,
      `${BASE}/desk`,
      "/?p=12",
    ];
    const seen = [];
    for (const path of paths) seen.push([path, await get(path)] as const);
    await site.end("SIGTERM");
    return JSON.parse(JSON.stringify(seen).replaceAll(`127.0.0.1:${port}`, "site")) as typeof seen;
  }

  const before = await look("build/server/main.js");
  const after = await look(join(next, "build/server/main.js"));
  expect(before.map(([, { status }]) => status)).toEqual([200, 200, 200, 200, 301, 200, 200, 301]);
  expect(before.find(([path]) => path === "/old.html")?.[1].to).toBe(`${BASE}/costs`);
  expect(before[2]?.[1].text).toContain("Written at the desk.");
  expect(before[0]?.[1].text).toContain("#3a1747");
  expect(after).toEqual(before);
  await rm(folder, { recursive: true, force: true });
});
