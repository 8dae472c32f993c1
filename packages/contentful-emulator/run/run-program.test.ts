import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { json, text } from "node:stream/consumers";
import { expect, test } from "vitest";

const BIN = join(import.meta.dirname, "..", "bin.ts");

/** Runs a program of Node with the demo's space; `own` are options of the emulator. */
function run(source: string, ...own: string[]) {
  const args = [BIN, "run", "--demo", ...own, "--", process.execPath, "--input-type=module", "-e", source];
  return spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
}

const ENTRIES = "/spaces/demo/environments/master/entries?access_token=any&content_type=post";
const QUERY = "https://graphql.contentful.com/content/v1/spaces/demo?query={postCollection{total}}";

test("fetch, node:https, and a child's child reach the emulator by Contentful's names, which files keep", async () => {
  const program = run(`
    import { execFileSync } from "node:child_process";
    import { lookup as look } from "node:dns";
    import { lookup } from "node:dns/promises";
    import { get } from "node:https";
    import { json } from "node:stream/consumers";
    const read = (options) => new Promise((resolve, reject) => {
      get(options, (response) => resolve(json(response))).on("error", reject);
    });
    const ask = async (url) => (await fetch(url, { headers: { authorization: "Bearer any" } })).json();
    const child = "fetch(process.argv[1], { headers: { authorization: 'Bearer any' } }).then((r) => r.text()).then(console.log)";
    const published = await read({ host: "cdn.contentful.com", path: "${ENTRIES}" });
    const picture = await fetch("https:" + published.includes.Asset[0].fields.file.url + "?w=30&fm=webp");
    const addresses = await lookup("images.ctfassets.net", { all: true });
    const [first] = await new Promise((resolve) => look("cdn.contentful.com", (...found) => resolve(found.slice(1))));
    console.log(JSON.stringify({
      addresses: [first, ...addresses.map(({ address }) => address)],
      graphql: (await ask("${QUERY}")).data.postCollection.total,
      published: published.total,
      drafts: (await ask("https://preview.contentful.com${ENTRIES}")).total,
      sync: (await ask("https://cdn.contentful.com/spaces/demo/sync?initial=true&type=Asset")).nextSyncUrl.slice(0, 31),
      url: published.includes.Asset[0].fields.file.url.slice(0, 28),
      picture: picture.headers.get("content-type"),
      child: JSON.parse(execFileSync(process.execPath, ["-e", child, "${QUERY}"], { encoding: "utf8" })).data.postCollection.total,
    }));
    process.exitCode = 7;
  `);
  const ended = once(program, "exit");
  expect(await json(program.stdout)).toEqual({
    addresses: ["4000::1", "4000::1"],
    ...{ graphql: 2, child: 2, published: 2, drafts: 3, picture: "image/webp" },
    ...{ url: "//images.ctfassets.net/demo/", sync: "https://cdn.contentful.com/spac" },
  });
  expect(await ended).toEqual([7, null]);
});

test("a token that is given is demanded, and a signal that ends the program ends the emulator", async () => {
  const program = run(
    `console.log((await fetch("${QUERY}", { headers: { authorization: "Bearer any" } })).status); setInterval(() => {}, 1e6);`,
    ...["--token", "read"],
  );
  const ended = once(program, "exit");
  const [status] = (await once(program.stdout, "data")) as [Buffer];
  program.kill("SIGTERM");
  expect([String(status), await ended]).toEqual(["401\n", [null, "SIGTERM"]]);
});

test("a program that is missing is named", async () => {
  const args = [BIN, "run", "--demo", "--", "no-such-program"];
  const program = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(program, "exit");
  expect(await text(program.stderr)).toContain("no-such-program: there is no such program");
  expect(await ended).toEqual([127, null]);
});
