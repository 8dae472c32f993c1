import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findProgram } from "#submissions/test-support/find-program.ts";

/** One line of testssl.sh's report. */
export interface Finding {
  id: string;
  severity: string;
  finding: string;
}

const HARMLESS = ["OK", "INFO"];

/** What testssl.sh must have looked at and found good, so that a scan that saw nothing passes for nothing. */
const NEEDED = ["TLS1_2", "TLS1_3", "PFS", "cipherlist_STRONG", "cert_chain_of_trust", "HSTS_time", "heartbleed"];

/** Versions and suites that must not be offered at all. */
const REFUSED = /^(?:SSLv2|SSLv3|TLS1|TLS1_1|cipherlist_(?:NULL|aNULL|EXPORT|LOW|3DES_IDEA|AVERAGE))$/;

/** What says nothing about the server, or nothing that matters here. */
const EXPECTED: Record<string, string> = {
  engine_problem: "of the machine that asks: its OpenSSL has no GOST",
  secure_renego: "asked without a server name, which gets no handshake",
  BREACH: "compression gives away what a page repeats only beside a secret in it, and pages hold none",
};

/** What of a report is a fault, and what was expected. */
export interface Grade {
  faults: string[];
  expected: string[];
}

/** The path of testssl.sh; undefined where it is not installed. */
export function findTestssl(): string | undefined {
  return findProgram("testssl") ?? findProgram("testssl.sh");
}

/** Lets testssl.sh look at the server at 127.0.0.1 that has this origin; without any connection to elsewhere. */
export async function scanTls(
  testssl: string,
  { folder, origin, authority }: { folder: string; origin: string; authority: string },
): Promise<Finding[]> {
  const report = join(folder, "testssl.json");
  const offline = ["--nodns", "none", "--ip", "127.0.0.1", "--add-ca", authority];
  const output = ["--quiet", "--color", "0", "--warnings", "batch", "--jsonfile", report];
  const scan = spawn(testssl, [...offline, ...output, origin], { stdio: "ignore" });
  await once(scan, "exit");
  return JSON.parse(await readFile(report, "utf8")) as Finding[];
}

/** No version but TLS 1.2 and 1.3, no weak suite, and nothing else that testssl.sh rates below good. */
export function gradeTls(findings: Finding[]): Grade {
  const grade: Grade = { faults: [], expected: [] };
  for (const id of NEEDED) {
    if (!findings.some((each) => each.id === id && each.severity === "OK")) grade.faults.push(`not found good: ${id}`);
  }
  for (const { id, severity, finding } of findings) {
    const isFault = REFUSED.test(id) ? finding !== "not offered" : !HARMLESS.includes(severity);
    if (!isFault) continue;
    const reason = EXPECTED[id];
    if (reason === undefined) grade.faults.push(`${severity} ${id}: ${finding}`);
    else grade.expected.push(`${id}: ${reason}`);
  }
  return grade;
}
