import { describe, expect, test } from "vitest";
import { IDLE_FORM, nextFormState, type FormEvent, type FormState } from "./form-state.ts";

const rejection = { field: "email", message: "Enter your email-address" };

function after(...events: FormEvent[]): FormState {
  return events.reduce(nextFormState, IDLE_FORM);
}

describe("the state of a form", () => {
  test("a refused field shows its message and no mark", () => {
    expect(after({ type: "reject", rejection })).toEqual({
      phase: "idle",
      rejection: { ...rejection, stage: "message" },
      hasFailed: false,
    });
  });

  test("the mark takes the message's place, and then only the reason stays", () => {
    const marked = after({ type: "reject", rejection }, { type: "showMark" });
    expect(marked.rejection?.stage).toBe("mark");
    expect(nextFormState(marked, { type: "hideMark" }).rejection?.stage).toBe("quiet");
  });

  test("mending the refused field forgets the reason", () => {
    expect(after({ type: "reject", rejection }, { type: "edit", isMended: true }).rejection).toBeUndefined();
  });

  test("any other edit hides banner and mark and keeps the reason", () => {
    const state = after({ type: "reject", rejection }, { type: "edit", isMended: false });
    expect(state.rejection).toEqual({ ...rejection, stage: "quiet" });
  });

  test("a refusal that came with the page keeps its mark until it is mended", () => {
    const state: FormState = { ...IDLE_FORM, rejection: { ...rejection, stage: "lasting" } };
    expect(nextFormState(state, { type: "edit", isMended: false }).rejection?.stage).toBe("lasting");
    expect(nextFormState(state, { type: "edit", isMended: true }).rejection).toBeUndefined();
  });

  test("sending forgets an earlier refusal", () => {
    expect(after({ type: "reject", rejection }, { type: "send" })).toEqual({ ...IDLE_FORM, phase: "sending" });
  });

  test("a failed send leaves the form usable and says that it failed until the next edit", () => {
    const failed = after({ type: "send" }, { type: "fail" });
    expect(failed).toEqual({ ...IDLE_FORM, hasFailed: true });
    expect(nextFormState(failed, { type: "edit", isMended: false }).hasFailed).toBe(false);
  });

  test("a sent form stays sent when something is typed", () => {
    expect(
      after(
        { type: "send" },
        { type: "succeed", receipt: { reference: undefined }, lines: [] },
        { type: "edit", isMended: false },
      ).phase,
    ).toBe("sent");
  });
});
