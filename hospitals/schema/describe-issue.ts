import * as v from "valibot";

/** Says in plain words what is wrong with a value, to be read after its file and path. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type === "strict_object" && issue.expected === "never") return "is not a field known here";
  if (issue.type === "strict_object" && issue.received === "undefined") return "is missing";
  if (issue.type === "record" && issue.received !== "Object") return "must be an object";
  if (issue.kind === "schema") return `must be ${describeType(issue.type)}, but is ${issue.received}`;
  return isOwnMessage(issue) ? withValue(issue) : issue.message;
}

const TYPE_WORDS: Record<string, string> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  strict_object: "an object",
};

function describeType(type: string): string {
  return TYPE_WORDS[type] ?? type;
}

/** Our own messages begin with a small letter and read on after the path; the library's begin with "Invalid". */
function isOwnMessage(issue: v.BaseIssue<unknown>): boolean {
  return !issue.message.startsWith("Invalid");
}

function withValue(issue: v.BaseIssue<unknown>): string {
  return typeof issue.input === "string" && issue.input !== "" ? `"${issue.input}" ${issue.message}` : issue.message;
}
