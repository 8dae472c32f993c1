import { toMoment } from "../schema/scalar-types.ts";
import { invalidQuery, unknownPath } from "./rest-errors.ts";

/** What content types and tags have in common. */
interface Definition {
  readonly sys: object;
  readonly name: string;
}

const PATHS = new Set(["name", "sys.id", "sys.type", "sys.createdAt", "sys.updatedAt"]);

const PLAIN = new Set(["access_token", "limit", "locale", "order", "select", "skip"]);

type Test = (value: string, operand: string) => boolean;

const isIn: Test = (value, operand) => operand.split(",").includes(value);

const contains: Test = (value, operand) => value.toLowerCase().includes(operand.toLowerCase());

const TESTS: ReadonlyMap<string, Test> = new Map([
  ["eq", (value, operand) => value === operand],
  ["ne", (value, operand) => value !== operand],
  ["in", isIn],
  ["nin", (value, operand) => !isIn(value, operand)],
  ["match", contains],
  ["exists", (value, operand) => (value !== "") === (operand === "true")],
]);

/** The content types or tags that a request asks for, in its order. There are few, so none is indexed. */
export function searchDefinitions<T extends Definition>(definitions: readonly T[], parameters: URLSearchParams): T[] {
  let found = [...definitions];
  for (const [key, operand] of parameters) {
    if (PLAIN.has(key)) continue;
    const [, path = key, operator = "eq"] = /^([^[\]]+)(?:\[(\w+)\])?$/.exec(key) ?? [];
    if (path === "query") {
      found = found.filter(({ name }) => contains(name, operand));
      continue;
    }
    if (!PATHS.has(path)) throw unknownPath(path);
    const test = TESTS.get(operator);
    if (!test) throw invalidQuery({ name: "unknownOperator", path: path.split("."), value: operator });
    found = found.filter((definition) => test(readPath(definition, path), operand));
  }
  return sort(found, parameters.get("order"));
}

function sort<T extends Definition>(definitions: T[], order: string | null): T[] {
  const keys = (order ?? "").split(",").filter((key) => key !== "");
  for (const key of keys) if (!PATHS.has(key.replace(/^-/, ""))) throw unknownPath(key.replace(/^-/, ""));
  return definitions.toSorted((a, b) => {
    for (const key of keys) {
      const path = key.replace(/^-/, "");
      const [left, right] = [toOrdered(readPath(a, path)), toOrdered(readPath(b, path))];
      if (left !== right) return left < right === key.startsWith("-") ? 1 : -1;
    }
    return 0;
  });
}

function toOrdered(text: string): string | number {
  return toMoment(text) ?? text;
}

function readPath(definition: Definition, path: string): string {
  const { name, sys } = definition;
  const value = path === "name" ? name : (sys as Record<string, unknown>)[path.slice("sys.".length)];
  return typeof value === "string" ? value : "";
}
