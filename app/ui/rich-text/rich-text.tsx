import { Fragment, type ReactNode } from "react";
import type { EntryReference, RichTextMark, RichTextNode } from "#content/content.ts";
import { AssetFigure } from "./asset-figure.tsx";
import { EntryPanel } from "./entry-panel.tsx";
import { isLinkAllowed, isLinkExternal } from "./link-target.ts";
import { RichTextTable } from "./rich-text-table.tsx";

/** The address of an entry's page. */
export type ToEntry = (entry: EntryReference) => string;

interface RichTextProps {
  nodes: RichTextNode[];
  /** Level of the heading above the text: the text's own highest heading becomes the next one. */
  headingOffset?: number;
  /** Where links to other entries lead; without it they are their text. */
  toEntry?: ToEntry;
}

/** Text as an editor of the content service wrote it, as elements; no HTML of the service ever reaches the page. */
export function RichText({ nodes, headingOffset = 1, toEntry }: RichTextProps) {
  if (nodes.length === 0) {
    return null;
  }
  const headingShift = headingOffset + 1 - Math.min(...headingLevels(nodes), HEADINGS.length);
  return <div className="rich-text">{renderNodes(nodes, { headingShift, toEntry })}</div>;
}

/** Editors begin with any level; the page must not skip one (WCAG 1.3.1). */
function headingLevels(nodes: RichTextNode[]): number[] {
  return nodes.flatMap((node) => {
    if (node.type === "heading") return [node.level];
    return "children" in node ? headingLevels(node.children) : [];
  });
}

interface Setting {
  headingShift: number;
  toEntry: ToEntry | undefined;
}

function renderNodes(nodes: RichTextNode[], setting: Setting): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, setting)}</Fragment>);
}

function renderNode(node: RichTextNode, setting: Setting): ReactNode {
  switch (node.type) {
    case "text":
      return node.marks.reduce(applyMark, withLineBreaks(node.value));
    case "rule":
      return <hr />;
    case "asset":
      return <AssetFigure asset={node.asset} />;
    case "entry":
      return setting.toEntry && <EntryPanel to={setting.toEntry(node.entry)} title={node.title} />;
    case "table":
      return <RichTextTable rows={node.children} renderCell={(children) => renderNodes(children, setting)} />;
    default:
      return renderContainer(node, renderNodes(node.children, setting), setting);
  }
}

type Container = Exclude<RichTextNode, { type: "text" | "rule" | "asset" | "entry" | "table" }>;

function renderContainer(node: Container, children: ReactNode, { headingShift, toEntry }: Setting): ReactNode {
  switch (node.type) {
    case "heading":
      return heading(node.level + headingShift, children);
    case "link":
      return link(node.url, children);
    case "entry-link":
      return toEntry ? <a href={toEntry(node.entry)}>{children}</a> : children;
    case "paragraph":
      return <p>{children}</p>;
    case "blockquote":
      return <blockquote>{children}</blockquote>;
    case "ordered-list":
      return <ol>{children}</ol>;
    case "unordered-list":
      return <ul>{children}</ul>;
    case "list-item":
      return <li>{children}</li>;
    // Rows and cells are the table's own work; one that stands alone is what is in it.
    default:
      return children;
  }
}

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

function heading(level: number, children: ReactNode): ReactNode {
  const Heading = HEADINGS[Math.min(Math.max(level, 1), HEADINGS.length) - 1] ?? "h6";
  return <Heading>{children}</Heading>;
}

function link(url: string, children: ReactNode): ReactNode {
  if (!isLinkAllowed(url)) {
    return children;
  }
  return (
    <a href={url} {...(isLinkExternal(url) ? { rel: "noopener" } : {})}>
      {children}
    </a>
  );
}

const MARK_ELEMENTS = {
  bold: "strong",
  italic: "em",
  underline: "u",
  code: "code",
  superscript: "sup",
  subscript: "sub",
  strikethrough: "s",
} as const satisfies Record<RichTextMark, string>;

function applyMark(text: ReactNode, mark: RichTextMark): ReactNode {
  const Element = MARK_ELEMENTS[mark];
  return <Element>{text}</Element>;
}

function withLineBreaks(value: string): ReactNode {
  return value.split("\n").map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
