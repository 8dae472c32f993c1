/** A node of Contentful's rich text: a document, a block, an inline or a text. */
export interface RichTextNode {
  nodeType: string;
  data: object;
  content?: RichTextNode[];
  value?: string;
  marks?: { type: string }[];
}

/** Whether a value is a rich text document. */
export function isDocument(value: unknown): value is RichTextNode {
  return typeof value === "object" && value !== null && "nodeType" in value && value.nodeType === "document";
}

/** Texts side by side with the same marks become one, and empty ones are left out. */
export function joinTexts(nodes: readonly RichTextNode[]): RichTextNode[] {
  const joined: RichTextNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.nodeType === "text" && node.value === "") continue;
    if (node.nodeType === "text" && last?.nodeType === "text" && marksOf(last) === marksOf(node))
      joined[joined.length - 1] = { ...last, value: `${last.value ?? ""}${node.value ?? ""}` };
    else joined.push(node);
  }
  return joined;
}

const marksOf = ({ marks = [] }: RichTextNode) =>
  marks
    .map(({ type }) => type)
    .toSorted()
    .join(" ");

/**
 * What a document means: Contentful's editor puts empty texts around links and an empty paragraph at the end, splits
 * texts and orders marks as they were clicked, and nothing of it shows.
 */
export function normalise(document: RichTextNode): RichTextNode {
  const { content = [] } = document;
  const last = content.findLastIndex((node) => node.nodeType !== "paragraph" || !isEmpty(node));
  return normaliseNode({ ...document, content: content.slice(0, last < 0 ? undefined : last + 1) });
}

function isEmpty({ content = [] }: RichTextNode): boolean {
  return content.every((node) => node.nodeType === "text" && node.value === "");
}

function normaliseNode(node: RichTextNode): RichTextNode {
  if (node.nodeType === "text") {
    const marks = (node.marks ?? []).map(({ type }) => ({ type })).toSorted((a, b) => (a.type < b.type ? -1 : 1));
    return { nodeType: "text", value: node.value ?? "", marks, data: node.data };
  }
  return { ...node, content: joinTexts(node.content ?? []).map(normaliseNode) };
}
