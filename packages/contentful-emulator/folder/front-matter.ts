import {
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
} from "yaml";

/** A mistake in a file of a folder of content. */
export interface ContentFault {
  /** Path below the folder, such as `doctors/anitha-kumari.md`. */
  readonly file: string;
  /** Undefined when it is about the whole file. */
  readonly line: number | undefined;
  /** What is wrong and what would be right. */
  readonly message: string;
}

/** One line for a fault: `doctors/anitha-kumari.md:7: …`. */
export function describeFault({ file, line, message }: ContentFault): string {
  return line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`;
}

/** A file's values with their lines, and the text below them. */
export interface FrontMatter {
  readonly values: readonly { key: string; node: Node | null; line: number }[];
  readonly body: { text: string; line: number } | undefined;
  /** The line on which a value begins. */
  lineOf: (node: Node | null | undefined) => number;
  toPlain: (node: Node | null) => unknown;
}

type NoteFault = (line: number | undefined, message: string) => void;

const FENCED = /^---[ \t]*\n([^]*?)(?:^|\n)---[ \t]*(?:\n|$)/;

/** Reads the values of a Markdown, JSON or YAML file; undefined when they cannot be read. */
export function readFrontMatter(file: string, source: string, fault: NoteFault): FrontMatter | undefined {
  const text = source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  if (!file.endsWith(".md")) return parseValues(text, 0, undefined, fault, file.endsWith(".json"));
  const [whole = "", yaml = ""] = FENCED.exec(text) ?? [];
  if (whole === "") {
    fault(1, "must begin with a line ---, the fields, one a line, and another line ---");
    return undefined;
  }
  const rest = text.slice(whole.length);
  const body = rest.trim() === "" ? undefined : { text: rest, line: countLines(whole) };
  return parseValues(yaml, 1, body, fault, false);
}

const countLines = (text: string) => text.split("\n").length;

function parseValues(
  yaml: string,
  linesBefore: number,
  body: FrontMatter["body"],
  fault: NoteFault,
  isJson: boolean,
): FrontMatter | undefined {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  if (isJson && !isValidJson(yaml, fault)) return undefined;
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  for (const { pos, message } of document.errors) fault(lineAt(pos[0]), explainYaml(message));
  if (document.errors.length > 0) return undefined;
  const { contents } = document;
  if (contents !== null && !isMap(contents)) {
    fault(linesBefore + 1, "must be fields, each with a colon after its name");
    return undefined;
  }
  const lineOf = (node: Node | null | undefined) => (node?.range ? lineAt(node.range[0]) : linesBefore + 1);
  return { values: listValues(contents, lineOf), body, lineOf, toPlain: (node) => toPlain(node, document, fault) };
}

function listValues(contents: YAMLMap<ParsedNode, ParsedNode | null> | null, lineOf: FrontMatter["lineOf"]) {
  return (contents?.items ?? []).map(({ key, value }) => ({
    key: isScalar(key) ? ((key as Scalar).source ?? String(key.value)) : "",
    node: value as Node | null,
    line: lineOf(key),
  }));
}

/** A number or a word such as `yes` is a text as it stands, so that 0470 or 1.0 keep their digits. */
export function readText(node: Node): string | undefined {
  if (!isScalar(node)) return undefined;
  return typeof node.value === "string" ? node.value : node.source;
}

function toPlain(node: Node | null, document: Document, fault: NoteFault): unknown {
  try {
    return node?.toJS(document) as unknown;
  } catch (error) {
    fault(undefined, String(error));
    return undefined;
  }
}

function isValidJson(text: string, fault: NoteFault): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = /position (\d+)/.exec(message)?.[1];
    fault(
      offset === undefined ? countLines(text) : countLines(text.slice(0, Number(offset))),
      `no valid JSON: ${message}`,
    );
    return false;
  }
}

/** The library's words for the most common mistake say little. */
function explainYaml(message: string): string {
  const [first = ""] = message.split("\n");
  if (/Nested mappings|Implicit keys need|Implicit map keys/.test(first))
    return `no valid YAML: put the value in quotes, because it contains a colon, or correct the spaces before the field (${first})`;
  return `no valid YAML: ${first}`;
}
