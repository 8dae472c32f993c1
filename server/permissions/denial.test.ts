import { channel } from "node:diagnostics_channel";
import { expect, test } from "vitest";
import { explainDenial, reportDenials } from "./denial.ts";

test.each([
  [
    { permission: "FileSystemRead", resource: "/etc/passwd" },
    /refused to read \/etc\/passwd: .*SITE_DATA_DIR, DATA_DIR/,
  ],
  [{ permission: "FileSystemWrite", resource: "/tmp/x" }, /refused to write \/tmp\/x: it writes in DATA_DIR/],
  [{ permission: "ChildProcess", resource: "sh" }, /refused ChildProcess sh: /],
  [{}, /refused what was asked: /],
])("%o is one line that names the path and the setting", (denial, line) => {
  expect(explainDenial(denial)).toMatch(line);
  expect(explainDenial(denial)).toMatch(/NODE_PERMISSIONS=off$/);
});

test("each refusal is logged once, until reports end", () => {
  const lines: string[] = [];
  const stop = reportDenials({ error: (line: unknown) => void lines.push(String(line)) });
  const refuse = (resource: string) =>
    channel("node:permission-model:fs").publish({ permission: "FileSystemRead", resource });
  for (const path of ["/a", "/b", "/a"]) refuse(path);
  stop();
  refuse("/c");
  expect(lines).toEqual(["/a", "/b"].map((resource) => explainDenial({ permission: "FileSystemRead", resource })));
});
