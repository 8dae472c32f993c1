import { expect, test } from "vitest";
import type { Content, PublishedEntries } from "#site/content/content.ts";
import { resultOf } from "#tests/support/content-results.ts";
import { createPublishedLists } from "./published-lists.ts";

const NONE: PublishedEntries = { doctors: [], news: [], careers: [], testimonials: [] };

function setUp() {
  const state = { now: 0, read: [] as string[] };
  const lists = createPublishedLists(() => state.now);
  const source = {
    fetchPublishedEntries: async (hospital: string) => {
      state.read.push(hospital);
      return resultOf({ ...NONE, news: [{ id: `news-${hospital}` }] });
    },
    fetchDepartmentListings: async (hospital: string) => resultOf([{ id: `eye-${hospital}`, department: "Eye" }]),
  };
  return { state, lists, content: lists.keepOf(source as unknown as Content) };
}

test("a change reads the list of its hospital again, and no other", async () => {
  const { state, lists, content } = setUp();
  const readAll = async () => {
    for (const hospital of ["North", "South"]) await content.fetchPublishedEntries(hospital);
    return state.read.splice(0);
  };
  expect([await readAll(), await readAll()]).toEqual([["North", "South"], []]);
  lists.forget(["South"]);
  expect(await readAll()).toEqual(["South"]);
  lists.forget();
  expect(await readAll()).toEqual(["North", "South"]);
  state.now += 5 * 60_000;
  expect(await readAll()).toEqual(["North", "South"]);
});

test("the hospital of an entry or listing is known once it was read, also while its list is read again", async () => {
  const { lists, content } = setUp();
  expect(lists.hospitalsOf("news-North")).toEqual([]);
  await content.fetchPublishedEntries("North");
  await content.fetchDepartmentListings("South");
  lists.forget(["North"]);
  expect(["news-North", "eye-South"].map(lists.hospitalsOf)).toEqual([["North"], ["South"]]);
});
