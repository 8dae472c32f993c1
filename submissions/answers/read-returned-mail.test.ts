import { expect, test } from "vitest";
import { eximReport, exchangeReport, gmailReport, postfixReport } from "../test-support/returned-mails.ts";
import { readReturnedMail, reasonOf } from "./read-returned-mail.ts";

const HEX = "0123456789abcdef0123456789abcdef";
const RECEIPT = { submissionId: HEX, kind: "receipt", number: 0, isToSecond: false };

test.each([
  ["Postfix", postfixReport, "550 5.1.1", "no-address"],
  ["Exim", eximReport, "552 5.2.2", "full"],
  ["Exchange", exchangeReport, "550 5.1.10", "no-address"],
  ["Gmail", gmailReport, "4.4.1", "unreached"],
] as const)("a report of %s names the mail and why it came back", (_name, report, code, reason) => {
  expect(readReturnedMail(report({ id: `receipt.0.${HEX}` }))).toEqual({ kind: "failed", code, mail: RECEIPT });
  expect(reasonOf(code)).toBe(reason);
});

test.each([
  [`answer.12.${HEX}`, { kind: "answer", number: 12 }],
  [`wish.2.${HEX}`, { kind: "wish", number: 2 }],
  [HEX, { kind: "request", number: 0 }],
  [`copy1.${HEX}`, { kind: "request" }],
  [`second.${HEX}`, { kind: "request", isToSecond: true }],
  [`second.copy2.${HEX}`, { kind: "request", isToSecond: true }],
])("the mail %s is known, and not mistaken for the one that it answers", (id, expected) => {
  expect(readReturnedMail(eximReport({ id }))).toMatchObject({ mail: { submissionId: HEX, ...expected } });
});

test.each(["day.2026-11-22.punalur", `receipt.0.${HEX.slice(1)}`, `x${HEX}`, `receipt.0.${HEX}0`, "hello"])(
  "the mail %s belongs to no request",
  (id) => {
    expect(readReturnedMail(postfixReport({ id }))).toMatchObject({ kind: "failed", mail: undefined });
  },
);

test.each(["delayed", "delivered", "relayed", "expanded"])(
  "a report that a mail is %s says nothing final",
  (action) => {
    expect(readReturnedMail(postfixReport({ id: `receipt.0.${HEX}` }, action))).toEqual({ kind: "passing" });
  },
);

test("a reply and an out-of-office note are no reports, also where they quote one", () => {
  const reply = `From: anu@example.org\r\nIn-Reply-To: <receipt.0.${HEX}@hospital.example>\r\n\r\nThank you\r\n`;
  expect(readReturnedMail(reply)).toEqual({ kind: "other" });
  const quoted = postfixReport({ id: HEX }).replaceAll(/^/gm, "> ");
  expect(readReturnedMail(`From: anu@example.org\r\n\r\n${quoted}`)).toEqual({ kind: "other" });
  expect(readReturnedMail("")).toEqual({ kind: "other" });
});

test("a report without returned headers or codes is still one, with line ends of either kind", () => {
  const plain = `X-Failed-Recipients: anu@example.org\n\nMessage-ID: <${HEX}@hospital.example>\n\n`;
  expect(readReturnedMail(plain)).toMatchObject({ kind: "failed", code: "", mail: { kind: "request" } });
});
