import { expect, test } from "vitest";
import { parseCmsAnswer } from "./parse-cms-answer.ts";

const answerWith = (...codes: string[]) =>
  JSON.stringify({
    data: { doctorsCollection: { items: [null] } },
    errors: codes.map((code) => ({ message: code, extensions: { contentful: { code } } })),
  });

test.each([
  [[], true],
  [["UNRESOLVABLE_LINK", "UNEXPECTED_LINKED_CONTENT_TYPE"], true],
  [["UNRESOLVABLE_LINK", "INTERNAL_SERVER_ERROR"], false],
  [["RESOURCES_EXHAUSTED"], false],
])("data beside %j is used, and stands for how the space is: %s", (codes, isLasting) => {
  expect(parseCmsAnswer(200, answerWith(...codes))).toEqual({
    data: { doctorsCollection: { items: [null] } },
    errors: codes.map((message) => ({ message })),
    isLasting,
  });
});

test.each([
  { doctors: null, departmentsCollection: { items: [] } },
  { departmentsCollection: {}, doctors: null },
])("a null beside errors is a failure, whatever else came: %j", (data) => {
  const errors = [{ message: "Internal server error" }];
  expect(() => parseCmsAnswer(200, JSON.stringify({ data, errors }))).toThrow(
    expect.objectContaining({ name: "ContentUnavailableError", errors }),
  );
  expect(parseCmsAnswer(200, JSON.stringify({ data }))).toMatchObject({ data, errors: [] });
});
