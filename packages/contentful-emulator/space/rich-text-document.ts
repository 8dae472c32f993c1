/** The node kinds of a rich text document that point at an entry or asset. */
export type LinkingNode =
  | "embedded-asset-block"
  | "asset-hyperlink"
  | "embedded-entry-block"
  | "embedded-entry-inline"
  | "entry-hyperlink";

/** The node kinds of a rich text document that point at an entry of another space. */
export type ResourceNode = "embedded-resource-block" | "embedded-resource-inline" | "resource-hyperlink";

/** An entry of another space, and what kind of thing it is there. */
export interface ResourceTarget {
  readonly urn: string;
  readonly linkType: string;
}

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
  const ids = findTargets(document, nodeType).map(readLinkId);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** What nodes of one kind point at in other spaces, each once, in the order of the document. */
export function findResources(document: unknown, nodeType: ResourceNode): ResourceTarget[] {
  const found = new Map<string, ResourceTarget>();
  for (const target of findTargets(document, nodeType)) {
    const { urn, linkType } = isRecord(target) && isRecord(target.sys) ? target.sys : {};
    if (typeof urn === "string" && typeof linkType === "string") found.set(urn, { urn, linkType });
  }
  return [...found.values()];
}

/** What nodes point at, of one kind or all, in the order of the document. */
export function findTargets(document: unknown, nodeType?: string): unknown[] {
  const targets: unknown[] = [];
  visitNodes(document, (node) => {
    const isAsked = nodeType === undefined || node.nodeType === nodeType;
    if (isAsked && isRecord(node.data) && node.data.target !== undefined) targets.push(node.data.target);
  });
  return targets;
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

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
