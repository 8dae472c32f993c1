import { Fragment, type ReactNode } from "react";
import type { RichTextMark, RichTextNode } from "#content/content.ts";
import { AssetFigure } from "./asset-figure.tsx";
import { isLinkAllowed, isLinkExternal } from "./link-target.ts";

interface RichTextProps {
  nodes: RichTextNode[];
  /** Added to every heading's level, so that an editor's first level fits below the page's own headings. */
  headingOffset?: number;
}

/** Text as an editor of the content service wrote it, as elements; no HTML of the service ever reaches the page. */
export function RichText({ nodes, headingOffset = 1 }: RichTextProps) {
  if (nodes.length === 0) {
    return null;
  }
  return <div className="rich-text">{renderNodes(nodes, headingOffset)}</div>;
}

function renderNodes(nodes: RichTextNode[], headingOffset: number): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, headingOffset)}</Fragment>);
}

function renderNode(node: RichTextNode, headingOffset: number): ReactNode {
  switch (node.type) {
    case "text":
      return node.marks.reduce(applyMark, withLineBreaks(node.value));
    case "heading":
      return heading(node.level + headingOffset, renderNodes(node.children, headingOffset));
    case "rule":
      return <hr />;
    case "asset":
      return <AssetFigure asset={node.asset} />;
    case "link":
      return link(node.url, renderNodes(node.children, headingOffset));
    case "table":
      return table(renderNodes(node.children, headingOffset));
    default:
      return container(node.type, renderNodes(node.children, headingOffset));
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
