import { expect, test } from "vitest";
import { CommandError, UsageError } from "./command.ts";
import { showSittings } from "./sittings.ts";

async function run(args: string[], input: string | undefined) {
  const printed: unknown[] = [];
  const code = await showSittings({
    ...{ args, env: {}, note: () => {}, ask: undefined },
    print: (line) => printed.push(JSON.parse(line)),
    read: input === undefined ? undefined : async () => Buffer.from(input).toString("latin1"),
  });
  return { code, printed };
}

test("each line of consulting hours is read into sittings and what is unread", async () => {
  const input = ["Mon to Fri: 9 am – 1 pm\nSat: 3–6", "തിങ്കൾ രാവിലെ 9 മുതൽ 1 വരെ"]
    .map((text) => JSON.stringify(text))
    .join("\n");
  expect(await run(["read"], input)).toEqual({
    code: 0,
    printed: [
      { weekly: [{ days: [1, 2, 3, 4, 5], from: "09:00", to: "13:00" }], unread: ["Sat: 3–6"] },
      { weekly: [{ days: [1], from: "09:00", to: "13:00" }], unread: [] },
    ],
  });
});

test("a line that is no JSON string is named, and nothing is printed", async () => {
  await expect(run(["read"], '"Mon 9-1"\nMon 9-1')).rejects.toThrow(
    new CommandError('Line 2 is not a JSON string, such as "Mon to Fri: 9 am – 1 pm": Mon 9-1'),
  );
  await expect(run(["read"], "5")).rejects.toThrow(CommandError);
});

test("another word, or nothing to read, is refused with how it is used", async () => {
  await expect(run(["write"], "")).rejects.toThrow(UsageError);
  await expect(run(["read"], undefined)).rejects.toThrow(UsageError);
});
