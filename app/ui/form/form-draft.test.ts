import { afterEach, expect, test, vi } from "vitest";
import { openDraft } from "./form-draft.ts";

afterEach(() => vi.unstubAllGlobals());

function stubStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

test("a draft comes back as it was typed, for its own form alone", () => {
  stubStorage();
  openDraft("a").save({ name: "Anu", resume: "" });
  expect(openDraft("a").read()).toEqual({ name: "Anu", resume: "" });
  expect(openDraft("b").read()).toBeUndefined();
});

test("an empty form leaves no draft, and a cleared one is gone", () => {
  const kept = stubStorage();
  const draft = openDraft("a");
  draft.save({ name: "Anu" });
  draft.save({ name: "" });
  expect(kept.size).toBe(0);
  draft.save({ name: "Anu" });
  draft.clear();
  expect(draft.read()).toBeUndefined();
});

test.each(["null", "[", '{"name":1}'])("a draft that reads %s gives nothing wrong back", (text) => {
  stubStorage().set("draft a", text);
  expect(openDraft("a").read()?.["name"]).toBeUndefined();
});

test("a browser that keeps nothing has no drafts and no errors", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const draft = openDraft("a");
  draft.save({ name: "Anu" });
  expect(draft.read()).toBeUndefined();
});
