/** A node of a rich text document with whatever of it can be used; nothing the service sends is trusted. */
export interface ReadNode {
  readonly nodeType: string;
  readonly value: string;
  readonly marks: readonly string[];
  /** Where a hyperlink leads. */
  readonly uri: string;
  /** The id of the asset or entry that a node points at. */
  readonly targetId: string;
  readonly children: readonly unknown[];
}

/** Reads a node; what is missing or of another type is empty. Never throws. */
export function readNode(value: unknown): ReadNode {
  const node = readRecord(value);
  const data = readRecord(node.data);
  return {
    nodeType: readString(node.nodeType),
    value: readString(node.value),
    marks: readList(node.marks).map((mark) => readString(readRecord(mark).type)),
    uri: readString(data.uri).trim(),
    targetId: readString(readRecord(readRecord(data.target).sys).id),
    children: readList(node.content),
  };
}

function readRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function readString(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
