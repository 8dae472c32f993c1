import { resolve } from "node:path";
import { expect, test } from "vitest";
import { parseConfig } from "../config.server.ts";
import { listFilePermissions, toNodeFlags } from "./file-permissions.ts";

const PROJECT_DIR = resolve(import.meta.dirname, "../..");

function list(settings: Record<string, string>) {
  return listFilePermissions(parseConfig(settings), settings);
}

test("only DATA_DIR is written, and what settings name is read", () => {
  const { reads, startReads, writes } = list({
    DATA_DIR: "/srv/my site/var",
    SITE_DATA_DIR: "/srv/facts",
    CONTENT_EXPORT: "/srv/content/space.json",
    ENCRYPTION_KEY_FILE: "/etc/site/2026.key, keys/2027.key",
    METRICS_ADDRESS: "127.0.0.1:9464",
  });
  expect(writes).toEqual(["/srv/my site/var"]);
  expect(reads).toEqual([
    ...[PROJECT_DIR, "/srv/facts", "/srv/my site/var", "/srv/content/space.json", "/srv/content/assets"],
    ...["/proc/self/fd", "/proc/self/limits", "/proc/self/status"],
  ]);
  expect(startReads).toEqual(expect.arrayContaining(["/etc/site/2026.key", resolve("keys/2027.key")]));
});

test.each([
  ["postgres://u:p@db/site?sslrootcert=ca.pem&sslcert=/c.pem&sslkey=/k.pem", [resolve("ca.pem"), "/c.pem", "/k.pem"]],
  ["postgres://u@db/site", ["/home/site/.pgpass"]],
  ["postgres://u:p@db/site", []],
])("what %s names is read", (DATABASE_URL, files) => {
  const { reads } = list({ DATABASE_URL, HOME: "/home/site", CONTENT_EXPORT: "/e.json", SITE_DATA_DIR: PROJECT_DIR });
  const others = [PROJECT_DIR, resolve("var"), "/e.json", "/assets"];
  expect(reads.filter((path) => !others.includes(path))).toEqual(files);
});

test("flags name each folder once, with its contents, so that it may come to be later", () => {
  const flags = toNodeFlags({
    reads: ["/srv/site", "/srv/site/data", "/srv/site-2", "/srv/var", "/srv/site"],
    startReads: ["/etc/site.key", "/srv/site/site.key"],
    writes: ["/srv/var"],
  });
  expect(flags.filter((flag) => flag.startsWith("--allow-fs"))).toEqual([
    ...["--allow-fs-read=/srv/site", "--allow-fs-read=/srv/site/*"],
    ...["--allow-fs-read=/srv/site-2", "--allow-fs-read=/srv/site-2/*"],
    ...["--allow-fs-read=/srv/var", "--allow-fs-read=/srv/var/*"],
    "--allow-fs-read=/etc/site.key",
    ...["--allow-fs-write=/srv/var", "--allow-fs-write=/srv/var/*"],
  ]);
  const others = flags.filter((flag) => !flag.startsWith("--allow-fs") && !flag.startsWith("--disable-warning"));
  expect(others).toEqual(["--permission", "--allow-net", "--allow-addons"]);
});
