import { expect, test } from "vitest";
import { createSchemaFixture } from "./schema-fixture.ts";

test("queries that differ in order, filter, locale or preview never share what is indexed for them", async () => {
  const { run } = await createSchemaFixture();
  const ask = async (args: string, canPreview = false) =>
    (await run(`{ doctorsCollection(${args}) { items { name } } }`, canPreview)).data;
  const named = (...names: string[]) => ({ doctorsCollection: { items: names.map((name) => ({ name })) } });
  for (let round = 0; round < 2; round += 1) {
    expect(await ask("order: name_ASC")).toEqual(named("Anna", "Biju", "Chandran"));
    expect(await ask("order: name_DESC")).toEqual(named("Chandran", "Biju", "Anna"));
    expect(await ask("order: name_ASC, skip: 1, limit: 1")).toEqual(named("Biju"));
    expect(await ask(`order: name_ASC, where: { name_not: "Biju" }`)).toEqual(named("Anna", "Chandran"));
    expect(await ask(`order: name_ASC, locale: "ml-IN"`)).toEqual(named("Biju", "Chandran", "അന്ന"));
    expect(await ask("order: name_ASC, preview: true", true)).toEqual(named("Anna", "Biju", "Chandran", "Draft"));
  }
});
