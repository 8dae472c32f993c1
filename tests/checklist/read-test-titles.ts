import { parseSync, Visitor, type ESTree } from "vite";

const RUNNING = ["test", "it"];
/** `test.each(rows)("title")` and its like run; `test.skip` and `test.fixme` do not. */
const TABLES = ["each", "for"];

/** The titles of the tests that run in a file's source, placeholders of templates and tables as they are written. */
export function readTestTitles(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]!.message}`);
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const title = isTest(callee) && first && readTitle(first, source);
      if (title) titles.push(title);
    },
  }).visit(program);
  return titles;
}

function isTest(callee: ESTree.Node): boolean {
  if (callee.type === "Identifier") return RUNNING.includes(callee.name);
  if (callee.type !== "CallExpression" || callee.callee.type !== "MemberExpression") return false;
  const { object, property } = callee.callee;
  return isTest(object) && property.type === "Identifier" && TABLES.includes(property.name);
}

function readTitle(title: ESTree.Node, source: string): string | undefined {
  if (title.type === "Literal" && typeof title.value === "string") return title.value;
  if (title.type === "TemplateLiteral") return source.slice(title.start + 1, title.end - 1);
  return undefined;
}
