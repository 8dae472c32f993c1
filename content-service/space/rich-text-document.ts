/** The node kinds of a rich text document that point at an entry or asset. */
export type LinkingNode =
  "embedded-asset-block" | "asset-hyperlink" | "embedded-entry-block" | "embedded-entry-inline" | "entry-hyperlink";

/** A rich text document's text without its structure. */
export function readPlainText(document: unknown): string {
  const texts: string[] = [];
  visitNodes(document, (node) => {
    if (node.nodeType === "text" && typeof node.value === "string") texts.push(node.value);
  });
  return texts.join(" ");
}

/** The ids that nodes of one kind point at, each once, in the order of the document. */
export function findLinkedIds(document: unknown, nodeType: LinkingNode): string[] {
  const ids = new Set<string>();
  visitNodes(document, (node) => {
    const id = node.nodeType === nodeType ? readTargetId(node.data) : undefined;
    if (id !== undefined) ids.add(id);
  });
  return [...ids];
}

function readTargetId(data: unknown): string | undefined {
  const target = isRecord(data) ? data.target : undefined;
  return readLinkId(target);
}

/** The id a link points at; undefined when the value is no link. */
export function readLinkId(link: unknown): string | undefined {
  const sys = isRecord(link) ? link.sys : undefined;
  return isRecord(sys) && typeof sys.id === "string" ? sys.id : undefined;
}

function visitNodes(node: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (!isRecord(node)) return;
  visit(node);
  if (Array.isArray(node.content)) node.content.forEach((child) => visitNodes(child, visit));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
