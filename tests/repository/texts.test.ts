import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";

interface Node {
  type: string;
  [key: string]: unknown;
}

/** A text that somebody reads: two words or more, or one with a capital; no length, class or media type. */
const WORDS =
  /^(?!.*(?:\d(?:r?em|px|vw)\b|\w--|^\w+\/\w+;))(?:.*\p{L}\p{Ll}+[,;:.]? [\p{L}\d]|\s*\p{Lu}\p{Ll}+[\p{Ll} .!?…:]*$)/u;

/** Attributes and properties that no one reads; the others hold texts. */
const CODE =
  /^(?:className|sizes|style|media|content|rel|allow|d|viewBox|transform|points|srcSet|href|fallback|key|field|as|@type|Content-Disposition)$/;

/** The texts in a module that a visitor may read, as far as its shape shows. */
function textsIn(source: string): string[] {
  const texts: string[] = [];
  visit(parseAst(source, { lang: "tsx" }) as unknown as Node);
  return texts;

  function visit(node: unknown): void {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null) return;
    const { type, ...parts } = node as Node;
    if (/^(?:Import|TS)/.test(type ?? "")) return;
    if (type === "ThrowStatement" || (type === "CallExpression" && isLog(parts))) return;
    if (type === "BinaryExpression" && /^[!=]==$/.test(String(parts.operator))) return;
    if ((type === "JSXAttribute" || type === "Property") && CODE.test(nameOf(parts))) return;
    if (type === "JSXText" && /\p{L}{2}/u.test(String(parts.value))) texts.push(String(parts.value).trim());
    if (type === "Literal" && typeof parts.value === "string" && WORDS.test(parts.value)) texts.push(parts.value);
    if (type === "TemplateElement" && WORDS.test((parts.value as { raw: string }).raw))
      texts.push((parts.value as { raw: string }).raw);
    Object.values(parts).forEach(visit);
  }
}

function nameOf(parts: Record<string, unknown>): string {
  const { name, value } = (parts.name ?? parts.key ?? {}) as { name?: unknown; value?: unknown };
  return String(name ?? value ?? "");
}

function isLog({ callee }: Record<string, unknown>): boolean {
  return /^(?:log|console)$/.test(String((callee as { object?: { name?: string } }).object?.name));
}

test("the texts that visitors read are in the catalogue", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter(
    (path) => !/\.(?:test|examples)\.tsx?$|development|ui\/examples/.test(path),
  );
  const found = files.flatMap((path) => textsIn(readFileSync(path, "utf8")).map((text) => `${path}: ${text}`));
  expect(files.length).toBeGreaterThan(2);
  expect(found).toEqual([]);
});

test("a text in a component is found", () => {
  expect(textsIn("<p className='a b' title='Read this'>Good {`${a} of them all`}</p>")).toEqual([
    "Read this",
    "Good",
    " of them all",
  ]);
});
