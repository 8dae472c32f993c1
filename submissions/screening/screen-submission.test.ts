import { describe, expect, test } from "vitest";
import { openSubmissions } from "../test-support/open-submissions.ts";
import { describeStores } from "../test-support/describe-stores.ts";
import {
  SAMPLE_APPLICATION,
  SAMPLE_APPOINTMENT,
  SAMPLE_CONTACT,
  SAMPLE_RESUME,
} from "../test-support/sample-hospitals.ts";
import type { SubmittedForm } from "../stored-submission.ts";
import { screenSubmission } from "./screen-submission.ts";

const FORM: SubmittedForm = { kind: "contact", request: SAMPLE_CONTACT };

describe("a submission is held", () => {
  test.each([
    ["that fills what nobody sees", { reasonForWriting: "SEO" }, ["honeypot"]],
    ["that fills it with a list", { reasonForWriting: ["x"] }, ["honeypot"]],
    ["that a script sent at once", { untouchedMs: 1999 }, ["too-fast"]],
    ["that a script sent at once in a form of several parts", { untouchedMs: "0" }, ["too-fast"]],
    ["that did both", { reasonForWriting: "x", untouchedMs: 3 }, ["honeypot", "too-fast"]],
  ])("%s", (_name, input, reasons) => {
    expect(screenSubmission(FORM, input)).toEqual(reasons);
  });
});

describe("a submission is not held", () => {
  test.each([
    ["with neither", {}],
    ["with an empty field", { reasonForWriting: "" }],
    ["that says nothing about it", { reasonForWriting: null, untouchedMs: null }],
    ["that was sent later", { untouchedMs: 2000 }],
    ["whose time is no number", { untouchedMs: "soon" }],
    ["that is nothing", null],
  ])("%s", (_name, input) => {
    expect(screenSubmission(FORM, input)).toEqual([]);
  });
});

describeStores("a submission that looks automatic", (createPlace) => {
  test.each([
    ["appointment", { ...SAMPLE_APPOINTMENT, reasonForWriting: "x" }, "honeypot"],
    [
      "contact",
      { ...SAMPLE_CONTACT, message: "[url=http://spam.example]x[/url]", untouchedMs: 5 },
      "too-fast, content",
    ],
    ["job", { ...SAMPLE_APPLICATION, name: "www.spam.example" }, "content"],
  ] as const)("(%s) is answered like any other, stored whole and held", async (kind, input, heldFor) => {
    const { submissions, store, log } = await openSubmissions(await createPlace());
    const outcome = await submissions.submit(kind, input, { resume: SAMPLE_RESUME });
    expect(outcome).toEqual({ status: "accepted", receipt: { reference: expect.any(String) as string } });
    expect(await store.list({})).toMatchObject([{ status: "held", heldFor }]);
    expect(await store.claim({ leaseMs: 1000, except: [] })).toBeUndefined();
    expect(log.lines.join("\n")).toContain("a submission that looks automatic was stored and is held");
    expect(log.lines.join("\n")).not.toMatch(/spam|Anu/);
  });
});
