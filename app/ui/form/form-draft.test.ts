import { afterEach, expect, test, vi } from "vitest";
import { openDraft } from "./form-draft.ts";

afterEach(() => vi.unstubAllGlobals());

function stubStorage() {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

test("a draft comes back as it was typed, for its own form alone", () => {
  stubStorage();
  openDraft("a").save({ name: "Anu", resume: "" });
  expect(openDraft("a").read()).toEqual({ name: "Anu", resume: "" });
  expect(openDraft("b").read()).toBeUndefined();
});

test("an empty form leaves no draft, and a cleared one is gone", () => {
  const stored = stubStorage();
  const draft = openDraft("a");
  draft.save({ name: "Anu" });
  draft.save({ name: "" });
  expect(stored.size).toBe(0);
  draft.save({ name: "Anu" });
  draft.clear();
  expect(draft.read()).toBeUndefined();
});

test.each(["null", "[", '{"name":1}'])("a draft that reads %s gives nothing wrong back", (text) => {
  stubStorage().set("draft a", text);
  expect(openDraft("a").read()?.["name"]).toBeUndefined();
});

test("a browser that blocks storage has no drafts and no errors", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const draft = openDraft("a");
  draft.save({ name: "Anu" });
  expect(draft.read()).toBeUndefined();
});
