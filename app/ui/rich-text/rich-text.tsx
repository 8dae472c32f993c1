import { Fragment, type ReactNode } from "react";
import type { EntryReference, RichTextMark, RichTextNode, MediaAsset } from "#site/content/content.ts";
import { Icon } from "../icon/icon.tsx";
import { MediaImage } from "../picture/picture.tsx";
import { useTexts } from "../texts/texts.tsx";

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
  if (nodes.length === 0) return null;
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

type Setting = { headingShift: number; toEntry: ToEntry | undefined };

function renderNodes(nodes: RichTextNode[], setting: Setting): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, setting)}</Fragment>);
}

const CONTAINERS = {
  paragraph: "p",
  blockquote: "blockquote",
  "ordered-list": "ol",
  "unordered-list": "ul",
  "list-item": "li",
} as const;

function renderNode(node: RichTextNode, setting: Setting): ReactNode {
  const { headingShift, toEntry } = setting;
  switch (node.type) {
    case "text":
      return node.marks.reduce(applyMark, withLineBreaks(node.value));
    case "rule":
      return <hr />;
    case "asset":
      return <AssetFigure asset={node.asset} />;
    case "entry":
      return (
        toEntry && (
          <LinkPanel to={toEntry(node.entry)}>
            {node.title}
            <Icon name="arrow-right" />
          </LinkPanel>
        )
      );
    case "table":
      return <RichTextTable rows={node.children} renderCell={(children) => renderNodes(children, setting)} />;
  }
  const children = renderNodes(node.children, setting);
  switch (node.type) {
    case "heading":
      return heading(node.level + headingShift, node.id, children);
    case "link":
      return link(node.url, children);
    case "entry-link":
      return toEntry ? <a href={toEntry(node.entry)}>{children}</a> : children;
    // RichTextTable draws rows and cells; one outside a table is its content.
    case "table-row":
    case "table-cell":
    case "table-header-cell":
      return children;
  }
  const Container = CONTAINERS[node.type];
  return <Container>{children}</Container>;
}

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

function heading(level: number, id: string | undefined, children: ReactNode): ReactNode {
  const Heading = HEADINGS[Math.min(Math.max(level, 1), HEADINGS.length) - 1] ?? "h6";
  return <Heading id={id}>{children}</Heading>;
}

function link(url: string, children: ReactNode): ReactNode {
  if (!isLinkAllowed(url)) return children;
  const isExternal = !isPath(url) && /^https?:/i.test(url);
  return (
    <a href={url} {...(isExternal && { rel: "noopener" })}>
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

function AssetFigure({ asset }: { asset: MediaAsset }) {
  const texts = useTexts("richText");
  const player = renderPlayer(asset, texts);
  if (!player) {
    const extension = /\.([a-z]{2,4})$/i.exec(asset.url)?.[1]?.toUpperCase();
    return (
      <LinkPanel to={asset.url}>
        {asset.title || texts.download}
        {extension && ` (${extension})`}
      </LinkPanel>
    );
  }
  return (
    <figure>
      {player}
      {asset.title && <figcaption>{asset.title}</figcaption>}
    </figure>
  );
}

function renderPlayer(asset: MediaAsset, { sound, video }: { sound: string; video: string }) {
  switch (asset.contentType.split("/")[0]) {
    case "image":
      // The caption names the picture: without a description of its own, screen readers would say it twice.
      return (
        <MediaImage
          asset={asset}
          alt={asset.description === asset.title ? "" : (asset.description ?? "")}
          sizes="(max-width: 55.99rem) 92vw, 50rem"
          maxWidth={800}
        />
      );
    case "video":
      return (
        <video controls preload="metadata" aria-label={asset.title || video}>
          <source src={asset.url} type={asset.contentType} />
        </video>
      );
    case "audio":
      return <audio controls preload="none" src={asset.url} aria-label={asset.title || sound} />;
    default:
      return undefined;
  }
}

function LinkPanel({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="rich-text-panel">
      <a href={to}>{children}</a>
    </p>
  );
}

const ALLOWED_SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

/** True for web, mail and phone links and for paths of this site; false for anything that could run as script. */
function isLinkAllowed(url: string): boolean {
  if (isPath(url)) return true;
  try {
    return ALLOWED_SCHEMES.has(new URL(url).protocol);
  } catch {
    return false;
  }
}

function isPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url) || url.startsWith("#");
}

type RichTextTableProps = { rows: RichTextNode[]; renderCell: (children: RichTextNode[]) => ReactNode };

/** A first row of header cells only heads the columns. Wide tables scroll in a box that a keyboard can reach. */
function RichTextTable({ rows, renderCell }: RichTextTableProps) {
  const { table } = useTexts("richText");
  const [first, ...others] = rows.map(cellsOf);
  const hasHead = first !== undefined && first.length > 0 && first.every(isHeader);
  const body = hasHead ? others : [...(first ? [first] : []), ...others];
  return (
    <div className="rich-text-table" role="region" aria-label={table} tabIndex={0}>
      <table>
        {hasHead && (
          <thead>
            <Row cells={first} scope="col" renderCell={renderCell} />
          </thead>
        )}
        <tbody>
          {body.map((cells, index) => (
            <Row key={index} cells={cells} scope="row" renderCell={renderCell} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Pick<RichTextTableProps, "renderCell"> {
  cells: Cell[];
  scope: "col" | "row";
}

function Row({ cells, scope, renderCell }: RowProps) {
  return (
    <tr>
      {cells.map((cell, index) =>
        isHeader(cell) ? (
          <th key={index} scope={scope}>
            {renderCell(cell.children)}
          </th>
        ) : (
          <td key={index}>{renderCell(cell.children)}</td>
        ),
      )}
    </tr>
  );
}

type Cell = Extract<RichTextNode, { type: "table-cell" | "table-header-cell" }>;

function cellsOf(row: RichTextNode): Cell[] {
  if (!("children" in row)) return [];
  return row.children.filter(isCell);
}

function isCell(node: RichTextNode): node is Cell {
  return node.type === "table-cell" || node.type === "table-header-cell";
}

function isHeader({ type }: Cell): boolean {
  return type === "table-header-cell";
}
