import { writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { readSettings, runCommand } from "./command.ts";
import { parseSettings } from "./settings-file.ts";

// As systemd 252 reads each of these lines in an EnvironmentFile=.
test.each([
  ["SMTP_URL=smtp://u:a&b;c$d@mail.example.org", "smtp://u:a&b;c$d@mail.example.org"],
  ["SMTP_URL=$(touch /tmp/x)`id`", "$(touch /tmp/x)`id`"],
  ['MAIL_FROM="Hospital website <website@example.org>"', "Hospital website <website@example.org>"],
  ["MAIL_FROM=Hospital website <website@example.org>", "Hospital website <website@example.org>"],
  ["A='it # is; \"so\" $1 \\n'", 'it # is; "so" $1 \\n'],
  ["A=b#c # d", "b#c # d"],
  ['A="\\$1 \\" \\\\ \\n"', '$1 " \\ \\n'],
  ["A=a\\$b\\\\", "a$b\\"],
  ["A= b  ", "b"],
  ["A=b\\ ", "b "],
  ["A=it's", "it's"],
  ["A='a'\"b\"c", "abc"],
  ["A=a\\\nb", "ab"],
  ["A='a\nb'", "a\nb"],
  ["A=", ""],
  ["  A = b", "b"],
])("%s is read as systemd does", (line, value) => {
  expect(Object.values(parseSettings(`# A=1\n; A=2 \\\nA=3\nno setting\n\n${line}\n`))).toEqual([value]);
});

describe("--env", () => {
  const write = (text: string) => {
    const file = join(temporaryFolder(), "website.env");
    writeFileSync(file, text);
    return file;
  };

  test("adds the settings of its files, the later one first, and the environment before both", () => {
    const [first, second] = [write("A=1\nB=1\nC=1\n"), write("B=2\nC=2\n")];
    expect(readSettings(["--env", first, "list", "--env", second, "--limit", "3"], { C: "3" })).toEqual({
      args: ["list", "--limit", "3"],
      env: { A: "1", B: "2", C: "3" },
    });
  });

  test("names what is wrong with its file in one line", () => {
    expect(() => readSettings(["list", "--env"], {})).toThrow("--env: which file?");
    expect(() => readSettings(["--env", join(temporaryFolder(), "none")], {})).toThrow(
      /^--env: ENOENT.* must be able to read it$/,
    );
  });
});

test("a command says in one line which path it cannot use", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const umask = process.umask();
  onTestFinished(() => {
    process.umask(umask);
    process.exitCode = undefined;
    said.mockRestore();
  });
  await runCommand(async () => (await readdir("/nowhere")).length);
  await runCommand(async () => (await readFile(temporaryFolder())).length);
  expect(process.exitCode).toBe(1);
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^ENOENT.*'\/nowhere'\. The account.* be able to use it$/)],
    [expect.stringMatching(/^EISDIR.*\. Name another file$/)],
  ]);
});
