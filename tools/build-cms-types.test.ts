import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { printCmsTypes } from "./build-cms-types.ts";

const committed = await readFile(resolve(import.meta.dirname, "../site/content/schema.graphql"), "utf8");

test("another type of a field gives other types, and a field that is gone is named", async () => {
  const skills = /^ {2}skills\(.*\[String\]$/m;
  expect(committed).toMatch(skills);
  const text = committed.replace(skills, (field) => field.replace("[String]", "Int"));
  expect(await printCmsTypes(text)).toContain("skills: number | null;");
  await expect(printCmsTypes(committed.replace(skills, ""))).rejects.toThrow('Cannot query field "skills"');
});
