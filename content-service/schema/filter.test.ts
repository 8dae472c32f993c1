import { describe, expect, test } from "vitest";
import { createSchemaFixture } from "./schema-fixture.ts";

const { run } = await createSchemaFixture();

async function findDoctors(args: string): Promise<string[]> {
  const { data, errors } = await run(`{ doctorsCollection(${args}) { items { sys { id } } } }`);
  expect(errors).toEqual([]);
  const { items } = (data as { doctorsCollection: { items: { sys: { id: string } }[] } }).doctorsCollection;
  return items.map(({ sys }) => sys.id);
}

async function findDepartments(where: string) {
  const { data, errors } = await run(`{ departmentsCollection(where: { ${where} }) { items { title } } }`);
  expect(errors).toEqual([]);
  return (data as { departmentsCollection: { items: { title: string }[] } }).departmentsCollection.items;
}

describe("filters", () => {
  test.each([
    [`name: "Anna"`, "anna"],
    [`name_not: "Anna"`, "biju chandran"],
    [`name_in: ["Anna", "Biju"]`, "anna biju"],
    [`name_not_in: ["Anna", "Biju"]`, "chandran"],
    [`name_contains: "AN"`, "anna chandran"],
    [`name_contains: "A"`, ""],
    [`name_not_contains: "an"`, "biju"],
    [`notes_exists: true`, "anna"],
    [`notes_exists: false`, "biju chandran"],
    [`notes: null`, "biju chandran"],
    [`notes_contains: "malayalam"`, "anna"],
    [`beds: 4`, "anna"],
    [`beds_gt: 4`, "biju"],
    [`beds_gte: 4`, "anna biju"],
    [`beds_lt: 9`, "anna"],
    [`beds_lte: 9, beds_not: 4`, "biju"],
    [`beds_in: [4, 5]`, "anna"],
    [`rate: 1.5`, "anna"],
    [`since_gt: "2020-05-01T00:00:00Z"`, "biju"],
    [`since: "2021-04-30T18:30:00.000Z"`, "biju"],
    [`since_in: ["2020-05-01"]`, "anna"],
    [`since_lte: "2020-05-01"`, "anna"],
    [`isChief: true`, "anna"],
    [`isChief_not: true`, "biju chandran"],
    [`isChief_exists: false`, "biju"],
    [`phones_contains_all: ["1", "2"]`, "anna"],
    [`phones_contains_some: ["2", "3"]`, "anna biju"],
    [`phones_contains_none: ["1"]`, "biju chandran"],
    [`phones_exists: false`, "chandran"],
    [`picture_exists: true`, "anna"],
    [`sys: { id_not: "anna", publishedAt_lt: "2024-01-03T00:00:00Z" }`, "biju"],
    [`OR: [{ name: "Anna" }, { beds_gt: 5 }]`, "anna biju"],
    [`OR: []`, "anna biju chandran"],
    [`AND: [{ beds_gt: 1 }, { OR: [{ isChief: true }] }]`, "anna"],
    [`contentfulMetadata: { tags_exists: true }`, ""],
  ])("%s finds %s", async (where, expected) => {
    expect((await findDoctors(`where: { ${where} }, order: name_ASC`)).join(" ")).toBe(expected);
  });

  test("reach one level into links", async () => {
    expect(await findDepartments(`doctors: { name_contains: "ann" }`)).toEqual([{ title: "E N T" }]);
    expect(await findDepartments(`doctors: { name: "Chandran" }`)).toEqual([]);
    expect(await findDepartments(`doctorsCollection_exists: true`)).toEqual([{ title: "E N T" }]);
    expect(await findDepartments(`doctorsCollection_exists: false`)).toEqual([{ title: "Empty" }]);
  });

  test("look into the text of rich text", async () => {
    const { data } = await run(`{
      found: newsCollection(where: { content_contains: "new WARD" }) { total }
      missed: newsCollection(where: { content_not_contains: "ward" }) { total }
    }`);
    expect(data).toEqual({ found: { total: 1 }, missed: { total: 0 } });
  });
});

describe("order and pages", () => {
  test.each([
    ["limit: 100", "chandran biju anna"],
    ["order: name_DESC", "chandran biju anna"],
    ["order: [beds_ASC]", "anna biju chandran"],
    ["order: [beds_DESC]", "biju anna chandran"],
    ["order: [since_DESC, name_ASC]", "biju anna chandran"],
    ["order: sys_id_ASC, limit: 2", "anna biju"],
    ["order: sys_id_ASC, limit: 2, skip: 2", "chandran"],
    ["order: sys_publishedAt_ASC, limit: 0", "anna biju chandran"],
  ])("%s gives %s", async (args, expected) => {
    expect((await findDoctors(args)).join(" ")).toBe(expected);
  });

  test("a collection says how it was cut", async () => {
    const { data } = await run(`{
      some: doctorsCollection(limit: 2, skip: 1) { total limit skip }
      all: doctorsCollection { limit skip }
      most: doctorsCollection(limit: 5000) { limit }
    }`);
    expect(data).toEqual({
      some: { total: 3, limit: 2, skip: 1 },
      all: { limit: 100, skip: 0 },
      most: { limit: 1000 },
    });
  });
});
