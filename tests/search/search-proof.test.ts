import { expect, test } from "vitest";
import { countFigures, createAnswering, LANGUAGES, readProofPhrases } from "./measure-search.ts";

const phrases = await readProofPhrases();
const answering = await createAnswering();

test("the proof set holds at least 500 phrases, each once in its language", () => {
  expect(phrases.length).toBeGreaterThanOrEqual(500);
  for (const { text, accepted, kind } of phrases) expect([text, accepted[0], kind], text).not.toContain("");
  expect(new Set(phrases.map(({ language, text }) => `${language} ${text}`)).size).toBe(phrases.length);
});
