import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { standIn, type TextLanguages } from "./stand-in-texts.ts";

/** Rejects with a `SiteDataError` that names the file and everything wrong in it, once for all its languages. */
export async function readDataFile<Schema extends v.GenericSchema>(
  dataDir: string,
  file: string,
  schema: Schema,
  languages?: TextLanguages,
): Promise<v.InferOutput<Schema>> {
  const source = await readText(dataDir, file);
  const content = parseJson(file, source);
  const misfits = languages ? standIn({ file, content, source }, languages) : [];
  const result = v.safeParse(schema, content);
  if (result.success && misfits.length === 0) return result.output;
  const firsts = new Map<string, v.BaseIssue<unknown>>();
  for (const issue of result.issues?.toReversed() ?? []) firsts.set(v.getDotPath(issue) ?? "", issue);
  const problems = [...firsts].map(([path, issue]) => ({ path, message: describeIssue(issue) })).toReversed();
  const isEcho = ({ path, message }: Misfit) => {
    const ofFirst = path.replace(/(^|\.)text\.[^.]+/, `$1text.${languages?.first}`);
    return ofFirst !== path && problems.some((other) => other.path === ofFirst && other.message === message);
  };
  throw new SiteDataError(
    [...problems.filter((problem) => !isEcho(problem)), ...misfits].map((problem) => ({ file, ...problem })),
  );
}

type Misfit = ReturnType<typeof standIn>[number];

export async function readJson(dataDir: string, file: string): Promise<unknown> {
  return parseJson(file, await readText(dataDir, file));
}

async function readText(dataDir: string, file: string): Promise<string> {
  return readFile(join(dataDir, file), "utf8").catch((cause: unknown) => {
    throw fileProblem(file, isMissing(cause) ? "the file is missing" : `cannot be read: ${String(cause)}`);
  });
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw fileProblem(file, `is no valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

function fileProblem(file: string, message: string): SiteDataError {
  return new SiteDataError([{ file, path: "", message }]);
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const isOfObject = issue.type === "strict_object" || issue.type === "object";
  if (isOfObject && issue.expected === "never") return "is not a field known here";
  if (isOfObject && issue.received === "undefined") return "is missing";
  if (issue.type === "record" && issue.received !== "Object") return "must be an object";
  if (issue.kind === "schema")
    return `${describeSchema(issue)}, but is ${RECEIVED_WORDS[issue.received] ?? shorten(issue.received)}`;
  return isOwnMessage(issue) ? withValue(issue) : issue.message;
}

function describeSchema(issue: v.BaseIssue<unknown>): string {
  if (isOwnMessage(issue)) return issue.message;
  if (issue.type === "picklist")
    return `must be one of ${issue.expected?.replace(/^\(|\)$/g, "").replaceAll(" | ", ", ")}`;
  return `must be ${describeType(issue.type)}`;
}

const RECEIVED_WORDS: Record<string, string> = { Object: "an object", Array: "a list" };

const MAX_QUOTE = 80;

function shorten(text: string): string {
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
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
  return typeof issue.input === "string" && issue.input !== ""
    ? `"${shorten(issue.input)}" ${issue.message}`
    : issue.message;
}

export interface SiteDataProblem {
  /** File below the data folder, e.g. "hospitals/punalur/home.json". */
  file: string;
  /** Place in the file, e.g. "text.en.welcome.heading"; empty for the whole file. */
  path: string;
  message: string;
}

/** The data folder cannot be used; the message lists every problem, one a line, each with file and path. */
export class SiteDataError extends Error {
  override name = "SiteDataError";
  readonly problems: SiteDataProblem[];

  constructor(problems: SiteDataProblem[]) {
    const lines = [...new Set(problems.map(describeProblem))];
    super(`The site's data cannot be used:\n${lines.map((line) => `  ${line}`).join("\n")}`);
    this.problems = problems;
  }
}

export function describeProblem({ file, path, message }: SiteDataProblem): string {
  return path === "" ? `${file}: ${message}` : `${file}: ${path}: ${message}`;
}

/** As `Promise.all`, but the `SiteDataError` it rejects with holds the problems of every one that failed. */
export async function settleTogether<Values extends readonly unknown[]>(
  promises: readonly [...{ [Index in keyof Values]: Promise<Values[Index]> }],
): Promise<Values> {
  const settled = await Promise.allSettled(promises);
  const problems = settled.flatMap((result) => (result.status === "rejected" ? problemsOf(result.reason) : []));
  if (problems.length > 0) throw new SiteDataError(problems);
  return settled.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as Values;
}

function problemsOf(reason: unknown): SiteDataProblem[] {
  if (reason instanceof SiteDataError) return reason.problems;
  throw reason;
}
