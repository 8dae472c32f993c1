import { describe, expect, test } from "vitest";
import { openSubmissions } from "#outbox/test-support/open-submissions.ts";
import { describeStores } from "#outbox/test-support/describe-stores.ts";
import { SAMPLE_APPLICATION, SAMPLE_APPOINTMENT, SAMPLE_CONTACT, SAMPLE_RESUME } from "#outbox/test-support/samples.ts";
import { screenSubmission } from "./holds.ts";

const BROWSER = { isBrowser: true };

describe("a submission with two signs of a program is held", () => {
  test.each([
    [
      "that fills what nobody sees and is sent by no browser",
      { reasonForWriting: "SEO" },
      {},
      ["honeypot", "no-browser"],
    ],
    ["that fills it with a list", { reasonForWriting: ["x"] }, {}, ["honeypot", "no-browser"]],
    [
      "that a script fills and sends at once",
      { reasonForWriting: "x", untouchedMs: 3 },
      BROWSER,
      ["honeypot", "too-fast"],
    ],
    ["the same as a multipart form", { reasonForWriting: "x", untouchedMs: "0" }, BROWSER, ["honeypot", "too-fast"]],
    ["with all three", { reasonForWriting: "x", untouchedMs: 3 }, {}, ["honeypot", "too-fast", "no-browser"]],
  ])("%s", (_name, input, sender, reasons) => {
    expect(screenSubmission(input, sender)).toEqual(reasons);
  });
});

describe("a submission with one sign at most is not held", () => {
  test.each([
    ["with none", {}, BROWSER],
    ["of a program that fills only what people see", {}, {}],
    ["whose every field a password manager filled, and that a person sent", { reasonForWriting: "Anu" }, BROWSER],
    ["that was filled so and sent later without a hand", { reasonForWriting: "x", untouchedMs: 2000 }, BROWSER],
    ["that was sent at once", { untouchedMs: 5 }, {}],
    ["with an empty field", { reasonForWriting: "", untouchedMs: 5 }, {}],
    ["that says nothing about it", { reasonForWriting: null, untouchedMs: null }, {}],
    ["that is nothing", null, {}],
  ])("%s", (_name, input, sender) => {
    expect(screenSubmission(input, sender)).toEqual([]);
  });
});

describeStores("what is held", (createPlace) => {
  test.each([
    ["appointment", { ...SAMPLE_APPOINTMENT, reasonForWriting: "x" }],
    ["contact", { ...SAMPLE_CONTACT, reasonForWriting: "x" }],
    ["job", { ...SAMPLE_APPLICATION, reasonForWriting: "x" }],
  ] as const)("(%s) gets the response of any other, is stored whole and held", async (kind, input) => {
    const { submissions, store, log } = await openSubmissions(await createPlace());
    const outcome = await submissions.submit(kind, input, { file: SAMPLE_RESUME });
    expect(outcome).toMatchObject({ status: "accepted", receipt: { reference: expect.any(String) as string } });
    expect(await store.list({})).toMatchObject([{ status: "held", heldFor: "honeypot, no-browser" }]);
    expect(await store.claimMail({ leaseMs: 1000 })).toBeUndefined();
    expect(log.lines.join("\n")).toContain("a program's submission was stored and is held");
    expect(log.lines.join("\n")).not.toMatch(/Anu/);
  });

  test.each([
    ["I cannot stop drinking. Is there help? My old report: https://drive.google.com/file/d/1AbC/view"],
    ["I lost my savings in sports betting https://bet.example and cannot sleep."],
    ["Is there a psychiatrist? I lost all in crypto trading, see www.coins.example. Please do not unsubscribe me."],
    [Array.from({ length: 10 }, (_, scan) => `https://drive.google.com/file/d/scan-${scan}`).join(" ")],
    ['[url=https://a.example]x[/url] <a href="https://b.example">y</a>'],
  ])("nothing for what it says: %s", async (message) => {
    const { submissions, store } = await openSubmissions(await createPlace());
    for (const name of ["Anu Thomas", "Anu www.thomas-stores.example"]) {
      await submissions.submit("contact", { ...SAMPLE_CONTACT, name, message });
      await submissions.submit("appointment", { ...SAMPLE_APPOINTMENT, patientName: name });
    }
    // Beside the four mails to the office the sender's mailbox gets three receipts in an hour.
    expect(await store.figures()).toMatchObject({ queued: 4 + 3, held: 0 });
  });
});
