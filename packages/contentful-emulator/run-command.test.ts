import { writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { get } from "node:https";
import { dirname, join } from "node:path";
import { json } from "node:stream/consumers";
import { buildSchema } from "graphql";
import { expect, test, vi } from "vitest";
import { contentTypes as kitchenTypes, writeRecipes } from "./folder/fixtures.ts";
import { createContentType, createEntry, createField, writeSpaceExport } from "./fixtures.ts";
import { runCommand } from "./run-command.ts";

const contentTypes = [createContentType("recipe", [createField("title", "Symbol")])];
const withTitle = (title: string) => ({ contentTypes, entries: [createEntry("recipe", "soup", { title })] });

/** For localhost and 127.0.0.1, until 2126, signed by itself. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUeNoX25XAOArLO+ccreu+lKpKD5EwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzA3NDc0NFoYDzIxMjYxMDMw
MDc0NzQ0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAThTFnZI7WlYIaehWZ9A89OvDK/MM1g96ErRC6KcHYUOsmPxTIZSGKt
HeJwwKT8uanYn2seSL/ETNQs9OVsPaBoo28wbTAdBgNVHQ4EFgQUYK2vhMr/+kVS
F8112GzExIfgaPIwHwYDVR0jBBgwFoAUYK2vhMr/+kVSF8112GzExIfgaPIwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgaHqtBeYSU0LWLugr22t+cC4uuS+eRH5h5LcA9PzwLwsCIEy3
0Ffws1SkPcv7a+xj3wAqDbfqhhXFo9Va6v7cBrOX
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgroLoturmzh3Pzj3I
TmvIa1PbH7N6j8nsTTpQk+clZ32hRANCAAThTFnZI7WlYIaehWZ9A89OvDK/MM1g
96ErRC6KcHYUOsmPxTIZSGKtHeJwwKT8uanYn2seSL/ETNQs9OVsPaBo
-----END PRIVATE KEY-----
`;

const WAIT = { timeout: 60_000, interval: 20 };

async function run(...args: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const output = { print: (text: string) => printed.push(text), printError: (text: string) => complaints.push(text) };
  return { ...(await runCommand(args, output)), printed, complaints };
}

test("--print-schema prints a schema other programs can build, and ends", async () => {
  await using written = await writeSpaceExport(withTitle("Soup"));
  const { exitCode, printed, service } = await run("--export", written.file, "--print-schema");
  expect([exitCode, service]).toEqual([0, undefined]);
  expect(buildSchema(printed.join("\n")).getType("RecipeCollection")).toBeDefined();
});

test("--help names every option and ends", async () => {
  const { exitCode, printed } = await run("--help");
  expect(exitCode).toBe(0);
  for (const option of [
    "export",
    "assets",
    "host",
    "port",
    "cert",
    "key",
    "token",
    "preview-token",
    "rate-limit",
    "max-complexity",
    "space",
    "environment",
    "control",
    "verbose",
    "demo",
    "version",
    "print-schema",
  ]) {
    expect(printed[0]).toContain(`--${option}`);
  }
});

test("every address that is printed serves something", async () => {
  await using written = await writeSpaceExport(withTitle("Soup"));
  const { service, printed } = await run("--export", written.file, "--port", "0", "--token", "read");
  try {
    const addressOf = (name: string) => /http\S+/.exec(printed.find((line) => line.startsWith(name)) ?? "")?.[0] ?? "";
    const statusOf = async (address: string) => (await fetch(address)).status;
    expect(await statusOf(`${addressOf("GraphQL ")}?access_token=read&query={__typename}`)).toBe(200);
    // Whether GraphiQL is installed or not: elsewhere it is 404.
    expect([200, 501]).toContain(await statusOf(addressOf("GraphiQL ")));
    expect(await statusOf(`${addressOf("REST ")}/entries?access_token=read`)).toBe(200);
    expect(addressOf("Images")).toContain("/images.ctfassets.net/");
  } finally {
    await service?.close();
  }
});

test("the demo is served under the ids asked for, and its page names every content type and token", async () => {
  const { service, printed } = await run("--demo", "--port", "0", "--space", "mine", "--environment", "dev 2", "-v");
  try {
    const url = service?.graphqlUrl ?? "";
    expect(url).toMatch(/\/content\/v1\/spaces\/mine\/environments\/dev%202$/);
    const page = await (await fetch(new URL("/", url))).text();
    for (const part of [
      "mine, environment dev 2",
      "Above",
      "5, 1 of them not published",
      "en-US, de",
      "author</a><td>2",
    ]) {
      expect(page.includes(part)).toBe(part !== "Above");
    }
    const [, token = ""] = /Delivery token (\S+)/.exec(printed.join("\n")) ?? [];
    expect(page).toContain(token);
    expect((await fetch(new URL("/", url), { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
    const query = "{postCollection{items{title cover{url}}}}";
    const found = await (await fetch(`${url}?access_token=${token}&query=${query}`)).json();
    expect(found).toMatchObject({ data: { postCollection: { items: [{ title: "Above the clouds" }, {}] } } });
    await vi.waitFor(
      () => expect(printed.at(-1)).toMatch(/^GET \S+access_token=…\S+ 200 \d+ ms complexity 200$/),
      WAIT,
    );
  } finally {
    await service?.close();
  }
});

test("an export without its locales is served, and what is lost is named", async () => {
  const entries = [createEntry("recipe", "soup", { title: { "en-US": "Soup", de: "Suppe", fr: "Soupe" } })];
  await using written = await writeSpaceExport({ contentTypes, entries });
  const { service, complaints } = await run("--export", written.file, "--port", "0");
  await service?.close();
  expect(complaints).toEqual([
    `${written.file}: locales is missing, so only en-US is served, and what is in de, fr is not: add "locales": [{ "code": "de", "default": true }] with the codes of the space`,
  ]);
});

test.each([
  [[], "the export is missing: name its file, or try --demo"],
  [["a.json", "--demo"], "one export is served at a time, not a.json and "],
  [["run", "a.json"], "run needs a program"],
  [["--export", "x.json", "--port", "many"], '--port must be a whole number from 0 to 65535, not "many"'],
  [["--export", "x.json", "--rate-limit", "0"], '--rate-limit must be a whole number from 1 to 1000000, not "0"'],
  [["--export", "x.json", "--cert", "c.pem"], "--cert and --key belong together"],
  [["--export", "x.json", "--cert", "c.pem", "--key", "k.pem"], "--cert c.pem: the file does not exist\n"],
  [
    ["--export", "x.json", "--cert", import.meta.filename, "--key", import.meta.filename],
    "are no certificate and its key: ",
  ],
  [["--export", "x.json", "--assets", "nodir"], "--assets nodir is no folder\n"],
  [["--export", "x.json", "--assets", import.meta.filename], "is no folder\n"],
  [["--export", "x.json", "--colour"], "Unknown option '--colour'"],
])("the command line %j is refused with the usage", async (args, message) => {
  const { exitCode, complaints } = await run(...args);
  expect(exitCode).toBe(2);
  expect(complaints[0]).toContain(message);
  expect(complaints[0]).toContain("--print-schema");
});

test("a port in use is named, and the command ends with 1", async () => {
  await using written = await writeSpaceExport(withTitle("Soup"));
  const { service } = await run("--export", written.file, "--port", "0");
  const { port } = new URL(service?.graphqlUrl ?? "");
  const { exitCode, complaints } = await run("--export", written.file, "--port", port);
  await service?.close();
  expect([exitCode, complaints]).toEqual([1, [`Port ${port} is in use: choose another with --port`]]);
});

test("a host that is no address of this machine is named, and the command ends with 1", async () => {
  await using written = await writeSpaceExport(withTitle("Soup"));
  const { exitCode, complaints } = await run("--export", written.file, "--port", "0", "--host", "192.0.2.1");
  expect([exitCode, complaints]).toEqual([1, ["--host 192.0.2.1 is no address of this machine"]]);
});

test("with a certificate and its key everything is served by HTTPS", async () => {
  await using written = await writeSpaceExport(withTitle("Soup"));
  const [cert, key] = ["cert.pem", "key.pem"].map((name) => join(dirname(written.file), name));
  await writeFile(cert!, CERTIFICATE);
  await writeFile(key!, KEY);
  const args = ["--export", written.file, "--port", "0", "--token", "read", "--cert", cert!, "--key", key!];
  const { service } = await run(...args);
  try {
    const url = service?.graphqlUrl.replace("/content/v1", "") ?? "";
    expect(url).toMatch(/^https:/);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}/sync?initial=true&access_token=read`, { ca: CERTIFICATE }, resolve).on("error", reject);
    });
    expect(await json(answer)).toMatchObject({ nextSyncUrl: expect.stringContaining(`${url}/sync?`) });
  } finally {
    await service?.close();
  }
});

test("a folder of content is served with the content types of its space.json", async () => {
  await using kitchen = await writeRecipes({ "space.json": JSON.stringify({ contentTypes: kitchenTypes }) });
  expect((await run("--export", kitchen.folder, "--print-schema")).printed[0]).toContain("type Recipes ");
  const { service } = await run("--export", kitchen.folder, "--port", "0", "--token", "read");
  try {
    const response = await fetch(`${service?.graphqlUrl}?access_token=read&query={recipes(id:"soup"){minutes}}`);
    expect(await response.json()).toMatchObject({ data: { recipes: { minutes: 20 } } });
  } finally {
    await service?.close();
  }
  const refused = await run("--export", kitchen.folder, "--assets", kitchen.folder);
  expect([refused.exitCode, refused.complaints[0]]).toEqual([
    2,
    expect.stringContaining("--assets is for an export file"),
  ]);
});

test("a folder without content types is refused, and what is missing is named", async () => {
  await using kitchen = await writeRecipes();
  const { exitCode, complaints } = await run("--export", kitchen.folder, "--port", "0");
  expect([exitCode, complaints]).toEqual([
    1,
    [expect.stringContaining("space.json: contentTypes is missing, as a space export has them")],
  ]);
});

test("a broken export is named with what is wrong", async () => {
  expect(await run("--export", "/nowhere/export.json")).toMatchObject({
    exitCode: 1,
    complaints: ["/nowhere/export.json: the file does not exist"],
  });
  await using written = await writeSpaceExport({ contentTypes: [{ name: "without sys" }] });
  const { exitCode, complaints } = await run("--export", written.file);
  expect(exitCode).toBe(1);
  expect(complaints[0]).toMatch(/export\.json: contentTypes\.0\.sys/);
});

test("colliding names are reported, and every query gets that error", async () => {
  const message =
    "Schema generation failed. Type name generated for the content types 'A_car', 'a_car_' would be the same for all of them: 'ACar'";
  await using written = await writeSpaceExport({
    contentTypes: [createContentType("A_car", []), createContentType("a_car_", [])],
  });
  const printing = await run("--export", written.file, "--print-schema");
  expect([printing.exitCode, printing.complaints]).toEqual([1, [`${written.file}: ${message}`]]);
  const { service, complaints } = await run("--export", written.file, "--port", "0", "--token", "read");
  try {
    expect(complaints).toEqual([`${written.file}: every query is refused: ${message}`]);
    const response = await fetch(`${service?.graphqlUrl}?access_token=read&query={__typename}`);
    expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ message }] }]);
  } finally {
    await service?.close();
  }
});

test("it serves with the given tokens, and reads the export again when it changes, unless that is broken", async () => {
  await using written = await writeSpaceExport(withTitle("Soup"));
  const args = ["--export", written.file, "--port", "0", "--token", "read", "--preview-token", "draft"];
  const { service, complaints, printed } = await run(...args);
  const found = (title: string) => ({ recipeCollection: { items: [{ title }] } });
  const fetchTitle = async (token: string) => {
    const search = new URLSearchParams({
      query: `{ recipeCollection(where: { title_exists: true }) { items { title } } }`,
      access_token: token,
    });
    const response = (await (await fetch(`${service?.graphqlUrl}?${search}`)).json()) as { data?: unknown };
    return response.data;
  };
  try {
    expect(printed.slice(0, 3)).toEqual([
      "Space          testspace, environment master",
      "Content types  1",
      "Entries        1",
    ]);
    expect(await fetchTitle("read")).toEqual(found("Soup"));
    expect(await fetchTitle("other")).toBeUndefined();
    await writeFile(written.file, JSON.stringify(withTitle("Stew, thick")));
    await vi.waitFor(async () => expect(await fetchTitle("draft")).toEqual(found("Stew, thick")), WAIT);
    await writeFile(written.file, "{");
    await vi.waitFor(() => expect(complaints[0]).toContain("no valid JSON"), WAIT);
    expect(await fetchTitle("read")).toEqual(found("Stew, thick"));
  } finally {
    await service?.close();
  }
});
