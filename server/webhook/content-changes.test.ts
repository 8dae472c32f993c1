import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createContentChanges } from "./content-changes.ts";

const published = (id: string) => ({ id, isWithdrawn: false });
const withdrawn = (id: string) => ({ id, isWithdrawn: true });

test("a change is announced at once, and once more for caches that returned the old content meanwhile", async () => {
  const changes = createContentChanges(20);
  const heard: string[] = [];
  changes.subscribe(({ id }) => void heard.push(`first ${id}`));
  changes.subscribe(({ id }) => void heard.push(`second ${id}`));
  await changes.announce(published("a"));
  expect(heard).toEqual(["first a", "second a"]);
  await wait(60);
  expect(heard).toEqual(["first a", "second a", "first a", "second a"]);
  await wait(60);
  expect(heard).toHaveLength(4);
});

test("what is announced again names the hospitals of all publications meanwhile, or none", async () => {
  const changes = createContentChanges(20);
  const heard: (readonly string[] | undefined)[] = [];
  changes.subscribe(({ hospitals }) => void heard.push(hospitals));
  for (const hospitals of [["North"], ["South"]]) await changes.announce({ ...published("a"), hospitals });
  await wait(60);
  await changes.announce({ ...published("a"), hospitals: ["North"] });
  await changes.announce(published("b"));
  await wait(60);
  expect(heard).toEqual([["North"], ["South"], ["North", "South"], ["North"], undefined, undefined]);
});

test("of many changes together one publication is announced again, and every withdrawal", async () => {
  const changes = createContentChanges(20);
  const heard: (string | undefined)[] = [];
  changes.subscribe(({ id }) => void heard.push(id));
  for (const change of [published("a"), published("b"), withdrawn("c"), withdrawn("d")]) await changes.announce(change);
  await wait(60);
  expect(heard).toEqual(["a", "b", "c", "d", "a", "c", "d"]);
});
