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

function typed(values: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test("a draft comes back as it was typed, without its file, for its own form alone", () => {
  stubStorage();
  openDraft("a").save(typed({ name: "Anu", resume: new File(["x"], "cv.pdf") }));
  expect(openDraft("a").read()).toEqual({ name: "Anu", resume: "" });
  expect(openDraft("b").read()).toBeUndefined();
});

test("an empty form leaves no draft, and a cleared one is gone", () => {
  const kept = stubStorage();
  const draft = openDraft("a");
  draft.save(typed({ name: "Anu" }));
  draft.save(typed({ name: "" }));
  expect(kept.size).toBe(0);
  draft.save(typed({ name: "Anu" }));
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
  draft.save(typed({ name: "Anu" }));
  expect(draft.read()).toBeUndefined();
});
