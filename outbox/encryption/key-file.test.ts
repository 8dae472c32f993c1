import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../test-support/temporary-folder.ts";
import { loadCellCipher } from "./cell-cipher.server.ts";
import { makeKeyFile } from "./key-file.server.ts";

async function makeKey() {
  const path = join(temporaryFolder(), "submissions.key");
  return { path, id: await makeKeyFile(path) };
}

test("a new key is its maker's alone, and is never replaced", async () => {
  const { path } = await makeKey();
  const content = await readFile(path, "utf8");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await expect(makeKeyFile(path)).rejects.toThrow(`${path} is there already; a key is never replaced`);
  expect(await readFile(path, "utf8")).toBe(content);
  await expect(makeKeyFile(join(path, "deeper"))).rejects.toThrow("cannot be written: ENOTDIR");
});

test("the first of several keys writes and all read", async () => {
  const [first, second] = [await makeKey(), await makeKey()];
  const cipher = await loadCellCipher([first.path, second.path]);
  expect(cipher.keyIds).toEqual([first.id, second.id]);
  const cell = { id: "a", reference: "A-0000-0000", column: "request" } as const;
  const earlier = await loadCellCipher([second.path]);
  expect(cipher.openText(earlier.sealText("അനു", cell), cell)).toBe("അനു");
  expect(() => earlier.openText(cipher.sealText("അനു", cell), cell)).toThrow(
    `A-0000-0000 cannot be read: it is encrypted with the key ${first.id}, which ENCRYPTION_KEY_FILE does not list`,
  );
});

test("the same text is never stored the same way twice", async () => {
  const cipher = await loadCellCipher([(await makeKey()).path]);
  const cell = { id: "a", reference: "A-0000-0000", column: "request" } as const;
  expect(cipher.sealText("Anu", cell)).not.toBe(cipher.sealText("Anu", cell));
});

test("a file that is missing, holds no key or is listed twice is named, and its content is not", async () => {
  const { path } = await makeKey();
  const empty = join(temporaryFolder(), "other");
  await writeFile(empty, "hunter2");
  await expect(loadCellCipher([`${path}.old`])).rejects.toThrow(
    `ENCRYPTION_KEY_FILE: ${path}.old cannot be read: ENOENT`,
  );
  const refusal = loadCellCipher([path, empty]);
  await expect(refusal).rejects.toThrow(`ENCRYPTION_KEY_FILE: ${empty} holds no key`);
  await expect(refusal).rejects.not.toThrow("hunter2");
  await expect(loadCellCipher([path, path])).rejects.toThrow("ENCRYPTION_KEY_FILE lists the same key twice");
});
