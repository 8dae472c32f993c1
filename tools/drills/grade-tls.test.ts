import { expect, test } from "vitest";
import { gradeTls, type Finding } from "./grade-tls.ts";

const GOOD: Finding[] = [
  ...["TLS1_2", "TLS1_3", "PFS", "cipherlist_STRONG", "cert_chain_of_trust", "HSTS_time", "heartbleed"].map((id) => ({
    id,
    severity: "OK",
    finding: "offered",
  })),
  { id: "TLS1", severity: "INFO", finding: "not offered" },
];

test("a report without a fault is graded so, and says what was expected", () => {
  const breach = { id: "BREACH", severity: "MEDIUM", finding: "potentially VULNERABLE" };
  expect(gradeTls([...GOOD, breach])).toEqual({ faults: [], expected: [expect.stringMatching(/^BREACH: /)] });
});

test.each([
  ["an old version", { id: "TLS1_1", severity: "INFO", finding: "offered" }],
  ["weak suites", { id: "cipherlist_3DES_IDEA", severity: "INFO", finding: "offered" }],
  ["a fault", { id: "LUCKY13", severity: "LOW", finding: "potentially vulnerable" }],
])("%s is a fault, however mildly it is rated", (_, finding) => {
  expect(gradeTls([...GOOD, finding]).faults).toEqual([`${finding.severity} ${finding.id}: ${finding.finding}`]);
});

test("a report that saw nothing passes for nothing", () => {
  expect(gradeTls([]).faults).toContain("not found good: TLS1_3");
});
