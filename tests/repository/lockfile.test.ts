import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { findLockfileFaults, type Lockfile } from "./find-lockfile-faults.ts";

const SOUND = { version: "1.0.0", integrity: `sha512-${"A".repeat(86)}==`, license: "MIT" };

test("every package is locked by its hash, names no address, and has an approved licence", async () => {
  const lockfile = JSON.parse(await readFile("package-lock.json", "utf8")) as Lockfile;
  expect(Object.keys(lockfile.packages).length).toBeGreaterThan(100);
  expect(findLockfileFaults(lockfile)).toEqual([]);
});

test("a package within another has the hash of that one", () => {
  const { integrity, ...bundled } = { ...SOUND, inBundle: true };
  const packages = { "node_modules/a": { ...SOUND, integrity }, "node_modules/a/node_modules/b": bundled };
  expect(findLockfileFaults({ lockfileVersion: 3, packages })).toEqual([]);
});

test.each<[fault: string, changes: Lockfile["packages"]]>([
  [
    "node_modules/a names where it comes from",
    { "node_modules/a": { ...SOUND, resolved: "https://evil.example/a.tgz" } },
  ],
  ["node_modules/a has no SHA-512 hash", { "node_modules/a": { ...SOUND, integrity: "sha1-abc" } }],
  ["node_modules/a has the licence BUSL-1.1", { "node_modules/a": { ...SOUND, license: "BUSL-1.1" } }],
  ["w/node_modules/b is another version than the site's", { w: {}, "w/node_modules/b": SOUND }],
  ["node_modules/a is a link", { "node_modules/a": { ...SOUND, link: true } }],
  ["a: ^1.0.0 is no exact version", { "": { devDependencies: { a: "^1.0.0" } } }],
  [
    "a: ^1.0.0 is no exact version",
    { "node_modules/w": { resolved: "w", link: true }, w: { devDependencies: { a: "^1.0.0" } } },
  ],
])("it would be seen: %s", (fault, changes) => {
  const packages = { "": { dependencies: { b: "2.0.0" } }, "node_modules/b": SOUND, ...changes };
  expect(findLockfileFaults({ lockfileVersion: 3, packages })).toEqual([fault]);
});
