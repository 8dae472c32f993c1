import { expect, test } from "vitest";
import { eximReport, exchangeReport, gmailReport, postfixReport } from "#outbox/test-support/returned-mails.ts";
import { readReturnedMail, reasonOf } from "./read-returned-mail.ts";

const HEX = "0123456789abcdef0123456789abcdef";

test.each([
  ["Postfix", postfixReport, "550 5.1.1", "no-address"],
  ["Exim", eximReport, "552 5.2.2", "full"],
  ["Exchange", exchangeReport, "550 5.1.10", "no-address"],
  ["Gmail", gmailReport, "4.4.1", "unreached"],
] as const)("a report of %s names the mail and why it came back", (_name, report, code, reason) => {
  const recipients = ["anu.thomas@example.org"];
  expect(readReturnedMail(report({ id: HEX }))).toEqual({ kind: "failed", code, mailIds: [HEX], recipients });
  expect(reasonOf(code)).toBe(reason);
});

// Mails of before each had random bits of its own.
test.each([`receipt.0.${HEX}`, `answer.12.${HEX}`, `second.copy2.${HEX}`, "day.2026-11-22.venmala-north", HEX])(
  "the mail %s is named, and neither the one that it answers nor the report",
  (id) => {
    expect(readReturnedMail(eximReport({ id }))).toMatchObject({ mailIds: [id] });
  },
);

test("a false report of thousands of mails names few", () => {
  const ids = Array.from({ length: 5000 }, (_, count) => `Message-ID: <${count}a@hospital.example>`);
  const report = readReturnedMail(`X-Failed-Recipients: anu@example.org\n\n${ids.join("\n")}\n`);
  expect(report).toMatchObject({ mailIds: expect.objectContaining({ length: 10 }) as string[] });
});

test.each(["delayed", "delivered", "relayed", "expanded"])(
  "a report that a mail is %s says nothing final",
  (action) => {
    expect(readReturnedMail(postfixReport({ id: `receipt.0.${HEX}` }, action))).toEqual({ kind: "passing" });
  },
);

test("a person's reply names the mail that it answers, and an out-of-office note answers none", () => {
  const reply = `From: anu@example.org\r\nIn-Reply-To:\r\n <${HEX}@hospital.example>\r\n\r\nThank you\r\n`;
  expect(readReturnedMail(reply)).toEqual({ kind: "reply", mailIds: [HEX] });
  for (const line of ["Auto-Submitted: auto-replied", "Precedence: bulk", "X-Autoreply: yes"])
    expect(readReturnedMail(`${line}\r\n${reply}`)).toEqual({ kind: "other" });
});

test("a mail that quotes a report is none", () => {
  const quoted = postfixReport({ id: HEX }).replaceAll(/^/gm, "> ");
  expect(readReturnedMail(`From: anu@example.org\r\n\r\n${quoted}`)).toEqual({ kind: "other" });
  expect(readReturnedMail("")).toEqual({ kind: "other" });
});

test("a report without returned headers or codes is still one, with line ends of either kind", () => {
  const plain = `X-Failed-Recipients: anu@example.org\n\nMessage-ID: <${HEX}@hospital.example>\n\n`;
  expect(readReturnedMail(plain)).toEqual({
    ...{ kind: "failed", code: "", mailIds: [HEX] },
    recipients: ["anu@example.org"],
  });
});
