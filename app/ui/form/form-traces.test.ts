import { expect, test } from "vitest";
import { addTraces, readTraces } from "./form-traces.ts";

const TRAPS = { honeypot: "hidden", untouched: "untouchedMs" };

function typed(hidden = ""): FormData {
  const form = new FormData();
  form.set("name", "Anu");
  form.set("hidden", hidden);
  return form;
}

test("a form that a person filled leaves no trace, however fast, and is sent as it is", () => {
  expect(readTraces(typed(), { isTouched: true, openForMs: 100 }, TRAPS)).toEqual([]);
  const value = { name: "Anu" };
  expect(addTraces(value, [])).toBe(value);
});

test("a filled hidden field and a form that nobody touched are told", () => {
  const traces = readTraces(typed("offer"), { isTouched: false, openForMs: 12.6 }, TRAPS);
  expect(addTraces({ name: "Anu" }, traces)).toEqual({ name: "Anu", hidden: "offer", untouchedMs: "13" });
});

test("a form of several parts is told the same way and is not changed itself", () => {
  const form = new FormData();
  form.set("name", "Anu");
  const told = addTraces(form, [["untouchedMs", "13"]]) as FormData;
  expect([...told]).toEqual([
    ["name", "Anu"],
    ["untouchedMs", "13"],
  ]);
  expect([...form.keys()]).toEqual(["name"]);
});
