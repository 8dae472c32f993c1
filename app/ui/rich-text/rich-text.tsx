import { Fragment, type ReactNode } from "react";
import type { RichTextMark, RichTextNode } from "#content/content.ts";
import { AssetFigure } from "./asset-figure.tsx";
import { isLinkAllowed, isLinkExternal } from "./link-target.ts";

interface RichTextProps {
  nodes: RichTextNode[];
  /** Level of the heading above the text: the text's own highest heading becomes the next one. */
  headingOffset?: number;
}

/** Text as an editor of the content service wrote it, as elements; no HTML of the service ever reaches the page. */
export function RichText({ nodes, headingOffset = 1 }: RichTextProps) {
  if (nodes.length === 0) {
    return null;
  }
  const shift = headingOffset + 1 - highestHeading(nodes);
  return <div className="rich-text">{renderNodes(nodes, shift)}</div>;
}

/** Editors begin with any level; the page must not skip one (WCAG 1.3.1). */
function highestHeading(nodes: RichTextNode[]): number {
  const levels = nodes.flatMap((node) => (node.type === "heading" ? [node.level] : []));
  return Math.min(...levels, HEADINGS.length);
}

function renderNodes(nodes: RichTextNode[], headingShift: number): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, headingShift)}</Fragment>);
}

function renderNode(node: RichTextNode, headingShift: number): ReactNode {
  switch (node.type) {
    case "text":
      return node.marks.reduce(applyMark, withLineBreaks(node.value));
    case "heading":
      return heading(node.level + headingShift, renderNodes(node.children, headingShift));
    case "rule":
      return <hr />;
    case "asset":
      return <AssetFigure asset={node.asset} />;
    case "link":
      return link(node.url, renderNodes(node.children, headingShift));
    case "table":
      return table(renderNodes(node.children, headingShift));
    default:
      return container(node.type, renderNodes(node.children, headingShift));
  }
}

type Container = Exclude<RichTextNode["type"], "text" | "heading" | "rule" | "asset" | "link" | "table">;

function container(type: Container, children: ReactNode): ReactNode {
  switch (type) {
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
    case "table-row":
      return <tr>{children}</tr>;
    case "table-cell":
      return <td>{children}</td>;
    case "table-header-cell":
      return <th>{children}</th>;
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

/** Wide tables scroll inside their own box, which a keyboard must be able to reach. */
function table(rows: ReactNode): ReactNode {
  return (
    <div className="rich-text-table" role="region" aria-label="Table" tabIndex={0}>
      <table>
        <tbody>{rows}</tbody>
      </table>
    </div>
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
