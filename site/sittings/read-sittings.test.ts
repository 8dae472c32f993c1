import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSittings } from "./read-sittings.ts";

/** Texts by class, each with what is read of it, as `showSittings` writes it. */
const TEXTS = readFileSync(join(import.meta.dirname, "read-sittings.texts.txt"), "utf8");

function showSittings({ weekly, unread }: ReturnType<typeof readSittings>): string {
  const sittings = weekly.map(({ days, weeks, from, to, overnight, appointmentOnly, validFrom, validTo, label }) =>
    [
      days.join(""),
      weeks && `#${weeks.join(",")}`,
      `${from}-${to}`,
      overnight && "overnight",
      appointmentOnly && "appointment",
      validFrom && `from ${validFrom}`,
      validTo && `to ${validTo}`,
      label && `"${label}"`,
    ]
      .filter(Boolean)
      .join(" "),
  );
  return [...sittings, ...unread.map((text) => `unread "${text}"`)].join(" | ");
}

describe.each(
  TEXTS.split(/^# /m)
    .slice(1)
    .map((part) => part.trim().split("\n")),
)("%s", (_class, ...lines) => {
  test.each(lines.filter(Boolean).map((line) => line.split(" => ")))("%s", (text = "", expected) => {
    expect(showSittings(readSittings(text.replaceAll(String.raw`\n`, "\n")))).toBe(expected);
  });
});

test("both encodings of chillu and the joiners of Malayalam make no difference", () => {
  const atomic = "തിങ്കൾ മുതൽ വെള്ളി വരെ രാവിലെ 9 മുതൽ 1 വരെ";
  const old = atomic.replaceAll("ൾ", "ള്\u200d").replaceAll("ൽ", "ല്\u200d");
  expect(old).not.toBe(atomic);
  expect(readSittings(old)).toEqual(readSittings(atomic));
  expect(readSittings("തിങ്കളാഴ്\u200cച 9-1")).toEqual(readSittings("തിങ്കളാഴ്ച 9-1"));
});

test("a text of one word more that nobody knows is read no further", () => {
  for (const text of ["Mon to Fri: 9 am – 1 pm", "Mon, Wed 9-1", "24x7"]) {
    expect(readSittings(text).unread).toEqual([]);
    expect(readSittings(`${text} zyx`).weekly).toEqual([]);
  }
});

test("an empty text holds nothing, and one longer than anybody's hours is left as it is", () => {
  expect(readSittings(" \n ")).toEqual({ weekly: [], unread: [] });
  const long = "Mon 9-1\n".repeat(20_000).trim();
  expect(readSittings(long)).toEqual({ weekly: [], unread: [long] });
});
