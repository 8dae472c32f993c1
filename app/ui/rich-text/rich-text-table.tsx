import type { ReactNode } from "react";
import type { RichTextNode } from "#content/content.ts";
import { useTexts } from "../texts/texts.tsx";

interface RichTextTableProps {
  rows: RichTextNode[];
  renderCell: (children: RichTextNode[]) => ReactNode;
}

/**
 * A table of a text. A first row of header cells only heads the columns, a header cell elsewhere its row. Wide tables
 * scroll inside their own box, which a keyboard must be able to reach.
 */
export function RichTextTable({ rows, renderCell }: RichTextTableProps) {
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
  /** What its header cells head. */
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
